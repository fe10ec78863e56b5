"""Computer players think in a thread of their own; the window never waits for them."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from prdesk.ai.levels import agent
from prdesk.core.game import Game, Json
from prdesk.core.rng import Dice

# A thinker that has not heard the call to stop for so long is left to itself.
STUCK_MS = 500
# How long the end of the program waits for a thinker.
CLOSE_MS = 2000


@dataclass(frozen=True)
class Job:
    """A question to a computer player.

    Attributes:
        ticket: of the position; an answer to an older one is dropped.
        game: the rules.
        state: a copy that holds no more than the seat may know.
        seat: who decides.
        agent: name of the computer player, its budget included.
        seed: of its own draws.
    """

    ticket: int
    game: Game
    state: Any
    seat: int
    agent: str
    seed: int
    stop: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True)
class Answer:
    """What came of a job: an action; with `error` it is only some legal one, or none at all."""

    job: Job
    action: Json | None
    error: str = ""


def answer(job: Job) -> Answer:
    """Let the computer player choose; if it fails, take an evenly random legal action."""
    try:
        return Answer(job, _chosen(job))
    except Exception as failure:  # whatever a player does wrong, the game goes on
        error = f"{type(failure).__name__}: {failure}"
    try:
        code = job.game.random_code(job.state, Dice(job.seed))
        return Answer(job, job.game.decode(job.state, code), error)
    except Exception:  # then the rules themselves failed; the window says so
        return Answer(job, None, error)


def _chosen(job: Job) -> Json:
    code = agent(job.agent).choose(job.game, job.state.copy(), job.seed, job.stop.is_set)
    action = job.game.decode(job.state, code)
    refusal = job.game.why(job.state, action)
    if refusal is not None:
        raise refusal
    return action


class _Thinker(QObject):
    """Lives in the worker thread.

    Signals:
        answered(Answer)
    """

    answered = Signal(object)

    @Slot(object)
    def think(self, job: Job) -> None:
        """Answer one job; a cancelled one is answered by nothing but its end."""
        self.answered.emit(Answer(job, None) if job.stop.is_set() else answer(job))


class ComputerPlayers(QObject):
    """The door to the worker thread; at most one job is thought about at a time.

    Signals:
        answered(Answer): never for a cancelled job.
    """

    answered = Signal(object)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._job: Job | None = None
        self._unanswered: list[Job] = []
        self._left: list[QThread] = []
        self._watch = QTimer(self, singleShot=True, interval=STUCK_MS)
        self._watch.timeout.connect(self._leave_a_stuck_thinker)
        self._start_thread()

    @property
    def thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._job is not None

    def ask(self, job: Job) -> None:
        """Start a job; the one before it is cancelled."""
        self.cancel()
        if self._unanswered:
            self._watch.start()
        self._job = job
        self._unanswered.append(job)
        self._asked.emit(job)

    def cancel(self) -> None:
        """Want no answer any more. Returns at once."""
        if self._job is not None:
            self._job.stop.set()
            self._job = None

    def close(self) -> bool:
        """Stop the thread. False if a thinker does not listen and still runs."""
        self.cancel()
        self._watch.stop()
        self._thread.quit()
        for thread in (self._thread, *self._left):
            if not thread.wait(CLOSE_MS):
                _keep.append(thread)
        return not _keep

    def _start_thread(self) -> None:
        self._thread = QThread()
        self._thread.setObjectName("computer players")
        self._thinker = _Thinker()
        self._thinker.moveToThread(self._thread)
        self._asked.connect(self._thinker.think, Qt.ConnectionType.QueuedConnection)
        self._thinker.answered.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._thread.start()

    @Slot(object)
    def _take(self, reply: Answer) -> None:
        self._unanswered = [job for job in self._unanswered if job is not reply.job]
        if reply.job is self._job:
            self._job = None
            self.answered.emit(reply)

    @Slot()
    def _leave_a_stuck_thinker(self) -> None:
        job = self._job
        if job is None or self._unanswered[0] is job:
            return
        self._asked.disconnect(self._thinker.think)
        self._thinker.answered.disconnect(self._take)
        self._thread.quit()
        self._left.append(self._thread)
        _keep_objects.append(self._thinker)
        self._unanswered = [job]
        self._start_thread()
        self._asked.emit(job)


# Threads that do not end may not be destroyed either: Qt would abort the program.
_keep: list[QThread] = []
_keep_objects: list[QObject] = []
