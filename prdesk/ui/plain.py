"""Texts of other people, such as names and paths, in places where Qt would take them for HTML."""

from __future__ import annotations

from html import escape
from typing import Final

LONG: Final = 70


def plain(text: str) -> str:
    """A tool-tip that shows just this text, a long one on several lines.

    Qt takes what looks like HTML for HTML, and breaks the lines of nothing else.
    """
    return f"<span>{escape(text)}</span>" if "<" in text or len(text) > LONG else text
