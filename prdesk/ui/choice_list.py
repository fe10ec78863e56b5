"""The legal actions as a list above the action bar: everything without a mouse."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QListView, QVBoxLayout, QWidget

from prdesk.qt.choices import DIGITS, ChoiceModel
from prdesk.ui.letters import HEADING, letter

MARGIN = 10


class _List(QListView):
    """A list in which digits choose and auto-repeat does not."""

    chosen = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and Enter choose a row; a held key chooses once."""
        key = event.key()
        choosing = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        digit = key - Qt.Key.Key_0
        if not choosing and not 1 <= digit <= DIGITS:
            super().keyPressEvent(event)
            return
        if event.isAutoRepeat():
            return
        row = self.currentIndex().row() if choosing else digit - 1
        if 0 <= row < self.model().rowCount():
            self.chosen.emit(row)


class ChoiceList(QFrame):
    """Opens above the bar; digits, arrows and Enter choose; Escape closes it.

    Signals:
        picked(object): the action of the chosen row.
        pointed(object): the action of the row that became the current one.
        closed(): somebody closed it.
    """

    picked = Signal(object)
    pointed = Signal(object)
    closed = Signal()

    def __init__(self, model: ChoiceModel, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("choices")
        self._model = model
        self._title = QLabel()
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        letter(self._title, HEADING)
        self._list = _List()
        self._list.setModel(model)
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.chosen.connect(self._pick)
        self._list.clicked.connect(self._clicked)
        self._list.selectionModel().currentChanged.connect(self._point)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self._list, 1)
        self._retranslate()
        self.hide()

    def open(self, row: int = 0) -> None:
        """Show the list with a row selected and give it the keyboard."""
        self.show()
        self.raise_()
        self.select(row)
        self._list.setFocus(Qt.FocusReason.PopupFocusReason)
        self.tell()

    def tell(self) -> None:
        """Tell which row is the current one."""
        self._point(self._list.currentIndex())

    def select(self, row: int) -> None:
        """Make a row the current one."""
        if 0 <= row < self._model.rowCount():
            self._list.setCurrentIndex(self._model.index(row))

    def has_keyboard(self) -> bool:
        """Whether keys go to the list."""
        return self._list.hasFocus()

    def height_wanted(self, most: int) -> int:
        """How high the list would like to be, at most `most`."""
        rows = sum(
            self._list.sizeHintForIndex(self._model.index(row)).height()
            for row in range(min(self._model.rowCount(), 40))
        )
        return min(most, rows + self._title.sizeHint().height() + 3 * MARGIN + 6)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes the list."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("What you can do"))
        self._list.setAccessibleName(self.tr("What you can do"))

    def _clicked(self, index: QModelIndex) -> None:
        self._pick(index.row())

    def _point(self, index: QModelIndex) -> None:
        if index.isValid() and self.isVisible():
            self.pointed.emit(self._model.action(index.row()))

    def _pick(self, row: int) -> None:
        self.picked.emit(self._model.action(row))
