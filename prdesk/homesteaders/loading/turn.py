"""Whose turn it is: the phase stack of a position."""

from __future__ import annotations

from typing import Any, Final

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.values import as_choice, as_flag, as_int, as_list, as_map, no_other_keys
from prdesk.homesteaders.catalog.ids import FINAL_ROUND, LAWYER, LOTS, TRAIN_STATION
from prdesk.homesteaders.catalog.tiles import TILE_EXTRAS
from prdesk.homesteaders.engine import PHASE_NAMES, PHASES
from prdesk.homesteaders.phases.base import (
    BIDDING,
    BUILD,
    DONE,
    EXTRA,
    FINAL,
    LOT,
    NEUTRAL,
    PAY_BID,
    PLACE,
    RAIL,
    SECOND,
    SETTLE,
    WAGES,
    Phase,
)
from prdesk.homesteaders.phases.payment import PaymentPhase
from prdesk.homesteaders.state import PHASE, SEAT, Frame, State

_HEAD: Final = ("decision", "player")
_MORE: Final = {RAIL: ("below",), WAGES: ("cost",), PAY_BID: ("cost",)}
"""Keys of a turn beside those and the progress of its phase."""

_IN_TURN: Final = (PLACE, WAGES, FINAL)
"""Phases in which everybody acts once, from the start player."""

_OF_A_LOT: Final = (PAY_BID, BUILD, EXTRA)
"""Phases of the winner of a lot."""


def read_turn(state: State, given: Json) -> None:
    """Set the phase stack; a turn left out is the start player's who places workers."""
    state.frames = [[PLACE, state.start, 0]]
    if "turn" in given:
        _read(state, as_map(given["turn"], "turn"))
    if state.frames:
        _check(state, state.frames[-1])
        _check_cost(state, state.frames[-1], given)


def _read(state: State, turn: Json) -> None:
    for part in _HEAD:
        if part not in turn:
            raise ConfigError("missing_key", key=f"turn.{part}")
    known = ("game_over", *(d for phase in PHASES for d in phase.decisions))
    decision = as_choice(turn["decision"], "turn.decision", known)
    if decision == "game_over":
        no_other_keys(turn, _HEAD, "turn.")
        if turn["player"] is not None:
            raise ConfigError("not_your_turn", key="turn.player")
        state.frames = []
        return
    seat = as_int(turn["player"], "turn.player", 0, state.rules.players - 1)
    phase = next(p for p in PHASES if decision in p.decisions)
    frame = _frame(state, phase, turn, seat, "turn", (*_HEAD, *_MORE.get(phase.number, ())))
    if phase.decision(frame) != decision:
        raise ConfigError("not_your_turn", key="turn.decision")
    below = as_list(turn.get("below", []), "turn.below")
    state.frames = [
        *[_below(state, value, f"turn.below.{i}") for i, value in enumerate(below)][::-1],
        frame,
    ]


def _below(state: State, value: Any, key: str) -> Frame:
    """A phase that goes on afterwards."""
    given = as_map(value, key)
    for part in ("phase", "player"):
        if part not in given:
            raise ConfigError("missing_key", key=f"{key}.{part}")
    name = as_choice(given["phase"], f"{key}.phase", PHASE_NAMES)
    seat = as_int(given["player"], f"{key}.player", 0, state.rules.players - 1)
    return _frame(state, PHASES[PHASE_NAMES.index(name)], given, seat, key, ("phase", "player"))


def _frame(
    state: State, phase: Phase, given: Json, seat: int, key: str, head: tuple[str, ...]
) -> Frame:
    no_other_keys(given, (*head, *[name for name, _ in phase.fields]), f"{key}.")
    frame = [phase.number, seat]
    for name, kind in phase.fields:
        if name not in given and kind != "count":
            raise ConfigError("missing_key", key=f"{key}.{name}")
        frame.append(_field(state, given.get(name, 0), f"{key}.{name}", kind))
    return frame


def _field(state: State, value: Any, key: str, kind: str) -> int:
    if kind == "flag":
        return int(as_flag(value, key))
    if kind == "lot":
        if value is None:
            return state.rules.lots
        return LOTS.index(as_choice(value, key, LOTS[: state.rules.lots]))
    return as_int(value, key, 0, state.rules.players - 1)


def _check(state: State, frame: Frame) -> None:
    """ConfigError for a turn that the table does not allow."""
    phase, seat = frame[PHASE], frame[SEAT]
    final = state.round == FINAL_ROUND
    if phase not in (PLACE, WAGES) and (phase == FINAL) is not final:
        raise ConfigError("out_of_range", key="turn.decision")
    if phase in _IN_TURN and (state.start + frame[DONE]) % state.rules.players != seat:
        raise ConfigError("not_your_turn", key="turn.player")
    if phase in (*_IN_TURN, NEUTRAL):
        _check_no_bids(state)
    if phase == NEUTRAL:
        _fits(state.rules.neutral, "turn.decision")
        _fits(seat == state.start, "turn.player")
    if phase == BIDDING:
        _fits(_bids_on(state, seat), "turn.player")
        _check_outbid(state)
    if phase in _OF_A_LOT:
        _check_winner(state, frame)
    if phase == RAIL:
        _check_advance(state, seat)


def _fits(condition: bool, key: str) -> None:
    if not condition:
        raise ConfigError("not_your_turn", key=key)


def _check_cost(state: State, frame: Frame, given: Json) -> None:
    """What has to be paid follows from the workers or the bid; written, it is that."""
    phase = PHASES[frame[PHASE]]
    if isinstance(phase, PaymentPhase) and "cost" in given["turn"]:
        cost = as_int(given["turn"]["cost"], "turn.cost")
        if cost != phase.cost(state, frame):
            raise ConfigError("out_of_range", key="turn.cost")


def _bids_on(state: State, seat: int) -> bool:
    """Whether the player neither leads a lot nor has passed."""
    return seat not in state.leaders and not state.passed >> seat & 1


def _check_no_bids(state: State) -> None:
    """Before the auction nobody has bid or passed, and the marker is not placed."""
    for seat in state.leaders:
        if seat >= 0:
            raise ConfigError("out_of_range", key="bids")
    for seat in range(state.rules.players):
        if state.passed >> seat & 1:
            raise ConfigError("out_of_range", key=f"players.{seat}.passed")
    if state.neutral_lot >= 0:
        raise ConfigError("out_of_range", key="neutral.auction")


def _check_outbid(state: State) -> None:
    """While bids are made, one on the marker's lot beats its level; a Lawyer's may equal it."""
    lot = state.neutral_lot
    if lot < 0 or state.leaders[lot] < 0:
        return
    lawyer = state.players[state.leaders[lot]].owns(LAWYER)
    if state.bids[lot] < state.level + (0 if lawyer else 1):
        raise ConfigError("out_of_range", key=f"bids.{LOTS[lot]}.amount")


def _check_winner(state: State, frame: Frame) -> None:
    """Lots are settled by who leads them, once everybody leads or has passed."""
    lot = frame[LOT]
    _fits(lot < state.rules.lots and state.leaders[lot] == frame[SEAT], "turn.auction")
    bidding = [seat for seat in range(state.rules.players) if _bids_on(state, seat)]
    _fits(not bidding, "turn.decision")
    if frame[PHASE] == EXTRA:
        _fits(TILE_EXTRAS[state.lots[lot]] > 0, "turn.auction")
    if frame[PHASE] == BUILD and frame[SECOND]:
        _fits(state.players[frame[SEAT]].owns(TRAIN_STATION), "turn.second")


def _check_advance(state: State, seat: int) -> None:
    """A rail reward interrupts the bidding of one who passed, or the settling of his lot."""
    _fits(len(state.frames) == 2, "turn.below")
    below = state.frames[0]
    _fits(below[SEAT] == seat, "turn.below")
    if below[PHASE] == BIDDING:
        _fits(bool(state.passed >> seat & 1), "turn.below")
    elif below[PHASE] in (BUILD, EXTRA):
        _check_winner(state, below)
    else:
        _fits(below[PHASE] == SETTLE, "turn.below")
    if state.players[seat].rail == 0:
        raise ConfigError("out_of_range", key=f"players.{seat}.rail")
