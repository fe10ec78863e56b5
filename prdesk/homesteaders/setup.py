"""A new game (rules section 1.2)."""

from __future__ import annotations

from prdesk.core.rng import Rng
from prdesk.homesteaders import engine
from prdesk.homesteaders.catalog.ids import HOMESTEAD, NEUTRAL_START
from prdesk.homesteaders.catalog.setup import STAGE_OF_ROUND, START_SILVER, START_WORKERS
from prdesk.homesteaders.catalog.slots import SLOTS_OF
from prdesk.homesteaders.catalog.tiles import TILES
from prdesk.homesteaders.phases.base import PLACE
from prdesk.homesteaders.phases.round import reveal
from prdesk.homesteaders.rules import Ruleset
from prdesk.homesteaders.state import Player, State


def new_state(rules: Ruleset, names: tuple[str, ...], seed: int) -> State:
    """The table after set-up; seat 0 starts and places its workers first."""
    state = State(
        rules=rules,
        names=names,
        round=1,
        start=0,
        players=[new_player() for _ in range(rules.players)],
        lots=[-1] * rules.lots,
        decks=new_decks(rules.lots, seed),
        leaders=[-1] * rules.lots,
        bids=[-1] * rules.lots,
        passed=0,
        level=NEUTRAL_START if rules.neutral else -1,
        neutral_lot=-1,
        stock=rules.stock(STAGE_OF_ROUND[1]),
        frames=[[PLACE, 0, 0]],
        codes=[],
        decision="place_workers",
        tracked=True,
    )
    reveal(state, None)
    engine.run(state, None)
    return state


def new_player() -> Player:
    """A player with a homestead and what belongs to it."""
    return Player(
        silver=START_SILVER,
        workers=START_WORKERS,
        tracks=0,
        rail=0,
        trade=0,
        debt=0,
        vp=0,
        goods=[0] * 6,
        owned=1 << HOMESTEAD,
        slots=SLOTS_OF[HOMESTEAD],
        placed=0,
    )


def new_decks(lots: int, seed: int) -> list[list[int]]:
    """The piles of auction tiles, the next tile last.

    That of the first lot lies in the order of the rounds; in the others each stage is shuffled,
    one pile after the other, its first stage first.
    """
    rng = Rng(seed)
    decks = [[t for t, tile in reversed(list(enumerate(TILES))) if tile.lot == 0]]
    for lot in range(1, lots):
        pile: list[int] = []
        for stage in sorted({tile.stage for tile in TILES}):
            tiles = [t for t, tile in enumerate(TILES) if (tile.lot, tile.stage) == (lot, stage)]
            rng.shuffle(tiles)
            pile = tiles + pile
        decks.append(pile)
    return decks
