"""Component totals (rules sections 1.1, 1.2): nothing appears or vanishes.

`load` with `strict` checks them; tests check them after every action.
"""

from __future__ import annotations

from collections.abc import Iterator

from prdesk.core.errors import ConfigError
from prdesk.puertorico.catalog.buildings import NAMES
from prdesk.puertorico.catalog.ids import GOODS, QUARRY
from prdesk.puertorico.state import PHASE, State
from prdesk.puertorico.view import DRAWING, DRAWN


def totals(state: State) -> Iterator[tuple[str, int, int]]:
    """Every component as (key, pieces found, pieces in the game)."""
    setup = state.rules.setup
    players = state.players
    nobles = sum(p.nobles for p in players)
    colonists = state.colonist_supply + state.colonist_ship + state.removed_colonists
    colonists += sum(p.pieces for p in players) - nobles
    yield "colonists", colonists, sum(state.rules.colonists())
    nobles += state.noble_supply + state.noble_ship + state.removed_nobles
    yield "nobles", nobles, sum(state.rules.noble_pieces())
    for g, good in enumerate(GOODS):
        found = state.goods[g] + sum(p.goods[g] for p in players) + state.house.count(g)
        found += sum(
            count
            for carried, count in zip(state.ship_goods, state.ship_counts, strict=True)
            if carried == g
        )
        yield f"goods.{good}", found, setup.goods[g]
        lying = state.stack.count(g) + state.face_up.count(g) + state.discard.count(g)
        tiles = lying + sum(p.tiles[g] + p.forests[g] for p in players)
        tiles += sum(1 for f in state.frames if f[PHASE] in DRAWING and f[DRAWN] == g)
        yield f"plantations.{good}", tiles, setup.plantations[g]
    yield "quarries", state.quarries + sum(p.tiles[QUARRY] for p in players), setup.quarries
    for b in state.rules.kinds:
        built = sum(1 for p in players if p.city[b] >= 0)
        yield f"buildings.{NAMES[b]}", state.stock[b] + built, state.rules.copies[b]
    vp = state.vp_supply + sum(p.vp for p in players)
    yield "vp_supply", vp if state.vp_supply else min(vp, setup.vp), setup.vp


def check_totals(state: State) -> None:
    """ConfigError `wrong_total` for the first component that does not add up."""
    for key, found, expected in totals(state):
        if found != expected:
            raise ConfigError("wrong_total", key=key, found=found, expected=expected)
    check_draft(state)
    if state.ship_sizes != state.rules.setup.ships:
        raise ConfigError("wrong_total", key="ships")
    seats = [s for s in state.role_taken if s >= 0]
    count = state.rules.players
    expected_seats = [(state.governor + i) % count for i in range(len(seats))]
    if sorted(seats) != sorted(expected_seats):
        raise ConfigError("wrong_total", key="roles")


def check_draft(state: State) -> None:
    """ConfigError for a drafted kind that has no space (rules 4.1)."""
    drafted = state.rules.drafted
    growing = state.rules.with_drafted(())
    for i, kind in enumerate(drafted):
        if kind not in growing.draftable:
            raise ConfigError("does_not_fit_the_draft", key="buildings", value=NAMES[kind])
        growing = growing.with_drafted(drafted[: i + 1])
