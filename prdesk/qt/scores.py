"""The score table: a column per player, a row per kind of points, a reason for every figure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QObject,
    Qt,
)

from prdesk.core.game import Json
from prdesk.qt.index import ROOT, Index
from prdesk.qt.score_reasons import (
    reason_of_bonus,
    reason_of_buildings,
    reason_of_nothing,
    reason_of_tiebreak,
)
from prdesk.qt.snapshot import Snapshot
from prdesk.qt.translate import translate
from prdesk.texts.puertorico import name_of

WINNER_ROLE = Qt.ItemDataRole.UserRole
EMPHASIS_ROLE = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True)
class Row:
    """A kind of points: `key` of the score object, and which large building if it is a bonus."""

    key: str
    building: str = ""


class ScoreModel(QAbstractTableModel):
    """Scores of all players as the viewer may see them."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._snapshot: Snapshot | None = None
        self._winners: list[int] = []
        self._rows: list[Row] = []

    def show(self, snapshot: Snapshot, winners: list[int] | None) -> None:
        """Take over the scores of a snapshot; winners: the leaders, None where hidden."""
        self.beginResetModel()
        self._snapshot = snapshot
        self._winners = winners or []
        bonuses = dict.fromkeys(b for score in snapshot.scores for b in score["bonus"])
        self._rows = [
            Row("vp"),
            Row("buildings"),
            *(Row("bonus", building) for building in bonuses),
            *([Row("nobles")] if any(score["nobles"] for score in snapshot.scores) else []),
            Row("total"),
            Row("tiebreak"),
            *([Row("place")] if winners else []),
        ]
        self.endResetModel()

    def reason(self, row: int, column: int) -> str:
        """Why the player of a column has these points."""
        assert self._snapshot is not None
        kind = self._rows[row]
        score = self._snapshot.scores[column]
        player: Json = self._snapshot.position["players"][column]
        if kind.key == "buildings":
            return reason_of_buildings(player)
        if kind.key == "bonus":
            built = kind.building in score["bonus"]
            return reason_of_bonus(player, kind.building) if built else reason_of_nothing()
        if kind.key == "tiebreak":
            return reason_of_tiebreak(player)
        if kind.key == "total":
            parts = [score["vp"], score["buildings"], *score["bonus"].values()]
            parts += [score["nobles"]] if score["nobles"] else []
            return " + ".join("?" if part is None else str(part) for part in parts)
        return ""

    def account(self, column: int) -> list[str]:
        """A player's name, and a line for each of his figures with its reason."""
        assert self._snapshot is not None
        lines = [self._snapshot.names[column]]
        for row, kind in enumerate(self._rows):
            figure, reason = self._figure_of(kind, column), self.reason(row, column)
            if figure:
                line = f"{self._title(kind)}: {figure}"
                lines.append(f"{line} = {reason}" if reason else line)
        return lines

    def rowCount(self, parent: Index = ROOT) -> int:
        """Number of kinds of points."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Number of players."""
        return 0 if parent.isValid() or self._snapshot is None else len(self._snapshot.names)

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
            return "" if self._snapshot is None else self._snapshot.names[section]
        return self._title(self._rows[section])

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A figure ("?" if hidden, a dash if it does not apply), its reason as tool-tip."""
        if not index.isValid() or self._snapshot is None:
            return None
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self._figure_of(self._rows[row], column) or "–"
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.reason(row, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            kind = self._rows[row]
            words = (self._snapshot.names[column], self._title(kind))
            figure = self._figure_of(kind, column) or self.reason(row, column)
            return f"{', '.join(words)}: {figure}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == WINNER_ROLE:
            return column in self._winners
        if role == EMPHASIS_ROLE:
            return self._rows[row].key == "total"
        return None

    def _figure_of(self, kind: Row, column: int) -> str:
        assert self._snapshot is not None
        scores = self._snapshot.scores
        if kind.key == "place":
            ranks = [(score["total"], score["tiebreak"]) for score in scores]
            return str(1 + sum(rank > ranks[column] for rank in ranks))
        score = scores[column]
        if kind.key == "bonus" and kind.building not in score["bonus"]:
            return ""
        value = score["bonus"][kind.building] if kind.key == "bonus" else score[kind.key]
        return "?" if value is None else str(value)

    @staticmethod
    def _title(row: Row) -> str:
        if row.building:
            return name_of(row.building, translate)
        titles = {
            "vp": translate("ScoreModel", "Victory point chips"),
            "buildings": translate("ScoreModel", "Buildings"),
            "nobles": translate("ScoreModel", "Nobles"),
            "total": translate("ScoreModel", "Total"),
            "tiebreak": translate("ScoreModel", "Doubloons and goods (ties)"),
            "place": translate("ScoreModel", "Place"),
        }
        return titles[row.key]
