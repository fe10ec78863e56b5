"""What opens over the feed: the list of all choices, or the hints; one of them at a time."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from prdesk.core.game import Json
from prdesk.qt.choices import ChoiceModel
from prdesk.qt.hints import HintModel
from prdesk.qt.session_model import SessionModel
from prdesk.ui import theme
from prdesk.ui.board.view import BoardView
from prdesk.ui.choice_list import ChoiceList
from prdesk.ui.hint_panel import HintPanel

GAP = 6


class SidePanels(QObject):
    """Opens, places and closes them, and gives the keyboard back to the board.

    Signals:
        picked(object): an action was chosen.
        pointed(object): the action of the row that became the current one; None for none.

    Attributes:
        list, hints: the panels.
        choices, hint_model: what they show.
    """

    picked = Signal(object)
    pointed = Signal(object)

    def __init__(self, model: SessionModel, board: BoardView, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self._list_wanted = False
        self.choices = ChoiceModel(self)
        self.hint_model = HintModel(model, self)
        self.list = ChoiceList(self.choices, parent)
        self.hints = HintPanel(self.hint_model, theme.palette("light"), parent)
        self.list.picked.connect(self.picked)
        self.list.pointed.connect(self.pointed)
        self.list.closed.connect(self._list_closed)
        self.hints.picked.connect(self.picked)
        self.hints.pointed.connect(self._light)
        self.hints.resized.connect(self.lay_out)
        self.hints.closed.connect(self._return_keyboard)

    def toggle_list(self) -> None:
        """Open the list of choices, or close it."""
        self._list_wanted = not self.list.isVisible()
        self.show_list()

    def toggle_hints(self) -> None:
        """Open the hints for this decision, or close them."""
        if self.hints.isVisible():
            self.hints.close_panel()
            return
        self._list_wanted = False
        self.show_list()
        self.hints.open()

    def choose_from_list(self, row: int) -> None:
        """Open the list with a row selected."""
        self._list_wanted = True
        self.show_list(row)

    def close_one(self) -> bool:
        """Close what is open; False if nothing is."""
        if self.hints.isVisible():
            self.hints.close_panel()
        elif self.list.isVisible():
            self.toggle_list()
        else:
            return False
        return True

    def show_list(self, row: int = 0) -> None:
        """The list stays with whoever opened it: it comes again at his next decision."""
        if self._list_wanted and self.choices.rowCount():
            self.hints.close_panel()
            self._place_list()
            self.list.open(row)
        elif self.list.isVisible():
            had_keyboard = self.list.has_keyboard()
            self.list.hide()
            self._return_keyboard(had_keyboard)

    def lay_out(self) -> None:
        """Put them where they belong: over the feed, and above it as far as the rows need."""
        self._place_list()
        width = self._board.feed_rect.width()
        self._place(self.hints, self.hints.height_wanted(width, self._most))

    @property
    def _most(self) -> int:
        return self._board.feed_rect.bottom() - 3 * GAP

    def _place_list(self) -> None:
        if self._list_wanted:
            self._place(self.list, self.list.height_wanted(self._most))

    def _place(self, panel: QWidget, wanted: int) -> None:
        feed = self._board.feed_rect
        height = max(feed.height(), wanted)
        panel.setGeometry(feed.left(), feed.bottom() - height + 1, feed.width(), height)

    def _list_closed(self) -> None:
        self._list_wanted = False
        self._return_keyboard(True)

    def _return_keyboard(self, had_keyboard: bool) -> None:
        if had_keyboard:
            self._board.setFocus(Qt.FocusReason.OtherFocusReason)

    def _light(self, action: Json | None) -> None:
        self._board.light(action)
        self.pointed.emit(action)
