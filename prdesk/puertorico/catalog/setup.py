"""Set-up by number of players, and the limits of the boards (rules sections 1.2, 1.3, 8)."""

from __future__ import annotations

from typing import Final, NamedTuple


class Setup(NamedTuple):
    """What lies on the table at the start; lists of five are in the order of GOODS.

    Attributes:
        supply: colonists beside the ship.
        ships: capacities of the cargo ships in use.
        prospectors: prospector cards in play.
        picks: roles taken in a round.
        plantations: tiles in the game, starting tiles included.
        start: starting tile of each seat (index of the good).
    """

    doubloons: int
    vp: int
    supply: int
    ship: int
    ships: tuple[int, ...]
    prospectors: int
    picks: int
    face_up: int
    quarries: int
    goods: tuple[int, ...]
    plantations: tuple[int, ...]
    start: tuple[int, ...]


_GOODS: Final = (10, 11, 11, 9, 9)
_PLANTATIONS: Final = (10, 12, 11, 9, 8)

SETUP: Final[dict[int, Setup]] = {
    2: Setup(3, 65, 40, 2, (4, 6), 1, 6, 3, 5, (8, 9, 9, 7, 7), (7, 9, 8, 6, 5), (1, 0)),
    3: Setup(2, 75, 55, 3, (4, 5, 6), 0, 3, 4, 8, _GOODS, _PLANTATIONS, (1, 1, 0)),
    4: Setup(3, 100, 75, 4, (5, 6, 7), 1, 4, 5, 8, _GOODS, _PLANTATIONS, (1, 1, 0, 0)),
    5: Setup(4, 122, 95, 5, (6, 7, 8), 2, 5, 6, 8, _GOODS, _PLANTATIONS, (1, 1, 1, 0, 0)),
}

ISLAND_SPACES: Final = 12
CITY_SPACES: Final = 12
HOUSE_SPACES: Final = 4
PRICES: Final = (0, 1, 2, 3, 4)
"""What the trading house pays for each good (ruling 7.25)."""

ALL_COLONISTS: Final = 100
"""With nobles every colonist of the box is in the game, ship included (ruling 7.8)."""

NOBLES: Final = 20
