"""Texts of other people, such as names and paths, in places where Qt would take them for HTML."""

from __future__ import annotations

from html import escape


def plain(text: str) -> str:
    """A tool-tip that shows just this text; Qt takes what looks like HTML for HTML."""
    return f"<span>{escape(text)}</span>" if "<" in text else text
