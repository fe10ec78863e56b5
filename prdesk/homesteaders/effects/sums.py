"""Figures of buildings added up over sets of them, by one look-up for eight."""

from __future__ import annotations

from collections.abc import Sequence


class Sums:
    """A figure for each bit of a set of at most 32 bits."""

    def __init__(self, figures: Sequence[int]) -> None:
        whole = (*figures, *([0] * (32 - len(figures))))
        self._first = _table(whole[:8])
        self._second = _table(whole[8:16])
        self._third = _table(whole[16:24])
        self._fourth = _table(whole[24:])

    def of(self, bits: int) -> int:
        """The sum of the figures of the bits that are set."""
        return (
            self._first[bits & 255]
            + self._second[bits >> 8 & 255]
            + self._third[bits >> 16 & 255]
            + self._fourth[bits >> 24]
        )


def _table(figures: Sequence[int]) -> list[int]:
    sums = [0]
    for figure in figures:
        sums += [n + figure for n in sums]
    return sums
