"""What the catalogue's rows hold, by the ids that `amounts` puts in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prdesk.homesteaders.catalog.building import LANE
from prdesk.homesteaders.catalog.buildings import INDEX, ROWS
from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.homesteaders.catalog.setup import PRICES
from prdesk.homesteaders.catalog.tiles import TILE_IDS, TILES, Tile

Counts = dict[str, int]

_LANES: Final = ("silver", "trade", "vp", *GOODS)
"""In the order of the letters that incomes are written in."""

_TOGETHER: Final = "river_port"
"""Its slots bring nothing unless all are filled (rules 2.2)."""


def cost_of(building: str) -> Counts:
    """The goods a building costs."""
    return {g: n for g, n in zip(GOODS, ROWS[INDEX[building]].cost, strict=True) if n}


def income_of(building: str) -> Counts:
    """Its automatic income; Bank and Rodeo pay by more than that."""
    return _unpacked(ROWS[INDEX[building]].income)


def slots_of(building: str) -> list[Counts]:
    """What a worker on each slot brings."""
    return [_unpacked(lanes) for lanes in ROWS[INDEX[building]].slots]


def worker_income(building: str, workers: Sequence[int]) -> Counts:
    """What its workers bring; workers: 1 for each filled slot, as in a position."""
    if building == _TOGETHER and not all(workers):
        return {}
    total: Counts = {}
    for there, income in zip(workers, slots_of(building), strict=False):
        for what, n in income.items() if there else ():
            total[what] = total.get(what, 0) + n
    return total


def price_of(good: str) -> Counts:
    """What a good is bought and sold for, beside the trade chit."""
    g = GOODS.index(good)
    return {"silver": PRICES[g]} if g < len(PRICES) else {"gold": 1}


def tile_of(tile: str) -> Tile:
    """The row of an auction tile."""
    return TILES[TILE_IDS.index(tile)]


def _unpacked(lanes: int) -> Counts:
    counts = {what: lanes >> LANE * n & (1 << LANE) - 1 for n, what in enumerate(_LANES)}
    return {what: n for what, n in counts.items() if n}
