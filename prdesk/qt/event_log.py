"""What happened, in words and in groups; worded anew when the language changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import takewhile
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QObject,
    Qt,
    Signal,
)

from prdesk.core.game import Json
from prdesk.qt.index import ROOT, Index
from prdesk.qt.translate import translate
from prdesk.session import Session, Step
from prdesk.texts import texts_of


class LogRole(IntEnum):
    """What a row tells besides its text."""

    HEADING = Qt.ItemDataRole.UserRole
    NEW = Qt.ItemDataRole.UserRole + 1
    STEP = Qt.ItemDataRole.UserRole + 2


@dataclass(frozen=True)
class Line:
    """A row: one event, which step it belongs to, and whether it opens a group."""

    event: Json
    step: int
    heading: bool


class EventLogModel(QAbstractListModel):
    """The events of all steps done, oldest first.

    Signals:
        newCountChanged(int): lines that came since a person last decided.
    """

    newCountChanged = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Step] = []
        self._lines: list[Line] = []
        self._texts: dict[int, str] = {}
        self._names: Sequence[str] = ()
        self._game = ""
        self._seen = 0

    @property
    def new_count(self) -> int:
        """How many lines have not been there at a person's last decision."""
        return len(self._lines) - self._seen

    def restore(self, session: Session) -> None:
        """Show the steps a session has done so far; all of it counts as seen.

        Steps that are shown already stay, so that undo at the end of a long game is quick.
        """
        done = session.steps[: session.cursor]
        pairs = zip(self._steps, done, strict=False)
        common = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], pairs))
        if common and (self._game, self._names) == (session.game.id, session.names):
            self._cut(common)
            self._add(done[common:])
            self._mark_seen(len(self._lines))
        else:
            self.beginResetModel()
            self._names = session.names
            self._game = session.game.id
            self._steps = list(done)
            self._lines = [
                line for number, step in enumerate(done) for line in self._lines_of(step, number)
            ]
            self._texts.clear()
            self._seen = len(self._lines)
            self.endResetModel()
        self.newCountChanged.emit(0)

    def append(self, step: Step, seen: bool) -> None:
        """Add what one more step brought. `seen`: a person did it, so he knows all before it."""
        self._add([step])
        if seen:
            self._mark_seen(len(self._lines))
        self.newCountChanged.emit(self.new_count)

    def retranslate(self) -> None:
        """The language changed."""
        self._texts.clear()
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def text(self) -> str:
        """The whole log, one line a row, for the clipboard."""
        return "\n".join(self._text(row) for row in range(len(self._lines)))

    def rowCount(self, parent: Index = ROOT) -> int:
        """Number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text of a line, or one of LogRole."""
        if not index.isValid():
            return None
        row = index.row()
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text(row)
        if role == LogRole.HEADING:
            return self._lines[row].heading
        if role == LogRole.NEW:
            return row >= self._seen
        if role == LogRole.STEP:
            return self._lines[row].step
        return None

    def _add(self, steps: Sequence[Step]) -> None:
        added = [
            line
            for number, step in enumerate(steps, len(self._steps))
            for line in self._lines_of(step, number)
        ]
        self._steps += steps
        if added:
            first = len(self._lines)
            self.beginInsertRows(ROOT, first, first + len(added) - 1)
            self._lines += added
            self.endInsertRows()

    def _cut(self, count: int) -> None:
        """Keep the first `count` steps."""
        del self._steps[count:]
        first = next((row for row, line in enumerate(self._lines) if line.step >= count), None)
        if first is None:
            return
        self.beginRemoveRows(ROOT, first, len(self._lines) - 1)
        del self._lines[first:]
        self._texts = {row: text for row, text in self._texts.items() if row < first}
        self._seen = min(self._seen, first)
        self.endRemoveRows()

    def _mark_seen(self, count: int) -> None:
        first, self._seen = self._seen, count
        if first < count:
            self.dataChanged.emit(self.index(first), self.index(count - 1), [LogRole.NEW])

    def _text(self, row: int) -> str:
        if row not in self._texts:
            event = self._lines[row].event
            texts = texts_of(self._game)
            self._texts[row] = texts.line_of_event(event, self._names, translate)
        return self._texts[row]

    def _lines_of(self, step: Step, number: int) -> list[Line]:
        headings = texts_of(self._game).headings
        return [Line(event, number, event["event"] in headings) for event in step.events]
