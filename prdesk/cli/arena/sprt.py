"""A sequential test: is the first agent better than its fair share of wins, and by so much?

The sequential probability ratio test of Wald for the mean of the blocks, in the normal
approximation, with the variance taken from the blocks themselves. A block is a deal with all its
rotations, or a single game without them.
"""

from __future__ import annotations

import math
from typing import Final

from prdesk.cli.arena.match import Match, Outcome
from prdesk.core.game import Json

ALPHA: Final = 0.05
"""Chance to accept H1 although H0 is true, and the other way round."""

BOUND: Final = math.log((1 - ALPHA) / ALPHA)
"""The log likelihood ratio that decides."""


class Sprt:
    """The state of the test after so many blocks.

    Attributes:
        h0, h1: the two win shares of a seat between which the test decides.
        blocks: how many are counted.
    """

    def __init__(self, match: Match, points: float) -> None:
        """Begin; H1 lies so many percentage points above the fair share."""
        self.agent = match.agents[0]
        self.h0 = 1 / len(match.agents)
        self.h1 = self.h0 + points / 100
        self.blocks = 0
        self._seats = [seat for seat, name in enumerate(match.agents) if name == self.agent]
        self._size = match.block
        self._games = 0
        self._in_block = 0.0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self._in_block += sum(outcome.wins[seat] for seat in self._seats) / len(self._seats)
        self._games += 1
        if self._games % self._size == 0:
            share = self._in_block / self._size
            self.blocks += 1
            self._sum += share
            self._squares += share * share
            self._in_block = 0.0

    @property
    def llr(self) -> float:
        """The log likelihood ratio of H1 to H0."""
        middle = (self.h0 + self.h1) / 2
        return (self.h1 - self.h0) * (self._sum - self.blocks * middle) / self._variance()

    @property
    def verdict(self) -> str | None:
        """`h1` or `h0` if it is accepted, None as long as the test is undecided."""
        if abs(self.llr) < BOUND:
            return None
        return "h1" if self.llr > 0 else "h0"

    def figures(self) -> Json:
        """The object of `simulate --json`."""
        return {
            "agent": self.agent,
            "h0": self.h0,
            "h1": self.h1,
            "blocks": self.blocks,
            "llr": self.llr,
            "bounds": [-BOUND, BOUND],
            "verdict": self.verdict,
        }

    def _variance(self) -> float:
        """Of a block. Two more are put in, one lost and one won: a few alike decide nothing."""
        blocks = self.blocks + 2
        mean = (self._sum + 1) / blocks
        return (self._squares + 1) / blocks - mean * mean
