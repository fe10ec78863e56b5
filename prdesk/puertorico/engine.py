"""The run loop: asks the phase on top of the stack and carries forced steps out.

Only decisions with at least two legal choices are ever asked (formats.md section 3).
"""

from __future__ import annotations

from typing import Final

from prdesk.core.errors import GameOver, IllegalAction
from prdesk.core.game import Json
from prdesk.core.rng import Dice
from prdesk.core.structs import Action, Pass
from prdesk.puertorico import actions
from prdesk.puertorico.catalog.ids import ROLES
from prdesk.puertorico.phases.arrangement import (
    all_arrangements,
    place_at_random,
    random_arrangement,
)
from prdesk.puertorico.phases.base import MAYOR, Events, Phase
from prdesk.puertorico.phases.draft import DraftPhase
from prdesk.puertorico.phases.guesthouse import GuesthousePhase
from prdesk.puertorico.phases.mayor import MayorPhase, ShipPiecePhase
from prdesk.puertorico.phases.role_phases import ROLE_PHASES
from prdesk.puertorico.phases.round import RoundPhase
from prdesk.puertorico.phases.royal_supplier import RoyalSupplierPhase
from prdesk.puertorico.phases.storage import StoragePhase
from prdesk.puertorico.phases.tile_extras import (
    HaciendaForestPhase,
    HuntingLodgePhase,
    LandOfficeForestPhase,
    LandOfficePhase,
    LibraryTilePhase,
)
from prdesk.puertorico.state import PHASE, SEAT, State

_MAYOR: Final = MayorPhase()

PHASES: Final[tuple[Phase, ...]] = (
    RoundPhase(),
    *ROLE_PHASES,
    StoragePhase(),
    DraftPhase(),
    ShipPiecePhase(),
    GuesthousePhase(),
    HaciendaForestPhase(),
    LibraryTilePhase(),
    HuntingLodgePhase(),
    LandOfficePhase(),
    LandOfficeForestPhase(),
    RoyalSupplierPhase(),
)
"""By the number that a frame carries."""

PHASE_NAMES: Final[tuple[str, ...]] = (
    "round",
    *(ROLES[role] for role in range(len(ROLE_PHASES))),
    *(phase.decisions[0] for phase in PHASES[len(ROLE_PHASES) + 1 :]),
)
"""Ids of the phases for positions."""

ACCEPTED: dict[str, tuple[type[Action], ...]] = {
    "draft": (actions.Draft,),
    "role": (actions.Role,),
    "hacienda": (actions.Hacienda,),
    "hacienda_forest": (actions.HaciendaForest,),
    "tile": (actions.Tile, Pass),
    "library_tile": (actions.Tile, Pass),
    "hunting_lodge": (actions.DiscardTile, Pass),
    "ship_piece": (actions.ShipPiece,),
    "place": (actions.Place,),
    "build": (actions.Build, Pass),
    "craftsman_bonus": (actions.CraftsmanBonus, Pass),
    "sell": (actions.Sell, Pass),
    "land_office": (actions.LandOffice, Pass),
    "land_office_forest": (actions.LandOfficeForest,),
    "royal_supplier": (actions.RoyalSupplier, Pass),
    "load": (actions.Load, actions.SmallWharf, Pass),
    "store": (actions.Store,),
    "guesthouse": (actions.Guesthouse, Pass),
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


def placed(state: State) -> None:
    """Go on after the pieces of the seat to move were arranged on its board itself."""
    _MAYOR.next_player(state, state.frames[-1], None)
    run(state, None)


def legal_codes(state: State, limit: int | None = None) -> tuple[list[int], bool]:
    """Legal codes in their fixed order, at most `limit`, and whether that is all."""
    if state.decision != "place":
        codes = state.codes
        return (codes, True) if limit is None or len(codes) <= limit else (codes[:limit], False)
    found: list[int] = []
    for code in all_arrangements(state.players[state.player]):
        if limit is not None and len(found) == limit:
            return found, False
        found.append(code)
    return found, True


def random_code(state: State, dice: Dice) -> int:
    """An evenly random legal code; at `place` circles are filled one by one."""
    if state.decision == "place":
        return random_arrangement(state.players[state.player], dice)
    codes = state.codes
    return codes[dice.below(len(codes))]


def playout(state: State, dice: Dice) -> int:
    """Carry random choices out until the game is over; returns how many."""
    frames = state.frames
    count = 0
    while frames:
        frame = frames[-1]
        if frame[PHASE] == MAYOR:
            place_at_random(state.players[frame[SEAT]], dice)
            placed(state)
        else:
            codes = state.codes
            play(state, codes[dice.below(len(codes))], None)
        count += 1
    return count


def encode(state: State, action: Action) -> int:
    """Code of an action that is legal now; RulesError with the reason otherwise."""
    if not state.frames:
        raise GameOver()
    if not isinstance(action, ACCEPTED[state.decision]):
        name = str(action.__struct_config__.tag)
        raise IllegalAction("wrong_decision", decision=name, needed=state.decision)
    frame = state.frames[-1]
    return PHASES[frame[PHASE]].encode(state, frame, action)


def decode(state: State, code: int) -> Json:
    """Action of a legal code."""
    frame = state.frames[-1]
    return PHASES[frame[PHASE]].decode(state, frame, code)


def asked_anew(state: State) -> State:
    """The state with the legal codes of its decision worked out again."""
    if state.frames:
        frame = state.frames[-1]
        state.codes = PHASES[frame[PHASE]].legal(state, frame)
    return state
