"""Trades as actions (formats.md section 4): codes of what is legal, reasons for what is not."""

from __future__ import annotations

from typing import Final

from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.homesteaders import actions
from prdesk.homesteaders.catalog.ids import BANK, COPPER, FOOD, GOLD, GOODS, MARKET, WOOD
from prdesk.homesteaders.catalog.setup import PRICES, REPAY_SILVER
from prdesk.homesteaders.phases.base import refuse
from prdesk.homesteaders.state import Player
from prdesk.homesteaders.trades import (
    BUY,
    BUY_WITH_GOLD,
    CHANGE,
    DEBT,
    HIRE,
    MAKE_FOOD,
    MAKE_STEEL,
    REPAY,
    REPAY_WITH_GOLD,
    SELL,
)


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
