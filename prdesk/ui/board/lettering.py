"""Measuring, shortening and breaking text. Results are remembered: a table asks the same often."""

from functools import lru_cache

from PySide6.QtGui import QFontMetricsF

from prdesk.ui.board.elements import Text
from prdesk.ui.board.geometry import Rect
from prdesk.ui.theme import FONTS, MIN_TEXT

ELLIPSIS = "…"


@lru_cache(maxsize=512)
def metrics(family: str, size: int, weight: int) -> QFontMetricsF:
    """The measures of a typeface at a size in pixels."""
    return QFontMetricsF(FONTS[family](size, weight))


@lru_cache(maxsize=16384)
def width(text: str, family: str, size: int, weight: int) -> float:
    """The advance of `text` in pixels."""
    return metrics(family, size, weight).horizontalAdvance(text)


@lru_cache(maxsize=512)
def height(family: str, size: int, weight: int) -> tuple[float, float, float]:
    """(ascent, height of capitals, descent) in pixels."""
    found = metrics(family, size, weight)
    return found.ascent(), found.capHeight(), found.descent()


@lru_cache(maxsize=16384)
def fit(text: str, room: float, family: str, size: int, weight: int) -> tuple[str, int]:
    """`text` and the size at which it fits `room` pixels.

    Smaller first, down to MIN_TEXT, and only then shortened with an ellipsis; nothing at all
    where not even that fits.
    """
    while size > MIN_TEXT and width(text, family, size, weight) > room:
        size -= 1
    if width(text, family, size, weight) <= room:
        return text, size
    keep = len(text)
    while keep and width(text[:keep].rstrip() + ELLIPSIS, family, size, weight) > room:
        keep -= 1
    return (text[:keep].rstrip() + ELLIPSIS if keep else ""), size


@lru_cache(maxsize=4096)
def wrap(text: str, room: float, lines: int, family: str, size: int, weight: int) -> list[str]:
    """`text` broken at spaces into at most `lines` lines; the last one may still be too long."""
    found: list[str] = []
    rest = text.split()
    while rest:
        if len(found) == lines - 1:
            found.append(" ".join(rest))
            break
        take = 1
        while take < len(rest) and width(" ".join(rest[: take + 1]), family, size, weight) <= room:
            take += 1
        found.append(" ".join(rest[:take]))
        rest = rest[take:]
    return found


def text_rect(text: Text) -> Rect:
    """Where the letters of a text stand: its advance wide, capitals and descenders high."""
    wide = width(text.text, text.family, text.size, text.weight)
    _, capitals, descent = height(text.family, text.size, text.weight)
    x = text.rect.x + text.align * (text.rect.w - wide)
    return Rect(x, text.rect.cy - capitals / 2, wide, capitals + descent)
