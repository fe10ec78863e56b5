"""Worth of sets of buildings, by one look-up for eight."""

from __future__ import annotations

from collections.abc import Sequence


class FloatSums:
    """A worth for each bit of a set of 32 bits."""

    __slots__ = ("_first", "_fourth", "_second", "_third")

    def __init__(self, worths: Sequence[float]) -> None:
        self._first: list[float] = _table(worths[:8])
        self._second: list[float] = _table(worths[8:16])
        self._third: list[float] = _table(worths[16:24])
        self._fourth: list[float] = _table(worths[24:32])

    def of(self, bits: int) -> float:
        """The sum of the worths of the bits that are set."""
        return (
            self._first[bits & 255]
            + self._second[bits >> 8 & 255]
            + self._third[bits >> 16 & 255]
            + self._fourth[bits >> 24]
        )


def _table(worths: Sequence[float]) -> list[float]:
    sums = [0.0]
    for worth in worths:
        sums += [before + worth for before in sums]
    return sums
