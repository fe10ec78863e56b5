"""Painters of what lies on a table: boards, cards, places, labels."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from prdesk.ui.board.brush import down, edged, shade, shadow, strip
from prdesk.ui.theme import Palette


def sea(painter: QPainter, area: QRectF, _radius: float, _colour: str, p: Palette) -> None:
    """The sea the boards lie on, with its waves."""
    painter.fillRect(area, down(area, p.sea_top, p.sea_bottom))
    painter.setPen(QPen(shade(p.wave, 110), 1.6))
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


def panel(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """A paper board."""
    shadow(painter, area, radius, p.shadow, 6)
    painter.setBrush(down(area, p.paper_top, p.paper_bottom))
    edged(painter, area, radius, QColor(p.paper_edge), 1.2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edged(painter, area.adjusted(1.2, 1.2, -1.2, -1.2), radius - 1, shade(p.card_top, 120), 1)


def card(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """A card on a board."""
    shadow(painter, area, radius, p.shadow, 3)
    painter.setBrush(down(area, p.card_top, p.card_bottom))
    edged(painter, area, radius, QColor(p.slot_edge), 1)


def spent(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """A card that is taken or sold out."""
    painter.setBrush(QColor(p.spent))
    edged(painter, area, radius, shade(p.paper_edge, 170), 1)


def slot(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """An empty place, with a dashed edge."""
    painter.setBrush(shade(p.slot, 150))
    pen = QPen(shade(p.slot_edge, 190), 1)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)


def well(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """A place sunk into the board."""
    painter.setBrush(down(area, p.spent, p.slot))
    edged(painter, area, radius, shade(p.slot_edge, 220), 1)


def chip(painter: QPainter, area: QRectF, radius: float, _colour: str, p: Palette) -> None:
    """A small paper label on a picture."""
    painter.setBrush(QColor(p.card_top))
    edged(painter, area, radius, QColor(p.circle_edge), 1)


def fill(painter: QPainter, area: QRectF, radius: float, colour: str, _p: Palette) -> None:
    """A plain coloured shape."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(area, radius, radius)


def cap(painter: QPainter, area: QRectF, radius: float, colour: str, p: Palette) -> None:
    """A coloured strip along the top of a card, with the card's upper corners."""
    strip(painter, area, area.adjusted(0, 0, 0, radius * 2), radius, colour)
    painter.fillRect(area.adjusted(0, area.height() - 1, 0, 0), shade(p.shadow, 46))


def foot(painter: QPainter, area: QRectF, radius: float, colour: str, _p: Palette) -> None:
    """A coloured strip along the bottom of a card, with the card's lower corners."""
    strip(painter, area, area.adjusted(0, -radius * 2, 0, 0), radius, colour)


def spine(painter: QPainter, area: QRectF, radius: float, colour: str, p: Palette) -> None:
    """A coloured strip along the left of a board, with the board's left corners."""
    strip(painter, area, area.adjusted(0, 0, radius * 2, 0), radius, colour)
    # White on paper and a dark colour on slate would not be seen without an edge.
    painter.fillRect(area.adjusted(area.width() - 1, 0, 0, 0), shade(p.circle_edge, 170))


def circle(painter: QPainter, area: QRectF, _radius: float, _colour: str, p: Palette) -> None:
    """A round paper label."""
    painter.setPen(QPen(QColor(p.circle_edge), 1.3))
    painter.setBrush(QColor(p.circle))
    painter.drawEllipse(area.adjusted(0.8, 0.8, -0.8, -0.8))
