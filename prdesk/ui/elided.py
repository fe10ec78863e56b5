"""A label that shows as much of its text as fits on its lines, the whole of it as tool-tip."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from prdesk.ui.plain import plain


class ElidedLabel(QLabel):
    """Plain text on at most `lines` lines, fewer where they do not fit; the rest is an ellipsis."""

    def __init__(self, lines: int = 1, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_text(self, text: str) -> None:
        """Show a text."""
        if text != self.text():
            self.setText(text)
            self.setAccessibleName(text)

    def layout_lines(self, width: int) -> list[str]:
        """The lines as they are painted at a width."""
        metrics = self.fontMetrics()
        most = max(1, min(self._lines, self.height() // metrics.lineSpacing()))
        layout = QTextLayout(self.text(), self.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        found: list[str] = []
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            rest = self.text()[line.textStart() :]
            if len(found) == most - 1:
                found.append(metrics.elidedText(rest, Qt.TextElideMode.ElideRight, width))
                break
            found.append(rest[: line.textLength()].rstrip())
        layout.endLayout()
        return found

    def sizeHint(self) -> QSize:
        """As wide as the text, as high as all its lines may be."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()), metrics.lineSpacing() * self._lines)

    def minimumSizeHint(self) -> QSize:
        """One line of a few letters."""
        return QSize(40, self.fontMetrics().lineSpacing())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines from the top."""
        painter = QPainter(self)
        metrics = self.fontMetrics()
        lines = self.layout_lines(self.width())
        shown = "".join(lines)
        cut = shown.endswith("…") and self.text() != shown
        self.setToolTip(plain(self.text()) if cut else "")
        y = float(metrics.ascent())
        painter.setPen(self.palette().color(self.foregroundRole()))
        for line in lines:
            painter.drawText(QPointF(0, y), line)
            y += metrics.lineSpacing()
        painter.end()
