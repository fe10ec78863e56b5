"""What waits for the confirmation: a chip for each action, and what all of them come to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QWidget

from prdesk.ui.elided import ElidedLabel
from prdesk.ui.letters import HINT, Lettering, letter

CHIP = Lettering("sans", 12, 600)
GAP = 6
REMOVING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class Run(NamedTuple):
    """Equal actions that wait one behind the other: their words, how many, where the last is."""

    words: str
    times: int
    last: int


def runs(chips: Sequence[str]) -> list[Run]:
    """What waits with equal neighbours taken together."""
    found: list[Run] = []
    end = 0
    for words, group in groupby(chips):
        times = len(list(group))
        end += times
        found.append(Run(words, times, end - 1))
    return found


class Chip(QPushButton):
    """A click, Enter, Space, Delete or Backspace takes the action out again."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A held key takes out one."""
        if event.isAutoRepeat():
            event.accept()
        elif event.key() in (*REMOVING, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class _Chips(QScrollArea):
    """As many chips as there are; those that do not fit are scrolled to."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.inner = QWidget()
        self.inner.setObjectName("clear")
        self.row = QHBoxLayout(self.inner)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(GAP)
        self.setWidget(self.inner)

    def sizeHint(self) -> QSize:
        """As large as all chips, whose least height by the style sheet may be too small."""
        return self.inner.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """One chip, roughly."""
        return QSize(60, self.sizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Chips came, went, or have other letters: the area has another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel goes along the row."""
        bar = self.horizontalScrollBar()
        bar.setValue(bar.value() - event.angleDelta().y())


class StagedRow(QWidget):
    """The row of the action bar that is there while something waits.

    Signals:
        removed(int): the action at that place is to be taken out.
        emptied(): the last chip went although it had the keyboard.
    """

    removed = Signal(int)
    emptied = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._chips: list[Chip] = []
        self._area = _Chips(self)
        self._totals = ElidedLabel()
        letter(self._totals, HINT)
        self._area.horizontalScrollBar().rangeChanged.connect(self._scroll)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._area)
        row.addWidget(self._totals, 1, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    @property
    def chips(self) -> list[Chip]:
        """The chips, in the order of the actions."""
        return list(self._chips)

    @property
    def totals(self) -> str:
        """What is said of the sum."""
        return self._totals.text()

    def show_staged(self, chips: Sequence[str], totals: str) -> None:
        """Show what waits; nothing hides the row.

        Args:
            chips: words for each action, in order.
            totals: what all of them come to.
        """
        focused = next((i for i, chip in enumerate(self._chips) if chip.hasFocus()), None)
        for chip in self._chips:
            self._area.row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._chips = [self._chip(run) for run in runs(chips)]
        self._totals.set_text(totals)
        self._share()
        self.setVisible(bool(chips))
        if focused is not None and self._chips:
            self._chips[min(focused, len(self._chips) - 1)].setFocus()
        elif focused is not None:
            self.emptied.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width is shared anew."""
        self._share()
        super().resizeEvent(event)

    def _share(self) -> None:
        """The sum is shown whole before the chips are, as long as half of the row is theirs."""
        self._totals.setMinimumWidth(min(self._totals.sizeHint().width(), self.width() // 2))

    def _scroll(self) -> None:
        """Show the chip that has the keyboard, or else the one staged last."""
        if self._chips:
            focused = next((chip for chip in self._chips if chip.hasFocus()), self._chips[-1])
            self._area.ensureWidgetVisible(focused)

    def _chip(self, run: Run) -> Chip:
        words = self.tr("{count} × {action}") if run.times > 1 else "{action}"
        words = words.format(count=run.times, action=run.words)
        chip = Chip(f"{words}  ×".replace("&", "&&"), self._area.inner)
        chip.setProperty("chip", True)
        chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        letter(chip, CHIP)
        chip.setToolTip(self.tr("Take out: {action}").format(action=run.words))
        chip.setAccessibleName(self.tr("Waits: {action}. Enter takes it out.").format(action=words))
        chip.clicked.connect(lambda: self.removed.emit(run.last))
        self._area.row.addWidget(chip)
        chip.show()
        return chip
