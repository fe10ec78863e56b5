"""What paying silver costs a player who may lack it."""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.prices import Prices
from prdesk.homesteaders.catalog.ids import FOOD, STEEL, WOOD
from prdesk.homesteaders.catalog.setup import DEBT_SILVER, PRICES
from prdesk.homesteaders.state import Player

_SOLD: Final = (STEEL, FOOD, WOOD)
"""Goods in the order in which they are best sold."""
NO_SALE: Final = -1


def spent(at: Prices, player: Player, silver: int, chits: int, m: int) -> float:
    """What paying costs; what is missing is made up by sales and debts.

    Args:
        silver: to pay.
        chits: that may be used for sales.
    """
    left = player.silver - silver
    if left >= 0:
        return at.purse(player.silver, m) - at.purse(left, m)
    worth = at.purse(player.silver, m)
    if chits:
        for good in _SOLD:
            n = player.goods[good]
            while n and chits and left < 0:
                cost = sale(at, player, good, n, chits, m)
                if cost >= _debt(at, player, left):
                    break
                worth += cost
                n -= 1
                chits -= 1
                left += PRICES[good]
        if left >= 0:
            return worth - at.purse(left, m)
    debts = (1 - left) // DEBT_SILVER
    left += DEBT_SILVER * debts
    return worth - at.purse(left, m) + at.owed(player.debt + debts) - at.owed(player.debt)


def sale(at: Prices, player: Player, good: int, n: int, chits: int, m: int) -> float:
    """What selling one of n goods costs, its silver apart."""
    return at.chit(chits, m) + at.next_good(good, n - 1, m) + at.reluctance - 1.0


def _debt(at: Prices, player: Player, left: int) -> float:
    """What one more debt costs where so much silver is missing (below zero)."""
    debts = player.debt + (1 - left) // DEBT_SILVER
    return at.owed(debts) - at.owed(debts - 1)


def best_sale(at: Prices, player: Player, missing: int, m: int) -> int:
    """The good to sell rather than to take a debt; NO_SALE for none."""
    if not player.trade:
        return NO_SALE
    for good in _SOLD:
        n = player.goods[good]
        if n and sale(at, player, good, n, player.trade, m) < _debt(at, player, -missing):
            return good
    return NO_SALE
