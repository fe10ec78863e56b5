"""Whose turn it is: the phase stack of a position."""

from __future__ import annotations

from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.values import as_choice, as_flag, as_int, as_list, as_map, no_other_keys
from prdesk.puertorico.catalog.buildings import DRAFT_SPACES
from prdesk.puertorico.catalog.ids import GOODS, ROLES
from prdesk.puertorico.engine import PHASE_NAMES, PHASES
from prdesk.puertorico.loading.parts import by_good
from prdesk.puertorico.phases.base import (
    DONE,
    DRAFT,
    GUESTHOUSE,
    ROUND_PHASE,
    SETTLER,
    STORE,
    Phase,
)
from prdesk.puertorico.phases.guesthouse import ROLE
from prdesk.puertorico.phases.packing import FIVE_BITS, pack
from prdesk.puertorico.state import CHOOSER, PHASE, SEAT, Frame, State
from prdesk.puertorico.totals import check_draft

_MOST_MADE = 29
"""So that two bonus barrels still fit in 5 bits."""
_MOST_OWED = 31
_HEAD = ("decision", "player")


def read_turn(state: State, position: Json) -> None:
    """Set the phase stack; a turn left out is the next choice of a role, or the draft while no kind
    is named and nobody has a role."""
    count = state.rules.players
    taken = sum(1 for taker in state.role_taken if taker >= 0)
    chooser = (state.governor + taken) % count
    state.frames = [[ROUND_PHASE, chooser, chooser]]
    drafting = (state.governor + len(state.rules.drafted)) % count
    if "turn" not in position:
        if state.rules.has_draft and not (state.rules.drafted or taken):
            state.frames.append([DRAFT, drafting, 0])
        return
    given = as_map(position["turn"], "turn")
    for part in _HEAD:
        if part not in given:
            raise ConfigError("missing_key", key=f"turn.{part}")
    known = ("game_over", *(d for phase in PHASES for d in phase.decisions))
    decision = as_choice(given["decision"], "turn.decision", known)
    if decision == "game_over":
        no_other_keys(given, _HEAD, "turn.")
        if given["player"] is not None:
            raise ConfigError("not_your_turn", key="turn.player")
        state.frames = []
        return
    seat = as_int(given["player"], "turn.player", 0, count - 1)
    if decision == "role":
        no_other_keys(given, _HEAD, "turn.")
        if seat != chooser or taken >= state.rules.picks:
            raise ConfigError("not_your_turn", key="turn.player")
    elif decision == "draft":
        no_other_keys(given, _HEAD, "turn.")
        if seat != drafting or not (state.rules.has_draft and _draft_open(state)):
            raise ConfigError("not_your_turn", key="turn.player")
        check_draft(state)
        state.frames.append([DRAFT, seat, 0])
    else:
        _read_phases(state, given, decision, seat)


def _draft_open(state: State) -> bool:
    return len(state.rules.drafted) < sum(DRAFT_SPACES.values())


def _read_phases(state: State, turn: Json, decision: str, seat: int) -> None:
    """The frames of a decision inside a phase, from the keys that the engine wrote."""
    for i, value in reversed(list(enumerate(as_list(turn.get("below", []), "turn.below")))):
        key = f"turn.below.{i}"
        below = as_map(value, key)
        for part in ("phase", "player"):
            if part not in below:
                raise ConfigError("missing_key", key=f"{key}.{part}")
        name = as_choice(below["phase"], f"{key}.phase", PHASE_NAMES[1:])
        phase = PHASES[PHASE_NAMES.index(name)]
        other = as_int(below["player"], f"{key}.player", 0, state.rules.players - 1)
        state.frames.append(_frame(state, phase, below, other, key, ("phase", "player")))
    phase = next(p for p in PHASES if decision in p.decisions)
    frame = _frame(state, phase, turn, seat, "turn", (*_HEAD, "below"))
    over = phase.fields[:1] == (("done", "count"),) and frame[DONE] == state.rules.players
    if over or phase.decision(frame) != decision:
        raise ConfigError("not_your_turn", key="turn.decision")
    state.frames.append(frame)
    _check_role(state)


def _check_role(state: State) -> None:
    """All phases on the stack belong to the role taken last, by who took it: first the phase of the
    role itself (or guests before it), then what interrupts it."""
    taken = [seat for seat in state.role_taken if seat >= 0]
    chooser = (state.governor + len(taken) - 1) % state.rules.players
    first, *above = state.frames[1:]
    if first[PHASE] == GUESTHOUSE:
        role = first[ROLE] - 1
        fits = role >= 0 and not above
    else:
        role = PHASES[first[PHASE]].of_role
        fits = first[PHASE] in range(SETTLER, STORE + 1)
    if not fits or state.role_taken[role] != chooser or first[CHOOSER] != chooser:
        raise ConfigError("not_your_turn", key="turn.chooser")
    for frame in above:
        if frame[PHASE] == GUESTHOUSE and not frame[ROLE]:
            continue
        if PHASES[frame[PHASE]].of_role != role or frame[PHASE] <= STORE:
            raise ConfigError("not_your_turn", key="turn.below")
        if frame[CHOOSER] != chooser:
            raise ConfigError("not_your_turn", key="turn.chooser")


def _frame(
    state: State, phase: Phase, given: Json, seat: int, key: str, head: tuple[str, ...]
) -> Frame:
    count = state.rules.players
    names = [name for name, _ in phase.fields]
    no_other_keys(given, (*head, "chooser", *names), f"{key}.")
    for name in ("chooser", *names):
        if name not in given:
            raise ConfigError("missing_key", key=f"{key}.{name}")
    chooser = as_int(given["chooser"], f"{key}.chooser", 0, count - 1)
    frame = [phase.number, seat, chooser]
    for name, kind in phase.fields:
        frame.append(_field(given[name], f"{key}.{name}", kind, count))
    if names[:1] == ["done"] and (chooser + frame[DONE]) % count != frame[SEAT]:
        raise ConfigError("not_your_turn", key=f"{key}.player")
    return frame


def _field(value: Any, key: str, kind: str, players: int) -> int:
    if kind == "flag":
        return int(as_flag(value, key))
    if kind == "count":
        return as_int(value, key, 0, players)
    if kind == "privilege":
        return as_int(value, key, 0, 2)
    if kind == "barrels":
        return pack(by_good(value, key, _MOST_MADE), FIVE_BITS)
    if kind == "owed":
        sums = [as_int(n, f"{key}.{i}", 0, _MOST_OWED) for i, n in enumerate(as_list(value, key))]
        return pack(sums[:5], FIVE_BITS)
    if kind == "role":
        return 0 if value is None else ROLES.index(as_choice(value, key, ROLES[:6])) + 1
    if kind == "tile":
        return GOODS.index(as_choice(value, key, GOODS))
    seats = as_list(value, key)
    bits = {as_int(v, f"{key}.{i}", 0, players - 1) for i, v in enumerate(seats)}
    return sum(1 << bit for bit in bits)
