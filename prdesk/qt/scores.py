"""The score table: a column per player, a row per kind of points, a reason for every figure."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QObject,
    Qt,
)

from prdesk.qt.games import SCORE_ROWS
from prdesk.qt.index import ROOT, Index
from prdesk.qt.score_rows import Cell, ScoreRow
from prdesk.qt.snapshot import Snapshot
from prdesk.qt.translate import translate

WINNER_ROLE = Qt.ItemDataRole.UserRole
EMPHASIS_ROLE = Qt.ItemDataRole.UserRole + 1


class ScoreModel(QAbstractTableModel):
    """Scores of all players as the viewer may see them; the rows are the game's own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names: list[str] = []
        self._winners: list[int] = []
        self._rows: list[ScoreRow] = []

    def show(self, snapshot: Snapshot, winners: list[int] | None) -> None:
        """Take over the scores of a snapshot; winners: the leaders, None where hidden."""
        self.beginResetModel()
        self._names = snapshot.names
        self._winners = winners or []
        self._rows = list(SCORE_ROWS[snapshot.position["game"]](snapshot))
        if winners:
            self._rows.append(_places(snapshot))
        self.endResetModel()

    def reason(self, row: int, column: int) -> str:
        """Why the player of a column has these points."""
        return self._rows[row].cells[column].reason

    def account(self, column: int) -> list[str]:
        """A player's name, and a line for each of his figures with its reason."""
        lines = [self._names[column]]
        for row in self._rows:
            figure, reason = row.cells[column]
            if figure:
                line = f"{row.title}: {figure}"
                lines.append(f"{line} = {reason}" if reason else line)
        return lines

    def rowCount(self, parent: Index = ROOT) -> int:
        """Number of kinds of points."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Number of players."""
        return 0 if parent.isValid() else len(self._names)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Names of the players, and of the kinds of points."""
        shown = [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole]
        if orientation == Qt.Orientation.Horizontal:
            # A long name is shortened in the heading.
            shown.append(Qt.ItemDataRole.ToolTipRole)
        if role not in shown:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._names[section] if self._names else ""
        return self._rows[section].title

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A figure ("?" if hidden, a dash if it does not apply), its reason as tool-tip."""
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        figure, reason = row.cells[column]
        if role == Qt.ItemDataRole.DisplayRole:
            return figure or "–"
        if role == Qt.ItemDataRole.ToolTipRole:
            return reason
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self._names[column]}, {row.title}: {figure or reason}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == WINNER_ROLE:
            return column in self._winners
        if role == EMPHASIS_ROLE:
            return row.total
        return None


def _places(snapshot: Snapshot) -> ScoreRow:
    """Who came first, second and so on."""
    ranks = snapshot.ranks
    places = [1 + sum(other > rank for other in ranks) for rank in ranks]
    return ScoreRow(translate("ScoreModel", "Place"), [Cell(str(place)) for place in places])
