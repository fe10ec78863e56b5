"""Strict checks of JSON values from outside; each error names the key."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from prdesk.core.errors import ConfigError

MOST = 9_999
"""No count of any game comes near it; a larger number in a position is a slip."""


def as_map(value: Any, key: str) -> dict[str, Any]:
    """The value if it is a JSON object."""
    if not isinstance(value, dict):
        raise ConfigError("wrong_type", key=key)
    return value


def as_list(value: Any, key: str) -> list[Any]:
    """The value if it is a JSON array."""
    if not isinstance(value, list):
        raise ConfigError("wrong_type", key=key)
    return value


def as_int(value: Any, key: str, low: int = 0, high: int = MOST) -> int:
    """The value if it is an integer (no bool, no float) from low to high."""
    if type(value) is not int:
        raise ConfigError("wrong_type", key=key)
    if not low <= value <= high:
        raise ConfigError("out_of_range", key=key)
    return value


def as_flag(value: Any, key: str) -> bool:
    """The value if it is true or false."""
    if not isinstance(value, bool):
        raise ConfigError("wrong_type", key=key)
    return value


def as_choice(value: Any, key: str, ids: Sequence[str]) -> str:
    """The value if it is one of the ids."""
    if not isinstance(value, str):
        raise ConfigError("wrong_type", key=key)
    if value not in ids:
        raise ConfigError("unknown_id", key=key, value=shown(value))
    return value


def shown(text: str) -> str:
    """Foreign text, cut and made safe to print (a lone surrogate can't be encoded)."""
    return text[:40].encode("utf-8", "replace").decode()


def no_other_keys(value: dict[str, Any], known: Iterable[str], prefix: str = "") -> None:
    """ConfigError `unknown_key` if the object holds a key that is not known."""
    for key in value:
        if key not in known:
            raise ConfigError("unknown_key", key=f"{prefix}{shown(key)}")
