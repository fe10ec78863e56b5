"""The run loop: asks the phase on top of the stack and carries forced steps out.

Only decisions with at least two legal choices are ever asked (formats.md section 3).
"""

from __future__ import annotations

from prdesk.core.errors import GameOver, IllegalAction
from prdesk.core.rng import Rng
from prdesk.puertorico.actions import (
    Action,
    Build,
    CraftsmanBonus,
    Hacienda,
    Load,
    Pass,
    Place,
    Role,
    Sell,
    SmallWharf,
    Store,
    Tile,
)
from prdesk.puertorico.phases.base import Events, Phase
from prdesk.puertorico.phases.mayor import MayorPhase
from prdesk.puertorico.phases.round import ROLE_PHASES, RoundPhase
from prdesk.puertorico.phases.storage import StoragePhase
from prdesk.puertorico.state import PHASE, State

MAYOR_PHASE = MayorPhase()
PHASES: tuple[Phase, ...] = (RoundPhase(), *ROLE_PHASES, StoragePhase())
"""By the number that a frame carries."""

ACCEPTED: dict[str, tuple[type[Action], ...]] = {
    "role": (Role,),
    "hacienda": (Hacienda,),
    "tile": (Tile, Pass),
    "place": (Place,),
    "build": (Build, Pass),
    "craftsman_bonus": (CraftsmanBonus, Pass),
    "sell": (Sell, Pass),
    "load": (Load, SmallWharf, Pass),
    "store": (Store,),
}
"""Action types that answer each decision."""


def run(state: State, events: Events) -> None:
    """Go on until somebody has a real choice, or the game is over."""
    frames = state.frames
    while frames:
        frame = frames[-1]
        phase = PHASES[frame[PHASE]]
        codes = phase.legal(state, frame)
        if len(codes) > 1:
            state.codes = codes
            state.decision = phase.decision(frame)
            return
        if codes:
            state.codes = codes
            phase.apply(state, frame, codes[0], events, True)
        else:
            phase.skip(state, frame, events)
    state.codes = []
    state.decision = "game_over"


def play(state: State, code: int, events: Events) -> None:
    """Carry a legal code out and run on to the next decision."""
    frame = state.frames[-1]
    PHASES[frame[PHASE]].apply(state, frame, code, events, False)
    run(state, events)


def legal_codes(state: State, limit: int | None = None) -> tuple[list[int], bool]:
    """Legal codes in their fixed order, at most `limit`, and whether that is all."""
    if state.decision != "place":
        codes = state.codes
        return (codes, True) if limit is None or len(codes) <= limit else (codes[:limit], False)
    found: list[int] = []
    for code in MAYOR_PHASE.all_codes(state, state.frames[-1]):
        if limit is not None and len(found) == limit:
            return found, False
        found.append(code)
    return found, True


def random_code(state: State, rng: Rng) -> int:
    """An evenly random legal code; at `place` circles are filled one by one."""
    if state.decision == "place":
        return MAYOR_PHASE.random_code(state, state.frames[-1], rng)
    codes = state.codes
    return codes[rng.below(len(codes))]


def encode(state: State, action: Action) -> int:
    """Code of an action that is legal now; RulesError with the reason otherwise."""
    if not state.frames:
        raise GameOver()
    if not isinstance(action, ACCEPTED[state.decision]):
        name = str(action.__struct_config__.tag)
        raise IllegalAction("wrong_decision", decision=name, needed=state.decision)
    frame = state.frames[-1]
    return PHASES[frame[PHASE]].encode(state, frame, action)
