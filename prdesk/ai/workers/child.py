"""The child process: thinks about one task at a time until its input ends.

Two threads: one reads, so that a call to stop and the end of the program are noticed in the midst
of a search; the main one thinks.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
import threading
import time
from queue import SimpleQueue
from typing import BinaryIO, Final, NoReturn

from prdesk.ai.agent import ShouldStop
from prdesk.ai.levels import agent
from prdesk.ai.search.agent import SearchAgent
from prdesk.ai.workers.protocol import (
    MAX_LINE,
    Beat,
    Cancel,
    Chosen,
    Failed,
    Message,
    Move,
    Ready,
    Think,
    Weighed,
    line_of,
    order_of,
)
from prdesk.games import game as find_game

BEAT_S: Final = 0.5
"""How often a search says that it goes on."""

HUNG_S: Final = 10.0
"""A search that has not asked whether to stop for so long will not hear the call either: the child
ends itself, whether or not there is still somebody to end it."""

NICENESS: Final = 10
"""The window comes first."""


def main() -> int:
    """Serve the program at the other end of stdin and stdout; returns when it is gone."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    # Ctrl+C in the terminal is for the program, and with it we end too.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    orders, reports = _channels()
    try:
        Child(orders, reports).serve()
    except OSError:
        # Nobody listens any more.
        return 0


def _channels() -> tuple[BinaryIO, BinaryIO]:
    """Stdin and stdout for us alone: whatever is printed from now on goes to stderr."""
    orders = os.fdopen(os.dup(0), "rb")
    reports = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return orders, reports


class Child:
    """Answers the orders that come in on one stream with reports on the other."""

    def __init__(self, orders: BinaryIO, reports: BinaryIO) -> None:
        self._orders = orders
        self._reports = reports
        self._waiting: SimpleQueue[Think] = SimpleQueue()
        self._cancelled = 0

    def serve(self) -> NoReturn:
        """Think for ever; the process ends with the orders."""
        threading.Thread(target=self._listen, daemon=True).start()
        self._say(Ready())
        while True:
            order = self._waiting.get()
            self._say(answer(order, self._stop_of(order)))
            faulthandler.cancel_dump_traceback_later()

    def _listen(self) -> None:
        try:
            while line := self._orders.readline(MAX_LINE + 1):
                order = order_of(line)
                if isinstance(order, Cancel):
                    self._cancelled = order.id
                else:
                    self._waiting.put(order)
        finally:
            # The program is gone, or talks garbage; a search may be running, and need not end.
            os._exit(0)

    def _stop_of(self, order: Think) -> ShouldStop:
        """What a search asks before every step; that it asks shows that it goes on."""
        due = 0.0

        def should_stop() -> bool:
            nonlocal due
            now = time.monotonic()
            if now >= due:
                due = now + BEAT_S
                faulthandler.dump_traceback_later(HUNG_S, exit=True, file=2)
                self._say(Beat())
            return order.id <= self._cancelled

        should_stop()
        return should_stop

    def _say(self, report: Message) -> None:
        self._reports.write(line_of(report))
        self._reports.flush()


def answer(order: Think, should_stop: ShouldStop) -> Chosen | Weighed | Failed:
    """Carry a task out; whatever the agent does wrong is said."""
    task = order.task
    try:
        game = find_game(task.game)
        state = game.load(task.position)
        player = agent(task.agent)
        if task.want == "choose":
            code = player.choose(game, state, task.seed, should_stop)
            return Chosen(order.id, game.decode(state, code))
        if not isinstance(player, SearchAgent):
            raise TypeError(f"{player.name} does not weigh moves")
        found = player.estimates(game, state, task.seed, should_stop)
        return Weighed(
            order.id,
            [
                Move(game.decode(state, e.code), e.visits, e.utility, e.wins, e.scores)
                for e in found
            ],
        )
    except Exception as error:
        return Failed(order.id, f"{type(error).__name__}: {error}"[:500])


if __name__ == "__main__":
    sys.exit(main())
