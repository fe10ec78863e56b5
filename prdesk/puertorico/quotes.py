"""Figures that a player would work out at the table, from the very functions the phases use."""

from __future__ import annotations

from prdesk.core.game import Json
from prdesk.puertorico.catalog.buildings import NAMES
from prdesk.puertorico.catalog.ids import BUILDER, GOODS, TRADER
from prdesk.puertorico.phases import giving
from prdesk.puertorico.phases.base import PASS, PRIVILEGE
from prdesk.puertorico.phases.builder import BuilderPhase, price
from prdesk.puertorico.phases.craftsman import capacity
from prdesk.puertorico.phases.mayor import ship_needs
from prdesk.puertorico.phases.trader import income
from prdesk.puertorico.state import State
from prdesk.puertorico.view import hides_vp
from prdesk.puertorico.worth import worth_of_all

_KIND = 255
"""Bits of a building code that tell the kind and whether University is declined."""


def quotes(state: State, seat: int, view: int | None = None) -> Json:
    """What things cost and bring a seat now; nothing in it tells `view` what he may not see.

    Returns:
        `costs` (printed) and `prices` of all buildings and `incomes` of all goods in doubloons
        (with the privilege only while that seat's builder or trader is being carried out),
        `production` in barrels by good before shortages, `next_ship`, the pieces the ship should
        get, and `worth`, what each building would bring (`worth.worth_of_all`). During the draft
        `draft`: costs of all `candidates` and the kinds still `open`. While the seat builds,
        `builds`: what may be built, with the doubloons short that gifts to a Black market make
        up for; `gives`: what may be given; `helped`: whether University may act.
    """
    player = state.players[seat]
    privilege = {role: _privilege(state, role, seat) for role in (BUILDER, TRADER)}
    return {
        "costs": {NAMES[b]: state.rules.costs[b] for b in state.rules.kinds},
        "prices": {
            NAMES[b]: price(state, player, b, privilege[BUILDER]) for b in state.rules.kinds
        },
        "incomes": {
            good: income(state, player, g, privilege[TRADER]) for g, good in enumerate(GOODS)
        },
        "production": dict(zip(GOODS, capacity(player), strict=True)),
        "next_ship": ship_needs(state),
        "worth": worth_of_all(state, seat, hides_vp(state, view, seat)),
        **_draft(state),
        **_builds(state, seat),
    }


def _privilege(state: State, role: int, seat: int) -> int:
    """Strength of the privilege that the seat has in a phase now."""
    return state.frames[-1][PRIVILEGE] if state.in_phase_of(role, seat) else 0


def _draft(state: State) -> Json:
    if state.decision != "draft":
        return {}
    rules = state.rules
    candidates = {NAMES[b]: rules.costs[b] for b in rules.candidates}
    return {"draft": {"candidates": candidates, "open": [NAMES[b] for b in rules.draftable]}}


def _builds(state: State, seat: int) -> Json:
    if state.decision != "build" or state.player != seat:
        return {}
    phase, frame, player = BuilderPhase(), state.frames[-1], state.players[seat]
    codes = [code for code in state.codes if code != PASS]
    first = {code & _KIND: code for code in reversed(codes)}
    actions = [phase.decode(state, frame, code) for code in sorted(first.values())]
    short = {a["building"]: len(a.get("give", {})) for a in actions}
    single = giving.gifts(state, player)[1] if any(short.values()) else []
    return {
        "builds": short,
        "gives": [giving.decode(gift) for gift in single],
        "helped": any(not a.get("colonist", True) for a in actions),
    }
