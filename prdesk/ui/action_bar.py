"""The bar at the foot of the table: who must do what, what it would mean, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from prdesk.ui.elided import ElidedLabel
from prdesk.ui.letters import BUTTON, HEADING, HINT, letter, letter_all
from prdesk.ui.staged_row import StagedRow

EDGES, EDGE = 7, 1
"""Pixels above and below the words together; those on either side where there is no room."""

REFUSED_MS = 1200
"""How long the sentence about a click in vain stands out."""


class ActionButton(QPushButton):
    """A button that follows an action of the menus: text, enabled, shown."""

    def __init__(self, action: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        letter(self, BUTTON)
        self._action = action
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        action.enabledChanged.connect(self.setEnabled)
        self._follow()

    def _follow(self) -> None:
        action = self._action
        text = action.iconText()
        if text != self.text():
            self.setText(text)
        keys = action.shortcut().toString()
        self.setToolTip(f"{action.toolTip()} ({keys})" if keys else action.toolTip())
        self.setAccessibleName(action.toolTip())
        self.setEnabled(action.isEnabled())


class ActionBar(QFrame):
    """Prompt and consequence on the left, buttons for the actions that make sense now right.

    Signals:
        resized(): its place or size changed.

    Attributes:
        staged: below the words, what waits for the confirmation.
    """

    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("actionBar")
        self._prompt = ElidedLabel()
        letter(self._prompt, HEADING)
        self._sentence = ElidedLabel(2)
        self._sentence.setObjectName("soft")
        letter(self._sentence, HINT)
        self._refused = QTimer(self, singleShot=True, interval=REFUSED_MS)
        self._refused.timeout.connect(lambda: self._stand_out(False))
        self.staged = StagedRow(self)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._prompt)
        words.addWidget(self._sentence)
        words.addWidget(self.staged)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        row = QHBoxLayout(self)
        row.setSpacing(12)
        row.addLayout(words, 1)
        row.addLayout(self._buttons)
        self._row = row
        self._roomy = True
        self._make_room()
        self._of: dict[QAction, ActionButton] = {}

    def add_button(self, action: QAction, strong: bool = False) -> ActionButton:
        """Put a button for an action at the right end."""
        button = ActionButton(action, self)
        button.setProperty("strong", strong)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._buttons.addWidget(button)
        self._of[action] = button
        return button

    def show_buttons(self, actions: set[QAction]) -> None:
        """Show exactly these buttons."""
        for action, button in self._of.items():
            button.setVisible(action in actions)

    def show_staged(self, chips: Sequence[str], totals: str) -> None:
        """Show what waits and what it comes to; nothing for no row."""
        self.staged.show_staged(chips, totals)
        # Behind the last button, not behind all that was there before them.
        for first, then in pairwise([*list(self._of.values())[-1:], *self.staged.chips]):
            QWidget.setTabOrder(first, then)
        self._make_room()

    def set_prompt(self, text: str, waiting: bool) -> None:
        """Say who must do what; waiting: it is a person's turn."""
        self._prompt.set_text(text)
        if self.property("waiting") != waiting:
            self.setProperty("waiting", waiting)
            _polish(self)

    def set_sentence(self, text: str) -> None:
        """Say what the thing pointed at would mean, or why it cannot be chosen."""
        self._sentence.set_text(text)
        self._give_way()
        self._stand_out(False)

    def refuse(self, text: str) -> None:
        """Say why a click did nothing, so that it is seen."""
        self._sentence.set_text(text)
        self._give_way()
        self._stand_out(bool(text))
        self._refused.start()

    @property
    def prompt(self) -> str:
        """The prompt now shown."""
        return self._prompt.text()

    @property
    def sentence(self) -> str:
        """The sentence now shown."""
        return self._sentence.text()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There is room for another number of lines."""
        self._make_room()
        super().resizeEvent(event)

    def _make_room(self) -> None:
        """Three lines take the edges too; where there is no room the prompt gives way."""
        three = not self.staged.isHidden()
        top, bottom = (EDGE, EDGE) if three else (EDGES // 2, EDGES - EDGES // 2)
        self._row.setContentsMargins(14, top, 10, bottom)
        lines = (self._prompt, self._sentence, self.staged)
        high = sum(line.minimumSizeHint().height() for line in lines) + 2 * EDGE
        self._roomy = not three or high <= self.contentsRect().height()
        self._give_way()

    def _give_way(self) -> None:
        """Above what waits, a sentence too long for one line takes that of the prompt too."""
        said = self._sentence
        long = not self.staged.isHidden() and said.sizeHint().width() > said.width()
        self._prompt.setVisible(self._roomy and not long)

    def _stand_out(self, refused: bool) -> None:
        if self._sentence.property("refused") != refused:
            self._sentence.setProperty("refused", refused)
            _polish(self._sentence)


def _polish(widget: QWidget) -> None:
    """Let the style sheet see a property that has changed; it forgets the letters by that."""
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    letter_all((widget, *widget.findChildren(QWidget)))
