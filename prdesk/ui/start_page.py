"""What the window shows before there is a game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from prdesk.qt.translate import translate
from prdesk.texts import title_of
from prdesk.ui.games import WINDOWS
from prdesk.ui.letters import BUTTON, Lettering, letter
from prdesk.ui.sea import Sea


class StartPage(Sea):
    """Title and the two ways into a game.

    Signals:
        newGame(), openGame()
    """

    newGame = Signal()
    openGame = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = QLabel("prdesk")
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        letter(self._title, Lettering("serif", 44, 700))
        self._line = QLabel()
        self._line.setTextFormat(Qt.TextFormat.PlainText)
        self._line.setObjectName("soft")
        self._new = QPushButton()
        letter(self._new, BUTTON)
        self._new.setProperty("strong", True)
        self._new.setMinimumWidth(220)
        self._new.clicked.connect(self.newGame)
        self._open = QPushButton()
        letter(self._open, BUTTON)
        self._open.setMinimumWidth(220)
        self._open.clicked.connect(self.openGame)
        card = QFrame()
        card.setObjectName("card")
        inner = QVBoxLayout(card)
        inner.setContentsMargins(56, 40, 56, 44)
        inner.setSpacing(12)
        for widget in (self._title, self._line, self._new, self._open):
            inner.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        inner.insertSpacing(2, 12)
        outer = QVBoxLayout(self)
        outer.addWidget(card, 0, Qt.AlignmentFlag.AlignCenter)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._line.setText(" · ".join(title_of(game, translate) for game in WINDOWS))
        self._new.setText(self.tr("New game…"))
        self._open.setText(self.tr("Open a saved game…"))
