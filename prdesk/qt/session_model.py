"""The running game for the window: one path by which every move enters it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from prdesk.ai.workers.pool import Pool
from prdesk.core.errors import PrdeskError
from prdesk.core.game import Json
from prdesk.core.rng import mix
from prdesk.qt.pace import Pace
from prdesk.qt.snapshot import Snapshot, snapshot_of
from prdesk.qt.thinking import Answer, Job
from prdesk.qt.translate import translate
from prdesk.qt.turn import TurnModel
from prdesk.qt.worker import ComputerPlayers
from prdesk.session import Session, agent_of, is_human
from prdesk.texts import texts_of


class SessionModel(QObject):
    """Holds the session, lets computer players move at the chosen pace, tells who listens.

    Every position has a ticket. A move that names an older one is not carried out, so neither a
    held key nor a late computer player can act twice. Whatever is staged makes another position.

    Signals:
        committed(Step): a move was carried out.
        staged(): something else waits to be carried out together (`turn`).
        decisionChanged(): somebody else, or something else, is to be decided.
        restored(): the position came from elsewhere (new game, file, undo, redo).
        thinkingChanged(bool): a computer player began or ended to think, or waits for a step.
        paceChanged(): pace or pause.
        failed(str): a sentence about something that went wrong.
    """

    committed = Signal(object)
    staged = Signal()
    decisionChanged = Signal()
    restored = Signal()
    thinkingChanged = Signal(bool)
    paceChanged = Signal()
    failed = Signal(str)

    def __init__(
        self, store: Callable[[Session], None] | None = None, parent: QObject | None = None
    ) -> None:
        """Args: store: called with the session after every change (the autosave)."""
        super().__init__(parent)
        self.session: Session | None = None
        self.ticket = 0
        self.pace = Pace.NORMAL
        self.paused = False
        self._store = store
        self._snapshot: Snapshot | None = None
        self.turn = TurnModel(self._is_present, self)
        self.turn.changed.connect(self._show_staged)
        self.pool = Pool()
        self._players = ComputerPlayers(self.pool, self)
        self._players.answered.connect(self._take_answer)
        self._ready: Json | None = None
        self._step_wanted = False
        self._hurry = False
        self._clumsy: set[int] = set()
        self._hold = QTimer(self, singleShot=True)
        self._hold.timeout.connect(self._play_ready)

    # -- what is

    @property
    def snapshot(self) -> Snapshot:
        """The present moment as it may be shown. Only with a session."""
        assert self.session is not None
        if self._snapshot is None:
            self._snapshot = snapshot_of(self.session, self.turn.staging)
        return self._snapshot

    @property
    def thinking(self) -> bool:
        """Whether a computer player thinks right now."""
        return self._players.thinking

    @property
    def stepping(self) -> bool:
        """Whether computer players wait for `step`."""
        return self.paused or self.pace is Pace.STEP

    @property
    def waiting_for_step(self) -> bool:
        """Whether a computer player is ready to move and waits for `step`."""
        return self._ready is not None and self.stepping

    # -- what people do

    def start(self, session: Session) -> None:
        """Play this session from now on."""
        self._drop_thoughts()
        self.session = session
        self.paused = False
        self._clumsy.clear()
        self._players.warm(agent_of(seat) for seat in session.seats if not is_human(seat))
        self._changed()
        self.restored.emit()
        self._keep()
        self._go_on()

    def submit(self, ticket: int, actions: Sequence[Json]) -> bool:
        """Carry out what waits and then a person's actions, all or none, as one turn.

        Returns:
            False if they are stale, not his to take, or illegal.
        """
        turn = [*self.turn.actions, *actions]
        if not turn or not self._is_present(ticket) or (actions and self.turn.complete):
            return False
        return self._commit(turn)

    def undo(self) -> int:
        """Take back what was staged last; else go back to a person's last decision.

        Computer players stop thinking at once.

        Returns:
            How many steps of the game were taken back.
        """
        return 0 if self.turn.take_back() else self._travel(Session.undo)

    def redo(self) -> int:
        """Carry out again, or stage again, what was taken back."""
        return 0 if self.turn.repeat() or self.turn.actions else self._travel(Session.redo)

    @property
    def can_redo(self) -> bool:
        """Whether `redo` would do something."""
        if self.turn.actions or self.turn.can_repeat:
            return self.turn.can_repeat
        return self.session is not None and self.session.can_redo

    def reveal(self) -> None:
        """The person the curtain waits for looks now."""
        if self.session is None or self.session.looking.curtain is None:
            return
        self.session.looking.reveal()
        self._changed()
        self.restored.emit()
        self._go_on()

    def step(self) -> None:
        """Let the next computer move happen, however slow the pace is."""
        self._step_wanted = self._computer_moves
        self._hold.stop()
        self._play_ready()

    def hurry(self) -> None:
        """Go on without a pause until a person has to decide."""
        self._hurry = self._computer_moves
        self._hold.stop()
        self._play_ready()

    def set_pace(self, pace: Pace) -> None:
        """Change the pace, at once."""
        self.pace = pace
        self.paused = False
        self._pace_changed()

    def set_paused(self, paused: bool) -> None:
        """Hold the computer players back, or let them go on."""
        self.paused = paused
        self._pace_changed()

    def retranslate(self) -> None:
        """The language changed: labels and sentences are made anew."""
        self._snapshot = None

    def close(self) -> bool:
        """End the worker thread and all child processes; False if a thinker would not listen."""
        self._drop_thoughts()
        self.pool.close()
        return self._players.close()

    # -- how it goes on

    @property
    def _computer_moves(self) -> bool:
        return self.thinking or self._ready is not None

    def _commit(self, actions: Sequence[Json]) -> bool:
        assert self.session is not None
        try:
            steps = self.session.submit(actions)
        except PrdeskError as error:
            texts = texts_of(self.session.game.id)
            self.failed.emit(texts.sentence_of_reason(error.reason, error.params, translate))
            return False
        self._changed()
        for step in steps:
            self.committed.emit(step)
        # After the drawing: the disk has a thread of its own, which would slow the drawing down.
        self._keep()
        self._go_on()
        return True

    def _changed(self) -> None:
        """There is a new position: old tickets and thoughts are worth nothing any more."""
        assert self.session is not None
        self.ticket += 1
        self._snapshot = None
        self.turn.begin(self.session)

    def _is_present(self, ticket: int) -> bool:
        """Whether a ticket is that of the present position, where a person decides who looks."""
        session = self.session
        if session is None or ticket != self.ticket:
            return False
        return session.person_decides and session.looking.curtain is None

    def _show_staged(self) -> None:
        """Something else waits: for everybody but the game itself that is another position."""
        self.ticket += 1
        self._snapshot = None
        self.staged.emit()
        self.decisionChanged.emit()

    def _keep(self) -> None:
        """Have the game stored."""
        if self._store is not None and self.session is not None:
            self._store(self.session)

    def _travel(self, move: Callable[[Session], int]) -> int:
        if self.session is None:
            return 0
        self._drop_thoughts()
        count = move(self.session)
        if count:
            self._changed()
            # Nobody could look at what was taken back if the computer played on at once.
            self.paused = self.paused or self.session.looking.spectated
            self.restored.emit()
            self._keep()
        self._go_on()
        return count

    def _go_on(self) -> None:
        """Tell what is to be decided; if a computer player decides, ask it."""
        session = self.session
        assert session is not None
        if session.over or session.person_decides:
            self._hurry = self._step_wanted = False
        self.decisionChanged.emit()
        if session.over or session.person_decides or session.looking.curtain is not None:
            return
        state = session.state
        seat = state.player
        seed = mix(session.seed, session.cursor)
        known = session.game.hide(state, seat, seed)
        name = agent_of(session.seats[seat])
        self._players.ask(Job(self.ticket, session.game, known, seat, name, seed))
        if self.pace.hold_ms and not self._hurry and session.cursor:
            self._hold.start(self.pace.hold_ms)
        self.thinkingChanged.emit(True)

    @Slot(object)
    def _take_answer(self, reply: Answer) -> None:
        if reply.job.ticket != self.ticket:
            return
        assert self.session is not None
        if reply.error and reply.job.seat not in self._clumsy:
            self._clumsy.add(reply.job.seat)
            text = self.tr("{name} could not decide ({error}); some legal move was made instead.")
            name = self.session.names[reply.job.seat]
            self.failed.emit(text.format(name=name, error=reply.error))
        if reply.action is None:
            actions, _ = self.session.game.legal(self.session.state, 1)
            self._ready = actions[0]
        else:
            self._ready = reply.action
        self.thinkingChanged.emit(False)
        self._play_ready()

    @Slot()
    def _play_ready(self) -> None:
        """Carry the computer's move out if nothing holds it back any more."""
        if self._ready is None or self._hold.isActive():
            return
        if self.stepping and not self._step_wanted and not self._hurry:
            return
        action, self._ready = self._ready, None
        self._step_wanted = False
        self._commit([action])

    def _pace_changed(self) -> None:
        if not self.pace.hold_ms:
            self._hold.stop()
        self.paceChanged.emit()
        self._play_ready()

    def _drop_thoughts(self) -> None:
        was_thinking = self.thinking
        self._players.cancel()
        self._hold.stop()
        self._ready = None
        self._step_wanted = self._hurry = False
        if was_thinking:
            self.thinkingChanged.emit(False)
