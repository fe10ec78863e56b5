"""Which moves deserve a look first, by the game's heuristic."""

from __future__ import annotations

from typing import Any

from prdesk.ai.heuristic import Heuristic
from prdesk.ai.outcome import worth_of
from prdesk.core.game import Game


def priors(
    game: Game, heuristic: Heuristic, state: Any, codes: list[int], temperature: float
) -> dict[int, float]:
    """Shares by code that add up to 1; a move `temperature` points behind has a quarter.

    The shares fall with the square of the distance: an exponential is rounded differently from
    system to system, and would starve a move that the heuristic misjudges.
    """
    worths = [worth_of(game, heuristic, state, code) for code in codes]
    best = max(worths)
    weights = [1.0 / (1.0 + (best - worth) / temperature) ** 2 for worth in worths]
    total = sum(weights)
    return {code: weight / total for code, weight in zip(codes, weights, strict=True)}
