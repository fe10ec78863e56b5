"""Figures that a player would work out at the table, from the very functions the phases use."""

from __future__ import annotations

from prdesk.core.game import Json
from prdesk.puertorico.catalog.buildings import NAMES
from prdesk.puertorico.catalog.ids import BUILDER, GOODS, TRADER
from prdesk.puertorico.phases.base import PRIVILEGE
from prdesk.puertorico.phases.builder import price
from prdesk.puertorico.phases.craftsman import capacity
from prdesk.puertorico.phases.mayor import ship_needs
from prdesk.puertorico.phases.trader import income
from prdesk.puertorico.state import State


def quotes(state: State, seat: int) -> Json:
    """What things cost and bring a seat now.

    Returns:
        `prices` of all buildings and `incomes` of all goods in doubloons (with the privilege
        only while that seat's builder or trader is being carried out), `production` in barrels
        by good before shortages, and `next_ship`, the colonists the ship should get.
    """
    player = state.players[seat]
    privilege = {role: _privilege(state, role, seat) for role in (BUILDER, TRADER)}
    return {
        "prices": {
            NAMES[b]: price(state, player, b, privilege[BUILDER]) for b in state.rules.kinds
        },
        "incomes": {
            good: income(state, player, g, privilege[TRADER]) for g, good in enumerate(GOODS)
        },
        "production": dict(zip(GOODS, capacity(player), strict=True)),
        "next_ship": ship_needs(state),
    }


def _privilege(state: State, role: int, seat: int) -> int:
    """Strength of the privilege that the seat has in a phase now."""
    return state.frames[-1][PRIVILEGE] if state.in_phase_of(role, seat) else 0
