"""Checks of the parameters of RPC methods; each error names the key."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.core.record_json import MAX_INTEGER, MIN_INTEGER
from prdesk.core.values import as_flag, as_int, as_list, as_map, no_other_keys

Check = Callable[[Any, str], Any]
"""Returns the value of a parameter, or raises ConfigError with its key."""


class Required:
    """Marks a parameter without default."""


REQUIRED = Required()

MOST_ACTIONS = 100_000
"""A list of all arrangements of a large board would have millions."""


def read(params: Json, known: Mapping[str, tuple[Check, Any]]) -> Json:
    """The parameters of a method, checked, with the defaults of those left out.

    Args:
        params: what the request holds.
        known: for each parameter its check and its default, or `REQUIRED`.

    Raises:
        ConfigError: unknown or missing key, wrong type, out of range.
    """
    no_other_keys(params, known)
    values: Json = {}
    for key, (check, default) in known.items():
        if key in params:
            values[key] = check(params[key], key)
        elif default is REQUIRED:
            raise ConfigError("missing_key", key=key)
        else:
            values[key] = default
    return values


def text(value: Any, key: str) -> str:
    """A string."""
    if not isinstance(value, str):
        raise ConfigError("wrong_type", key=key)
    return value


def texts(value: Any, key: str) -> list[str]:
    """A list of strings."""
    return [text(item, f"{key}.{i}") for i, item in enumerate(as_list(value, key))]


def integer(value: Any, key: str) -> int:
    """An integer of 64 bits."""
    return as_int(value, key, MIN_INTEGER, MAX_INTEGER)


def natural(value: Any, key: str) -> int:
    """An integer of at least 0."""
    return as_int(value, key, 0, MAX_INTEGER)


def positive(value: Any, key: str) -> int:
    """An integer of at least 1."""
    return as_int(value, key, 1, MAX_INTEGER)


def list_length(value: Any, key: str) -> int:
    """How many actions a list may have."""
    return as_int(value, key, 0, MOST_ACTIONS)


def seat(value: Any, key: str) -> int | None:
    """A player's number, or null for everybody's view."""
    return None if value is None else natural(value, key)


flag: Check = as_flag
mapping: Check = as_map
array: Check = as_list
