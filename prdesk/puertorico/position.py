"""A state written as the JSON position of formats.md section 3."""

from __future__ import annotations

from typing import Any

from prdesk.core.game import Json
from prdesk.puertorico.catalog.buildings import NAMES
from prdesk.puertorico.catalog.ids import GOODS, QUARRY, ROLES, TILES
from prdesk.puertorico.engine import PHASES
from prdesk.puertorico.state import CHOOSER, PHASE, SEAT, Player, State
from prdesk.puertorico.view import hides_vp


def to_json(state: State, view: int | None = None) -> Json:
    """The whole position; with `view` what that seat may not see is null."""
    masked = view is not None and bool(state.frames)
    stack: list[Any] = [TILES[k] for k in reversed(state.stack)]
    return {
        "format": 1,
        "game": "puertorico",
        "options": state.rules.options(),
        "rng": None if masked else f"{state.rng:016x}",
        "round": state.round,
        "governor": state.governor,
        "turn": turn_json(state),
        "end_reason": state.end_reason,
        "vp_supply": state.vp_supply,
        "colonists": {"supply": state.colonist_supply, "ship": state.colonist_ship},
        "nobles": {"supply": 0, "ship": 0},
        "goods": dict(zip(GOODS, state.goods, strict=True)),
        "quarries": state.quarries,
        "plantations": {
            "face_up": [TILES[k] for k in state.face_up],
            "stack": [None] * len(stack) if masked else stack,
            "discard": [TILES[k] for k in state.discard],
        },
        "buildings": dict(zip(NAMES, state.stock, strict=True)),
        "roles": {
            ROLES[r]: {
                "doubloons": state.role_doubloons[r],
                "taken_by": None if state.role_taken[r] < 0 else state.role_taken[r],
            }
            for r in state.rules.roles
        },
        "trading_house": [GOODS[g] for g in state.house],
        "ships": [
            {"capacity": size, "good": None if good < 0 else GOODS[good], "count": count}
            for size, good, count in zip(
                state.ship_sizes, state.ship_goods, state.ship_counts, strict=True
            )
        ],
        "players": [
            _player_json(player, state.names[i], hides_vp(state, view, i))
            for i, player in enumerate(state.players)
        ],
    }


def turn_json(state: State) -> Json:
    """The `turn` object; inside a phase with the chooser and the phase's progress."""
    if not state.frames:
        return {"decision": "game_over", "player": None}
    frame = state.frames[-1]
    turn: Json = {"decision": state.decision, "player": frame[SEAT]}
    fields = PHASES[frame[PHASE]].fields
    if fields:
        turn["chooser"] = frame[CHOOSER]
    for (name, kind), value in zip(fields, frame[CHOOSER + 1 :], strict=True):
        turn[name] = _field_json(kind, value)
    return turn


def _field_json(kind: str, value: int) -> Any:
    if kind == "flag":
        return bool(value)
    if kind == "goods":
        return [good for g, good in enumerate(GOODS) if value >> g & 1]
    if kind == "seats":
        return [seat for seat in range(5) if value >> seat & 1]
    return value


def _player_json(player: Player, name: str, hidden: bool) -> Json:
    return {
        "name": name,
        "doubloons": player.doubloons,
        "vp": None if hidden else player.vp,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "island": {
            TILES[k]: {"tiles": n, "colonists": player.men[k], "nobles": 0}
            if k <= QUARRY
            else {"tiles": n}
            for k, n in enumerate(player.tiles)
            if n
        },
        "city": {NAMES[b]: {"colonists": player.city[b], "nobles": 0} for b in player.owned()},
        "san_juan": {"colonists": player.san_juan, "nobles": 0},
    }
