"""A position of the search tree, reached by a line of moves whatever is hidden."""

from __future__ import annotations

from math import sqrt
from typing import Final

from prdesk.ai.search.options import TreeOptions
from prdesk.core.rng import Dice

_LN2: Final = 0.6931471805599453


class Node:
    """Sums over the games that went through here.

    Attributes:
        utility: sum of the utilities by seat.
        children: by code, those tried so far; some need other hidden cards than are drawn now.
        priors: by code, once somebody has asked the heuristic.
    """

    __slots__ = ("children", "priors", "utility", "visits")

    def __init__(self, seats: int) -> None:
        self.visits: int = 0
        self.utility: list[float] = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.priors: dict[int, float] | None = None

    def add(self, utility: list[float]) -> None:
        """Count a game."""
        self.visits += 1
        own = self.utility
        for seat in range(len(own)):
            own[seat] += utility[seat]

    def select(self, codes: list[int], seat: int, options: TreeOptions, rng: Dice) -> int:
        """The legal code that promises the seat most: mean utility and curiosity.

        Equal promises fall to the first of them from a random place on.
        """
        total = 0
        for code in codes:
            child = self.children.get(code)
            if child is not None:
                total += child.visits
        count = len(codes)
        even = 1.0 / count
        explore = options.explore / len(self.utility)
        # log(total) only roughly: the last digit of the library's differs between systems.
        spread = sqrt(1 + total) if options.policy else sqrt(_LN2 * total.bit_length())
        untried = (self.utility[seat] / self.visits if self.visits else 0.0) - options.first
        best, most = -1, 0.0
        start = rng.below(count)
        for i in range(count):
            code = codes[start + i - count]
            child = self.children.get(code)
            visits = 0 if child is None else child.visits
            promise = untried if child is None else child.utility[seat] / visits
            if options.policy:
                prior = even if self.priors is None else self.priors.get(code, even)
                promise += explore * prior * spread / (1 + visits)
            else:
                promise += explore * spread / sqrt(1 + visits)
            if best < 0 or promise > most:
                best, most = code, promise
        return best
