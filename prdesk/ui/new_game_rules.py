"""The part of the new-game dialog that chooses the rules: edition, expansions, variants."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from prdesk.qt.translate import translate
from prdesk.session.building_sets import SETS, set_fits
from prdesk.session.setup import DRAFTS, EDITIONS, EXPANSIONS, NEEDS, VARIANTS, Setup
from prdesk.texts.puertorico import name_of
from prdesk.ui.new_game_words import (
    CONTEXT,
    DOES_NOT_FIT,
    MEANS,
    NEEDS_BOTH,
    NEEDS_BUILDINGS,
    SET_NAMES,
)

LAST = "last"
INDENT = 24
LINES = 3
"""Lines that the kinds of a set take."""
WIDTH = 480
"""Pixels in which the consequence of a rule has room in one line."""


def note() -> QLabel:
    """A line below a choice that says what it means."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setObjectName("soft")
    label.setWordWrap(True)
    return label


class RuleBox(QWidget):
    """A rule to tick, with its consequence below it, or the reason why it cannot be chosen."""

    changed = Signal()

    def __init__(self, rule: str) -> None:
        super().__init__()
        self.rule = rule
        self.box = QCheckBox(name_of(rule, translate))
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
        words = reason or translate(CONTEXT, MEANS[self.rule])
        self._note.setText(words)
        self.box.setAccessibleDescription(words)


class RulesForm(QWidget):
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
        self.rules = {rule: RuleBox(rule) for rule in (*EXPANSIONS, *VARIANTS)}
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

    def fill(self, setup: Setup) -> None:
        """Show a set-up; its set is the one of the last game unless it is one of ours."""
        named = next((name for name, kinds in SETS.items() if set(kinds) == {*setup.buildings}), "")
        self._kept = setup.buildings
        self._sets = dict(SETS)
        if setup.buildings and not named:
            self._sets = {LAST: setup.buildings, **SETS}
        self.set.clear()
        for name in self._sets:
            self.set.addItem(translate(CONTEXT, SET_NAMES[name]), name)
        self.set.setCurrentIndex(max(0, self.set.findData(named or LAST)))
        self.edition.setCurrentIndex(self.edition.findData(setup.edition))
        self.draft.setCurrentIndex(self.draft.findData(setup.draft))
        for rule, box in self.rules.items():
            open_vp = rule == "open_vp" and setup.open_vp
            box.box.setChecked(open_vp or rule in (*setup.expansions, *setup.variants))
        self.refresh()

    @property
    def expansions(self) -> tuple[str, ...]:
        """Expansions chosen."""
        return tuple(rule for rule in EXPANSIONS if self.rules[rule].box.isChecked())

    @property
    def variants(self) -> tuple[str, ...]:
        """Variants chosen but `open_vp`; one that does not fit now stays ticked for later."""
        return tuple(
            rule for rule in VARIANTS if rule != "open_vp" and self.rules[rule].box.isChecked()
        )

    @property
    def buildings(self) -> tuple[str, ...]:
        """The kinds of the set that is chosen; while none is, those of the last game."""
        if self.draft.currentData() != "set":
            return self._kept
        return self._sets.get(str(self.set.currentData()), ())

    @property
    def problem(self) -> str:
        """Why the game cannot begin like this; "" if it can."""
        if "buildings" not in self.expansions or self.draft.currentData() != "set":
            return ""
        fits = set_fits(self.buildings, self._options())
        return "" if fits else translate(CONTEXT, DOES_NOT_FIT)

    def _options(self) -> dict[str, object]:
        return {
            "players": 3,
            "edition": self.edition.currentData(),
            "expansions": list(self.expansions),
            "variants": [rule for rule in self.variants if self.rules[rule].chosen],
        }

    def refresh(self) -> None:
        """Offer what goes together, say what it means."""
        missing = set(EXPANSIONS) - set(self.expansions)
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

    def _about_draft(self, drafts: bool, by_set: bool) -> str:
        if not drafts:
            return translate(CONTEXT, NEEDS_BUILDINGS)
        if by_set:
            kinds = ", ".join(name_of(kind, translate) for kind in self.buildings)
            return self.problem or kinds
        return translate(CONTEXT, MEANS[str(self.draft.currentData())])
