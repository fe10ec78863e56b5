"""The players of a position."""

from __future__ import annotations

from typing import Any, Final

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.names import checked_name
from prdesk.core.partial import known_ids, some_counts
from prdesk.core.values import MOST, as_flag, as_int, as_list, as_map, no_other_keys
from prdesk.homesteaders.catalog.ids import BUILDINGS, GOODS, HOMESTEAD
from prdesk.homesteaders.catalog.slots import FIRST_SLOT, SLOT_COUNT
from prdesk.homesteaders.state import Player, State

LAST_STEP: Final = 5
"""Of the railroad development track (rules 4.3)."""

MOST_SILVER: Final = 999_999
"""Also of debts: both can be taken again and again, and what was reached by play must load."""

_COUNTS: Final = {
    "silver": MOST_SILVER,
    "workers": MOST,
    "tracks": MOST,
    "rail": LAST_STEP,
    "trade": MOST,
    "debt": MOST_SILVER,
    "vp": MOST,
}
_KEYS: Final = ("name", *_COUNTS, "goods", "buildings", "passed")


def read_players(state: State, players: Any) -> None:
    """Read all players; zeros may be left out."""
    listed = as_list(players, "players")
    if len(listed) != state.rules.players:
        raise ConfigError("out_of_range", key="players")
    names = []
    state.passed = 0
    for i, value in enumerate(listed):
        key = f"players.{i}"
        given = as_map(value, key)
        no_other_keys(given, _KEYS, f"{key}.")
        names.append(checked_name(given.get("name", f"Player {i + 1}"), f"{key}.name"))
        state.players[i] = _player(given, key)
        state.passed |= as_flag(given.get("passed", False), f"{key}.passed") << i
    state.names = tuple(names)


def _player(given: Json, key: str) -> Player:
    silver, workers, tracks, rail, trade, debt, vp = [
        as_int(given.get(name, 0), f"{key}.{name}", 0, most) for name, most in _COUNTS.items()
    ]
    goods = some_counts(given.get("goods", {}), f"{key}.goods", GOODS)
    player = Player(silver, workers, tracks, rail, trade, debt, vp, goods, 0, 0, 0)
    _read_buildings(player, as_map(given.get("buildings", {}), f"{key}.buildings"), key)
    return player


def _read_buildings(player: Player, buildings: Json, key: str) -> None:
    """Buildings and the workers on them; everybody has a homestead."""
    known_ids(buildings, f"{key}.buildings", BUILDINGS)
    player.owned = 1 << HOMESTEAD
    for name, value in buildings.items():
        building = BUILDINGS.index(name)
        place = f"{key}.buildings.{name}"
        tile = as_map(value, place)
        no_other_keys(tile, ("workers",), f"{place}.")
        player.owned |= 1 << building
        slots = SLOT_COUNT[building]
        filled = as_list(tile.get("workers", [0] * slots), f"{place}.workers")
        if len(filled) != slots:
            raise ConfigError("out_of_range", key=f"{place}.workers")
        for i, worker in enumerate(filled):
            there = as_int(worker, f"{place}.workers.{i}", 0, 1)
            player.placed |= there << FIRST_SLOT[building] + i
    player.tally()
    if player.placed.bit_count() > player.workers:
        raise ConfigError("out_of_range", key=f"{key}.workers")
