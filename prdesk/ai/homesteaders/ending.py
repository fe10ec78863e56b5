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
    MARKET,
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
    MAKE_FOOD,
    REPAY,
    REPAY_WITH_GOLD,
    SELL,
    carry_out,
)

NONE: Final = -1
_SELL_METAL: Final = 1
_SELL_GOLD: Final = 2
_CHURN: Final = 3
"""Kinds of trades beside the codes that name one: sales of copper and livestock, of gold; whatever
else makes a point of trade chits that are left."""
_TRIED: Final = (DEBT, MAKE_FOOD, HIRE, SELL, _SELL_METAL, _SELL_GOLD, BUY)
"""Tried in all numbers, one after the other."""
_FINISH: Final = (REPAY, _CHURN, REPAY, REPAY_WITH_GOLD, CHANGE)
"""Then the more the better."""
_QUICK: Final = (HIRE, SELL, _SELL_METAL, BUY, REPAY, _CHURN, REPAY, REPAY_WITH_GOLD)
_MOST_CHITS: Final = 10
_MOST_OWED: Final = 40
"""Whoever has more chits or debts, as in positions made up, gets a good plan: too many to try."""
_MOST: Final = 6
"""Trades of one kind in a plan; who could do more plans again later."""
_SOLD: Final = (STEEL, FOOD, WOOD)
"""In the order in which they are best sold."""
_METALS: Final = (COPPER, LIVESTOCK)
_MOST_DEBTS: Final = 2
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
        if player.trade > _MOST_CHITS or player.debt > _MOST_OWED:
            self._finish(player.copy(), _QUICK, [])
        else:
            self._try(player.copy(), 0, _MOST_DEBTS, [])

    def _try(self, player: Player, kind: int, most: int, plan: list[int]) -> None:
        """Go on with up to `most` trades of a kind, then with the next kinds."""
        if kind == len(_TRIED):
            self._finish(player, _FINISH, plan)
            return
        code = next_trade(player, _TRIED[kind]) if most else NONE
        if code != NONE:
            more = player.copy()
            carry_out(more, 0, code, None)
            self._try(more, kind, most - 1, [*plan, code])
        self._try(player.copy(), kind + 1, _MOST, plan)

    def _finish(self, player: Player, kinds: tuple[int, ...], plan: list[int]) -> None:
        """End a plan with as much as goes of the kinds; keep it if none was better."""
        plan = plan + carried_out(player, kinds)
        worth = _worth(player)
        if worth > self.worth:
            self.worth = worth
            self.trades = plan


def carried_out(player: Player, kinds: tuple[int, ...]) -> list[int]:
    """Trade as much as goes of one kind after the other; the codes."""
    codes: list[int] = []
    for kind in kinds:
        code = next_trade(player, kind)
        while code != NONE:
            carry_out(player, 0, code, None)
            codes.append(code)
            code = next_trade(player, kind)
    return codes


def quickly(player: Player) -> None:
    """Carry out a good plan, if not the best."""
    carried_out(player, _QUICK)


def next_trade(player: Player, kind: int) -> int:
    """Code of a trade towards one more of a kind, NONE where that can't be or never pays."""
    goods = player.goods
    if kind == REPAY_WITH_GOLD:
        return kind if player.debt > 2 and goods[GOLD] else NONE
    if kind == REPAY:
        if not player.debt:
            return NONE
        return REPAY if player.silver >= REPAY_SILVER else _change(player, REPAY_SILVER, 0)
    if not player.trade:
        return NONE
    if kind == HIRE:
        return HIRE if goods[FOOD] and workers_count(player) > 1 else NONE
    if kind == SELL:
        return _first(player, SELL, _SOLD)
    if kind == _SELL_METAL:
        return _first(player, SELL, _METALS)
    if kind == _SELL_GOLD:
        return SELL + GOLD if player.debt > 1 and goods[GOLD] else NONE
    if kind == BUY:
        return BUY + GOLD if player.silver >= PRICES[GOLD] else _change(player, PRICES[GOLD], 1)
    if kind == _CHURN:
        return _churn(player)
    if kind == MAKE_FOOD:
        makes = player.owned >> MARKET & 1 and goods[WOOD] and workers_count(player) > 1
        return MAKE_FOOD if makes else NONE
    if kind == CHANGE:
        return _change(player, player.silver + 1, 0)
    return DEBT


def _first(player: Player, code: int, goods: tuple[int, ...]) -> int:
    for good in goods:
        if player.goods[good]:
            return code + good
    return NONE


def _change(player: Player, silver: int, chits: int) -> int:
    """A change at an own Bank, if chits can make up so much silver with some left."""
    if player.owned >> BANK & 1 and player.silver + player.trade >= silver + chits:
        return CHANGE
    return NONE


def _churn(player: Player) -> int:
    """Sell anything for its point; without goods buy one for the next sale."""
    sale = _first(player, SELL, (STEEL, FOOD, WOOD, COPPER, LIVESTOCK))
    if sale != NONE or player.trade < 2:
        return sale
    if player.silver >= PRICES[WOOD]:
        return BUY + WOOD
    return BUY + COPPER if player.goods[GOLD] else NONE


def _worth(player: Player) -> float:
    return total(player) + _SILVER * player.silver
