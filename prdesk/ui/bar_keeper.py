"""Keeps the action bar and the actions of the menus as the moment wants them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication

from prdesk.qt.session_model import SessionModel
from prdesk.ui.action_bar import ActionBar
from prdesk.ui.actions import Actions
from prdesk.ui.bar_state import BarState, bar_state
from prdesk.ui.board.view import BoardView
from prdesk.ui.deciding import Deciding

# Buttons of the bar from left to right; the last one is what a decision ends with.
BUTTONS = (
    "undo",
    "pause",
    "step",
    "hurry",
    "scores",
    "new",
    "hint",
    "choices",
    "auto_place",
    "clear_turn",
    "pass_turn",
    "confirm",
)
# Actions that only some decisions offer.
DECIDING = (
    "pause",
    "step",
    "hurry",
    "hint",
    "choices",
    "auto_place",
    "place_as_before",
    "clear_turn",
    "pass_turn",
    "confirm",
)


class BarKeeper(QObject):
    """Fits prompt, hint, buttons and what waits to the moment.

    Signals:
        keyboardLost(): a button that had the keyboard went.

    Attributes:
        hint: what is said while nothing is pointed at.
    """

    keyboardLost = Signal()

    def __init__(
        self,
        model: SessionModel,
        actions: Actions,
        bar: ActionBar,
        board: BoardView,
        deciding: Deciding,
    ) -> None:
        super().__init__(bar)
        self._model = model
        self._actions = actions
        self._bar = bar
        self._board = board
        self._deciding = deciding
        self.hint = ""
        for name in BUTTONS:
            bar.add_button(getattr(actions, name), strong=name == "confirm")
        for name in DECIDING:
            getattr(actions, name).setEnabled(False)
        bar.staged.removed.connect(deciding.remove)
        bar.staged.emptied.connect(self.keyboardLost)
        deciding.warned.connect(self._warn)

    def say(self) -> None:
        """Take everything from the model's snapshot and from what is being arranged."""
        if self._model.session is None:
            return
        had_keyboard = self._has_keyboard
        snapshot = self._model.snapshot
        arranged = self._board.arranged(snapshot)
        state = bar_state(self._model, snapshot, arranged, self._board.advice)
        self._actions.name_auto(arranged is not None and arranged.rearranges)
        if state.prompt != self._bar.prompt:
            self._announce(state.prompt)
        self._bar.set_prompt(state.prompt, state.person)
        self.hint = self._deciding.warning or state.hint
        self._bar.set_sentence(self.hint)
        self._offer(state)
        shown = [name for name in BUTTONS if name == "undo" or name in self._shown(state)]
        self._bar.show_buttons({getattr(self._actions, name) for name in shown})
        self._show_staged()
        if had_keyboard and not self._has_keyboard:
            self.keyboardLost.emit()

    def _offer(self, state: BarState) -> None:
        """Enable what makes sense, and say of the rest why it does not."""
        actions, deciding = self._actions, self._deciding
        for name in DECIDING:
            getattr(actions, name).setEnabled(name in state.offers)
        actions.confirm.setEnabled(deciding.can_confirm)
        actions.name_confirm(bool(deciding.warning))
        actions.clear_turn.setEnabled(bool(self._model.turn.actions))
        actions.clear_turn.setVisible(deciding.queue is not None)
        actions.explain_confirm(self._waits_for(state), "confirm" in state.offers)
        actions.explain_hint("" if "hint" in state.offers else self._no_hint())
        actions.name_pause(self._model.paused)

    def _show_staged(self) -> None:
        staged, queue = self._model.snapshot.staged, self._deciding.queue
        if queue is not None and staged.actions:
            totals = queue.totals(staged)
            if totals != self._bar.staged.totals:
                self._announce(totals)
            self._bar.show_staged([queue.chip(action) for action in staged.actions], totals)
        else:
            self._bar.show_staged([], "")

    def _shown(self, state: BarState) -> frozenset[str]:
        """What has a button; one that may come back while placing only turns grey."""
        if self._model.turn.actions:
            # What waits needs their room; keys and menu still have them.
            return state.offers - {"hint", "choices"} | {"clear_turn", "confirm"}
        if "confirm" in state.offers:
            return state.offers | {"auto_place"}
        return state.offers | {"confirm"} if self._deciding.can_confirm else state.offers

    def _waits_for(self, state: BarState) -> str:
        """Why an arrangement cannot be confirmed yet."""
        if "confirm" not in state.offers or self._deciding.can_confirm:
            return ""
        text = self.tr("Not yet: {count} have no place, and there are empty places.")
        return text.format(count=state.unplaced)

    def _no_hint(self) -> str:
        session = self._model.session
        if session is not None and session.over:
            return self.tr("The game is over.")
        return self.tr("There are hints only when it is your turn.")

    def _warn(self) -> None:
        """Nothing was carried out: say what would be lost."""
        self.say()
        self._bar.refuse(self._deciding.warning)
        self._announce(self._deciding.warning)

    def _announce(self, sentence: str) -> None:
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._bar, sentence))

    @property
    def _has_keyboard(self) -> bool:
        widget = QApplication.focusWidget()
        return widget is not None and self._bar.isAncestorOf(widget)
