"""Sums of fractions that come out the same everywhere."""

from __future__ import annotations

from collections.abc import Iterable


def added_up(numbers: Iterable[float]) -> float:
    """The numbers added one by one, in their order: `sum` rounds otherwise from Python 3.12 on."""
    total = 0.0
    for number in numbers:
        total += number
    return total
