"""Trades at any time (rules 4.1, 4.2): the market, hiring, debt, Market, Bank; repaying at the end.

Codes begin at TRADES and are the same in every decision.
"""

from __future__ import annotations

from typing import Final

from prdesk.homesteaders.catalog.ids import (
    BANK,
    COPPER,
    FOOD,
    GENERAL_STORE,
    GOLD,
    GOODS,
    MARKET,
    STEEL,
    WOOD,
)
from prdesk.homesteaders.catalog.setup import DEBT_SILVER, PRICES, REPAY_SILVER
from prdesk.homesteaders.phases.base import Events, report
from prdesk.homesteaders.state import Player

TRADES: Final = 65536
BUY: Final = 65536
BUY_WITH_GOLD: Final = 65544
SELL: Final = 65552
HIRE: Final = 65560
DEBT: Final = 65561
MAKE_FOOD: Final = 65562
MAKE_STEEL: Final = 65563
CHANGE: Final = 65564
REPAY: Final = 65565
REPAY_WITH_GOLD: Final = 65566
"""Codes; the first three with the good added. CHANGE is that of a trade chit at a Bank."""


def legal_trades(player: Player, final: bool) -> list[int]:
    """All trades that the player can carry out now, in the order of their codes.

    Args:
        final: after the last income, when debt may be repaid.
    """
    codes = without_debt(player, final)
    at = 0
    while at < len(codes) and codes[at] < DEBT:
        at += 1
    codes.insert(at, DEBT)
    return codes


def without_debt(player: Player, final: bool) -> list[int]:
    """The same without taking debt, which is always legal."""
    codes: list[int] = []
    goods = player.goods
    if player.trade:
        silver = player.silver
        gold = goods[GOLD]
        for good, price in enumerate(PRICES):
            if silver >= price:
                codes.append(BUY + good)
        if gold:
            codes.append(BUY + 4)
            codes.append(BUY + 5)
            for good, price in enumerate(PRICES):
                if silver < price:
                    codes.append(BUY_WITH_GOLD + good)
        for good, n in enumerate(goods):
            if n:
                codes.append(SELL + good)
        if goods[FOOD]:
            codes.append(HIRE)
        if player.owned >> MARKET & 1:
            if goods[WOOD]:
                codes.append(MAKE_FOOD)
            if goods[FOOD]:
                codes.append(MAKE_STEEL)
        if player.owned >> BANK & 1:
            codes.append(CHANGE)
    if final and player.debt:
        if player.silver >= REPAY_SILVER:
            codes.append(REPAY)
        if goods[GOLD]:
            codes.append(REPAY_WITH_GOLD)
    return codes


def can_repay(player: Player) -> bool:
    """Whether the player has a debt and what repays it."""
    return player.debt > 0 and (player.silver >= REPAY_SILVER or player.goods[GOLD] > 0)


def carry_out(player: Player, seat: int, code: int, events: Events) -> None:
    """Carry a legal trade out."""
    if code != DEBT and code < REPAY:
        player.trade -= 1
    if code < SELL:
        _buy(player, seat, code & 7, code >= BUY_WITH_GOLD, events)
    elif code < HIRE:
        _sell(player, seat, code & 7, events)
    elif code == HIRE:
        player.goods[FOOD] = player.goods[FOOD] - 1
        player.workers += 1
        if events is not None:
            report(events, "hired", seat, False)
    elif code == DEBT:
        player.debt += 1
        player.silver += DEBT_SILVER
        if events is not None:
            report(events, "debt_taken", seat, False, count=1)
    elif code == CHANGE:
        player.silver += 1
        if events is not None:
            report(events, "bank_changed", seat, False)
    elif code < CHANGE:
        _make(player, seat, code, events)
    else:
        _repay(player, seat, code == REPAY_WITH_GOLD, events)


def _make(player: Player, seat: int, code: int, events: Events) -> None:
    used, made = (WOOD, FOOD) if code == MAKE_FOOD else (FOOD, STEEL)
    goods = player.goods
    goods[used] = goods[used] - 1
    goods[made] = goods[made] + 1
    if events is not None:
        report(events, "market_made", seat, False, make=GOODS[made], used=GOODS[used])


def _repay(player: Player, seat: int, with_gold: bool, events: Events) -> None:
    player.debt -= 1
    if with_gold:
        player.goods[GOLD] = player.goods[GOLD] - 1
    else:
        player.silver -= REPAY_SILVER
    if events is not None:
        report(events, "debt_repaid", seat, False, **{"with": "gold" if with_gold else "silver"})


def _buy(player: Player, seat: int, good: int, with_gold: bool, events: Events) -> None:
    goods = player.goods
    silver = 0 if with_gold or good >= COPPER else PRICES[good]
    player.silver -= silver
    gold = 0 if silver else 1
    goods[GOLD] = goods[GOLD] - gold
    goods[good] = goods[good] + 1
    if events is not None:
        report(events, "bought", seat, False, good=GOODS[good], silver=silver, gold=gold)


def _sell(player: Player, seat: int, good: int, events: Events) -> None:
    silver, gold = proceeds(player, good)
    goods = player.goods
    goods[good] = goods[good] - 1
    goods[GOLD] = goods[GOLD] + gold
    player.silver += silver
    player.vp += 1
    if events is not None:
        report(events, "sold", seat, False, good=GOODS[good], silver=silver, gold=gold, vp=1)


def proceeds(player: Player, good: int) -> tuple[int, int]:
    """Silver and gold for a sale, beside the victory point."""
    silver = 1 if player.owned >> GENERAL_STORE & 1 else 0
    return (silver, 1) if good >= COPPER else (silver + PRICES[good], 0)
