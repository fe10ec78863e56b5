"""Players' names as records and positions may hold them (formats.md section 6)."""

from __future__ import annotations

import unicodedata
from typing import Final

MAX_NAME: Final = 24

_BIDI: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def clean_name(name: str) -> str:
    """The name without control characters and without those that turn the writing direction.

    A name that may be used has 1 to `MAX_NAME` characters afterwards.
    """
    return "".join(c for c in name if unicodedata.category(c) != "Cc" and c not in _BIDI)
