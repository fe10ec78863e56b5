"""Paying silver (rules 4.2): gold counts five without change, debt brings two."""

from __future__ import annotations

from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.homesteaders import actions
from prdesk.homesteaders.catalog.ids import GOLD
from prdesk.homesteaders.catalog.setup import DEBT_SILVER, GOLD_VALUE
from prdesk.homesteaders.phases.base import NOTHING, Events, TradePhase, refuse, report
from prdesk.homesteaders.state import SEAT, Frame, State

_ALL_SILVER: Final = [0]


class PaymentPhase(TradePhase):
    """What wages and bids share. Codes: pieces of gold paid.

    Without gold nothing is asked if the silver is enough. Without a trade chit nothing is asked
    if there is one way to pay, and without either the fewest debts that suffice are taken.
    """

    what: ClassVar[str]

    def cost(self, state: State, frame: Frame) -> int:
        """Silver to pay."""
        raise NotImplementedError

    def paid(self, state: State, frame: Frame, events: Events) -> None:
        """Go on after the payment."""
        raise NotImplementedError

    def legal(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        cost = self.cost(state, frame)
        gold = player.goods[GOLD]
        silver = player.silver
        if not gold:
            return _ALL_SILVER if silver >= cost else NOTHING
        most = min(gold, _pieces(cost))
        least = _pieces(cost - silver) if cost > silver else 0
        return list(range(least, most + 1))

    def waits(self, state: State, frame: Frame) -> bool:
        player = state.players[frame[SEAT]]
        short = self.cost(state, frame) - player.silver
        gold = player.goods[GOLD]
        if player.trade:
            return gold > 0 or short > 0
        return gold > 0 and short > GOLD_VALUE * gold

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        """Too little silver and nothing to trade with."""
        player = state.players[frame[SEAT]]
        count = (self.cost(state, frame) - player.silver + DEBT_SILVER - 1) // DEBT_SILVER
        player.debt += count
        player.silver += DEBT_SILVER * count
        if events is not None:
            report(events, "debt_taken", frame[SEAT], True, count=count)
        self.apply(state, frame, 0, events, True)

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        player = state.players[frame[SEAT]]
        cost = self.cost(state, frame)
        silver = max(0, cost - GOLD_VALUE * code)
        player.silver -= silver
        if code:
            player.goods[GOLD] = player.goods[GOLD] - code
        if events is not None:
            report(
                events,
                "paid",
                frame[SEAT],
                auto,
                what=self.what,
                cost=cost,
                gold=code,
                silver=silver,
            )
        self.paid(state, frame, events)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        assert isinstance(action, actions.Pay)
        player = state.players[frame[SEAT]]
        cost = self.cost(state, frame)
        gold = action.gold
        if gold < 0:
            refuse("negative_count")
        if gold > _pieces(cost):
            refuse("too_much_gold", count=_pieces(cost))
        if gold > player.goods[GOLD]:
            refuse("not_enough_gold", have=player.goods[GOLD])
        rest = max(0, cost - GOLD_VALUE * gold)
        if rest > player.silver:
            refuse("not_enough_silver", cost=rest, have=player.silver)
        return gold

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {"type": "pay", "gold": code}


def _pieces(cost: int) -> int:
    """The fewest pieces of gold that pay a cost alone."""
    return (cost + GOLD_VALUE - 1) // GOLD_VALUE
