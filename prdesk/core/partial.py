"""Whole and partial positions (formats.md section 5, `load`): what every game does with them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.values import MOST, as_choice, as_int, as_map, no_other_keys, shown

FORMAT = 1


def with_head(position: Any, game: str) -> Json:
    """The position if it is one of that game in our format; ConfigError names the key."""
    given = as_map(position, "position")
    if as_int(given.get("format", FORMAT), "format") != FORMAT:
        raise ConfigError("unknown_format", key="format")
    for key in ("game", "options"):
        if key not in given:
            raise ConfigError("missing_key", key=key)
    as_choice(given["game"], "game", (game,))
    return given


def merge(
    whole: Json,
    given: Json,
    *,
    replaced: Collection[str],
    in_player: Collection[str],
    by_element: Collection[str] = ("players",),
) -> None:
    """Fill a partial position up: what is given goes into the whole one.

    Args:
        whole: the position of a new game; changed.
        given: the partial position.
        replaced: maps that are taken as a whole; others merge key by key.
        in_player: the same inside a player.
        by_element: lists that merge element by element where they are given as maps.
    """
    for key, value in given.items():
        if key in by_element and isinstance(value, dict):
            for i, element in _elements(whole[key], value, key):
                merge(whole[key][i], element, replaced=in_player, in_player=(), by_element=())
        else:
            _put(whole, key, value, replaced)


def _elements(whole: list[Json], given: Json, key: str) -> list[tuple[int, Json]]:
    places = [str(i) for i in range(len(whole))]
    no_other_keys(given, places, f"{key}.")
    return [(int(i), as_map(value, f"{key}.{i}")) for i, value in given.items()]


def _put(whole: Json, key: str, value: Any, replaced: Collection[str]) -> None:
    mine = whole.get(key)
    if key in replaced or not (isinstance(value, dict) and isinstance(mine, dict)):
        whole[key] = value
    else:
        for inner, part in value.items():
            _put(mine, inner, part, ())


def known_ids(value: Json, key: str, ids: Collection[str]) -> None:
    """ConfigError for a key of a map that is none of the ids."""
    for name in value:
        if name not in ids:
            raise ConfigError("unknown_id", key=key, value=shown(name))


def counts(value: Any, key: str, ids: Sequence[str]) -> list[int]:
    """The counts of a map that is written in full, in the order of the ids."""
    given = as_map(value, key)
    known_ids(given, key, ids)
    return [as_int(given[i], f"{key}.{i}") for i in ids]


def some_counts(value: Any, key: str, ids: Sequence[str], most: int = MOST) -> list[int]:
    """The counts of a map that leaves zeros out, in the order of the ids."""
    given = as_map(value, key)
    known_ids(given, key, ids)
    return [as_int(given.get(i, 0), f"{key}.{i}", 0, most) for i in ids]
