"""The figures of a match: win shares with their intervals, mean scores, Elo, thinking times."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

from prdesk.cli.arena.elo import Z_95, Rating, ratings
from prdesk.cli.arena.match import Match, Outcome
from prdesk.core.game import Json


def wilson(share: float, games: int) -> tuple[float, float]:
    """The Wilson interval of 95 percent for a share of wins among so many games."""
    z2 = Z_95 * Z_95
    middle = share + z2 / (2 * games)
    spread = Z_95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def summary(match: Match, outcomes: Sequence[Outcome], played: int, seconds: float) -> Json:
    """The object that `simulate --json` prints (docs/formats.md section 1).

    Args:
        match: what was played.
        outcomes: all games, at least one, in their order.
        played: how many of them were played in those `seconds`, the others being resumed.
        seconds: how long that took.
    """
    games = len(outcomes)
    rated = ratings(match.agents, outcomes, match.block)
    return {
        "games": games,
        "seconds": seconds,
        "games_per_s": played / seconds,
        "decisions_per_game": sum(outcome.decisions for outcome in outcomes) / games,
        "mean_rounds": sum(outcome.rounds for outcome in outcomes) / games,
        "agents": {
            name: _of_agent(name, match.agents, outcomes, rating) for name, rating in rated.items()
        },
        "seats": [
            {
                "agent": name,
                "win_share": sum(outcome.wins[seat] for outcome in outcomes) / games,
                "mean_score": sum(outcome.scores[seat] for outcome in outcomes) / games,
            }
            for seat, name in enumerate(match.agents)
        ],
    }


def _of_agent(
    name: str, agents: Sequence[str], outcomes: Sequence[Outcome], rating: Rating
) -> Json:
    seats = [seat for seat, other in enumerate(agents) if other == name]
    games = len(seats) * len(outcomes)
    share = sum(outcome.wins[seat] for outcome in outcomes for seat in seats) / games
    times = [outcome.ms[seat] for outcome in outcomes for seat in seats]
    return {
        "games": games,
        "win_share": share,
        "ci95": list(wilson(share, games)),
        "mean_score": sum(o.scores[seat] for o in outcomes for seat in seats) / games,
        "elo": rating.elo,
        "elo_ci95": rating.ci95 and list(rating.ci95),
        "ms_median": statistics.median(median for median, _ in times),
        "ms_max": max(longest for _, longest in times),
    }
