"""The scores: every point with its reason, the winners once the game is over."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from prdesk.qt.index import Index
from prdesk.qt.scores import EMPHASIS_ROLE, WINNER_ROLE, ScoreModel
from prdesk.qt.snapshot import Snapshot
from prdesk.qt.translate import translate
from prdesk.texts import texts_of
from prdesk.ui.letters import Lettering, font, letter, px
from prdesk.ui.theme import Palette

ROW_HEIGHT, LEAST_HEIGHT = 30, 22
"""Of a row; the least where many rows have to stand in a low window."""
COLUMN, WIDEST = 110, 180
"""Width of a player's column; with long names it grows so far, and then they are shortened."""
LEAST_ROOM = 11 * ROW_HEIGHT + 10
"""Without scrolling at least: ten rows and the heading."""
BESIDE = 170
"""Height of all but table and explanation; a large window leaves the table more."""


class _Figures(QStyledItemDelegate):
    """Totals in bold, the winners' columns tinted."""

    def __init__(self, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self._wash = QBrush(QColor(colours.allowed_wash))

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if index.data(EMPHASIS_ROLE):
            option.font = font(Lettering("sans", 14, 700))
        if index.data(WINNER_ROLE):
            option.backgroundBrush = self._wash


class ScoresDialog(QDialog):
    """A table that explains itself: below stands where the chosen player's figures come from.

    Signals:
        newGame(): the reader wants another game.
    """

    newGame = Signal()

    def __init__(
        self,
        snapshot: Snapshot,
        winners: list[int] | None,
        colours: Palette,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        texts = texts_of(snapshot.position["game"])
        over = snapshot.position["turn"]["decision"] == "game_over"
        self.setWindowTitle(self.tr("Final scores") if over else self.tr("Scores so far"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._model = ScoreModel(self)
        self._model.show(snapshot, winners if over else None)
        title = QLabel(self._headline(snapshot, winners) if over else self.windowTitle())
        title.setTextFormat(Qt.TextFormat.PlainText)
        letter(title, Lettering("serif", 22, 600))
        title.setWordWrap(True)
        reason = QLabel(texts.sentence_of_end(snapshot.position.get("end_reason") or "", translate))
        reason.setTextFormat(Qt.TextFormat.PlainText)
        reason.setObjectName("soft")
        reason.setVisible(bool(reason.text()))
        self.table = QTableView()
        self.table.setModel(self._model)
        self.table.setItemDelegate(_Figures(colours, self.table))
        self.table.setObjectName("scores")
        self.table.setAccessibleName(self.windowTitle())
        self.table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QTableView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setCornerButtonEnabled(False)
        across, down = self.table.horizontalHeader(), self.table.verticalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        across.setMinimumSectionSize(76)
        across.setTextElideMode(Qt.TextElideMode.ElideRight)
        across.setHighlightSections(False)
        down.setHighlightSections(False)
        down.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.explanation = QLabel()
        self.explanation.setTextFormat(Qt.TextFormat.PlainText)
        self.explanation.setWordWrap(True)
        columns = self._model.columnCount()
        lines = max(len(self._model.account(column)) for column in range(columns))
        told = lines * self.explanation.fontMetrics().lineSpacing()
        self.explanation.setMinimumHeight(told)
        room = (parent.height() if parent is not None else 0) - px(BESIDE) - told
        rows = self._model.rowCount()
        around = across.sizeHint().height() + 4
        row = max(px(LEAST_HEIGHT), min(px(ROW_HEIGHT), (room - around) // rows))
        down.setMinimumSectionSize(row)
        down.setDefaultSectionSize(row)
        height = around + row * rows
        self.table.setMaximumHeight(height)
        self.table.setMinimumHeight(min(height, max(LEAST_ROOM, room)))
        self.explanation.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.table.selectionModel().currentChanged.connect(self._explain)
        buttons = QDialogButtonBox()
        close = buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        if over:
            again = buttons.addButton(self.tr("New game…"), QDialogButtonBox.ButtonRole.ActionRole)
            again.clicked.connect(self.newGame)
            again.clicked.connect(self.close)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 18, 22, 16)
        column.setSpacing(10)
        for part in (title, reason, self.table, self.explanation, buttons):
            column.addWidget(part, part is self.explanation)
        longest = max(map(across.fontMetrics().horizontalAdvance, snapshot.names))
        wide = min(WIDEST, max(px(COLUMN), longest + 30))
        self.resize(px(260) + wide * columns, self.sizeHint().height())
        self.table.setCurrentIndex(self._model.index(0, (winners or [0])[0]))

    def _headline(self, snapshot: Snapshot, winners: list[int] | None) -> str:
        event = {"event": "game_ended", "player": None, "auto": True, "winners": winners or []}
        texts = texts_of(snapshot.position["game"])
        return texts.sentence_of_event(event, snapshot.names, translate)

    def _explain(self, current: QModelIndex) -> None:
        """Say of each figure in a player's column where it comes from."""
        text = "\n".join(self._model.account(current.column()))
        self.explanation.setText(text)
        self.explanation.setAccessibleName(text)
