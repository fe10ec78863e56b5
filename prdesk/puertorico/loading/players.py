"""The players' boards of a position."""

from __future__ import annotations

from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.names import checked_name
from prdesk.core.partial import known_ids
from prdesk.core.values import as_flag, as_int, as_list, as_map, no_other_keys
from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX
from prdesk.puertorico.catalog.ids import FOREST, TILES
from prdesk.puertorico.catalog.setup import CITY_SPACES, ISLAND_SPACES
from prdesk.puertorico.loading.parts import by_good
from prdesk.puertorico.state import Player, State, added, empty_board

MOST_GOODS = 11
"""No kind has more barrels in the box (rules 3.7)."""

_KEYS = (
    "name",
    "doubloons",
    "vp",
    "goods",
    "island",
    "city",
    "san_juan",
    "library_used",
)


def read_players(state: State, players: Any) -> None:
    """Read all boards; zeros may be left out."""
    listed = as_list(players, "players")
    if len(listed) != state.rules.players:
        raise ConfigError("out_of_range", key="players")
    names = []
    for i, value in enumerate(listed):
        key = f"players.{i}"
        board = as_map(value, key)
        no_other_keys(board, _KEYS, f"{key}.")
        names.append(checked_name(board.get("name", f"Player {i + 1}"), f"{key}.name"))
        state.players[i] = _player(state, board, key)
        if as_flag(board.get("library_used", False), f"{key}.library_used"):
            if len(listed) > 2:
                raise ConfigError("out_of_range", key=f"{key}.library_used")
            state.library_used |= 1 << i
    state.names = tuple(names)


def _player(state: State, board: Json, key: str) -> Player:
    player = empty_board()
    player.doubloons = as_int(board.get("doubloons", 0), f"{key}.doubloons")
    player.vp = as_int(board.get("vp", 0), f"{key}.vp")
    player.goods = by_good(board.get("goods", {}), f"{key}.goods", MOST_GOODS)
    player.san_juan, player.san_juan_nobles = _pieces(
        state, board.get("san_juan", {}), f"{key}.san_juan"
    )
    _read_island(state, player, as_map(board.get("island", {}), f"{key}.island"), f"{key}.island")
    _read_city(state, player, as_map(board.get("city", {}), f"{key}.city"), f"{key}.city")
    return player


def _pieces(state: State, value: Any, key: str, extra: tuple[str, ...] = ()) -> tuple[int, int]:
    """(all pieces, nobles) of a place."""
    pieces = as_map(value, key)
    no_other_keys(pieces, ("colonists", "nobles", *extra), f"{key}.")
    nobles = as_int(pieces.get("nobles", 0), f"{key}.nobles")
    if nobles and not state.rules.nobles:
        raise ConfigError("out_of_range", key=f"{key}.nobles")
    return as_int(pieces.get("colonists", 0), f"{key}.colonists") + nobles, nobles


def _read_island(state: State, player: Player, island: Json, key: str) -> None:
    known_ids(island, key, TILES)
    for name, value in island.items():
        kind = TILES.index(name)
        place = f"{key}.{name}"
        if kind == FOREST:
            _read_forests(state, player, as_map(value, place), place)
            continue
        player.men[kind], nobles = _pieces(state, value, place, ("tiles",))
        player.tile_nobles = added(player.tile_nobles, kind, nobles)
        player.tiles[kind] = as_int(value.get("tiles", 0), f"{place}.tiles", 0, ISLAND_SPACES)
        if player.men[kind] > player.tiles[kind]:
            raise ConfigError("out_of_range", key=f"{place}.colonists")
    player.tally()
    if player.island_used > ISLAND_SPACES:
        raise ConfigError("out_of_range", key=key)


def _read_forests(state: State, player: Player, forest: Json, key: str) -> None:
    """Forests; kinds that are not given count as the first good of all."""
    no_other_keys(forest, ("tiles", "kinds", "drawn", "colonists", "nobles"), f"{key}.")
    count = as_int(forest.get("tiles", 0), f"{key}.tiles", 0, ISLAND_SPACES)
    if count and not state.rules.has_draft:
        raise ConfigError("out_of_range", key=f"{key}.tiles")
    for piece in ("colonists", "nobles"):
        if as_int(forest.get(piece, 0), f"{key}.{piece}"):
            raise ConfigError("out_of_range", key=f"{key}.{piece}")
    player.tiles[FOREST] = count
    player.forests = tuple(by_good(forest.get("kinds", {}), f"{key}.kinds", ISLAND_SPACES))
    drawn = by_good(forest.get("drawn", {}), f"{key}.drawn", ISLAND_SPACES)
    player.secret_forests = tuple(drawn)
    unknown = count - sum(player.forests)
    if unknown < 0:
        raise ConfigError("out_of_range", key=f"{key}.kinds")
    if any(s > n for s, n in zip(player.secret_forests, player.forests, strict=True)):
        raise ConfigError("out_of_range", key=f"{key}.drawn")
    player.forests = added(player.forests, 0, unknown)


def _read_city(state: State, player: Player, city: Json, key: str) -> None:
    known_ids(city, key, state.rules.kind_names())
    for name, value in city.items():
        b = INDEX[name]
        player.city[b], nobles = _pieces(state, value, f"{key}.{name}")
        player.city_nobles = added(player.city_nobles, b, nobles)
        if player.city[b] > BUILDINGS[b].circles:
            raise ConfigError("out_of_range", key=f"{key}.{name}.colonists")
    player.tally()
    if player.city_used > CITY_SPACES:
        raise ConfigError("out_of_range", key=key)
