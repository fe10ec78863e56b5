"""Positions out of games, and other ones that a seat can't tell from them."""

from __future__ import annotations

from prdesk.ai.games import HEURISTICS
from prdesk.core.rng import Dice
from prdesk.games import game
from prdesk.homesteaders.catalog.tiles import TILES

HS = game("homesteaders")
HEURISTIC = HEURISTICS["homesteaders"]


def positions(players, seed, every=7, **options):
    """States met in a game of somewhat random moves, copied every few decisions."""
    state = HS.new({"players": players, **options}, None, seed)
    dice = Dice(seed)
    step = 0
    while state.frames:
        if step % every == 0:
            yield state.copy()
        codes = HEURISTIC.candidates(state)
        surprise = dice.below(4) == 0
        HS.play(state, HS.random_code(state, dice) if surprise else codes[dice.below(len(codes))])
        step += 1


def loaded(state):
    """The same position, with holdings that nobody has followed."""
    return HS.load(HS.position(state), 0)


def indistinguishable(state, seed):
    """A copy with other tiles to come and, unless they were followed, holdings of the rivals."""
    copy = state.copy()
    dice = Dice(seed)
    for deck in copy.decks[1:]:
        for stage in {TILES[tile].stage for tile in deck}:
            places = [at for at, tile in enumerate(deck) if TILES[tile].stage == stage]
            tiles = [deck[at] for at in places]
            dice.shuffle(tiles)
            for at, tile in zip(places, tiles, strict=True):
                deck[at] = tile
    if not state.tracked and not state.rules.open_holdings:
        for seat, player in enumerate(copy.players):
            if seat != state.player:
                player.silver, player.trade, player.debt, player.vp = (
                    dice.below(9) for _ in range(4)
                )
                player.goods = [dice.below(3) for _ in player.goods]
    return copy
