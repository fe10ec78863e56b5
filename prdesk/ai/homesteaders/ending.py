"""The best trades after the last income: all plans that can be best are tried."""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.worth import workers_count
from prdesk.homesteaders.catalog.ids import (
    BANK,
    COPPER,
    FOOD,
    GOLD,
    LIVESTOCK,
    STEEL,
    WOOD,
)
from prdesk.homesteaders.catalog.setup import PRICES, REPAY_SILVER
from prdesk.homesteaders.scoring import total
from prdesk.homesteaders.state import Player
from prdesk.homesteaders.trades import (
    BUY,
    CHANGE,
    DEBT,
    HIRE,
    REPAY,
    REPAY_WITH_GOLD,
    SELL,
    carry_out,
)

NONE: Final = -1
_KINDS: Final = (DEBT, HIRE, SELL, CHANGE, BUY, REPAY, REPAY_WITH_GOLD)
"""Kinds of trades in the order in which a plan uses them."""
_SOLD: Final = (STEEL, FOOD, WOOD, COPPER, LIVESTOCK)
"""Goods in the order in which they are best sold; gold counts more than it fetches."""
_MOST_DEBTS: Final = 2
_SILVER: Final = 0.001
"""Worth of a silver, which breaks ties."""


class Ending:
    """The best plan of a player.

    Attributes:
        trades: codes, one after the other.
        worth: points in the end, and a little for silver.
    """

    __slots__ = ("_most_debt", "trades", "worth")

    def __init__(self, player: Player) -> None:
        self.trades: list[int] = []
        self.worth: float = _worth(player)
        self._most_debt: int = player.debt + (_MOST_DEBTS if player.trade else 0)
        self._try(player.copy(), 0, [])

    def _try(self, player: Player, kind: int, plan: list[int]) -> None:
        """Go on with any number of trades of a kind, then with the next kinds."""
        if kind == len(_KINDS):
            worth = _worth(player)
            if worth > self.worth:
                self.worth = worth
                self.trades = plan
            return
        code = self._next(player, kind)
        if code != NONE:
            more = player.copy()
            carry_out(more, 0, code, None)
            self._try(more, kind, [*plan, code])
        if code < REPAY:  # what can be repaid to advantage is
            self._try(player, kind + 1, plan)

    def _next(self, player: Player, kind: int) -> int:
        """Code of one more trade of a kind, NONE where it can't be or never pays."""
        trade = _KINDS[kind]
        if trade == DEBT:
            return DEBT if player.debt < self._most_debt else NONE
        if trade == REPAY:
            return REPAY if player.debt and player.silver >= REPAY_SILVER else NONE
        if trade == REPAY_WITH_GOLD:
            return trade if player.debt > 2 and player.goods[GOLD] else NONE
        if not player.trade:
            return NONE
        if trade == HIRE:
            return HIRE if player.goods[FOOD] and workers_count(player) else NONE
        if trade == SELL:
            return _sale(player)
        if trade == CHANGE:
            return CHANGE if player.owned >> BANK & 1 else NONE
        return BUY + GOLD if player.silver >= PRICES[GOLD] else NONE


def _sale(player: Player) -> int:
    for good in _SOLD:
        if player.goods[good]:
            return SELL + good
    return NONE


def _worth(player: Player) -> float:
    return total(player) + _SILVER * player.silver
