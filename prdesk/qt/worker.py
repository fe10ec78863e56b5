"""Computer players think in a thread of their own; the window never waits for them.

Heavy ones think in child processes, and the thread only waits for those: a compiled search in a
thread would not let the window draw.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from prdesk.ai.workers.pool import Pool
from prdesk.ai.workers.team import Team
from prdesk.qt.thinking import Answer, Job, answer, is_heavy

# A thinker that has not heard the call to stop for so long is left to itself.
STUCK_MS = 500
# How long the end of the program waits for a thinker.
CLOSE_MS = 2000


class _Thinker(QObject):
    """Lives in the worker thread.

    Signals:
        answered(Answer)
    """

    answered = Signal(object)

    def __init__(self, pool: Pool) -> None:
        super().__init__()
        self._team = Team(pool)

    @Slot(list)
    def warm(self, names: list[str]) -> None:
        """Start the child processes; one that cannot start is heard of when it is needed."""
        with contextlib.suppress(OSError):
            self._team.warm(names)

    @Slot(object)
    def think(self, job: Job) -> None:
        """Answer one job; a cancelled one is answered by nothing but its end."""
        self.answered.emit(Answer(job) if job.stop.is_set() else answer(job, self._team))


class ComputerPlayers(QObject):
    """The door to a worker thread; at most one job is thought about at a time.

    Whoever must not wait for others opens a door of his own, to the same pool.

    Args:
        pool: where heavy players think. It is closed by its owner, before `close`.

    Signals:
        answered(Answer): never for a cancelled job.
    """

    answered = Signal(object)
    _asked = Signal(object)
    _warming = Signal(list)

    def __init__(self, pool: Pool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = pool
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

    def warm(self, names: Iterable[str]) -> None:
        """Make the child processes ready that these players will need. Returns at once."""
        heavy = [name for name in names if is_heavy(name)]
        if heavy:
            self._warming.emit(heavy)

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
        self._thinker = _Thinker(self._pool)
        self._thinker.moveToThread(self._thread)
        self._warming.connect(self._thinker.warm, Qt.ConnectionType.QueuedConnection)
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
        self._warming.disconnect(self._thinker.warm)
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
