"""Player names (formats.md section 6): 1-24 characters without control and bidi characters."""

from __future__ import annotations

import unicodedata
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
