"""A state written as the JSON position of formats.md section 3."""

from __future__ import annotations

from typing import Any

from prdesk.core.game import Json
from prdesk.puertorico.catalog.buildings import NAMES
from prdesk.puertorico.catalog.ids import FOREST, GOODS, ROLES, TILES
from prdesk.puertorico.engine import PHASE_NAMES, PHASES
from prdesk.puertorico.phases.packing import FIVE_BITS, as_map, unpack
from prdesk.puertorico.state import CHOOSER, PHASE, SEAT, Frame, Player, State
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
        "turn": turn_json(state, view),
        "end_reason": state.end_reason,
        "vp_supply": state.vp_supply,
        "colonists": {"supply": state.colonist_supply, "ship": state.colonist_ship},
        "nobles": {"supply": state.noble_supply, "ship": state.noble_ship},
        **_removed(state),
        "goods": dict(zip(GOODS, state.goods, strict=True)),
        "quarries": state.quarries,
        "plantations": {
            "face_up": [TILES[k] for k in state.face_up],
            "stack": [None] * len(stack) if masked else stack,
            "discard": [TILES[k] for k in state.discard],
        },
        "buildings": {NAMES[b]: state.stock[b] for b in state.rules.kinds},
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
        "players": [_player_json(state, i, view) for i, player in enumerate(state.players)],
    }


def _removed(state: State) -> Json:
    """Pieces that are out of the game, where that can be."""
    if not state.rules.declines:
        return {}
    return {"removed": {"colonists": state.removed_colonists, "nobles": state.removed_nobles}}


def turn_json(state: State, view: int | None = None) -> Json:
    """The `turn` object; inside a phase with the chooser and the progress of the phase.

    The frames below the top one are written under `below`, with the last element lowest.
    """
    if not state.frames:
        return {"decision": "game_over", "player": None}
    frame = state.frames[-1]
    turn: Json = {"decision": state.decision, "player": frame[SEAT]}
    if PHASES[frame[PHASE]].fields or len(state.frames) > 2:
        turn.update(_frame_json(frame, view))
    if len(state.frames) > 2:
        turn["below"] = [
            {"phase": PHASE_NAMES[f[PHASE]], "player": f[SEAT], **_frame_json(f, view)}
            for f in reversed(state.frames[1:-1])
        ]
    return turn


def _frame_json(frame: Frame, view: int | None) -> Json:
    hidden = view is not None and view != frame[SEAT]
    progress: Json = {"chooser": frame[CHOOSER]}
    fields = PHASES[frame[PHASE]].fields
    for (name, kind), value in zip(fields, frame[CHOOSER + 1 :], strict=True):
        progress[name] = None if hidden and kind == "tile" else _field_json(kind, value)
    return progress


def _field_json(kind: str, value: int) -> Any:
    if kind == "flag":
        return bool(value)
    if kind == "seats":
        return [seat for seat in range(5) if value >> seat & 1]
    if kind == "barrels":
        return as_map(unpack(value, FIVE_BITS))
    if kind == "owed":
        return [value >> FIVE_BITS * seat & 31 for seat in range(5)]
    if kind == "role":
        return ROLES[value - 1] if value else None
    if kind == "tile":
        return TILES[value]
    return value


def _player_json(state: State, seat: int, view: int | None) -> Json:
    player = state.players[seat]
    hidden = hides_vp(state, view, seat)
    secret = view is not None and view != seat and bool(state.frames)
    used = {"library_used": True} if state.library_used >> seat & 1 else {}
    return {
        "name": state.names[seat],
        "doubloons": player.doubloons,
        "vp": None if hidden else player.vp,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "island": {
            TILES[k]: _tile_json(player, k, secret) for k, n in enumerate(player.tiles) if n
        },
        "city": {
            NAMES[b]: _pieces_json(player.city[b], player.city_nobles[b]) for b in player.owned
        },
        "san_juan": _pieces_json(player.san_juan, player.san_juan_nobles),
        **used,
    }


def _pieces_json(pieces: int, nobles: int) -> Json:
    return {"colonists": pieces - nobles, "nobles": nobles}


def _tile_json(player: Player, kind: int, secret: bool) -> Json:
    """A tile kind of an island; `secret` leaves out forests whose kind only the owner knows."""
    if kind != FOREST:
        return {
            "tiles": player.tiles[kind],
            **_pieces_json(player.men[kind], player.tile_nobles[kind]),
        }
    known = [n - s for n, s in zip(player.forests, player.secret_forests, strict=True)]
    drawn = {} if secret else as_map(player.secret_forests)
    return {
        "tiles": player.tiles[kind],
        "kinds": as_map(known if secret else player.forests),
        **({"drawn": drawn} if drawn else {}),
    }
