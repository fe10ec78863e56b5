"""The drawn shapes of a table, each rendered once per size, theme and pixel density."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from prdesk.ui.board import marks, shapes
from prdesk.ui.theme import Palette, palette

Painter = Callable[[QPainter, QRectF, float, str, Palette], None]
"""Draws one style into a rectangle: radius of the corners, a colour, the palette."""

MARGIN = 7
"""Pixels a shape may reach beyond its rectangle: shadows, rings."""

PAINTERS: dict[str, Painter] = {
    "sea": shapes.sea,
    "panel": shapes.panel,
    "card": shapes.card,
    "spent": shapes.spent,
    "slot": shapes.slot,
    "well": shapes.well,
    "fill": shapes.fill,
    "frame": marks.frame,
    "cap": shapes.cap,
    "foot": shapes.foot,
    "spine": shapes.spine,
    "chip": shapes.chip,
    "allowed": marks.allowed,
    "ring": marks.ring,
    "ring to fill": marks.ring_to_fill,
    "chosen": marks.chosen,
    "focus": marks.focus,
    "hover": marks.hover,
    "recent": marks.recent,
    "turn": marks.turn,
    "circle": shapes.circle,
    "without": marks.without,
    "tick": marks.tick,
}


@lru_cache(maxsize=2048)
def pixmap(
    style: str, w: int, h: int, radius: float, colour: str, theme: str, ratio: float
) -> QPixmap:
    """A shape of `w` x `h` pixels with MARGIN around it, at `ratio` device pixels each.

    `colour` names a colour of the palette, or is empty.
    """
    found = QPixmap(round((w + 2 * MARGIN) * ratio), round((h + 2 * MARGIN) * ratio))
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.transparent)
    colours = palette(theme)
    named = colours.of(colour) if colour else ""
    painter = QPainter(found)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    PAINTERS[style](painter, QRectF(MARGIN, MARGIN, w, h), radius, named, colours)
    painter.end()
    return found
