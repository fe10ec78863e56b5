"""One child process, seen from the program."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import IO, Final

import prdesk
from prdesk.ai.agent import ShouldStop
from prdesk.ai.workers.protocol import (
    MAX_LINE,
    Answer,
    Beat,
    Cancel,
    Message,
    Ready,
    Report,
    Task,
    Think,
    line_of,
    report_of,
)

START_S: Final = 20.0
"""How long a child may take to import everything."""

SILENCE_S: Final = 5.0
"""A thinking child that has not even sent a beat for so long hangs."""

CANCEL_S: Final = 0.15
"""How long a child may take to hear a call to stop."""

_POLL_S: Final = 0.02
_UNASKED: Final = 4
_TAIL_LINES: Final = 3
_TAIL_BYTES: Final = 200


class Lost(Exception):
    """The child can't be used any more: it ended, hangs or talks garbage. It is gone by now."""


class Stopped(Exception):
    """No answer is wanted any more."""


class Hand:
    """A running child. One question at a time.

    Attributes:
        pid: of the process.
        lost: whether it is gone.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start the child; returns before it is ready.

        Raises:
            OSError: it cannot be started.
        """
        self._process = _started(command)
        self.pid = self._process.pid
        self.lost = False
        self._ready = False
        self._count = 0
        self._heard = time.monotonic()
        self._reports: SimpleQueue[Report | Lost] = SimpleQueue()
        self._tail: deque[bytes] = deque(maxlen=_TAIL_LINES)
        self._closing = threading.Lock()
        self._threads = [
            threading.Thread(target=target, args=(_pipe(stream),), daemon=True)
            for target, stream in (
                (self._listen, self._process.stdout),
                (self._keep_tail, self._process.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()

    @property
    def ended(self) -> bool:
        """Whether the process has ended, even if nobody has noticed yet."""
        return self._process.poll() is not None

    def think(self, task: Task, limit_s: float | None, should_stop: ShouldStop) -> Answer:
        """The child's answer.

        Args:
            limit_s: seconds after which a child that still thinks hangs.
            should_stop: looked at every few hundredths of a second.

        Raises:
            Lost: there is none.
            Stopped: `should_stop` said so. The child is idle again, or lost.
        """
        if not self._ready:
            if not isinstance(self._next(START_S, None, should_stop), Ready):
                raise self._end("does not begin with its greeting")
            self._ready = True
        self._count += 1
        self._send(Think(self._count, task))
        try:
            answer = self._next(SILENCE_S, limit_s, should_stop)
        except Stopped:
            self._cancel()
            raise
        if isinstance(answer, Ready | Beat) or answer.id != self._count:
            raise self._end("answers what nobody asked")
        return answer

    def close(self) -> None:
        """End the child, whatever it does. Other threads may call this too."""
        with self._closing:
            if self.lost:
                return
            self._process.kill()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(1)
            self.lost = True
            with contextlib.suppress(OSError):
                _pipe(self._process.stdin).close()
            for thread in self._threads:
                thread.join(1)

    def _cancel(self) -> None:
        """Have the child stop; one that does not listen is ended."""
        with contextlib.suppress(Lost):
            self._send(Cancel(self._count))
            self._next(CANCEL_S, CANCEL_S, lambda: False)

    def _send(self, message: Message) -> None:
        stdin = _pipe(self._process.stdin)
        try:
            stdin.write(line_of(message))
            stdin.flush()
        except (OSError, ValueError):  # ValueError: closed meanwhile
            raise self._end("does not listen") from None

    def _next(self, silence_s: float, limit_s: float | None, should_stop: ShouldStop) -> Report:
        """The next report that is no beat."""
        begin = self._heard = time.monotonic()
        while True:
            try:
                report = self._reports.get(timeout=_POLL_S)
            except Empty:
                pass
            else:
                if isinstance(report, Lost):
                    raise self._end(str(report))
                return report
            if should_stop():
                raise Stopped
            now = time.monotonic()
            if now - self._heard > silence_s or (limit_s is not None and now - begin > limit_s):
                raise self._end("does not answer")

    def _end(self, what: str) -> Lost:
        """End the child; the error that says why, with its last words."""
        self.close()
        words = b" ".join(self._tail).decode("utf-8", "replace")
        return Lost(f"the thinking process {what}" + (f" ({words})" if words else ""))

    def _listen(self, stdout: IO[bytes]) -> None:
        """Pass reports on, in a thread of its own, as long as they make sense."""
        with stdout:
            while line := stdout.readline(MAX_LINE + 1):
                try:
                    report = report_of(line)
                except ValueError:
                    self._reports.put(Lost("talks garbage"))
                    return
                if isinstance(report, Beat):
                    self._heard = time.monotonic()
                elif self._reports.qsize() < _UNASKED:
                    self._reports.put(report)
        self._reports.put(Lost("ended"))

    def _keep_tail(self, stderr: IO[bytes]) -> None:
        with stderr:
            while line := stderr.readline(_TAIL_BYTES):
                self._tail.append(line.strip())


def command() -> list[str]:
    """How a child is started: a bundle is its own interpreter."""
    if getattr(sys, "frozen", False):
        return [sys.executable, "--think"]
    return [sys.executable, "-m", "prdesk.ai.workers.child"]


def _started(command: Sequence[str]) -> subprocess.Popen[bytes]:
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS
    return subprocess.Popen(  # noqa: S603 (our own program)
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Here the package is found, and nothing that a person's folder holds is taken for a module.
        cwd=Path(prdesk.__file__).parents[1],
        # A process for each core is all the cores there are.
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"},
        creationflags=flags,
    )


def _pipe(stream: IO[bytes] | None) -> IO[bytes]:
    assert stream is not None
    return stream
