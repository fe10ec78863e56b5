"""How fast the moves of the computer players follow each other."""

from __future__ import annotations

from enum import Enum


class Pace(Enum):
    """A pace; the value is its name in the settings."""

    INSTANT = "instant"
    FAST = "fast"
    NORMAL = "normal"
    STEP = "step"

    @property
    def animation_ms(self) -> int:
        """How long the board may take to show one move."""
        return _ANIMATION_MS[self]

    @property
    def hold_ms(self) -> int:
        """How long a move stands before the next one, its animation included."""
        return _HOLD_MS[self]


_ANIMATION_MS = {Pace.INSTANT: 0, Pace.FAST: 120, Pace.NORMAL: 250, Pace.STEP: 250}
# Even at once leaves the window time to paint and to hear between two moves.
_HOLD_MS = {Pace.INSTANT: 15, Pace.FAST: 270, Pace.NORMAL: 750, Pace.STEP: 0}
