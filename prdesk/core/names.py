"""Player names (formats.md section 6): 1-24 characters without control and bidi characters."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from prdesk.core.errors import ConfigError

LONGEST_NAME = 24
_REMOVED = ("Cc", "Cf", "Cs", "Zl", "Zp")


def cleaned_name(name: str) -> str:
    """The name without control, formatting (bidi) and line characters, trimmed."""
    return "".join(c for c in name if unicodedata.category(c) not in _REMOVED).strip()


def checked_name(name: Any, key: str) -> str:
    """The cleaned name; ConfigError if it is empty, too long or no string."""
    if not isinstance(name, str):
        raise ConfigError("wrong_type", key=key)
    clean = cleaned_name(name)
    if not 1 <= len(clean) <= LONGEST_NAME:
        raise ConfigError("bad_name", key=key)
    return clean


def seat_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """The checked names of all seats; `Player 1` and so on if none are given.

    Raises:
        ConfigError: there are more or fewer than players, or one is no name.
    """
    if names is None:
        return tuple(f"Player {i + 1}" for i in range(players))
    if len(names) != players:
        raise ConfigError("wrong_number_of_names", key="names")
    return tuple(checked_name(name, f"names.{i}") for i, name in enumerate(names))
