"""What the end of a game is worth to each seat, and the mean of many ends."""

from __future__ import annotations

from typing import Final

from prdesk.ai.search.estimate import Estimate

MARGIN: Final = 1 / 40
"""Worth of a point ahead of the best other seat, in wins: little, but it keeps a search striving
where the win is sure or lost, and says more than the win alone of how a game went."""


class Reward:
    """How a game ended.

    Attributes:
        wins: share of the win by seat; a tie shares it.
        scores: final score by seat.
        utility: by seat, win share and `MARGIN` for each point ahead of the best other.
    """

    __slots__ = ("scores", "utility", "wins")

    def __init__(self, wins: list[float], scores: list[float]) -> None:
        self.wins = wins
        self.scores = scores
        order = sorted(scores)
        top, second = order[-1], order[-2]
        self.utility: list[float] = [
            win + MARGIN * (score - (top if score < top else second))
            for win, score in zip(wins, scores, strict=True)
        ]


def ended(standing: list[tuple[int, int]]) -> Reward:
    """The reward of a finished game."""
    best = max(standing)
    share = 1.0 / standing.count(best)
    return Reward(
        [share if rank == best else 0.0 for rank in standing],
        [float(rank[0]) for rank in standing],
    )


class Tally:
    """Sums over the games played out after one move."""

    __slots__ = ("scores", "utility", "visits", "wins")

    def __init__(self, seats: int) -> None:
        self.visits: int = 0
        self.utility: float = 0.0
        self.wins: list[float] = [0.0] * seats
        self.scores: list[float] = [0.0] * seats

    def add(self, reward: Reward, seat: int) -> None:
        """Count a game; the utility is that of the seat to decide."""
        self.visits += 1
        self.utility += reward.utility[seat]
        for i in range(len(self.wins)):
            self.wins[i] += reward.wins[i]
            self.scores[i] += reward.scores[i]

    def estimate(self, code: int) -> Estimate:
        """The means. At least one game was counted."""
        n = self.visits
        return Estimate(
            code,
            n,
            self.utility / n,
            tuple([wins / n for wins in self.wins]),
            tuple([scores / n for scores in self.scores]),
        )


def untried(code: int, standing: list[tuple[int, int]]) -> list[Estimate]:
    """The answer of a search that had nothing to choose or no time at all."""
    even = 1.0 / len(standing)
    scores = tuple([float(rank[0]) for rank in standing])
    return [Estimate(code, 0, 0.0, (even,) * len(standing), scores)]
