"""What a lot is worth to a player: the best building that it allows him, and its extra."""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.funds import spent
from prdesk.ai.homesteaders.gains import gain
from prdesk.ai.homesteaders.prices import Prices
from prdesk.ai.homesteaders.rewards import advance
from prdesk.ai.homesteaders.shopping import Bill
from prdesk.ai.homesteaders.worth import track, worker
from prdesk.homesteaders.catalog.buildings import COSTS, OF_TYPE
from prdesk.homesteaders.catalog.ids import ANY_TYPE, COPPER, GOLD, HOMESTEAD, RIVER_PORT
from prdesk.homesteaders.catalog.setup import PRICES
from prdesk.homesteaders.catalog.slots import SLOTS_OF
from prdesk.homesteaders.catalog.tiles import FREE_WORKER, PAID_TRACK, TILES
from prdesk.homesteaders.state import Player

NOTHING: Final = -1
"""In place of a building."""
_TOO_DEAR: Final = 1000.0

_OF_TYPE: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([b for b in range(HOMESTEAD + 1, 32) if OF_TYPE[types] >> b & 1])
        for types in range(ANY_TYPE + 1)
    ]
)
_TYPES: Final[tuple[int, ...]] = tuple([tile.types for tile in TILES])
_EXTRAS: Final[tuple[int, ...]] = tuple([tile.extra for tile in TILES])
_GOODS: Final[tuple[int, ...]] = tuple([tile.good for tile in TILES])
_POINTS: Final[tuple[int, ...]] = tuple([tile.vp for tile in TILES])
_GIFTS: Final[tuple[int, ...]] = tuple([tile.gift for tile in TILES])
_ADVANCES: Final[tuple[bool, ...]] = tuple([tile.advances for tile in TILES])


class Offer:
    """The best use of a right to build.

    Attributes:
        gross: worth of what it brings, less the goods and chits that it takes.
        silver: that it takes beside the price of the right.
        chits: trade chits that are left.
        building: NOTHING if it is best not to build.
    """

    __slots__ = ("building", "chits", "gross", "silver")

    def __init__(self, gross: float, silver: int, chits: int, building: int) -> None:
        self.gross = gross
        self.silver = silver
        self.chits = chits
        self.building = building

    def worth(self, at: Prices, player: Player, price: int, m: int) -> float:
        """What is left of it once the price of the right and the silver are paid."""
        return self.gross - spent(at, player, price + self.silver, self.chits, m)


def offer(at: Prices, stock: list[int], player: Player, tile: int, m: int, price: int) -> Offer:
    """The best use of a lot for a price in silver that is still to be paid."""
    best = build(at, stock, player, _TYPES[tile], tile, m, price)
    if _GIFTS[tile]:
        best.gross += _GIFTS[tile]
    if _ADVANCES[tile]:
        best.gross += worker(at, player, player.slots, m) + advance(at, player, m)
    return best


def build(
    at: Prices, stock: list[int], player: Player, types: int, tile: int, m: int, price: int
) -> Offer:
    """The best building of those types; then the extra of the tile, -1 for none."""
    gross = extra(at, player, tile, NOTHING, player.trade, m) if tile >= 0 else 0.0
    best = Offer(gross, 0, player.trade, NOTHING)
    most = best.worth(at, player, price, m)
    for b in for_sale(stock, player, types):
        one = built(at, player, b, tile, m)
        if one is not None:
            worth = one.worth(at, player, price, m)
            if worth > most:
                best, most = one, worth
    return best


def for_sale(stock: list[int], player: Player, types: int) -> list[int]:
    """Buildings in the stock that the player may own."""
    return [b for b in _OF_TYPE[types] if stock[b] and not player.owned >> b & 1]


def built(at: Prices, player: Player, b: int, tile: int, m: int) -> Offer | None:
    """A building and the extra of the tile after it; None if the chits are not enough."""
    bill = Bill(player, b)
    left = player.trade - bill.chits
    if left < 0:
        return None
    gross = gain(at, player, b, m) - bill.lost(at, player, m)
    if tile >= 0:
        gross += extra(at, player, tile, b, left, m)
    return Offer(gross, bill.silver, left, b)


def extra(at: Prices, player: Player, tile: int, b: int, chits: int, m: int) -> float:
    """Worth of the extra of a tile to who has built that and has so many chits left."""
    kind = _EXTRAS[tile]
    if not kind:
        return 0.0
    if kind == FREE_WORKER:
        slots = player.slots if b < 0 else player.slots | SLOTS_OF[b]
        return max(0.0, worker(at, player, slots, m))
    gets = track(at, player, m) if kind == PAID_TRACK else float(_POINTS[tile])
    return max(0.0, gets - _given(at, player, _GOODS[tile], b, chits, m))


def _given(at: Prices, player: Player, good: int, b: int, chits: int, m: int) -> float:
    """What a good costs that is held or can be bought, after the cost of that building."""
    left = player.goods[good] - (COSTS[b][good] if b >= 0 else 0)
    if left > 0:
        return at.next_good(good, left - 1, m)
    if good < COPPER:
        return at.chit(chits, m) + at.silver[m] * PRICES[good] if chits else _TOO_DEAR
    gold = player.goods[GOLD] - (COSTS[b][GOLD] if b >= 0 else 0)
    if gold <= 0:
        return _TOO_DEAR
    if player.owned >> RIVER_PORT & 1:
        return at.next_good(GOLD, gold - 1, m)
    return at.next_good(GOLD, gold - 1, m) + at.chit(chits, m) if chits else _TOO_DEAR
