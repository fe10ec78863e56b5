"""What a lot is worth to a player: the best building that it allows him, and its extra."""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.funds import spent
from prdesk.ai.homesteaders.gains import gain
from prdesk.ai.homesteaders.prices import Prices
from prdesk.ai.homesteaders.rewards import advance
from prdesk.ai.homesteaders.shopping import Bill
from prdesk.ai.homesteaders.worth import track, worker
from prdesk.homesteaders.affordable import chits_needed
from prdesk.homesteaders.catalog.buildings import COSTS, OF_TYPE, TYPE_OF
from prdesk.homesteaders.catalog.ids import ANY_TYPE, COPPER, GOLD, HOMESTEAD, RIVER_PORT
from prdesk.homesteaders.catalog.setup import PRICES
from prdesk.homesteaders.catalog.slots import SLOTS_OF
from prdesk.homesteaders.catalog.tiles import (
    FREE_WORKER,
    PAID_TRACK,
    TILE_EXTRAS,
    TILE_GOODS,
    TILE_TYPES,
    TILE_VP,
    TILES,
)
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
        return self.gross - spent(at, player, price + self.silver, m)


def offer(at: Prices, offers: list[Offer], player: Player, tile: int, m: int, price: int) -> Offer:
    """The best use of a lot for a price in silver that is still to be paid.

    Args:
        offers: of the `buildings` that the player could build, of any types.
    """
    best = build(at, offers, player, TILE_TYPES[tile], tile, m, price)
    if _GIFTS[tile]:
        best.gross += _GIFTS[tile]
    if _ADVANCES[tile]:
        best.gross += worker(at, player, player.slots, m) + advance(at, player, m)
    return best


def build(
    at: Prices, offers: list[Offer], player: Player, types: int, tile: int, m: int, price: int
) -> Offer:
    """The best of the buildings that are of those types, with the extra of the tile after it."""
    more = TILE_EXTRAS[tile] > 0
    gross = extra(at, player, tile, NOTHING, player.trade, m) if more else 0.0
    best = Offer(gross, 0, player.trade, NOTHING)
    most = best.worth(at, player, price, m)
    for one in offers:
        if not TYPE_OF[one.building] & types:
            continue
        worth = one.worth(at, player, price, m)
        gross = one.gross
        if more:
            added = extra(at, player, tile, one.building, one.chits, m)
            gross += added
            worth += added
        if worth > most:
            best.gross = gross
            best.silver = one.silver
            best.chits = one.chits
            best.building = one.building
            most = worth
    return best


def buildings(at: Prices, stock: list[int], player: Player, types: int, m: int) -> list[Offer]:
    """The buildings of those types that the player could build, trades included."""
    found: list[Offer] = []
    owned = player.owned
    trade = player.trade
    for b in _OF_TYPE[types]:
        if not stock[b] or owned >> b & 1 or chits_needed(player, b) > trade:
            continue
        bill = Bill(player, b)
        gross = gain(at, player, b, m) - bill.lost(at, player, m)
        found.append(Offer(gross, bill.silver, trade - bill.chits, b))
    return found


def extra(at: Prices, player: Player, tile: int, b: int, chits: int, m: int) -> float:
    """Worth of the extra of a tile to who has built that and has so many chits left."""
    kind = TILE_EXTRAS[tile]
    if not kind:
        return 0.0
    if kind == FREE_WORKER:
        slots = player.slots if b < 0 else player.slots | SLOTS_OF[b]
        return max(0.0, worker(at, player, slots, m))
    gets = track(at, player, m) if kind == PAID_TRACK else float(TILE_VP[tile])
    return max(0.0, gets - _given(at, player, TILE_GOODS[tile], b, chits, m))


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
