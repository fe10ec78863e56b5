"""The round: players take roles in turn (rules 3.1); prospector (3.8)."""

from __future__ import annotations

from typing import ClassVar

from prdesk.core.game import Json
from prdesk.puertorico import actions
from prdesk.puertorico.catalog.ids import MAYOR, PROSPECTOR, ROLES
from prdesk.puertorico.phases.base import ROUND_PHASE, Events, Phase, refuse, report
from prdesk.puertorico.phases.builder import BuilderPhase
from prdesk.puertorico.phases.captain import CaptainPhase
from prdesk.puertorico.phases.craftsman import CraftsmanPhase
from prdesk.puertorico.phases.mayor import MayorPhase
from prdesk.puertorico.phases.settler import SettlerPhase
from prdesk.puertorico.phases.trader import TraderPhase
from prdesk.puertorico.scoring import winners
from prdesk.puertorico.state import SEAT, Frame, State

MAYOR_ALONE = len(ROLES)
"""Code of taking the mayor without his privilege."""

ROLE_PHASES = (
    SettlerPhase(),
    MayorPhase(),
    BuilderPhase(),
    CraftsmanPhase(),
    TraderPhase(),
    CaptainPhase(),
)
"""By role index; prospectors have no phase of their own."""


class RoundPhase(Phase):
    """Bottom frame of the stack: whose turn it is to take a role."""

    number: ClassVar[int] = ROUND_PHASE
    fields: ClassVar[tuple[tuple[str, str], ...]] = ()
    decisions: ClassVar[tuple[str, ...]] = ("role",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        taken = state.role_taken
        free = [r for r in state.rules.roles if taken[r] < 0]
        if len(state.rules.roles) - len(free) >= state.rules.picks:
            return []
        if taken[MAYOR] < 0 and state.colonist_supply:
            free.insert(free.index(MAYOR) + 1, MAYOR_ALONE)
        return free

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        role = MAYOR if code == MAYOR_ALONE else code
        seat = frame[SEAT]
        doubloons = state.role_doubloons[role]
        state.role_doubloons[role] = 0
        state.role_taken[role] = seat
        state.players[seat].doubloons += doubloons
        frame[SEAT] = (seat + 1) % len(state.players)
        report(events, "role_taken", seat, auto, role=ROLES[role], doubloons=doubloons)
        if role >= PROSPECTOR:
            state.players[seat].doubloons += 1
            report(events, "doubloons_gained", seat, True, count=1, by="prospector")
        elif role == MAYOR:
            MayorPhase().begin(state, seat, code == MAYOR, events)
        else:
            ROLE_PHASES[role].start(state, seat, events)

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        """All roles of the round are taken: end the round, or the game."""
        if state.end_reason is not None:
            state.frames.pop()
            report(events, "game_ended", None, True, winners=winners(state))
            return
        for role in state.rules.roles:
            if state.role_taken[role] < 0:
                state.role_doubloons[role] += 1
            state.role_taken[role] = -1
        state.governor = (state.governor + 1) % len(state.players)
        report(events, "round_ended", None, True, round=state.round, governor=state.governor)
        state.round += 1
        frame[SEAT] = state.governor

    def encode(self, state: State, frame: Frame, action: actions.Action) -> int:
        assert isinstance(action, actions.Role)
        role = ROLES.index(action.role)
        if role not in state.rules.roles:
            refuse("role_not_in_game", role=action.role)
        if state.role_taken[role] >= 0:
            refuse("role_taken", role=action.role, player=state.role_taken[role])
        if not action.library:
            refuse("library_not_here")
        if action.privilege:
            return role
        if role != MAYOR:
            refuse("privilege_not_here")
        if not state.colonist_supply:
            refuse("supply_empty")
        return MAYOR_ALONE

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == MAYOR_ALONE:
            return {"type": "role", "role": "mayor", "privilege": False}
        return {"type": "role", "role": ROLES[code]}
