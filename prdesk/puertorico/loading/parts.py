"""Small readers that the parts of a position share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.values import as_choice, as_int, as_list, as_map, shown
from prdesk.puertorico.catalog.ids import GOODS


def known_ids(value: Json, key: str, ids: Sequence[str]) -> None:
    """ConfigError for a key of a map that is none of the ids."""
    for name in value:
        if name not in ids:
            raise ConfigError("unknown_id", key=key, value=shown(name))


def counts(value: Any, key: str, ids: Sequence[str]) -> list[int]:
    """The counts of a map that is written in full, in the order of the ids."""
    given = as_map(value, key)
    known_ids(given, key, ids)
    return [as_int(given[i], f"{key}.{i}") for i in ids]


MOST_LISTED = 99
"""More plantations than the box holds. A long record keeps a state for each of its actions."""


def kinds(value: Any, key: str) -> list[int]:
    """A list of goods or plantations as indices."""
    if len(as_list(value, key)) > MOST_LISTED:
        raise ConfigError("out_of_range", key=key)
    return [
        GOODS.index(as_choice(item, f"{key}.{i}", GOODS))
        for i, item in enumerate(as_list(value, key))
    ]


def by_good(value: Any, key: str, most: int) -> list[int]:
    """Counts by good of a map that leaves zeros out."""
    given = as_map(value, key)
    known_ids(given, key, GOODS)
    found = [0] * len(GOODS)
    for good, n in given.items():
        found[GOODS.index(good)] = as_int(n, f"{key}.{good}", 0, most)
    return found
