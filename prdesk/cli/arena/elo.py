"""Elo differences out of the results of games for several players.

Every game counts as a comparison of each two seats of different agents: who ends in front has a
point, a tie gives half a point to each. To these the Bradley-Terry model is fitted by maximum
likelihood. Comparisons in one game depend on each other, and so do games with the same deal: the
intervals take the deals as the independent units (the "sandwich" estimate of the variance, with
clusters).

Where an agent never had, or never gave, a point against another, there would be no end to the
difference. Then one more game is counted, in which everybody tied.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from prdesk.cli.arena.linear import Matrix, inverse, multiply, zeros
from prdesk.cli.arena.match import Outcome

SCALE: Final = 400 / math.log(10)
"""Elo points for a factor e of the odds."""

Z_95: Final = 1.959963984540054
"""The normal distribution has 95 percent within so many standard deviations."""

_SMALL: Final = 1e-9
_MOST_STEPS: Final = 100


class Rating(NamedTuple):
    """Elo points above the first agent, with the interval of 95 percent.

    The interval is None where there is a single deal, which says nothing about the spread.
    """

    elo: float
    ci95: tuple[float, float] | None


def ratings(agents: Sequence[str], outcomes: Sequence[Outcome], block: int) -> dict[str, Rating]:
    """The rating of each agent; `block` games in a row share a deal."""
    names = list(dict.fromkeys(agents))
    seats = [names.index(name) for name in agents]
    blocks = [
        _points(seats, (outcome.ranks for outcome in outcomes[begin : begin + block]))
        for begin in range(0, len(outcomes), block)
    ]
    total = _sum(blocks)
    pairs = [(i, j) for i in range(len(names)) for j in range(len(names)) if i != j]
    if any(not total[i][j] for i, j in pairs):
        blocks.append(_points(seats, [[1] * len(seats)]))
        total = _sum(blocks)
    strength = _fit(total)
    if len(outcomes) <= block:
        return {name: Rating(SCALE * strength[i], None) for i, name in enumerate(names)}
    spread = [Z_95 * math.sqrt(variance) for variance in _variances(strength, total, blocks)]
    return {
        name: Rating(SCALE * middle, (SCALE * (middle - width), SCALE * (middle + width)))
        for name, middle, width in zip(names, strength, spread, strict=True)
    }


def _points(seats: Sequence[int], games: Iterable[Sequence[int]]) -> Matrix:
    """Points of each agent against each other one, out of the ranks by seat."""
    points = zeros(max(seats) + 1)
    for ranks in games:
        for a, one in enumerate(seats):
            for b, other in enumerate(seats):
                if one != other and ranks[a] <= ranks[b]:
                    points[one][other] += 0.5 if ranks[a] == ranks[b] else 1.0
    return points


def _sum(matrices: Sequence[Matrix]) -> Matrix:
    size = range(len(matrices[0]))
    return [[sum(matrix[i][j] for matrix in matrices) for j in size] for i in size]


def _chance(strength: Sequence[float], i: int, j: int) -> float:
    return 1 / (1 + math.exp(strength[j] - strength[i]))


def _fit(points: Matrix) -> list[float]:
    """The likeliest strengths, in logits, the first 0: Newton's method, in steps of at most 1."""
    strength = [0.0] * len(points)
    for _ in range(_MOST_STEPS):
        step = [
            sum(row)
            for row in multiply(
                _inverse_information(strength, points),
                [[value] for value in _gradient(strength, points)],
            )
        ]
        longest = max(map(abs, step), default=0.0)
        scale = 1 / max(1.0, longest)
        strength = [0.0, *(s + scale * d for s, d in zip(strength[1:], step, strict=True))]
        if longest < _SMALL:
            break
    return strength


def _gradient(strength: Sequence[float], points: Matrix) -> list[float]:
    """Slope of the log likelihood by each strength but the first."""
    size = range(len(points))
    return [
        sum(points[i][j] - (points[i][j] + points[j][i]) * _chance(strength, i, j) for j in size)
        for i in size[1:]
    ]


def _inverse_information(strength: Sequence[float], points: Matrix) -> Matrix:
    size = range(len(points))
    information = zeros(len(points))
    for i in size:
        for j in size:
            chance = _chance(strength, i, j)
            weight = (points[i][j] + points[j][i]) * chance * (1 - chance)
            information[i][i] += weight
            information[i][j] -= weight
    return inverse([row[1:] for row in information[1:]])


def _variances(strength: Sequence[float], total: Matrix, blocks: Sequence[Matrix]) -> list[float]:
    """Variance of each strength, the first one's 0."""
    bread = _inverse_information(strength, total)
    size = range(len(bread))
    meat = zeros(len(bread))
    for block in blocks:
        slope = _gradient(strength, block)
        for i in size:
            for j in size:
                meat[i][j] += slope[i] * slope[j]
    # As for the variance of a sample, which is off by one unit.
    correction = len(blocks) / (len(blocks) - 1)
    covariance = multiply(multiply(bread, meat), bread)
    return [0.0, *(correction * covariance[i][i] for i in size)]
