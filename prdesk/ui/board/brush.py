"""Ways of drawing that the painters of shapes and marks share."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen


def shade(colour: str, alpha: int) -> QColor:
    """A colour, see-through: `alpha` 0 to 255."""
    found = QColor(colour)
    found.setAlpha(alpha)
    return found


def round_pen(colour: str, thick: float) -> QPen:
    """A pen with round ends and joints."""
    pen = QPen(QColor(colour), thick)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def down(area: QRectF, top: str, bottom: str) -> QLinearGradient:
    """A gradient from the top of `area` to its bottom."""
    gradient = QLinearGradient(area.topLeft(), area.bottomLeft())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    return gradient


def shadow(painter: QPainter, area: QRectF, radius: float, colour: str, reach: int) -> None:
    """A soft shadow that reaches `reach` pixels below `area`."""
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(reach, 0, -1):
        painter.setBrush(shade(colour, 14))
        grown = area.adjusted(-step * 0.5, 0, step * 0.5, step)
        painter.drawRoundedRect(grown, radius + step * 0.5, radius + step * 0.5)


def edged(painter: QPainter, area: QRectF, radius: float, edge: QColor, thick: float) -> None:
    """A rounded rectangle with its edge inside `area`, filled with the brush that is set."""
    painter.setPen(QPen(edge, thick))
    half = thick / 2
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), radius - half, radius - half)


def strip(painter: QPainter, area: QRectF, whole: QRectF, radius: float, colour: str) -> None:
    """Fill as much of a rounded rectangle as lies within `area`."""
    path = QPainterPath()
    path.addRoundedRect(whole, radius, radius)
    painter.setClipRect(area)
    painter.fillPath(path, QColor(colour))
