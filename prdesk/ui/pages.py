"""What the windows that explain need of a game: chapters of its rules, tables of its pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Chapter(NamedTuple):
    """A part of the rules in short, in the reader's language.

    Attributes:
        heading: what it is about.
        paragraphs: sentences that belong together.
        rows: names, each with what it means.
    """

    heading: str
    paragraphs: Sequence[str] = ()
    rows: Sequence[tuple[str, str]] = ()


class Entry(NamedTuple):
    """A row of a table: a drawing of `resources/svg`, "" for none, and a text for each column."""

    drawing: str
    texts: Sequence[str]


@dataclass(frozen=True)
class AlmanacPage:
    """A table of pieces, in the reader's language.

    Attributes:
        title: what they are.
        columns: headings; the first column names the piece, the last one has sentences, those
            between are short and stand in the middle.
        entries: the rows.
    """

    title: str
    columns: Sequence[str]
    entries: Sequence[Entry]
