"""The children of the program: started when needed, kept warm between questions."""

from __future__ import annotations

import os
import threading
from collections.abc import Sequence
from typing import Final

from prdesk.ai.workers.hand import Hand, Lost, Stopped, command

MOST: Final = 8
"""Children at most; each holds about 30 MB, and more of them add little to a search."""


def spare_cores() -> int:
    """How many children may think at once: one core is the window's, if there are two."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return max(1, min(cores - 1, MOST))


class Pool:
    """Lends children out. Safe to use from several threads.

    Args:
        child: command line of a child, the program's own by default.
        size: how many of them are kept, and may share a decision.
    """

    def __init__(self, child: Sequence[str] | None = None, size: int | None = None) -> None:
        self._child = command() if child is None else list(child)
        self.size = spare_cores() if size is None else size
        self._idle: list[Hand] = []
        self._lent: list[Hand] = []
        self._closed = False
        self._lock = threading.Lock()

    @property
    def pids(self) -> list[int]:
        """Processes of the children, idle ones first."""
        with self._lock:
            return [hand.pid for hand in (*self._idle, *self._lent)]

    def warm(self, count: int) -> None:
        """Have at least so many children running, so that the first question is quick.

        Raises:
            OSError: they cannot be started.
        """
        with self._lock:
            while not self._closed and len(self._idle) + len(self._lent) < count:
                self._idle.append(Hand(self._child))

    def take(self) -> Hand:
        """Borrow a child; a new one if none is idle. One that ended while idle is not lent.

        Raises:
            Lost: none can be started.
            Stopped: the pool is closed.
        """
        with self._lock:
            if self._closed:
                raise Stopped
            while self._idle and self._idle[-1].ended:
                self._idle.pop().close()
            try:
                hand = self._idle.pop() if self._idle else Hand(self._child)
            except OSError as error:
                raise Lost(f"no thinking process can be started ({error})") from error
            self._lent.append(hand)
            return hand

    def give_back(self, hand: Hand) -> None:
        """End a loan."""
        with self._lock:
            self._lent.remove(hand)
            if hand.lost:
                return
            if not self._closed and len(self._idle) < self.size:
                self._idle.append(hand)
                return
        hand.close()

    def close(self) -> None:
        """End all children at once, those that think too."""
        with self._lock:
            self._closed = True
            hands = [*self._idle, *self._lent]
            self._idle.clear()
        for hand in hands:
            hand.close()
