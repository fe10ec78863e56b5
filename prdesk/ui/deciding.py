"""What people choose: it waits, or it is carried out with all that waits, after one warning."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from prdesk.core.game import Json
from prdesk.qt.session_model import SessionModel
from prdesk.ui.actions import Actions
from prdesk.ui.board.queue import Queue
from prdesk.ui.games import WINDOWS


class Deciding(QObject):
    """Hands choices to the session model, each on the position the person saw.

    Signals:
        warned(): the choice was not carried out: `warning` says what it would lose.

    Attributes:
        ready: the action that a confirmation carries out, if there is one.
        warning: what the choice made last would lose; the same choice again is carried out.
    """

    warned = Signal()

    def __init__(self, model: SessionModel, actions: Actions, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._warns = actions.warnings
        self._ticket = -1
        self._doubted: Json | None = None
        self.ready: Json | None = None
        self.warning = ""

    @property
    def queue(self) -> Queue | None:
        """What the game offers if its turns are put together from several actions."""
        session = self._model.session
        return None if session is None else WINDOWS[session.game.id].table.queue

    @property
    def can_confirm(self) -> bool:
        """Whether there is something to carry out."""
        return self.ready is not None or bool(self._model.turn.actions)

    def renew(self) -> None:
        """There is another position."""
        self._ticket = self._model.ticket
        self._forget_warning()

    def prepare(self, action: Json | None) -> None:
        """From now on a confirmation carries this out."""
        self.ready = action
        self._forget_warning()

    def pick(self, action: Json) -> None:
        """Let an action wait, or carry it out with what waits."""
        if self.queue is not None and self.queue.waits(action):
            self._model.turn.add(self._ticket, action)
        else:
            self._finish(action)

    def confirm(self) -> None:
        """Carry out what waits and what is ready."""
        if self.ready is not None:
            self._finish(self.ready)
        elif self._model.turn.actions:
            self._model.submit(self._ticket, [])

    def remove(self, index: int) -> None:
        """Take out what waits at a place."""
        self._model.turn.remove(self._ticket, index)

    def _finish(self, action: Json) -> None:
        loss = self._loss(action) if action != self._doubted else ""
        if loss:
            self._doubted, self.warning = action, loss
            self.warned.emit()
            return
        # The board tells what is ready next while this is carried out.
        ready, self.ready = self.ready, None
        if not self._model.submit(self._ticket, [action]):
            self.ready = ready

    def _loss(self, action: Json) -> str:
        if self.queue is None or not self._warns.isChecked():
            return ""
        return self.queue.loss(self._model.snapshot, action)

    def _forget_warning(self) -> None:
        self._doubted, self.warning = None, ""
