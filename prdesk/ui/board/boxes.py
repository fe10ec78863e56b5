"""The drawn shapes of a table, each rendered once per size, theme and pixel density."""

from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from prdesk.ui.theme import Palette, palette

Painter = Callable[[QPainter, QRectF, float, str, Palette], None]

MARGIN = 7
"""Pixels a shape may reach beyond its rectangle: shadows, rings."""


def _shade(colour: str, alpha: int) -> QColor:
    found = QColor(colour)
    found.setAlpha(alpha)
    return found


def _down(area: QRectF, top: str, bottom: str) -> QLinearGradient:
    gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    return gradient


def _shadow(painter: QPainter, area: QRectF, radius: float, colour: str, reach: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(reach, 0, -1):
        painter.setBrush(_shade(colour, 14))
        grown = area.adjusted(-step * 0.5, 0, step * 0.5, step)
        painter.drawRoundedRect(grown, radius + step * 0.5, radius + step * 0.5)


def _edged(painter: QPainter, area: QRectF, radius: float, edge: QColor, thick: float) -> None:
    painter.setPen(QPen(edge, thick))
    half = thick / 2
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), radius - half, radius - half)


def _sea(painter: QPainter, area: QRectF, _radius: float, _colour: str, p: Palette) -> None:
    painter.fillRect(area, _down(area, p.sea_top, p.sea_bottom))
    painter.setPen(QPen(_shade(p.wave, 110), 1.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    y, shift = 26.0, 0.0
    while y < area.height() + 40:
        path = QPainterPath(QPointF(-shift, y))
        x = -shift
        while x < area.width():
            path.cubicTo(x + 30, y - 11, x + 66, y - 11, x + 96, y)
            path.cubicTo(x + 110, y + 4, x + 126, y + 4, x + 140, y)
            x += 140
        painter.drawPath(path)
        y += 34
        shift = (shift + 57) % 140


def _panel(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    _shadow(painter, area, radius, p.shadow, 6)
    painter.setBrush(_down(area, p.paper_top, p.paper_bottom))
    _edged(painter, area, radius, QColor(p.paper_edge), 1.2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _edged(painter, area.adjusted(1.2, 1.2, -1.2, -1.2), radius - 1, _shade(p.card_top, 120), 1)


def _card(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    _shadow(painter, area, radius, p.shadow, 3)
    painter.setBrush(_down(area, p.card_top, p.card_bottom))
    _edged(painter, area, radius, QColor(p.slot_edge), 1)


def _spent(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    painter.setBrush(QColor(p.spent))
    _edged(painter, area, radius, _shade(p.paper_edge, 170), 1)


def _slot(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    painter.setBrush(_shade(p.slot, 150))
    pen = QPen(_shade(p.slot_edge, 190), 1)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def _well(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    painter.setBrush(_down(area, p.spent, p.slot))
    _edged(painter, area, radius, _shade(p.slot_edge, 220), 1)


def _chip(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """A small paper label on a picture."""
    painter.setBrush(QColor(p.card_top))
    _edged(painter, area, radius, QColor(p.circle_edge), 1)


def _fill(painter: QPainter, area: QRectF, radius: float, colour: str, _p: Palette) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(area, radius, radius)


def _line(painter: QPainter, area: QRectF, radius: float, colour: str, _p: Palette) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _edged(painter, area, radius, QColor(colour), 1.2)


def _frame(painter: QPainter, area: QRectF, radius: float, colour: str, _p: Palette) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _edged(painter, area, radius, QColor(colour), 2.6)


def _cap(painter: QPainter, area: QRectF, radius: float, colour: str, p: Palette) -> None:
    """A coloured strip along the top of a card, with the card's upper corners."""
    _strip(painter, area, area.adjusted(0, 0, 0, radius * 2), radius, colour)
    painter.fillRect(area.adjusted(0, area.height() - 1, 0, 0), _shade(p.shadow, 46))


def _foot(painter: QPainter, area: QRectF, radius: float, colour: str, _p: Palette) -> None:
    """A coloured strip along the bottom of a card, with the card's lower corners."""
    _strip(painter, area, area.adjusted(0, -radius * 2, 0, 0), radius, colour)


def _spine(painter: QPainter, area: QRectF, radius: float, colour: str, _p: Palette) -> None:
    """A coloured strip along the left of a board, with the board's left corners."""
    _strip(painter, area, area.adjusted(0, 0, radius * 2, 0), radius, colour)


def _strip(painter: QPainter, area: QRectF, whole: QRectF, radius: float, colour: str) -> None:
    path = QPainterPath()
    path.addRoundedRect(whole, radius, radius)
    painter.setClipRect(area)
    painter.fillPath(path, QColor(colour))


def _dog_ear(painter: QPainter, area: QRectF, radius: float, colour: str) -> float:
    size = max(12.0, min(16.0, area.height() * 0.5, area.width() * 0.5))
    corner = area.topRight()
    clip = QPainterPath()
    clip.addRoundedRect(area, radius, radius)
    painter.save()
    painter.setClipPath(clip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawPolygon(QPolygonF([corner, corner + QPointF(0, size), corner - QPointF(size, 0)]))
    painter.restore()
    return size


def _allowed(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # The hairline keeps the outline apart from what is green itself.
    _edged(painter, area.adjusted(2, 2, -2, -2), radius - 2, QColor(p.card_top), 1.2)
    _edged(painter, area, radius, QColor(p.allowed), 2.4)
    size = _dog_ear(painter, area, radius, p.allowed)
    pen = QPen(QColor(p.on_allowed), max(1.1, size * 0.12))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    at = area.topRight()
    tick = [(-0.56, 0.26), (-0.42, 0.40), (-0.18, 0.14)]
    painter.drawPolyline(QPolygonF([at + QPointF(x * size, y * size) for x, y in tick]))


def _ring(painter: QPainter, area: QRectF, _radius: float, _colour: str, p: Palette) -> None:
    """The outline of a round target, with a wedge at its upper right."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(p.card_top), 4.4))
    painter.drawEllipse(area)
    painter.setPen(QPen(QColor(p.allowed), 2.4))
    painter.drawEllipse(area)
    painter.setPen(QPen(QColor(p.card_top), 1))
    painter.setBrush(QColor(p.allowed))
    corner = area.topRight() + QPointF(1, -1)
    painter.drawPolygon(QPolygonF([corner, corner + QPointF(0, 9), corner - QPointF(9, 0)]))


def _ring_to_fill(painter: QPainter, area: QRectF, radius: float, colour: str, p: Palette) -> None:
    """The outline of a round target that waits for a piece: with a plus sign in it."""
    _ring(painter, area, radius, colour, p)
    pen = QPen(QColor(p.allowed), 2.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    arm = area.width() * 0.22
    for reach in (QPointF(arm, 0), QPointF(0, arm)):
        painter.drawLine(area.center() - reach, area.center() + reach)


def _chosen(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _edged(painter, area, radius, QColor(p.accent), 2.8)
    size = _dog_ear(painter, area, radius, p.accent)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(p.on_accent))
    painter.drawEllipse(area.topRight() + QPointF(-size * 0.34, size * 0.32), size / 6, size / 6)


def _focus(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Between two hairlines the ring shows on paper and on the sea alike.
    _edged(painter, area.adjusted(-5, -5, 5, 5), radius + 5, QColor(p.focus_gap), 6.5)
    _edged(painter, area.adjusted(-4, -4, 4, 4), radius + 4, QColor(p.focus), 2.8)


def _hover(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    painter.setBrush(_shade(p.allowed, 38))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(area, radius, radius)


def _recent(painter: QPainter, area: QRectF, _radius: float, _colour: str, p: Palette) -> None:
    """Brackets around the corners of what the last moves touched."""
    pen = QPen(QColor(p.recent), 2.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    arm = max(4.0, min(9.0, area.width() * 0.3, area.height() * 0.3))
    box = area.adjusted(-2, -2, 2, 2)
    for corner, dx, dy in (
        (box.topLeft(), 1, 1),
        (box.topRight(), -1, 1),
        (box.bottomLeft(), 1, -1),
        (box.bottomRight(), -1, -1),
    ):
        arms = [corner + QPointF(dx * arm, 0), corner, corner + QPointF(0, dy * arm)]
        painter.drawPolyline(QPolygonF(arms))


def _turn(painter: QPainter, area: QRectF, _radius: float, _colour: str, p: Palette) -> None:
    """A pointer to whoever decides now."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(p.accent))
    point = QPointF(area.right(), area.center().y())
    painter.drawPolygon(QPolygonF([area.topLeft(), point, area.bottomLeft()]))


def _circle(painter: QPainter, area: QRectF, _radius: float, _colour: str, p: Palette) -> None:
    painter.setPen(QPen(QColor(p.circle_edge), 1.3))
    painter.setBrush(QColor(p.circle))
    painter.drawEllipse(area.adjusted(0.8, 0.8, -0.8, -0.8))


def _bar(painter: QPainter, area: QRectF, radius: float, colour: str, p: Palette) -> None:
    """A pip: a small full block when a colour is given, an empty one otherwise."""
    painter.setBrush(QColor(colour) if colour else _shade(p.circle, 120))
    _edged(painter, area, radius, QColor(p.circle_edge), 1)


def _without(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """A stroke through what lies below: the same choice without it."""
    pen = QPen(QColor(p.accent), max(2.0, area.height() * 0.1))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    inner = area.adjusted(radius, radius, -radius, -radius)
    painter.drawLine(inner.bottomLeft(), inner.topRight())


PAINTERS: dict[str, Painter] = {
    "sea": _sea,
    "panel": _panel,
    "card": _card,
    "spent": _spent,
    "slot": _slot,
    "well": _well,
    "fill": _fill,
    "line": _line,
    "frame": _frame,
    "cap": _cap,
    "foot": _foot,
    "spine": _spine,
    "chip": _chip,
    "allowed": _allowed,
    "ring": _ring,
    "ring to fill": _ring_to_fill,
    "chosen": _chosen,
    "focus": _focus,
    "hover": _hover,
    "recent": _recent,
    "turn": _turn,
    "circle": _circle,
    "bar": _bar,
    "without": _without,
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
