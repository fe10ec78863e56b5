"""Trader phase (rules 3.6): each player may sell one barrel; Trading post (4.2).

Land office asks its owner right after his own sale.
"""

from __future__ import annotations

from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action, Pass
from prdesk.puertorico import actions
from prdesk.puertorico.catalog import ids
from prdesk.puertorico.catalog.buildings import OFFICE, TRADING_POST
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.catalog.setup import HOUSE_SPACES, PRICES
from prdesk.puertorico.phases.base import (
    NOTHING,
    PASS,
    PRIVILEGE,
    TRADER,
    Events,
    Fields,
    TurnPhase,
    refuse,
    report,
)
from prdesk.puertorico.state import CHOOSER, SEAT, Frame, Player, State

_POST: Final = 8


def income(state: State, player: Player, good: int, privilege: int, post: bool = False) -> int:
    """Doubloons for a sale: price, privilege and, at the trading house, occupied markets."""
    doubloons = PRICES[good] + privilege
    if not post:
        for building, bonus in state.rules.at.sale_bonus:
            if player.city[building] > 0:
                doubloons += bonus
    return doubloons


class TraderPhase(TurnPhase):
    """Codes: index of the good, + 8 to sell it at one's own trading post."""

    number: ClassVar[int] = TRADER
    of_role: ClassVar[int] = ids.TRADER
    has_privilege: ClassVar[bool] = True
    fields: ClassVar[Fields] = (("done", "count"), ("privilege", "privilege"))
    decisions: ClassVar[tuple[str, ...]] = ("sell",)

    def options(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        if not any(n > 0 for n in player.goods):
            return NOTHING
        codes = self._at_the_house(state, player)
        if player.city[TRADING_POST] > 0:
            codes += [g + _POST for g, n in enumerate(player.goods) if n]
        if codes:
            codes.append(PASS)
        return codes

    def _at_the_house(self, state: State, player: Player) -> list[int]:
        """Goods that the trading house buys from the player."""
        house = state.house
        if len(house) >= HOUSE_SPACES:
            return []
        goods = player.goods
        bought = 0
        if player.city[OFFICE] <= 0:
            for good in house:
                bought |= 1 << good
        return [g for g in range(len(goods)) if goods[g] and not bought >> g & 1]

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        if code == PASS:
            self.passed(frame, events, auto)
        else:
            self._sell(state, frame, code, events, auto)
        self._acted(state, frame, events)

    def _sell(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        good, post = code % _POST, code >= _POST
        player = state.players[seat]
        privilege = frame[PRIVILEGE] if seat == frame[CHOOSER] else 0
        doubloons = income(state, player, good, privilege, post)
        player.goods[good] = player.goods[good] - 1
        player.doubloons += doubloons
        if post:
            state.goods[good] = state.goods[good] + 1
        else:
            state.house.append(good)
        at = {"at": "trading_post"} if post else {}
        if events is not None:
            report(events, "good_sold", seat, auto, good=GOODS[good], doubloons=doubloons, **at)

    def _acted(self, state: State, frame: Frame, events: Events) -> None:
        """Pass the turn on; Land office asks first."""
        seat, chooser = frame[SEAT], frame[CHOOSER]
        self.next_player(state, frame, events)
        for building, phase in state.rules.at.after_sale:
            if state.players[seat].city[building] > 0:
                state.frames.append([phase, seat, chooser])

    def skip_player(self, state: State, frame: Frame, events: Events) -> None:
        if events is not None:
            full = len(state.house) >= HOUSE_SPACES
            self.skipped(frame, events, "house_full" if full else "nothing_to_sell")
        self._acted(state, frame, events)

    def close(self, state: State, frame: Frame, events: Events) -> None:
        """A full house returns its goods to the supply."""
        if len(state.house) >= HOUSE_SPACES:
            for good in state.house:
                state.goods[good] = state.goods[good] + 1
            goods = [GOODS[g] for g in state.house]
            if events is not None:
                report(events, "trading_house_emptied", None, True, goods=goods)
            state.house = []

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.Sell)
        good = GOODS.index(action.good)
        player = state.players[frame[SEAT]]
        post = action.at == "trading_post"
        if post and player.city[TRADING_POST] <= 0:
            refuse("trading_post_not_here")
        if not player.goods[good]:
            refuse("good_not_held", good=action.good)
        if post:
            return good + _POST
        if len(state.house) >= HOUSE_SPACES:
            refuse("house_full")
        if good not in self._at_the_house(state, player):
            refuse("house_holds_good", good=action.good)
        return good

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        at = {"at": "trading_post"} if code >= _POST else {}
        return {"type": "sell", "good": GOODS[code % _POST], **at}
