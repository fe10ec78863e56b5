"""Trader phase (rules 3.6): each player may sell one barrel to the trading house."""

from __future__ import annotations

from typing import ClassVar

from prdesk.core.game import Json
from prdesk.puertorico import actions
from prdesk.puertorico.catalog.buildings import OFFICE
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.catalog.setup import HOUSE_SPACES, PRICES
from prdesk.puertorico.phases.base import PASS, TRADER, Events, TurnPhase, refuse, report
from prdesk.puertorico.state import CHOOSER, SEAT, Frame, Player, State


def income(state: State, player: Player, good: int, chooser: bool) -> int:
    """Doubloons for a sale: price, privilege and occupied markets."""
    doubloons = PRICES[good] + (1 if chooser else 0)
    for building, bonus in state.rules.sale_bonus:
        if player.city[building] > 0:
            doubloons += bonus
    return doubloons


class TraderPhase(TurnPhase):
    """Codes: index of the good."""

    number: ClassVar[int] = TRADER
    decisions: ClassVar[tuple[str, ...]] = ("sell",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        house = state.house
        if len(house) >= HOUSE_SPACES:
            return []
        player = state.players[frame[SEAT]]
        office = player.city[OFFICE] > 0
        codes = [g for g, n in enumerate(player.goods) if n and (office or g not in house)]
        if codes:
            codes.append(PASS)
        return codes

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        if code == PASS:
            self.passed(frame, events, auto)
        else:
            player = state.players[seat]
            doubloons = income(state, player, code, seat == frame[CHOOSER])
            player.goods[code] -= 1
            player.doubloons += doubloons
            state.house.append(code)
            report(events, "good_sold", seat, auto, good=GOODS[code], doubloons=doubloons)
        self.next_player(state, frame, events)

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        full = len(state.house) >= HOUSE_SPACES
        self.skipped(frame, events, "house_full" if full else "nothing_to_sell")
        self.next_player(state, frame, events)

    def close(self, state: State, events: Events) -> None:
        """A full house returns its goods to the supply."""
        if len(state.house) >= HOUSE_SPACES:
            for good in state.house:
                state.goods[good] += 1
            goods = [GOODS[g] for g in state.house]
            report(events, "trading_house_emptied", None, True, goods=goods)
            state.house = []

    def encode(self, state: State, frame: Frame, action: actions.Action) -> int:
        if isinstance(action, actions.Pass):
            return PASS
        assert isinstance(action, actions.Sell)
        good = GOODS.index(action.good)
        player = state.players[frame[SEAT]]
        if action.at == "trading_post":
            refuse("trading_post_not_here")
        if not player.goods[good]:
            refuse("good_not_held", good=action.good)
        if good in state.house and player.city[OFFICE] <= 0:
            refuse("house_holds_good", good=action.good)
        return good

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {"type": "pass"} if code == PASS else {"type": "sell", "good": GOODS[code]}
