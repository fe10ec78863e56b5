"""Small readers that the parts of a position share."""

from __future__ import annotations

from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.partial import some_counts
from prdesk.core.values import as_choice, as_list
from prdesk.puertorico.catalog.ids import GOODS

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
    return some_counts(value, key, GOODS, most)
