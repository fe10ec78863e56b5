"""Our own random numbers (SplitMix64), so that an old record replays for ever.

The specification and test vectors stand in docs/formats.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_MASK: Final = 0xFFFFFFFFFFFFFFFF
_LOW: Final = 0xFFFFFFFF


def next64(state: int) -> tuple[int, int]:
    """Step the generator: returns (new state, 64-bit output)."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, z ^ (z >> 31)


class Dice:
    """A light generator (multiply with carry) for draws that no record holds: random players,
    searches.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        _, value = next64(seed & _MASK)
        self.state: i64 = (value & 0x3FFFFFFFFFFFFFF) + 1

    def below(self, n: i64) -> i64:
        """A number in 0..n-1, n at most 2**29: the lower 32 bits, times n, shifted down."""
        # 0x2F8E5022 * 2**32 - 1 and half of it are primes, which gives the longest period.
        self.state = state = 0x2F8E5022 * (self.state & _LOW) + (self.state >> 32)
        return (state & _LOW) * n >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Rng:
    """A generator whose whole state is one 64-bit integer, `state`.

    It counts in halves of 32 bits, which stay small enough for the machine's own integers.
    """

    __slots__ = ("_high", "_low")

    def __init__(self, state: int) -> None:
        self._high: i64 = state >> 32 & _LOW
        self._low: i64 = state & _LOW

    @property
    def state(self) -> int:
        """All that decides the numbers to come."""
        return int(self._high) << 32 | int(self._low)

    def below(self, n: i64) -> i64:
        """A number in 0..n-1: the upper 32 bits of the next output, times n, shifted down."""
        low = self._low + 0x7F4A7C15
        self._high = high = self._high + 0x9E3779B9 + (low >> 32) & _LOW
        self._low = low = low & _LOW
        low, high = low ^ (low >> 30 | (high & 0x3FFFFFFF) << 2), high ^ high >> 30
        low, high = _product(low, high, 0x1CE4E5B9, 0xBF58476D)
        low, high = low ^ (low >> 27 | (high & 0x7FFFFFF) << 5), high ^ high >> 27
        low, high = _product(low, high, 0x133111EB, 0x94D049BB)
        return (high ^ high >> 31) * n >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher-Yates, from the last element down)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def _product(low: i64, high: i64, by_low: i64, by_high: i64) -> tuple[i64, i64]:
    """The lower 64 bits of a product, in halves; no part of it grows beyond 63 bits."""
    first = (low & 0xFFFF) * by_low
    second = (low >> 16) * by_low + (first >> 16)
    crossed = _low_half(low, by_high) + _low_half(high, by_low)
    return (second & 0xFFFF) << 16 | first & 0xFFFF, (second >> 16) + crossed & _LOW


def _low_half(a: i64, b: i64) -> i64:
    """The lower 32 bits of a product of two halves."""
    return (a & 0xFFFF) * b + (((a >> 16) * b & 0xFFFF) << 16) & _LOW


def mix(*numbers: int) -> int:
    """One 64-bit seed out of several numbers, for generators beside the game's own."""
    state = 0
    for number in numbers:
        state, value = next64(state ^ (number & _MASK))
        state ^= value
    return state
