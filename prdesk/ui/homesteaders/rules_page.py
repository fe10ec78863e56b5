"""Choosing the rules of a new game: open holdings or screens."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QVBoxLayout

from prdesk.core.game import Json
from prdesk.homesteaders.catalog.ids import VARIANTS
from prdesk.qt.translate import translate
from prdesk.texts import QT_TRANSLATE_NOOP
from prdesk.texts.homesteaders import TEXTS
from prdesk.ui.rules_page import RuleBox, RulesPage

CONTEXT: Final = "NewGameDialog"

MEANS: Final = {
    "open_holdings": QT_TRANSLATE_NOOP(
        "NewGameDialog", "Nobody hides anything; no curtain between people."
    ),
}


class HomesteadersRules(RulesPage):
    """A box for each variant."""

    def __init__(self) -> None:
        super().__init__()
        self.rules = {
            rule: RuleBox(TEXTS.name_of(rule, translate), translate(CONTEXT, MEANS[rule]))
            for rule in VARIANTS
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for box in self.rules.values():
            column.addWidget(box)
            box.changed.connect(self.changed)
        column.addStretch(1)

    def choices(self) -> Json:
        """What is chosen."""
        return {"variants": [rule for rule, box in self.rules.items() if box.chosen]}

    def fill(self, choices: Json) -> None:
        """Show choices."""
        for rule, box in self.rules.items():
            box.box.setChecked(rule in choices["variants"])
