"""The figures of a match: win shares with their intervals, mean scores."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from prdesk.cli.arena import Outcome
from prdesk.core.game import Json

Z_95: Final = 1.959963984540054
"""The normal distribution has 95 percent within so many standard deviations."""


def wilson(share: float, games: int) -> tuple[float, float]:
    """The Wilson interval of 95 percent for a share of wins among so many games."""
    z2 = Z_95 * Z_95
    middle = share + z2 / (2 * games)
    spread = Z_95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def summary(agents: Sequence[str], outcomes: Sequence[Outcome], seconds: float) -> Json:
    """The object that `simulate --json` prints (docs/formats.md section 1)."""
    games = len(outcomes)
    return {
        "games": games,
        "seconds": seconds,
        "games_per_s": games / seconds,
        "decisions_per_game": sum(outcome.decisions for outcome in outcomes) / games,
        "mean_rounds": sum(outcome.rounds for outcome in outcomes) / games,
        "agents": {name: _of_agent(name, agents, outcomes) for name in dict.fromkeys(agents)},
        "seats": [
            {
                "agent": name,
                "win_share": sum(outcome.wins[seat] for outcome in outcomes) / games,
                "mean_score": sum(outcome.scores[seat] for outcome in outcomes) / games,
            }
            for seat, name in enumerate(agents)
        ],
    }


def _of_agent(name: str, agents: Sequence[str], outcomes: Sequence[Outcome]) -> Json:
    seats = [seat for seat, other in enumerate(agents) if other == name]
    games = len(seats) * len(outcomes)
    share = sum(outcome.wins[seat] for outcome in outcomes for seat in seats) / games
    return {
        "games": games,
        "win_share": share,
        "ci95": list(wilson(share, games)),
        "mean_score": sum(o.scores[seat] for o in outcomes for seat in seats) / games,
    }
