"""The sea behind pages that are not the table."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from prdesk.ui.board import boxes


class Sea(QWidget):
    """A widget with the same water around it as the boards of the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = "light"

    def restyle(self, name: str) -> None:
        """Change the theme: `light` or `dark`."""
        self._theme = name
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the water."""
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        sea = boxes.pixmap("sea", self.width(), self.height(), 0, "", self._theme, ratio)
        margin = (sea.width() / ratio - self.width()) / 2
        painter.drawPixmap(QPointF(-margin, -margin), sea)
        painter.end()
