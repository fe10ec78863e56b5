"""Putting values into the named placeholders of a text."""

from __future__ import annotations

import re
from collections.abc import Mapping

PLACEHOLDER = re.compile(r"\{([a-z_]+)\}")
AS_WRITTEN = re.compile(r"\{players?\}")
"""A player's name keeps its first letter as its owner wrote it."""


def fill(text: str, values: Mapping[str, str]) -> str:
    """The text with its placeholders replaced in one pass.

    A value is never read again, so braces in a player's name are only braces; a placeholder
    without a value stays.
    """
    return PLACEHOLDER.sub(lambda hit: values.get(hit[1], hit[0]), text)


def fill_sentence(text: str, values: Mapping[str, str]) -> str:
    """As `fill`, and what begins with a value other than a player's name gets a capital."""
    filled = fill(text, values)
    if PLACEHOLDER.match(text) and not AS_WRITTEN.match(text):
        return filled[:1].upper() + filled[1:]
    return filled


def placeholders(text: str) -> set[str]:
    """The names a text wants values for."""
    return set(PLACEHOLDER.findall(text))
