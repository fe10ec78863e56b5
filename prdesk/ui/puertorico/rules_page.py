"""Choosing the rules of a new game: edition, expansions, variants."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QVBoxLayout

from prdesk.core.game import Json
from prdesk.puertorico.building_sets import SETS, set_fits
from prdesk.puertorico.catalog.ids import EDITIONS, EXPANSIONS
from prdesk.puertorico.choices import DRAFTS, NEEDS, VARIANTS
from prdesk.qt.translate import translate
from prdesk.texts.puertorico import name_of
from prdesk.ui.puertorico.rules_words import (
    CONTEXT,
    DOES_NOT_FIT,
    MEANS,
    NEEDS_BOTH,
    NEEDS_BUILDINGS,
    SET_NAMES,
)
from prdesk.ui.rules_page import INDENT, RuleBox, RulesPage, note

LAST = "last"
LINES = 3
"""Lines that the kinds of a set take."""
WIDTH = 480
"""Pixels in which the consequence of a rule has room in one line."""


class PuertoRicoRules(RulesPage):
    """Edition, expansions, how the buildings are chosen, variants."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumWidth(WIDTH)
        self.edition = QComboBox()
        self.edition.setAccessibleName(translate("NewGameDialog", "Edition"))
        self.draft = QComboBox()
        self.draft.setAccessibleName(
            translate("NewGameDialog", "How the kinds of buildings are chosen")
        )
        self.set = QComboBox()
        self.set.setAccessibleName(translate("NewGameDialog", "Set of buildings"))
        for box, ids in ((self.edition, EDITIONS), (self.draft, DRAFTS)):
            for rule in ids:
                box.addItem(name_of(rule, translate), rule)
        self.rules = {
            rule: RuleBox(name_of(rule, translate), translate(CONTEXT, MEANS[rule]))
            for rule in (*EXPANSIONS, *VARIANTS)
        }
        self._edition_note, self._draft_note = note(), note()
        self._sets: dict[str, tuple[str, ...]] = dict(SETS)
        self._kept: tuple[str, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(7)
        column.addLayout(self._row(translate("NewGameDialog", "Edition:"), self.edition))
        column.addWidget(self._edition_note)
        column.addWidget(self.rules["buildings"])
        choosing = self._row(translate("NewGameDialog", "Buildings:"), self.draft)
        choosing.addRow(translate("NewGameDialog", "Set:"), self.set)
        choosing.setContentsMargins(INDENT, 0, 0, 0)
        column.addLayout(choosing)
        self._draft_note.setIndent(INDENT)
        self._draft_note.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._draft_note.setMinimumHeight(LINES * self._draft_note.fontMetrics().lineSpacing())
        column.addWidget(self._draft_note)
        for rule in ("nobles", *VARIANTS):
            column.addWidget(self.rules[rule])
        column.addStretch(1)
        for box in (self.edition, self.draft, self.set):
            box.currentIndexChanged.connect(self.refresh)
        for rule_box in self.rules.values():
            rule_box.changed.connect(self.refresh)

    @staticmethod
    def _row(words: str, box: QComboBox) -> QFormLayout:
        form = QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(words, box)
        return form

    def fill(self, choices: Json) -> None:
        """Show choices; their set is the one of the last game unless it is one of ours."""
        kept = tuple(choices["buildings"])
        named = next((name for name, kinds in SETS.items() if set(kinds) == {*kept}), "")
        self._kept = kept
        self._sets = dict(SETS)
        if kept and not named:
            self._sets = {LAST: kept, **SETS}
        self.set.clear()
        for name in self._sets:
            self.set.addItem(translate(CONTEXT, SET_NAMES[name]), name)
        self.set.setCurrentIndex(max(0, self.set.findData(named or LAST)))
        self.edition.setCurrentIndex(self.edition.findData(choices["edition"]))
        self.draft.setCurrentIndex(self.draft.findData(choices["draft"]))
        for rule, box in self.rules.items():
            box.box.setChecked(rule in (*choices["expansions"], *choices["variants"]))
        self.refresh()

    def choices(self) -> Json:
        """What is chosen; a variant that does not fit now stays ticked for later."""
        return {
            "edition": str(self.edition.currentData()),
            "expansions": list(self._ticked(EXPANSIONS)),
            "variants": list(self._ticked(VARIANTS)),
            "draft": str(self.draft.currentData()),
            "buildings": list(self.buildings),
        }

    @property
    def buildings(self) -> tuple[str, ...]:
        """The kinds of the set that is chosen; while none is, those of the last game."""
        if self.draft.currentData() != "set":
            return self._kept
        return self._sets.get(str(self.set.currentData()), ())

    @property
    def problem(self) -> str:
        """Why the game cannot begin like this; "" if it can."""
        expansions = self._ticked(EXPANSIONS)
        if "buildings" not in expansions or self.draft.currentData() != "set":
            return ""
        options = {
            "edition": self.edition.currentData(),
            "expansions": list(expansions),
            "variants": [rule for rule in VARIANTS if self.rules[rule].chosen],
        }
        fits = set_fits(self.buildings, options)
        return "" if fits else translate(CONTEXT, DOES_NOT_FIT)

    def _ticked(self, rules: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(rule for rule in rules if self.rules[rule].box.isChecked())

    def refresh(self) -> None:
        """Offer what goes together, say what it means."""
        missing = set(EXPANSIONS) - set(self._ticked(EXPANSIONS))
        for rule in VARIANTS:
            unmet = missing & {*NEEDS.get(rule, ())}
            self.rules[rule].allow(translate(CONTEXT, NEEDS_BOTH) if unmet else "")
        drafts = "buildings" not in missing
        by_set = self.draft.currentData() == "set"
        self.draft.setEnabled(drafts)
        self.set.setEnabled(drafts and by_set)
        edition = translate(CONTEXT, MEANS[str(self.edition.currentData())])
        self._edition_note.setText(edition)
        self._draft_note.setText(self._about_draft(drafts, by_set))
        self.changed.emit()

    def _about_draft(self, drafts: bool, by_set: bool) -> str:
        if not drafts:
            return translate(CONTEXT, NEEDS_BUILDINGS)
        if by_set:
            kinds = ", ".join(name_of(kind, translate) for kind in self.buildings)
            return self.problem or kinds
        return translate(CONTEXT, MEANS[str(self.draft.currentData())])
