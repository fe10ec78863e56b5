"""A state read from a whole or partial JSON position (formats.md sections 3 and 5).

What is left out is as in a new game; what cannot lie on a table is refused with the key.
"""

from __future__ import annotations

from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.names import checked_name
from prdesk.core.values import (
    as_choice,
    as_flag,
    as_int,
    as_list,
    as_map,
    no_other_keys,
    shown,
)
from prdesk.puertorico import engine
from prdesk.puertorico.catalog.buildings import BUILDINGS, COUNT, INDEX, NAMES
from prdesk.puertorico.catalog.ids import CAPTAIN, END_REASONS, GOODS, QUARRY, ROLES, TILES
from prdesk.puertorico.catalog.setup import CITY_SPACES, HOUSE_SPACES, ISLAND_SPACES
from prdesk.puertorico.phases.base import DONE, ROUND_PHASE, STORE
from prdesk.puertorico.position import to_json
from prdesk.puertorico.rules import ruleset
from prdesk.puertorico.setup import new_state
from prdesk.puertorico.state import Frame, Player, State
from prdesk.puertorico.totals import check_totals

MOST_GOODS = 99
"""Far more barrels of a kind than there are; a load code holds 255."""

REPLACED_IN_PLAYER = ("goods", "island", "city")


def from_json(position: Any, seed: int, strict: bool) -> State:
    """Read a position; ConfigError names the key that is wrong."""
    given = as_map(position, "position")
    if as_int(given.get("format", 1), "format") != 1:
        raise ConfigError("unknown_format", key="format")
    if "game" not in given:
        raise ConfigError("missing_key", key="game")
    as_choice(given["game"], "game", ("puertorico",))
    if "options" not in given:
        raise ConfigError("missing_key", key="options")
    rules = ruleset(given["options"])
    names = tuple(f"Player {i + 1}" for i in range(rules.players))
    state = new_state(rules, names, seed)
    whole = to_json(state)
    no_other_keys(given, whole)
    _merge(whole, {k: v for k, v in given.items() if k not in ("turn", "options")})
    _read_table(state, whole)
    _read_players(state, whole["players"])
    _read_turn(state, given.get("turn"))
    if strict:
        check_totals(state)
    engine.run(state, None)
    return state


def _merge(whole: Json, given: Json) -> None:
    """Maps merge key by key, `players` and `ships` given as maps element by element."""
    for key, value in given.items():
        if key == "players" and isinstance(value, dict):
            for i, player in _elements(whole[key], value, key):
                merged = {k: v for k, v in player.items() if k in REPLACED_IN_PLAYER}
                _merge_maps(whole[key][i], {k: v for k, v in player.items() if k not in merged})
                whole[key][i].update(merged)
        elif key == "ships" and isinstance(value, dict):
            for i, ship in _elements(whole[key], value, key):
                whole[key][i].update(ship)
        elif isinstance(value, dict) and isinstance(whole[key], dict):
            _merge_maps(whole[key], value)
        else:
            whole[key] = value


def _elements(whole: list[Json], given: Json, key: str) -> list[tuple[int, Json]]:
    places = [str(i) for i in range(len(whole))]
    no_other_keys(given, places, f"{key}.")
    return [(int(i), as_map(value, f"{key}.{i}")) for i, value in given.items()]


def _merge_maps(whole: Json, given: Json) -> None:
    for key, value in given.items():
        if isinstance(value, dict) and isinstance(whole.get(key), dict):
            _merge_maps(whole[key], value)
        else:
            whole[key] = value


def _read_table(state: State, whole: Json) -> None:
    rules = state.rules
    state.rng = _rng(whole["rng"])
    state.round = as_int(whole["round"], "round", 1)
    state.governor = as_int(whole["governor"], "governor", 0, rules.players - 1)
    reason = whole["end_reason"]
    state.end_reason = None if reason is None else as_choice(reason, "end_reason", END_REASONS)
    state.vp_supply = as_int(whole["vp_supply"], "vp_supply")
    colonists = _counts(whole["colonists"], "colonists", ("supply", "ship"))
    state.colonist_supply, state.colonist_ship = colonists
    if any(_counts(whole["nobles"], "nobles", ("supply", "ship"))):
        raise ConfigError("not_available", key="nobles", value="nobles")
    state.goods = _counts(whole["goods"], "goods", GOODS)
    state.quarries = as_int(whole["quarries"], "quarries")
    plantations = as_map(whole["plantations"], "plantations")
    no_other_keys(plantations, ("face_up", "stack", "discard"), "plantations.")
    state.face_up = _kinds(plantations["face_up"], "plantations.face_up")
    state.stack = _kinds(plantations["stack"], "plantations.stack")[::-1]
    state.discard = _kinds(plantations["discard"], "plantations.discard")
    state.stock = _counts(whole["buildings"], "buildings", NAMES)
    _read_roles(state, as_map(whole["roles"], "roles"))
    state.house = _kinds(whole["trading_house"], "trading_house")
    if len(state.house) > HOUSE_SPACES:
        raise ConfigError("out_of_range", key="trading_house")
    _read_ships(state, as_list(whole["ships"], "ships"))


def _rng(value: Any) -> int:
    if not isinstance(value, str):
        raise ConfigError("wrong_type", key="rng")
    if len(value) != 16 or not set(value) <= set("0123456789abcdef"):
        raise ConfigError("out_of_range", key="rng")
    return int(value, 16)


def _counts(value: Any, key: str, ids: tuple[str, ...]) -> list[int]:
    """The counts of a map that is written in full, in the order of the ids."""
    counts = as_map(value, key)
    _known_ids(counts, key, ids)
    return [as_int(counts[i], f"{key}.{i}") for i in ids]


def _known_ids(value: Json, key: str, ids: tuple[str, ...] | list[str]) -> None:
    for name in value:
        if name not in ids:
            raise ConfigError("unknown_id", key=key, value=shown(name))


def _kinds(value: Any, key: str) -> list[int]:
    """A list of goods or plantations as indices."""
    return [
        GOODS.index(as_choice(item, f"{key}.{i}", GOODS))
        for i, item in enumerate(as_list(value, key))
    ]


def _read_roles(state: State, roles: Json) -> None:
    _known_ids(roles, "roles", state.rules.role_names())
    for name, value in roles.items():
        key = f"roles.{name}"
        card = as_map(value, key)
        no_other_keys(card, ("doubloons", "taken_by"), f"{key}.")
        role = ROLES.index(name)
        state.role_doubloons[role] = as_int(card["doubloons"], f"{key}.doubloons")
        taker = card["taken_by"]
        if taker is not None:
            last = state.rules.players - 1
            state.role_taken[role] = as_int(taker, f"{key}.taken_by", 0, last)
    if sum(1 for taker in state.role_taken if taker >= 0) > state.rules.picks:
        raise ConfigError("out_of_range", key="roles")


def _read_ships(state: State, ships: list[Any]) -> None:
    sizes, goods, counts = [], [], []
    for i, value in enumerate(ships):
        key = f"ships.{i}"
        ship = as_map(value, key)
        no_other_keys(ship, ("capacity", "good", "count"), f"{key}.")
        for part in ("capacity", "good", "count"):
            if part not in ship:
                raise ConfigError("missing_key", key=f"{key}.{part}")
        size = as_int(ship["capacity"], f"{key}.capacity", 4, 8)
        count = as_int(ship["count"], f"{key}.count", 0, size)
        good = -1
        if ship["good"] is not None:
            good = GOODS.index(as_choice(ship["good"], f"{key}.good", GOODS))
        if (good < 0) != (count == 0):
            raise ConfigError("load_without_good", key=f"{key}.good")
        if size in sizes:
            raise ConfigError("twice", key=f"{key}.capacity")
        if good >= 0 and good in goods:
            raise ConfigError("twice", key=f"{key}.good")
        sizes.append(size)
        goods.append(good)
        counts.append(count)
    if not sizes:
        raise ConfigError("out_of_range", key="ships")
    state.ship_sizes, state.ship_goods, state.ship_counts = tuple(sizes), goods, counts


def _read_players(state: State, players: Any) -> None:
    listed = as_list(players, "players")
    if len(listed) != state.rules.players:
        raise ConfigError("out_of_range", key="players")
    names = []
    for i, value in enumerate(listed):
        key = f"players.{i}"
        board = as_map(value, key)
        known = ("name", "doubloons", "vp", "goods", "island", "city", "san_juan")
        no_other_keys(board, known, f"{key}.")
        names.append(checked_name(board.get("name", f"Player {i + 1}"), f"{key}.name"))
        state.players[i] = _player(board, key)
    state.names = tuple(names)


def _player(board: Json, key: str) -> Player:
    goods = [0] * len(GOODS)
    held = as_map(board.get("goods", {}), f"{key}.goods")
    _known_ids(held, f"{key}.goods", GOODS)
    for good, n in held.items():
        goods[GOODS.index(good)] = as_int(n, f"{key}.goods.{good}", 0, MOST_GOODS)
    tiles, men = _island(as_map(board.get("island", {}), f"{key}.island"), f"{key}.island")
    city = _city(as_map(board.get("city", {}), f"{key}.city"), f"{key}.city")
    used = sum(BUILDINGS[b].size for b, n in enumerate(city) if n >= 0)
    if used > CITY_SPACES:
        raise ConfigError("out_of_range", key=f"{key}.city")
    return Player(
        doubloons=as_int(board.get("doubloons", 0), f"{key}.doubloons"),
        vp=as_int(board.get("vp", 0), f"{key}.vp"),
        goods=goods,
        tiles=tiles,
        men=men,
        city=city,
        san_juan=_pieces(board.get("san_juan", {}), f"{key}.san_juan"),
        island_used=sum(tiles),
        city_used=used,
    )


def _pieces(value: Any, key: str, extra: tuple[str, ...] = ()) -> int:
    """Colonists of a place; nobles belong to an expansion."""
    pieces = as_map(value, key)
    no_other_keys(pieces, ("colonists", "nobles", *extra), f"{key}.")
    if as_int(pieces.get("nobles", 0), f"{key}.nobles"):
        raise ConfigError("not_available", key=f"{key}.nobles", value="nobles")
    return as_int(pieces.get("colonists", 0), f"{key}.colonists")


def _island(island: Json, key: str) -> tuple[list[int], list[int]]:
    _known_ids(island, key, TILES)
    tiles = [0] * len(TILES)
    men = [0] * len(TILES)
    for name, value in island.items():
        kind = TILES.index(name)
        men[kind] = _pieces(value, f"{key}.{name}", ("tiles",))
        tiles[kind] = as_int(value.get("tiles", 0), f"{key}.{name}.tiles", 0, ISLAND_SPACES)
        if kind > QUARRY and tiles[kind]:
            raise ConfigError("not_available", key=f"{key}.{name}", value=name)
        if men[kind] > tiles[kind]:
            raise ConfigError("out_of_range", key=f"{key}.{name}.colonists")
    if sum(tiles) > ISLAND_SPACES:
        raise ConfigError("out_of_range", key=key)
    return tiles, men


def _city(city: Json, key: str) -> list[int]:
    _known_ids(city, key, NAMES)
    men = [-1] * COUNT
    for name, value in city.items():
        b = INDEX[name]
        men[b] = _pieces(value, f"{key}.{name}")
        if men[b] > BUILDINGS[b].circles:
            raise ConfigError("out_of_range", key=f"{key}.{name}.colonists")
    return men


def _read_turn(state: State, turn: Any) -> None:
    """Set the phase stack; a turn left out is the next choice of a role."""
    count = state.rules.players
    taken = sum(1 for taker in state.role_taken if taker >= 0)
    chooser = (state.governor + taken) % count
    bottom: Frame = [ROUND_PHASE, chooser, chooser]
    state.frames = [bottom]
    if turn is None:
        return
    given = as_map(turn, "turn")
    for part in ("decision", "player"):
        if part not in given:
            raise ConfigError("missing_key", key=f"turn.{part}")
    known = ("game_over", *(d for phase in engine.PHASES for d in phase.decisions))
    decision = as_choice(given["decision"], "turn.decision", known)
    if decision == "game_over":
        no_other_keys(given, ("decision", "player"), "turn.")
        if given["player"] is not None:
            raise ConfigError("not_your_turn", key="turn.player")
        state.frames = []
        return
    seat = as_int(given["player"], "turn.player", 0, count - 1)
    if decision == "role":
        no_other_keys(given, ("decision", "player"), "turn.")
        if seat != chooser or taken >= state.rules.picks:
            raise ConfigError("not_your_turn", key="turn.player")
        return
    state.frames.append(_phase_frame(state, given, decision, seat))


def _phase_frame(state: State, turn: Json, decision: str, seat: int) -> Frame:
    """The frame of a decision inside a phase, from the keys that the engine wrote."""
    count = state.rules.players
    phase = next(p for p in engine.PHASES if decision in p.decisions)
    no_other_keys(turn, ("decision", "player", "chooser", *(n for n, _ in phase.fields)), "turn.")
    for name in ("chooser", *(n for n, _ in phase.fields)):
        if name not in turn:
            raise ConfigError("missing_key", key=f"turn.{name}")
    chooser = as_int(turn["chooser"], "turn.chooser", 0, count - 1)
    role = CAPTAIN if phase.number == STORE else phase.number - 1
    taken = sum(1 for taker in state.role_taken if taker >= 0)
    if state.role_taken[role] != chooser or chooser != (state.governor + taken - 1) % count:
        raise ConfigError("not_your_turn", key="turn.chooser")
    frame = [phase.number, seat, chooser]
    for name, kind in phase.fields:
        frame.append(_field(turn[name], f"turn.{name}", kind, count))
    if phase.fields[0][0] == "done" and (chooser + frame[DONE]) % count != seat:
        raise ConfigError("not_your_turn", key="turn.player")
    if phase.decision(frame) != decision:
        raise ConfigError("not_your_turn", key="turn.decision")
    return frame


def _field(value: Any, key: str, kind: str, players: int) -> int:
    if kind == "flag":
        return int(as_flag(value, key))
    if kind == "count":
        return as_int(value, key, 0, players - 1)
    items = as_list(value, key)
    if kind == "goods":
        bits = [GOODS.index(as_choice(v, f"{key}.{i}", GOODS)) for i, v in enumerate(items)]
    else:
        bits = [as_int(v, f"{key}.{i}", 0, players - 1) for i, v in enumerate(items)]
    return sum(1 << bit for bit in set(bits))
