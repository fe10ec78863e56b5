"""Trades at any time (rules 4.1, 4.2): the market, hiring, debt, Market, Bank; repaying at the end.

Codes begin at TRADES and are the same in every decision.
"""

from __future__ import annotations

from typing import Final

from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.homesteaders import actions
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
from prdesk.homesteaders.phases.base import Events, refuse, report
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
    goods = player.goods
    if code < HIRE or code in (MAKE_FOOD, MAKE_STEEL, CHANGE, HIRE):
        player.trade -= 1
    if code < SELL:
        _buy(player, seat, code & 7, code >= BUY_WITH_GOLD, events)
    elif code < HIRE:
        _sell(player, seat, code & 7, events)
    elif code == HIRE:
        goods[FOOD] = goods[FOOD] - 1
        player.workers += 1
        if events is not None:
            report(events, "hired", seat, False)
    elif code == DEBT:
        player.debt += 1
        player.silver += DEBT_SILVER
        if events is not None:
            report(events, "debt_taken", seat, False, count=1)
    elif code < CHANGE:
        used, made = (WOOD, FOOD) if code == MAKE_FOOD else (FOOD, STEEL)
        goods[used] = goods[used] - 1
        goods[made] = goods[made] + 1
        if events is not None:
            report(events, "market_made", seat, False, make=GOODS[made], used=GOODS[used])
    elif code == CHANGE:
        player.silver += 1
        if events is not None:
            report(events, "bank_changed", seat, False)
    else:
        gold = code == REPAY_WITH_GOLD
        player.debt -= 1
        if gold:
            goods[GOLD] = goods[GOLD] - 1
        else:
            player.silver -= REPAY_SILVER
        if events is not None:
            report(events, "debt_repaid", seat, False, **{"with": "gold" if gold else "silver"})


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


def encode_trade(player: Player, action: Action, final: bool) -> int:
    """Code of a trade; IllegalAction with the reason if the player can't carry it out."""
    if isinstance(action, actions.Debt):
        return DEBT
    if isinstance(action, actions.Repay):
        return _encode_repay(player, action.with_ == "gold", final)
    code = _encode_with_chit(player, action)
    if not player.trade:
        refuse("no_trade_chit")
    return code


def _encode_repay(player: Player, gold: bool, final: bool) -> int:
    if not final:
        refuse("only_at_the_end")
    if not player.debt:
        refuse("no_debt")
    if gold:
        if not player.goods[GOLD]:
            refuse("no_gold")
        return REPAY_WITH_GOLD
    if player.silver < REPAY_SILVER:
        refuse("not_enough_silver", cost=REPAY_SILVER, have=player.silver)
    return REPAY


def _encode_with_chit(player: Player, action: Action) -> int:
    if isinstance(action, actions.Buy):
        return _encode_buy(player, GOODS.index(action.good), action.gold)
    if isinstance(action, actions.Sell):
        _need(player, GOODS.index(action.good))
        return SELL + GOODS.index(action.good)
    if isinstance(action, actions.Hire):
        _need(player, FOOD)
        return HIRE
    if isinstance(action, actions.Market):
        if not player.owns(MARKET):
            refuse("no_market")
        _need(player, WOOD if action.make == "food" else FOOD)
        return MAKE_FOOD if action.make == "food" else MAKE_STEEL
    assert isinstance(action, actions.Bank)
    if not player.owns(BANK):
        refuse("no_bank")
    return CHANGE


def _encode_buy(player: Player, good: int, with_gold: bool) -> int:
    if good >= COPPER:
        if with_gold:
            refuse("price_is_gold", good=GOODS[good])
        if not player.goods[GOLD]:
            refuse("no_gold")
        return BUY + good
    enough = player.silver >= PRICES[good]
    if not with_gold:
        if not enough:
            refuse("not_enough_silver", cost=PRICES[good], have=player.silver)
        return BUY + good
    if enough:
        refuse("silver_suffices")
    if not player.goods[GOLD]:
        refuse("no_gold")
    return BUY_WITH_GOLD + good


def _need(player: Player, good: int) -> None:
    """Refuse if the player has none of a good."""
    if not player.goods[good]:
        refuse("good_not_held", good=GOODS[good])


def decode_trade(code: int) -> Json:
    """Action of a trade."""
    if code < BUY_WITH_GOLD:
        return {"type": "buy", "good": GOODS[code - BUY]}
    if code < SELL:
        return {"type": "buy", "good": GOODS[code - BUY_WITH_GOLD], "gold": True}
    if code < HIRE:
        return {"type": "sell", "good": GOODS[code - SELL]}
    return dict(_OTHERS[code])


_OTHERS: Final[dict[int, Json]] = {
    HIRE: {"type": "hire"},
    DEBT: {"type": "debt"},
    MAKE_FOOD: {"type": "market", "make": "food"},
    MAKE_STEEL: {"type": "market", "make": "steel"},
    CHANGE: {"type": "bank"},
    REPAY: {"type": "repay", "with": "silver"},
    REPAY_WITH_GOLD: {"type": "repay", "with": "gold"},
}
