"""Builder phase (rules 3.4): each player may build one building; University."""

from __future__ import annotations

from typing import ClassVar

from prdesk.core.game import Json
from prdesk.puertorico import actions
from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX, NAMES, UNIVERSITY
from prdesk.puertorico.catalog.ids import QUARRY
from prdesk.puertorico.catalog.setup import CITY_SPACES
from prdesk.puertorico.phases.base import (
    BUILDER,
    PASS,
    Events,
    TurnPhase,
    helper_source,
    refuse,
    report,
    take_helper,
)
from prdesk.puertorico.state import CHOOSER, SEAT, Frame, Player, State


def price(player: Player, building: int, chooser: bool) -> int:
    """Doubloons to pay: cost less occupied quarries (at most the column) and privilege."""
    row = BUILDINGS[building]
    return max(0, row.cost - min(player.men[QUARRY], row.column) - (1 if chooser else 0))


class BuilderPhase(TurnPhase):
    """Codes: 2 * building, + 1 to decline the University colonist. 2 * 45 < PASS."""

    number: ClassVar[int] = BUILDER
    decisions: ClassVar[tuple[str, ...]] = ("build",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        city = player.city
        stock = state.stock
        free = CITY_SPACES - player.city_used
        money = player.doubloons + (1 if frame[SEAT] == frame[CHOOSER] else 0)
        quarries = player.men[QUARRY]
        codes = [
            2 * b
            for b, cost, column, size in state.rules.rows
            if cost - (quarries if quarries < column else column) <= money
            and city[b] < 0
            and stock[b]
            and size <= free
        ]
        if not codes:
            return codes
        if self._university_acts(state, player):
            codes = [c + declined for c in codes for declined in (0, 1)]
        codes.append(PASS)
        return codes

    def _university_acts(self, state: State, player: Player) -> bool:
        return player.city[UNIVERSITY] > 0 and helper_source(state) != ""

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        if code == PASS:
            self.passed(frame, events, auto)
        else:
            self._build(state, frame, code, events, auto)
        self.next_player(state, frame, events)

    def _build(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        building, declined = divmod(code, 2)
        seat = frame[SEAT]
        player = state.players[seat]
        helped = not declined and self._university_acts(state, player)
        cost = price(player, building, seat == frame[CHOOSER])
        player.doubloons -= cost
        player.city[building] = 0
        player.city_used += BUILDINGS[building].size
        state.stock[building] -= 1
        report(events, "building_built", seat, auto, building=NAMES[building], cost=cost)
        if helped:
            take_helper(state, seat, "university", f"city:{NAMES[building]}", events)
            player.city[building] = 1
        if player.city_used >= CITY_SPACES and state.trigger_end("city"):
            report(events, "end_triggered", None, True, reason="city")

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        full = state.players[frame[SEAT]].city_used >= CITY_SPACES
        self.skipped(frame, events, "city_full" if full else "nothing_affordable")
        self.next_player(state, frame, events)

    def encode(self, state: State, frame: Frame, action: actions.Action) -> int:
        if isinstance(action, actions.Pass):
            return PASS
        assert isinstance(action, actions.Build)
        name = action.building
        player = state.players[frame[SEAT]]
        if name not in INDEX:
            refuse("building_not_in_game", building=name)
        building = INDEX[name]
        if player.city[building] >= 0:
            refuse("building_already_owned", building=name)
        if not state.stock[building]:
            refuse("building_sold_out", building=name)
        if BUILDINGS[building].size > CITY_SPACES - player.city_used:
            refuse("city_full", spaces=CITY_SPACES - player.city_used)
        cost = price(player, building, frame[SEAT] == frame[CHOOSER])
        if cost > player.doubloons:
            refuse("not_enough_doubloons", cost=cost, have=player.doubloons)
        if action.give:
            refuse("expansion_not_in_game")
        if not action.colonist and not self._university_acts(state, player):
            refuse("university_not_here")
        return 2 * building + (0 if action.colonist else 1)

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        building, declined = divmod(code, 2)
        return {
            "type": "build",
            "building": NAMES[building],
            **({"colonist": False} if declined else {}),
        }
