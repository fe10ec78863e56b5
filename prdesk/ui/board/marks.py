"""Painters of what says something about a part of the table: outlines, rings, brackets."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from prdesk.ui.board.brush import edged, round_pen, shade
from prdesk.ui.theme import Palette


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


def allowed(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """The outline of a target, with a ticked dog-ear at its upper right."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # The hairline keeps the outline apart from what is green itself.
    edged(painter, area.adjusted(2, 2, -2, -2), radius - 2, QColor(p.card_top), 1.2)
    edged(painter, area, radius, QColor(p.allowed), 2.4)
    size = _dog_ear(painter, area, radius, p.allowed)
    painter.setPen(round_pen(p.on_allowed, max(1.1, size * 0.12)))
    at = area.topRight()
    tick = [(-0.56, 0.26), (-0.42, 0.40), (-0.18, 0.14)]
    painter.drawPolyline(QPolygonF([at + QPointF(x * size, y * size) for x, y in tick]))


def ring(painter: QPainter, area: QRectF, _radius: float, _colour: str, p: Palette) -> None:
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


def ring_to_fill(painter: QPainter, area: QRectF, radius: float, colour: str, p: Palette) -> None:
    """The outline of a round target that waits for a piece: with a plus sign in it."""
    ring(painter, area, radius, colour, p)
    painter.setPen(round_pen(p.allowed, 2.6))
    arm = area.width() * 0.22
    for reach in (QPointF(arm, 0), QPointF(0, arm)):
        painter.drawLine(area.center() - reach, area.center() + reach)


def chosen(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """The outline of what is settled already, with a dotted dog-ear."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edged(painter, area, radius, QColor(p.accent), 2.8)
    size = _dog_ear(painter, area, radius, p.accent)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(p.on_accent))
    painter.drawEllipse(area.topRight() + QPointF(-size * 0.34, size * 0.32), size / 6, size / 6)


def focus(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """The ring of the keyboard, outside of what it is on."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Between two hairlines the ring shows on paper and on the sea alike.
    edged(painter, area.adjusted(-5, -5, 5, 5), radius + 5, QColor(p.focus_gap), 6.5)
    edged(painter, area.adjusted(-4, -4, 4, 4), radius + 4, QColor(p.focus), 2.8)


def hover(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """A wash over the target under the pointer."""
    painter.setBrush(shade(p.allowed, 38))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(area, radius, radius)


def recent(painter: QPainter, area: QRectF, _radius: float, _colour: str, p: Palette) -> None:
    """Brackets around the corners of what the last moves touched."""
    arm = max(4.0, min(9.0, area.width() * 0.3, area.height() * 0.3))
    box = area.adjusted(-2, -2, 2, 2)
    for corner, dx, dy in (
        (box.topLeft(), 1, 1),
        (box.topRight(), -1, 1),
        (box.bottomLeft(), 1, -1),
        (box.bottomRight(), -1, -1),
    ):
        arms = [corner + QPointF(dx * arm, 0), corner, corner + QPointF(0, dy * arm)]
        for colour, thick in ((p.card_top, 4.4), (p.recent, 2.4)):
            painter.setPen(round_pen(colour, thick))
            painter.drawPolyline(QPolygonF(arms))


def turn(painter: QPainter, area: QRectF, _radius: float, _colour: str, p: Palette) -> None:
    """A pointer to whoever decides now."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(p.accent))
    point = QPointF(area.right(), area.center().y())
    painter.drawPolygon(QPolygonF([area.topLeft(), point, area.bottomLeft()]))


def without(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """A stroke through what lies below: the same choice without it."""
    painter.setPen(round_pen(p.accent, max(2.0, area.height() * 0.1)))
    inner = area.adjusted(radius, radius, -radius, -radius)
    painter.drawLine(inner.bottomLeft(), inner.topRight())


def tick(painter: QPainter, area: QRectF, _radius: float, _colour: str, p: Palette) -> None:
    """A small disc with a tick: nothing stands in the way."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(p.allowed))
    painter.drawEllipse(area)
    painter.setPen(round_pen(p.on_allowed, max(1.3, area.width() * 0.13)))
    at, side = area.topLeft(), area.width()
    stroke = [(0.27, 0.53), (0.44, 0.69), (0.74, 0.33)]
    painter.drawPolyline(QPolygonF([at + QPointF(x * side, y * side) for x, y in stroke]))


def frame(painter: QPainter, area: QRectF, radius: float, colour: str, _p: Palette) -> None:
    """The frame of the board of whoever decides now."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edged(painter, area, radius, QColor(colour), 2.6)
