"""Between two people: nothing of the table is to be seen until the next one says he looks."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from prdesk.ui.letters import BUTTON, Lettering, letter
from prdesk.ui.sea import Sea


class Curtain(Sea):
    """A page of its own, so that neither eye nor screen reader finds the table behind it.

    Signals:
        revealed(): the person named looks now.
        takenBack(): the one before wants his move back.
    """

    revealed = Signal()
    takenBack = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._before = ""
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        letter(self._title, Lettering("serif", 30, 600))
        self._why = QLabel()
        self._why.setTextFormat(Qt.TextFormat.PlainText)
        self._why.setObjectName("soft")
        self._why.setWordWrap(True)
        self._why.setFixedWidth(440)
        self._why.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._look = QPushButton()
        letter(self._look, BUTTON)
        self._look.setProperty("strong", True)
        self._look.clicked.connect(self.revealed)
        self._back = QPushButton()
        self._back.clicked.connect(self.takenBack)
        card = QFrame()
        card.setObjectName("card")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(44, 34, 44, 34)
        inner.setSpacing(14)
        for widget in (self._title, self._why, self._look, self._back):
            inner.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        outer = QVBoxLayout(self)
        outer.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)

    def hand_over(self, name: str, before: str) -> None:
        """Wait for a person; before: who may take his last move back, "" if nobody."""
        self._name, self._before = name, before
        self._retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard, and the tool-tip away that may still show a secret."""
        QToolTip.hideText()
        super().showEvent(event)
        self._look.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter reveals, but not an Enter still held from the move before."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if self._back.hasFocus():
                self.takenBack.emit()
            else:
                self.revealed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        title = self.tr("{name} is next").format(name=self._name)
        self._title.setText(title)
        self.setAccessibleName(title)
        self._why.setText(
            self.tr("Part of what you own is hidden. Only {name} should look now.").format(
                name=self._name
            )
        )
        self._look.setText(self.tr("Show the table"))
        self._look.setAccessibleName(f"{title}. {self._look.text()}")
        self._back.setText(self.tr("Back to {name}: undo").format(name=self._before))
        self._back.setVisible(bool(self._before))
