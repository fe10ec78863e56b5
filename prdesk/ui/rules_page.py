"""What the new-game dialog needs of a game: a page on which its rules are chosen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from prdesk.core.game import Json

INDENT: Final = 24


class RulesPage(QWidget):
    """The base of the games' pages.

    Signals:
        changed(): something else is chosen.
    """

    changed = Signal()

    @property
    def problem(self) -> str:
        """Why the game cannot begin like this; "" if it can."""
        return ""

    def choices(self) -> Json:
        """What is chosen, as the game's `Choices` know it."""
        raise NotImplementedError

    def fill(self, choices: Json) -> None:
        """Show choices that make sense."""
        raise NotImplementedError


class RuleBox(QWidget):
    """A rule to tick, with its consequence below it, or the reason why it cannot be chosen."""

    changed = Signal()

    def __init__(self, name: str, means: str) -> None:
        super().__init__()
        self.box = QCheckBox(name)
        self._means = means
        self._note = note()
        self._note.setIndent(INDENT)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.box)
        column.addWidget(self._note)
        self.box.toggled.connect(self.changed)
        self.allow("")

    @property
    def chosen(self) -> bool:
        """Whether it is ticked and goes together with the rest."""
        return self.box.isChecked() and self.box.isEnabled()

    def allow(self, reason: str) -> None:
        """Offer the rule, or say why not."""
        self.box.setEnabled(not reason)
        words = reason or self._means
        self._note.setText(words)
        self.box.setAccessibleDescription(words)


def note() -> QLabel:
    """A line below a choice that says what it means."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setObjectName("soft")
    label.setWordWrap(True)
    return label
