"""Our own random numbers (SplitMix64), so that an old record replays for ever.

The specification and test vectors stand in docs/formats.md.
"""

from __future__ import annotations

_MASK = 0xFFFFFFFFFFFFFFFF


def next64(state: int) -> tuple[int, int]:
    """Step the generator: returns (new state, 64-bit output)."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, z ^ (z >> 31)


class Rng:
    """A generator whose whole state is one 64-bit integer, `state`."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    def below(self, n: int) -> int:
        """A number in 0..n-1: the upper 32 bits of the next output, times n, shifted down."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return (((z ^ (z >> 31)) >> 32) * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher-Yates, from the last element down)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def mix(*numbers: int) -> int:
    """One 64-bit seed out of several numbers, for generators beside the game's own."""
    state = 0
    for number in numbers:
        state, value = next64(state ^ (number & _MASK))
        state ^= value
    return state
