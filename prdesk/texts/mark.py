"""Marking texts for translation, and the two shapes a text can have.

Qt's lupdate finds every text by the name `QT_TRANSLATE_NOOP`; nothing here imports Qt. A sentence
with one number in it has a form for 1 and one for all other numbers: English, Greek and Hungarian
all manage with these two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

Translate = Callable[[str, str], str]
"""From (context, English text) to the text in the reader's language."""


class Plural(NamedTuple):
    """Two forms of a text; a parameter, mostly `count`, decides."""

    one: str
    many: str
    by: str = "count"


Text = str | Plural
Table = Mapping[str, Text]


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for lupdate; the text itself comes back."""
    return text


def english(context: str, text: str) -> str:
    """The translation that changes nothing."""
    return text


def form(text: Text, count: int) -> str:
    """The form of a text for a count."""
    if isinstance(text, str):
        return text
    return text.one if count == 1 else text.many
