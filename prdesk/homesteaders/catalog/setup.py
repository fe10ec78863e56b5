"""Set-up by number of players, and the market (rules sections 1.2, 4.1)."""

from __future__ import annotations

from typing import Final

from prdesk.homesteaders.catalog.buildings import ROWS
from prdesk.homesteaders.catalog.ids import STAGES

SEATS: Final = (2, 3, 4)
LOTS_BY_SEATS: Final = (0, 0, 2, 2, 3)
"""Lots sold in a round, by number of players."""

START_SILVER: Final = 6
START_WORKERS: Final = 1

PRICES: Final = (1, 2, 3, 4)
"""Silver for wood, food, steel and gold; copper and livestock cost one gold each."""

GOLD_VALUE: Final = 5
"""Silver that a gold stands for when paying, without change."""

DEBT_SILVER: Final = 2
REPAY_SILVER: Final = 5

STAGE_OF_ROUND: Final = (0, 0, 0, 0, 0, 2, 2, 2, 2, 3, 3, 3)
"""Index into STAGES by round."""

FIRST_ROUNDS: Final = (5, 9)
"""Rounds that begin a new stage of the stock."""

_IN_STOCK: Final[dict[int, tuple[str, ...]]] = {
    0: ("settlement", "settlement_town"),
    2: ("settlement_town", "town"),
    3: ("city",),
}

STOCK_STAGES: Final[dict[int, tuple[int, ...]]] = {
    stage: tuple([STAGES.index(name) for name in names]) for stage, names in _IN_STOCK.items()
}
"""By stage of the game: stages of the buildings that are for sale (rules 5)."""


def copies(players: int) -> tuple[int, ...]:
    """Tiles of each building with so many players, homesteads apart."""
    return tuple([row.copies_2 if players == 2 else row.copies for row in ROWS])


def stock_of(stage: int, players: int) -> tuple[int, ...]:
    """All tiles for sale in a stage of the game if nobody has bought one yet."""
    stages = STOCK_STAGES[stage]
    return tuple(
        [n if row.stage in stages else 0 for row, n in zip(ROWS, copies(players), strict=True)]
    )
