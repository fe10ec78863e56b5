"""The table: the drawn board with the action bar, the feed and the list of choices over it."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from prdesk.core.game import Json
from prdesk.qt.event_log import EventLogModel
from prdesk.qt.session_model import SessionModel
from prdesk.session import Step, is_human
from prdesk.texts import texts_of
from prdesk.ui import theme
from prdesk.ui.action_bar import ActionBar
from prdesk.ui.actions import Actions
from prdesk.ui.bar_keeper import BarKeeper
from prdesk.ui.bar_state import PASS
from prdesk.ui.board.elements import Commit, Spot
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.table import Sight
from prdesk.ui.board.view import BoardView
from prdesk.ui.deciding import Deciding
from prdesk.ui.feed import Feed
from prdesk.ui.games import WINDOWS
from prdesk.ui.side_panels import SidePanels

REDRAW_MS = 40
"""Computers that move at once are not drawn more often: nobody sees more, and all else waits."""


class Table(QWidget):
    """Shows the session model and hands people's choices to it."""

    def __init__(self, model: SessionModel, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self._actions = actions
        self._unshown: list[Step] = []
        self._soon = QTimer(self, singleShot=True, interval=REDRAW_MS)
        self._soon.timeout.connect(self._show_steps)
        self.board = BoardView(self)
        self.log = EventLogModel(self)
        self.bar = ActionBar(self)
        self.feed = Feed(self.log, theme.palette("light"), self)
        self.panels = SidePanels(model, self.board, self)
        self.deciding = Deciding(model, actions, self)
        self.keeper = BarKeeper(model, actions, self.bar, self.board, self.deciding)
        model.committed.connect(self._show_step)
        model.restored.connect(self._restore)
        model.staged.connect(self._restage)
        model.decisionChanged.connect(self._decide)
        model.thinkingChanged.connect(self.keeper.say)
        model.paceChanged.connect(self.keeper.say)
        model.failed.connect(self.bar.set_sentence)
        model.turn.failed.connect(self.bar.refuse)
        self.board.actionPicked.connect(self.deciding.pick)
        self.board.pointed.connect(self._explain)
        self.board.refused.connect(self.bar.refuse)
        self.board.placementChanged.connect(self._placement_changed)
        self.board.layoutChanged.connect(self._lay_out)
        self.panels.picked.connect(self.deciding.pick)
        self.panels.pointed.connect(self._explain_action)
        self.keeper.keyboardLost.connect(self._return_keyboard)
        actions.hint.triggered.connect(self.panels.toggle_hints)
        actions.choices.triggered.connect(self.panels.toggle_list)
        actions.confirm.triggered.connect(self.deciding.confirm)
        actions.clear_turn.triggered.connect(model.turn.clear)
        actions.auto_place.triggered.connect(self.board.auto_place)
        actions.place_as_before.triggered.connect(self.board.reset_placement)
        actions.pass_turn.triggered.connect(lambda: self.deciding.pick(PASS))
        actions.log.triggered.connect(self.feed.take_keyboard)
        chain = (self.board, self.panels.list, self.panels.hints, self.bar, self.feed)
        for first, then in pairwise(chain):
            QWidget.setTabOrder(first, then)

    def restyle(self, name: str) -> None:
        """Change the theme: `light` or `dark`."""
        self.board.set_theme(name)
        self.feed.restyle(theme.palette(name))
        self.panels.hints.restyle(theme.palette(name))

    def retranslate(self) -> None:
        """Word everything anew."""
        self.log.retranslate()
        if self._model.session is not None:
            self.board.sync(self._model.snapshot)
            self._decide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The board fills everything."""
        self.board.setGeometry(self.rect())
        self._lay_out()
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys that neither the board nor a button wanted: digits, Enter, Space."""
        key, held = event.key(), event.isAutoRepeat()
        actions = self._actions
        if held:
            event.accept()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and self.panels.choices.rowCount():
            self.panels.choose_from_list(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_Escape and (self.panels.close_one() or self._model.turn.take_back()):
            pass
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and actions.confirm.isEnabled():
            actions.confirm.trigger()
        elif key == Qt.Key.Key_Space and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            actions.hurry.trigger()
        elif key == Qt.Key.Key_Space:
            (actions.step if actions.step.isEnabled() else actions.pause).trigger()
        else:
            super().keyPressEvent(event)

    # -- what the model tells

    def _show_step(self, step: Step) -> None:
        session = self._model.session
        assert session is not None
        person = is_human(session.seats[step.player])
        self.log.append(step, person)
        self._unshown.append(step)
        if step is not session.last_step:
            # The rest of the turn comes at once.
            return
        goes_on = not (person or session.over or session.person_decides)
        if not goes_on or self._model.pace.animation_ms:
            self._show_steps()
        elif not self._soon.isActive():
            self._soon.start()

    def _show_steps(self) -> None:
        """Show what was done since the board was drawn last, as one step."""
        steps, self._unshown = self._unshown, []
        self._soon.stop()
        session = self._model.session
        if steps and session is not None and session.looking.curtain is None:
            events = [event for step in steps for event in step.events]
            step = replace(steps[-1], events=events)
            self.board.show_step(step, self._model.snapshot, self._model.pace.animation_ms)

    def _restore(self) -> None:
        session = self._model.session
        assert session is not None
        self._unshown.clear()
        self.log.restore(session)
        if session.looking.curtain is None:
            self.board.sync(self._model.snapshot)

    def _restage(self) -> None:
        """Something else waits: show the table as it will be."""
        self.board.restage(self._model.snapshot)

    def _decide(self) -> None:
        """Fit everything but the board to the decision; all of it comes from the snapshot."""
        snapshot = self._model.snapshot
        self.deciding.renew()
        queue = self.deciding.queue
        always = queue.possible(snapshot) if queue is not None else []
        self.panels.choices.show(snapshot if snapshot.interactive else None, always)
        number = snapshot.position["round"]
        counted = texts_of(snapshot.position["game"]).is_round(number)
        self.feed.set_round(number if counted else None)
        self.keeper.say()
        self.panels.show_list()

    # -- what people do

    def _explain(self, sentence: str) -> None:
        if not sentence and self.panels.list.isVisible():
            self.panels.list.tell()
        else:
            self.bar.set_sentence(sentence or self.keeper.hint)

    def _explain_action(self, action: Json | None) -> None:
        """Say of a row of a panel what the board says of the place that stands for it."""
        if action is None:
            self.bar.set_sentence(self.keeper.hint)
            return
        snapshot = self._model.snapshot
        place = Spot("", Rect(0, 0, 0, 0), Commit(action))
        sight = Sight(snapshot, self.board.area)
        self.bar.set_sentence(WINDOWS[snapshot.position["game"]].table.sentence(sight, place))

    def _placement_changed(self, unplaced: int, action: Json | None) -> None:
        self.deciding.prepare(action)
        self.keeper.say()

    def _return_keyboard(self) -> None:
        self.board.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- where things are

    def _lay_out(self) -> None:
        self.bar.setGeometry(self.board.bar_rect)
        self.feed.setGeometry(self.board.feed_rect)
        self.panels.lay_out()
