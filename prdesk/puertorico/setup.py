"""A new game (rules sections 1.2 and 1.3)."""

from __future__ import annotations

from prdesk.core.rng import Rng
from prdesk.puertorico import engine
from prdesk.puertorico.catalog.buildings import COUNT
from prdesk.puertorico.catalog.ids import ROLES, TILES
from prdesk.puertorico.phases.base import ROUND_PHASE
from prdesk.puertorico.phases.settler import deal
from prdesk.puertorico.rules import Ruleset
from prdesk.puertorico.state import Player, State


def new_state(rules: Ruleset, names: tuple[str, ...], seed: int) -> State:
    """The table after set-up; seat 0 is governor and chooses first."""
    setup = rules.setup
    tiles = list(setup.plantations)
    for kind in setup.start:
        tiles[kind] -= 1
    stack = [kind for kind, n in enumerate(tiles) for _ in range(n)]
    rng = Rng(seed)
    rng.shuffle(stack)
    state = State(
        rules=rules,
        names=names,
        rng=rng.state,
        round=1,
        governor=0,
        end_reason=None,
        vp_supply=setup.vp,
        colonist_supply=setup.supply,
        colonist_ship=setup.ship,
        goods=list(setup.goods),
        quarries=setup.quarries,
        face_up=[],
        stack=stack,
        discard=[],
        stock=list(rules.copies),
        role_doubloons=[0] * len(ROLES),
        role_taken=[-1] * len(ROLES),
        house=[],
        ship_sizes=setup.ships,
        ship_goods=[-1] * len(setup.ships),
        ship_counts=[0] * len(setup.ships),
        players=[_new_player(setup.doubloons, kind) for kind in setup.start],
        frames=[[ROUND_PHASE, 0, 0]],
        codes=[],
        decision="role",
    )
    deal(state)
    engine.run(state, None)
    return state


def _new_player(doubloons: int, kind: int) -> Player:
    tiles = [0] * len(TILES)
    tiles[kind] = 1
    return Player(
        doubloons=doubloons,
        vp=0,
        goods=[0] * 5,
        tiles=tiles,
        men=[0] * len(TILES),
        city=[-1] * COUNT,
        san_juan=0,
        island_used=1,
        city_used=0,
    )
