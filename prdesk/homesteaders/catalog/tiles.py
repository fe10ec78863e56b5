"""The auction tiles (rules section 3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from prdesk.homesteaders.catalog.ids import (
    ANY_TYPE,
    COMMERCIAL,
    COPPER,
    FOOD,
    INDUSTRIAL,
    LIVESTOCK,
    RESIDENTIAL,
    SPECIAL,
    WOOD,
)

FREE_WORKER: Final = 1
PAID_TRACK: Final = 2
PAID_VP: Final = 3


class Tile(NamedTuple):
    """One auction tile.

    Attributes:
        lot: index of the lot it is sold on.
        stage: index into STAGES.
        types: set of the types that may be built.
        extra: what `tile_extra` offers: FREE_WORKER, PAID_TRACK, PAID_VP; 0 for nothing.
        good: the good that pays for the extra, -1 for none.
        vp: victory points for that good.
        advances: a worker and a rail advance at once.
        gift: victory points at once.
    """

    id: str
    lot: int
    stage: int
    types: int
    extra: int
    good: int
    vp: int
    advances: bool
    gift: int


_SETTLEMENT: Final = 0
_TOWN: Final = 2
_CITY: Final = 3


def _tile(
    number: int,
    stage: int,
    types: int,
    extra: int = 0,
    good: int = -1,
    vp: int = 0,
    advances: bool = False,
    gift: int = 0,
) -> Tile:
    lot = (number - 1) // 10
    return Tile(f"{lot + 1}-{number}", lot, stage, types, extra, good, vp, advances, gift)


TILES: Final[tuple[Tile, ...]] = (
    _tile(1, _SETTLEMENT, RESIDENTIAL | COMMERCIAL),
    _tile(2, _SETTLEMENT, INDUSTRIAL),
    _tile(3, _SETTLEMENT, COMMERCIAL),
    _tile(4, _SETTLEMENT, RESIDENTIAL | INDUSTRIAL),
    _tile(5, _TOWN, COMMERCIAL, FREE_WORKER),
    _tile(6, _TOWN, RESIDENTIAL, FREE_WORKER),
    _tile(7, _TOWN, INDUSTRIAL, FREE_WORKER),
    _tile(8, _TOWN, ANY_TYPE),
    _tile(9, _CITY, ANY_TYPE, PAID_VP, COPPER, 4),
    _tile(10, _CITY, ANY_TYPE, PAID_VP, LIVESTOCK, 4),
    _tile(11, _SETTLEMENT, RESIDENTIAL),
    _tile(12, _SETTLEMENT, INDUSTRIAL),
    _tile(13, _SETTLEMENT, ANY_TYPE),
    _tile(14, _SETTLEMENT, 0, advances=True),
    _tile(15, _TOWN, RESIDENTIAL | COMMERCIAL),
    _tile(16, _TOWN, INDUSTRIAL | COMMERCIAL),
    _tile(17, _TOWN, INDUSTRIAL | SPECIAL),
    _tile(18, _TOWN, RESIDENTIAL | SPECIAL, PAID_TRACK, WOOD),
    _tile(19, _CITY, COMMERCIAL | INDUSTRIAL, PAID_VP, FOOD, 2),
    _tile(20, _CITY, RESIDENTIAL | SPECIAL, PAID_VP, FOOD, 2),
    _tile(21, _SETTLEMENT, RESIDENTIAL),
    _tile(22, _SETTLEMENT, COMMERCIAL),
    _tile(23, _SETTLEMENT, INDUSTRIAL),
    _tile(24, _SETTLEMENT, 0, advances=True),
    _tile(25, _TOWN, RESIDENTIAL),
    _tile(26, _TOWN, COMMERCIAL),
    _tile(27, _TOWN, INDUSTRIAL, PAID_TRACK, WOOD),
    _tile(28, _TOWN, ANY_TYPE),
    _tile(29, _CITY, RESIDENTIAL | COMMERCIAL, PAID_VP, FOOD, 2),
    _tile(30, _CITY, 0, PAID_VP, FOOD, 2, gift=6),
)
TILE_IDS: Final[tuple[str, ...]] = tuple([tile.id for tile in TILES])

TILE_TYPES: Final[tuple[int, ...]] = tuple([tile.types for tile in TILES])
TILE_EXTRAS: Final[tuple[int, ...]] = tuple([tile.extra for tile in TILES])
TILE_GOODS: Final[tuple[int, ...]] = tuple([tile.good for tile in TILES])
TILE_VP: Final[tuple[int, ...]] = tuple([tile.vp for tile in TILES])
