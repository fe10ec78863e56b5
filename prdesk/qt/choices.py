"""The legal actions as a list, for whoever plays by keyboard or ear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QObject, Qt

from prdesk.core.game import Json
from prdesk.qt.index import ROOT, Index
from prdesk.qt.snapshot import Snapshot

ACTION_ROLE = Qt.ItemDataRole.UserRole
# Digits 1 to 9 choose the first rows.
DIGITS = 9


class ChoiceModel(QAbstractListModel):
    """One row per legal action: its digit if it has one, and its label."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._actions: list[Json] = []
        self._labels: list[str] = []

    def show(self, snapshot: Snapshot | None, always: Sequence[Json] = ()) -> None:
        """Take over the actions of a snapshot; None empties the list.

        Args:
            always: legal actions that are never left out; before the others where they would be.
        """
        self.beginResetModel()
        self._actions, self._labels = [], []
        if snapshot is not None:
            left_out = [action for action in always if action not in snapshot.actions]
            self._actions = [*left_out, *snapshot.actions]
            self._labels = [snapshot.label(action) for action in self._actions]
        self.endResetModel()

    def action(self, row: int) -> Json:
        """The action of a row."""
        return self._actions[row]

    def rowCount(self, parent: Index = ROOT) -> int:
        """Number of actions."""
        return 0 if parent.isValid() else len(self._actions)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Label, or with ACTION_ROLE the action."""
        if not index.isValid():
            return None
        if role == ACTION_ROLE:
            return self._actions[index.row()]
        label = self._labels[index.row()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return label
        if role == Qt.ItemDataRole.DisplayRole:
            digit = index.row() + 1
            return f"{digit}  {label}" if digit <= DIGITS else label
        return None
