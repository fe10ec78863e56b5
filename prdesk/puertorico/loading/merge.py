"""Merging a partial position into the position of a new game (formats.md section 5, `load`)."""

from __future__ import annotations

from prdesk.core.game import Json
from prdesk.core.values import as_map, no_other_keys

REPLACED_IN_PLAYER = ("goods", "island", "city")


def merge(whole: Json, given: Json) -> None:
    """Maps merge key by key, `players` and `ships` given as maps element by element."""
    for key, value in given.items():
        if key == "players" and isinstance(value, dict):
            for i, player in _elements(whole[key], value, key):
                replaced = {k: v for k, v in player.items() if k in REPLACED_IN_PLAYER}
                _merge_maps(whole[key][i], {k: v for k, v in player.items() if k not in replaced})
                whole[key][i].update(replaced)
        elif key == "ships" and isinstance(value, dict):
            for i, ship in _elements(whole[key], value, key):
                whole[key][i].update(ship)
        elif isinstance(value, dict) and isinstance(whole.get(key), dict):
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
