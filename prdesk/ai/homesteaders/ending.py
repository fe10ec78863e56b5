"""The best trades after the last income: all plans that can be best are tried."""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.worth import workers_count
from prdesk.homesteaders.catalog.ids import BANK, COPPER, FOOD, GOLD, LIVESTOCK, STEEL, WOOD
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
_KINDS: Final = (DEBT, HIRE, SELL, BUY, REPAY, REPAY_WITH_GOLD, CHANGE)
"""Kinds of trades in the order in which a plan uses them."""
_OPTIONAL: Final = 4
"""So many of them are tried in all numbers; of the others the more the better."""
_MOST: Final = 12
"""Trades of one kind in a plan; who could do more plans again later."""
_MOST_DEBTS: Final = 2
_SOLD: Final = (STEEL, FOOD, WOOD, COPPER, LIVESTOCK)
"""Goods in the order in which they are best sold; gold counts more than it fetches."""
_SILVER: Final = 0.001
"""Worth of a silver, which breaks ties."""


class Ending:
    """The best plan of a player.

    Attributes:
        trades: codes, one after the other.
        worth: points in the end, and a little for silver.
    """

    __slots__ = ("trades", "worth")

    def __init__(self, player: Player) -> None:
        self.trades: list[int] = []
        self.worth: float = _worth(player)
        self._try(player.copy(), 0, _MOST_DEBTS, [])

    def _try(self, player: Player, kind: int, most: int, plan: list[int]) -> None:
        """Go on with up to `most` trades of a kind, then with the next kinds."""
        if kind == len(_KINDS):
            worth = _worth(player)
            if worth > self.worth:
                self.worth = worth
                self.trades = plan
            return
        code = next_trade(player, _KINDS[kind]) if most else NONE
        if code != NONE:
            more = player.copy()
            carry_out(more, 0, code, None)
            self._try(more, kind, most - 1, [*plan, code])
        if code == NONE or kind < _OPTIONAL:
            self._try(player, kind + 1, _MOST, plan)


def quickly(player: Player) -> None:
    """Carry out a good plan, if not the best: as much as goes of one kind after the other."""
    for kind in (HIRE, SELL, BUY, REPAY, REPAY_WITH_GOLD):
        code = next_trade(player, kind)
        while code != NONE and not (kind == HIRE and workers_count(player) < 2):
            carry_out(player, 0, code, None)
            code = next_trade(player, kind)


def next_trade(player: Player, kind: int) -> int:
    """Code of a trade towards one more of a kind, NONE where that can't be or never pays."""
    if kind == REPAY_WITH_GOLD:
        return kind if player.debt > 2 and player.goods[GOLD] else NONE
    if kind == REPAY:
        if not player.debt:
            return NONE
        if player.silver >= REPAY_SILVER:
            return REPAY
        return _change(player, REPAY_SILVER, 0)
    if kind == DEBT:
        return DEBT if player.trade else NONE
    if not player.trade:
        return NONE
    if kind == HIRE:
        return HIRE if player.goods[FOOD] and workers_count(player) else NONE
    if kind == SELL:
        return _sale(player)
    if kind == CHANGE:
        return _change(player, player.silver + 1, 0)
    return BUY + GOLD if player.silver >= PRICES[GOLD] else _change(player, PRICES[GOLD], 1)


def _change(player: Player, silver: int, chits: int) -> int:
    """A change at an own Bank, if chits can make up so much silver with some left."""
    if player.owned >> BANK & 1 and player.silver + player.trade >= silver + chits:
        return CHANGE
    return NONE


def _sale(player: Player) -> int:
    for good in _SOLD:
        if player.goods[good]:
            return SELL + good
    return NONE


def _worth(player: Player) -> float:
    return total(player) + _SILVER * player.silver
