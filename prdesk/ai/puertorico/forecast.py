"""What the worth of the boards says about the end of the game.

The figures fit games of greedy players with close moves mixed; docs/measurements.md.
"""

from __future__ import annotations

from typing import Final

_DOUBT: Final = 4.0
"""Points that a board's worth may be wrong by at the end of the game, and more for each round."""
_DOUBT_A_ROUND: Final = 3.0

_EVERY: Final = 2.0
_GROWTH: Final = (-1.0, -4.5, -3.5, 3.0, 17.0, 30.0, 40.0, 50.0)
"""Points that a final score has beyond the board's worth, with 0, 2, 4... rounds left: worth
counts only what stands, and early most of the score is still to be built."""


def chances(worths: list[float], rounds: float) -> list[float]:
    """Win shares by seat; they add up to 1.

    Powers instead of exponentials, which are rounded differently from system to system.
    """
    best = max(worths)
    doubt = _DOUBT + _DOUBT_A_ROUND * rounds
    weights = []
    for worth in worths:
        near = doubt / (doubt + best - worth)
        weights.append(near * near * near * near)
    total = sum(weights)
    return [weight / total for weight in weights]


def growth(rounds: float) -> float:
    """Points still to come for anybody that no board is worth yet."""
    place = rounds / _EVERY
    below = int(place)
    return _GROWTH[below] + (place - below) * (_GROWTH[below + 1] - _GROWTH[below])
