"""The round: players take roles in turn (rules 3.1); prospector (3.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.puertorico import actions
from prdesk.puertorico.catalog.buildings import GUESTHOUSE, LIBRARY
from prdesk.puertorico.catalog.ids import MAYOR, PROSPECTOR, ROLES
from prdesk.puertorico.phases.base import GUESTHOUSE as GUESTHOUSE_PHASE
from prdesk.puertorico.phases.base import (
    ROUND_PHASE,
    Events,
    Fields,
    Phase,
    gain_doubloons,
    refuse,
    report,
)
from prdesk.puertorico.phases.role_phases import start_role
from prdesk.puertorico.scoring import winners
from prdesk.puertorico.state import SEAT, Frame, State

_NO_PRIVILEGE: Final = 8
_NO_LIBRARY: Final = 16


class RoundPhase(Phase):
    """Bottom frame of the stack. Codes: role, + 8 without privilege, + 16 without Library."""

    number: ClassVar[int] = ROUND_PHASE
    fields: ClassVar[Fields] = ()
    decisions: ClassVar[tuple[str, ...]] = ("role",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        taken = state.role_taken
        rules = state.rules
        library = self._library_optional(state, frame[SEAT])
        free = []
        cards = 0
        for r in range(len(rules.roles)):
            if taken[r] < 0:
                cards += 1
                free.append(r)
                if r == MAYOR and state.colonist_supply:
                    free.append(r + _NO_PRIVILEGE)
                if library:
                    free.append(r + _NO_LIBRARY)
        return free if len(rules.roles) - cards < rules.picks else []

    def _library(self, state: State, seat: int) -> bool:
        """Whether Library doubles the privilege of the role that the seat takes (4.2, 7.13)."""
        if state.players[seat].city[LIBRARY] <= 0:
            return False
        return len(state.players) > 2 or not state.library_used >> seat & 1

    def _library_optional(self, state: State, seat: int) -> bool:
        return len(state.players) == 2 and self._library(state, seat)

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        role = code & 7
        seat = frame[SEAT]
        doubloons = state.role_doubloons[role]
        state.role_doubloons[role] = 0
        state.role_taken[role] = seat
        state.players[seat].doubloons += doubloons
        frame[SEAT] = (seat + 1) % len(state.players)
        if events is not None:
            report(events, "role_taken", seat, auto, role=ROLES[role], doubloons=doubloons)
        privilege = 0 if code & _NO_PRIVILEGE else 1
        if privilege and not code & _NO_LIBRARY and self._library(state, seat):
            privilege = 2
            if len(state.players) == 2:
                state.library_used |= 1 << seat
        if role >= PROSPECTOR:
            gain_doubloons(state, seat, privilege, events, by="prospector")
        elif role != MAYOR and _guests_wait(state):
            state.frames.append([GUESTHOUSE_PHASE, seat, seat, 0, privilege, role + 1])
        else:
            start_role(state, role, seat, privilege, events)

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        """All roles of the round are taken: end the round, or the game."""
        if state.end_reason is not None:
            state.frames.pop()
            if events is not None:
                report(events, "game_ended", None, True, winners=winners(state))
            return
        for role in state.rules.roles:
            if state.role_taken[role] < 0:
                state.role_doubloons[role] = state.role_doubloons[role] + 1
            state.role_taken[role] = -1
        state.library_used = 0
        state.governor = (state.governor + 1) % len(state.players)
        if events is not None:
            report(events, "round_ended", None, True, round=state.round, governor=state.governor)
        state.round += 1
        frame[SEAT] = state.governor

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        assert isinstance(action, actions.Role)
        role = ROLES.index(action.role)
        if role not in state.rules.roles:
            refuse("role_not_in_game", role=action.role)
        if state.role_taken[role] >= 0:
            refuse("role_taken", role=action.role, player=state.role_taken[role])
        optional = action.privilege and self._library_optional(state, frame[SEAT])
        if not action.library and not optional:
            refuse("library_not_here")
        if action.privilege:
            return role if action.library else role + _NO_LIBRARY
        if role != MAYOR:
            refuse("privilege_not_here")
        if not state.colonist_supply:
            refuse("supply_empty")
        return MAYOR + _NO_PRIVILEGE

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {
            "type": "role",
            "role": ROLES[code & 7],
            **({"privilege": False} if code & _NO_PRIVILEGE else {}),
            **({"library": False} if code & _NO_LIBRARY else {}),
        }


def _guests_wait(state: State) -> bool:
    """Whether somebody's Guesthouse holds a guest."""
    there = state.stock[GUESTHOUSE] >= 0
    return there and any(player.city[GUESTHOUSE] > 0 for player in state.players)
