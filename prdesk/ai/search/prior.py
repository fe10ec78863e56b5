"""Which moves deserve a look first, by the game's heuristic."""

from __future__ import annotations

from typing import Any

from prdesk.ai.heuristic import Heuristic
from prdesk.ai.outcome import worth_of
from prdesk.core.game import Game
from prdesk.core.sums import added_up


def priors(
    game: Game, heuristic: Heuristic, state: Any, codes: list[int], temperature: float
) -> dict[int, float]:
    """Shares by code that add up to 1; a move `temperature` points behind has a quarter.

    The shares fall with the square of the distance: an exponential is rounded differently from
    system to system, and would starve a move that the heuristic misjudges.
    """
    worths = [worth_of(game, heuristic, state, code) for code in codes]
    best = max(worths)
    weights: list[float] = []
    for worth in worths:
        near = 1.0 / (1.0 + (best - worth) / temperature)
        weights.append(near * near)
    total = added_up(weights)
    return {code: weight / total for code, weight in zip(codes, weights, strict=True)}
