"""What a search thinks of each move, and how the opinions of several are put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from prdesk.ai.agent import ShouldStop
from prdesk.ai.search.budget import Budget
from prdesk.core.game import Game


@dataclass(frozen=True)
class Estimate:
    """One move of the seat to decide.

    Attributes:
        code: the move.
        visits: games played out after it. 0 if there was nothing to choose or no time at all:
            then `wins` is even, `scores` is what the seats have now, and neither tells anything.
        utility: mean utility of the seat to decide, as `reward.py` defines it.
        wins: mean share of the win by seat; they add up to 1.
        scores: mean final score by seat.
    """

    code: int
    visits: int
    utility: float
    wins: tuple[float, ...]
    scores: tuple[float, ...]


class Search(Protocol):
    """A way to look ahead. Stateless: one object serves any number of games at once."""

    def run(
        self,
        game: Game,
        state: Any,
        budget: Budget,
        seed: int,
        should_stop: ShouldStop | None = None,
    ) -> list[Estimate]:
        """The moves tried, best first; at least one, even when stopped at once.

        What the seat to decide can't know of `state` is drawn anew for every playout, so no
        estimate depends on it. Deterministic for a seed and a budget in nodes.
        """
        ...


def ranked(estimates: Sequence[Estimate]) -> list[Estimate]:
    """Best first: the most visited, and of equally visited ones that of the largest utility."""
    return sorted(estimates, key=lambda e: (-e.visits, -e.utility, e.code))


def merged(parts: Sequence[Sequence[Estimate]]) -> list[Estimate]:
    """One opinion out of several on the same decision, as if their playouts were one search's.

    Visits add up, means are weighted by them.
    """
    by_code: dict[int, list[Estimate]] = {}
    for part in parts:
        for estimate in part:
            by_code.setdefault(estimate.code, []).append(estimate)
    whole = [_joined(same) for same in by_code.values()]
    visited = [estimate for estimate in whole if estimate.visits]
    return ranked(visited or whole)


def _joined(same: list[Estimate]) -> Estimate:
    visits = sum(e.visits for e in same)
    if not visits or len(same) == 1:
        return same[0]
    seats = range(len(same[0].wins))
    return Estimate(
        same[0].code,
        visits,
        sum(e.utility * e.visits for e in same) / visits,
        tuple(sum(e.wins[seat] * e.visits for e in same) / visits for seat in seats),
        tuple(sum(e.scores[seat] * e.visits for e in same) / visits for seat in seats),
    )
