"""A new game (rules sections 1.2, 1.3, 4.1, 4.3)."""

from __future__ import annotations

from prdesk.core.rng import Rng
from prdesk.puertorico import engine
from prdesk.puertorico.catalog.ids import ROLES
from prdesk.puertorico.phases.base import DRAFT, ROUND_PHASE
from prdesk.puertorico.phases.draft import add_kind
from prdesk.puertorico.phases.tiles import deal
from prdesk.puertorico.rules import Ruleset
from prdesk.puertorico.state import Player, State, empty_board


def new_state(rules: Ruleset, names: tuple[str, ...], seed: int) -> State:
    """The table after set-up; seat 0 is governor and chooses first."""
    setup = rules.setup
    tiles = list(setup.plantations)
    for kind in setup.start:
        tiles[kind] -= 1
    stack = [kind for kind, n in enumerate(tiles) for _ in range(n)]
    rng = Rng(seed)
    rng.shuffle(stack)
    colonist_supply, colonist_ship = rules.colonists()
    noble_supply, noble_ship = rules.noble_pieces()
    state = State(
        rules=rules,
        names=names,
        rng=rng.state,
        round=1,
        governor=0,
        end_reason=None,
        vp_supply=setup.vp,
        colonist_supply=colonist_supply,
        colonist_ship=colonist_ship,
        noble_supply=noble_supply,
        noble_ship=noble_ship,
        removed_colonists=0,
        removed_nobles=0,
        goods=list(setup.goods),
        quarries=setup.quarries,
        face_up=[],
        stack=stack,
        discard=[],
        stock=list(rules.stock),
        role_doubloons=[0] * len(ROLES),
        role_taken=[-1] * len(ROLES),
        library_used=0,
        house=[],
        ship_sizes=setup.ships,
        ship_goods=[-1] * len(setup.ships),
        ship_counts=[0] * len(setup.ships),
        players=[_new_player(rules.start_doubloons(kind), kind) for kind in setup.start],
        frames=[[ROUND_PHASE, 0, 0]],
        codes=[],
        decision="role",
    )
    deal(state)
    if "random_buildings" in rules.variants:
        _draw_buildings(state)
    elif rules.has_draft and not rules.fixed_set:
        state.frames.append([DRAFT, 0, 0])
    engine.run(state, None)
    return state


def _draw_buildings(state: State) -> None:
    """Fill the spaces of the draft at random."""
    rng = Rng(state.rng)
    while kinds := state.rules.draftable:
        add_kind(state, kinds[rng.below(len(kinds))])
    state.rng = rng.state


def _new_player(doubloons: int, kind: int) -> Player:
    player = empty_board()
    player.doubloons = doubloons
    player.tiles[kind] = player.island_used = player.circles = 1
    return player
