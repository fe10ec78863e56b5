"""How long a search may think, and the clock that tells when that is over."""

from __future__ import annotations

import time
from dataclasses import dataclass

from prdesk.ai.agent import ShouldStop


@dataclass(frozen=True)
class Budget:
    """What one decision may cost. Exactly one of the two is set.

    Attributes:
        nodes: steps of the search, which repeat for a seed: playouts for each move (`flat-mc`) or
            iterations (`mcts`).
        seconds: wall-clock time; over by one iteration at most, in which a position may ask for
            its prior (some milliseconds, the more moves there are).
    """

    nodes: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if (self.nodes is None) == (self.seconds is None):
            raise ValueError("a budget is either nodes or seconds")


class Clock:
    """Tells a running search whether it may go on."""

    __slots__ = ("_end", "_should_stop")

    def __init__(self, budget: Budget, should_stop: ShouldStop | None) -> None:
        seconds = budget.seconds
        self._end = -1.0 if seconds is None else time.perf_counter() + seconds
        self._should_stop = should_stop

    def stopped(self) -> bool:
        """Whether the time is over or somebody said to stop. Asked before every playout."""
        if self._should_stop is not None and self._should_stop():
            return True
        return self._end >= 0.0 and time.perf_counter() >= self._end
