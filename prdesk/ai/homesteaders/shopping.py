"""What a building costs with all the trades it takes, and the first of these trades."""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.prices import Prices
from prdesk.homesteaders.catalog.buildings import COSTS
from prdesk.homesteaders.catalog.ids import (
    COPPER,
    FOOD,
    GOLD,
    LIVESTOCK,
    MARKET,
    RIVER_PORT,
    STEEL,
    WOOD,
)
from prdesk.homesteaders.catalog.setup import PRICES
from prdesk.homesteaders.state import Player
from prdesk.homesteaders.trades import BUY, DEBT, MAKE_FOOD, MAKE_STEEL

NO_TRADE: Final = -1
"""For a step where everything is in hand."""


class Bill:
    """What paying for a building takes.

    Attributes:
        chits: trade chits.
        silver: for purchases.
        made_food, made_steel: goods changed at an own Market.
        used: goods held that are given away, by good, also to a Market.
        first: the first good to buy with silver other than gold, NO_TRADE for none.
        gold_short: gold to buy, also for copper and livestock.
        metal: the last of copper and livestock to buy for gold, NO_TRADE for none.
    """

    __slots__ = (
        "chits",
        "first",
        "gold_short",
        "made_food",
        "made_steel",
        "metal",
        "silver",
        "used",
    )

    def __init__(self, player: Player, b: int) -> None:
        cost = COSTS[b]
        goods = player.goods
        used = [0, 0, 0, 0, 0, 0]
        self.first: int = NO_TRADE
        self.metal: int = NO_TRADE
        self.made_food: int = 0
        self.made_steel: int = 0
        short_wood = max(0, cost[WOOD] - goods[WOOD])
        short_food = max(0, cost[FOOD] - goods[FOOD])
        short_steel = max(0, cost[STEEL] - goods[STEEL])
        for good in range(6):
            used[good] = min(cost[good], goods[good])
        chits = short_wood + short_food + short_steel
        if player.owned >> MARKET & 1:
            if short_food:
                self.made_food = min(short_food, goods[WOOD] - used[WOOD])
                used[WOOD] = used[WOOD] + self.made_food
                short_food -= self.made_food
            if short_steel:
                self.made_steel = min(short_steel, goods[FOOD] - used[FOOD])
                used[FOOD] = used[FOOD] + self.made_steel
                short_steel -= self.made_steel
        silver = short_wood * PRICES[WOOD] + short_food * PRICES[FOOD] + short_steel * PRICES[STEEL]
        if short_wood:
            self.first = WOOD
        elif short_food:
            self.first = FOOD
        elif short_steel:
            self.first = STEEL
        gold = cost[GOLD]
        port = player.owned >> RIVER_PORT & 1
        for good in (COPPER, LIVESTOCK):
            short = cost[good] - used[good]
            if short > 0:
                gold += short
                if not port:
                    chits += short
                    self.metal = good
        used[GOLD] = min(gold, goods[GOLD])
        self.gold_short: int = gold - used[GOLD]
        self.chits: int = chits + self.gold_short
        self.silver: int = silver + self.gold_short * PRICES[GOLD]
        self.used: list[int] = used

    def lost(self, at: Prices, player: Player, m: int) -> float:
        """Worth of the goods and chits that go."""
        worth = at.chits(player.trade, m) - at.chits(player.trade - self.chits, m)
        for good in range(6):
            used = self.used[good]
            if used:
                n = player.goods[good]
                worth += at.held(good, n, m) - at.held(good, n - used, m)
        return worth

    def step(self, player: Player) -> int:
        """Code of the first trade; NO_TRADE if the goods are in hand."""
        if self.made_food:
            return MAKE_FOOD
        if self.made_steel:
            return MAKE_STEEL
        good = GOLD if self.first < 0 and self.gold_short else self.first
        if good >= 0:
            return BUY + good if player.silver >= PRICES[good] else DEBT
        return BUY + self.metal if self.metal >= 0 else NO_TRADE
