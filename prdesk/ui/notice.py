"""A sentence about something that went wrong, laid over the table for a while."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

SHOWN_MS = 15_000
WIDTH = 460


class Notice(QFrame):
    """Shows one sentence until it is closed or has stood long enough; takes no keys away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("choices")
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        self._close = QPushButton()
        self._close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 10, 10, 10)
        row.addWidget(self._text, 1)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self._retranslate()
        self.hide()

    @property
    def text(self) -> str:
        """The sentence shown last."""
        return self._text.text()

    def say(self, sentence: str) -> None:
        """Show a sentence at the upper edge of the window."""
        self._text.setText(sentence)
        self.setAccessibleName(sentence)
        width = min(WIDTH, self._over.width() - 20)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move((self._over.width() - width) // 2, 12)
        self.show()
        self.raise_()
        self._timer.start()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._close.setText(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close this message"))
