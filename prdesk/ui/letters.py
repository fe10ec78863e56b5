"""Typeface and size of the letters in widgets; all grow together with the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from prdesk.ui import theme

TEXT_PX: Final = 13
_PROPERTY: Final = "letters"


class Lettering(NamedTuple):
    """A typeface of `theme.FONTS`, a size in pixels for a window of 1280 x 800, a weight.

    A variable typeface takes its weight from the font; one in a style sheet would be ignored.
    """

    family: str
    size: int
    weight: int


HEADING: Final = Lettering("serif", 17, 600)
BUTTON: Final = Lettering("sans", TEXT_PX, 600)
HINT: Final = Lettering("sans", 12, 400)

WIDTH, HEIGHT = 1280, 800
STEP = 1 / TEXT_PX
"""The least by which the scale changes: a pixel of the usual letters."""
SIZES: Final = {"normal": 1.0, "large": 1.15, "largest": 1.3}
"""The sizes that can be set, as multiples."""

_scale = 1.0


def scale_of(width: int, height: int, size: str) -> float:
    """How large letters are in a window of `width` x `height` pixels at a size of `SIZES`."""
    grown = max(1.0, min(width / WIDTH, height / HEIGHT)) * SIZES[size]
    return round(grown / STEP) * STEP


def set_scale(scale: float) -> None:
    """From now on letters are so many times as large."""
    global _scale
    _scale = scale


def px(size: float) -> int:
    """The pixels of a size given for a window of 1280 x 800."""
    return round(size * _scale)


def font(lettering: Lettering) -> QFont:
    """The font at the present size."""
    return theme.FONTS[lettering.family](px(lettering.size), lettering.weight)


def letter(widget: QWidget, lettering: Lettering) -> None:
    """Give a widget letters that grow with all others."""
    widget.setProperty(_PROPERTY, " ".join(map(str, lettering)))
    widget.setFont(font(lettering))


def letter_all(widgets: Iterable[QWidget]) -> None:
    """Bring the letters of widgets to the present size."""
    for widget in widgets:
        wanted = widget.property(_PROPERTY)
        if wanted:
            family, size, weight = str(wanted).split()
            widget.setFont(font(Lettering(family, int(size), int(weight))))
