"""The best moves and why, over the feed; one of them can be shown on the table or played."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QListView, QVBoxLayout, QWidget

from prdesk.core.game import Json
from prdesk.qt.hints import HintModel
from prdesk.ui.hint_rows import HintDelegate
from prdesk.ui.letters import HEADING, HINT, letter
from prdesk.ui.theme import Palette

MARGIN = 10
SPACING = 4
EDGE = 2
"""Width of the border that the style sheet draws."""


class _List(QListView):
    """A list in which the pointer chooses the row, and Enter, not a held one, plays it."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.entered.connect(self.setCurrentIndex)
        self.doubleClicked.connect(lambda index: self.chosen.emit(index.row()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays the row."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex().row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A press that moves selects nothing more."""
        if not event.buttons():
            super().mouseMoveEvent(event)


class HintPanel(QFrame):
    """Shows a `HintModel` while it has something to say about the present decision.

    Signals:
        picked(object): the action of the row to be played.
        pointed(object): the action of the current row, None once there is none.
        resized(): it needs another height.
        closed(bool): it has gone; whether it had the keyboard.
    """

    picked = Signal(object)
    pointed = Signal(object)
    resized = Signal()
    closed = Signal(bool)

    def __init__(self, model: HintModel, colours: Palette, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("choices")
        self._model = model
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        letter(self._title, HEADING)
        self._status = QLabel()
        self._status.setTextFormat(Qt.TextFormat.PlainText)
        self._status.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._foot = QLabel()
        self._foot.setTextFormat(Qt.TextFormat.PlainText)
        self._foot.setWordWrap(True)
        for label in (self._status, self._foot):
            label.setObjectName("soft")
            letter(label, HINT)
        self._list = _List()
        self._delegate = HintDelegate(colours, self._list)
        self._list.setItemDelegate(self._delegate)
        self._list.setModel(model)
        self._list.chosen.connect(lambda row: self.picked.emit(model.action(row)))
        self._list.selectionModel().currentChanged.connect(self._point)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._title)
        head.addWidget(self._status, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN - 2, MARGIN, MARGIN - 2)
        column.setSpacing(SPACING)
        column.addLayout(head)
        column.addWidget(self._list, 1)
        column.addWidget(self._foot)
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._select)
        model.statusChanged.connect(self._follow)
        self._kept: Json | None = None
        self._retranslate()
        self.hide()

    def open(self) -> None:
        """Show the panel, give it the keyboard, and let the model think."""
        self.show()
        self.raise_()
        self._list.setFocus(Qt.FocusReason.PopupFocusReason)
        self._model.ask()

    def close_panel(self) -> None:
        """Hide, and think no more."""
        if self.isHidden():
            return
        had_keyboard = self.has_keyboard()
        self.hide()
        self._model.drop()
        self.pointed.emit(None)
        self.closed.emit(had_keyboard)

    def has_keyboard(self) -> bool:
        """Whether keys go to the list."""
        return self._list.hasFocus()

    def restyle(self, colours: Palette) -> None:
        """Change colours."""
        self._delegate.restyle(colours)
        self._list.viewport().update()

    def height_wanted(self, width: int, most: int) -> int:
        """How high the panel would like to be at a width, at most `most`."""
        inner = width - 2 * (MARGIN + EDGE)
        rows = sum(
            self._delegate.height_of(self._model.index(row), inner)
            for row in range(self._model.rowCount())
        )
        around = self._title.sizeHint().height() + self._foot.heightForWidth(inner)
        return min(most, rows + around + 2 * (MARGIN + EDGE) + 2 * SPACING)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the panel."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_panel()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Hint"))
        self._list.setAccessibleName(self.tr("The best moves"))
        self._follow()

    def _follow(self) -> None:
        """Say how far the thinking is; nothing to say of any position: close."""
        model = self._model
        if model.ticket == -1:
            self.close_panel()
        if model.thinking:
            status = self.tr("thinking…")
        elif model.games:
            status = self.tr("{count} games played out").format(count=model.games)
        else:
            status = ""
        self._status.setText(status)
        if model.error:
            foot = self.tr("No hint is to be had: {reason}").format(reason=model.error)
        elif model.rowCount():
            foot = self.tr("Enter or a double click plays the move.")
        else:
            foot = self.tr("The strongest computer player looks at what you can see.")
        self._foot.setText(foot)
        self.resized.emit()

    def _remember(self) -> None:
        index = self._list.currentIndex()
        # Who has not left the best move stays on the best.
        self._kept = self._model.action(index.row()) if index.row() > 0 else None

    def _select(self) -> None:
        """Stay on the move that was the current one; the best one if there was none."""
        actions = [self._model.action(row) for row in range(self._model.rowCount())]
        if actions:
            row = actions.index(self._kept) if self._kept in actions else 0
            self._list.setCurrentIndex(self._model.index(row))
        self.resized.emit()

    def _point(self, index: QModelIndex) -> None:
        if self.isVisible():
            self.pointed.emit(self._model.action(index.row()) if index.isValid() else None)
