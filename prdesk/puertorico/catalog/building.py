"""The row of a building kind."""

from __future__ import annotations

from typing import NamedTuple


class Building(NamedTuple):
    """One kind of building tile.

    Attributes:
        cost: doubloons before any discount.
        column: 1-4, also the most that quarries take off.
        copies: tiles with 3 to 5 players.
        copies_2: tiles with 2 players.
        size: city spaces it fills (2 for a large building).
        set: "base", or the expansion that brings it.
        good: index of the good it makes, -1 for none.
        plant: "small" or "large" for production buildings, "" otherwise.
    """

    id: str
    cost: int
    vp: int
    circles: int
    column: int
    copies: int
    copies_2: int
    size: int
    set: str = "base"
    good: int = -1
    plant: str = ""

    @property
    def violet(self) -> bool:
        """Whether it is violet (classic) or beige (deluxe): everything but production."""
        return not self.plant
