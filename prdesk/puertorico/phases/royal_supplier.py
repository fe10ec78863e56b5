"""Royal supplier (rules 4.4, ruling 7.21): before the first load its owner may return goods of
different kinds, at most as many as he has nobles, for 1 point each. It is not a load."""

from __future__ import annotations

from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action, Pass
from prdesk.puertorico import actions
from prdesk.puertorico.catalog import ids
from prdesk.puertorico.catalog.buildings import INDEX
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.phases.base import (
    PASS,
    ROYAL_SUPPLIER,
    Events,
    TurnPhase,
    gain_vp,
    refuse,
    report,
)
from prdesk.puertorico.state import SEAT, Frame, State

_SUPPLIER: Final = INDEX["royal_supplier"]


class RoyalSupplierPhase(TurnPhase):
    """Codes: set of goods (bits)."""

    number: ClassVar[int] = ROYAL_SUPPLIER
    of_role: ClassVar[int] = ids.CAPTAIN
    decisions: ClassVar[tuple[str, ...]] = ("royal_supplier",)

    def options(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        if player.city[_SUPPLIER] <= 0:
            return []
        most = player.nobles
        held = sum(1 << g for g, n in enumerate(player.goods) if n)
        codes = [
            bits
            for bits in range(1, 1 << len(GOODS))
            if bits & held == bits and bits.bit_count() <= most
        ]
        if codes:
            codes.append(PASS)
        return codes

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        if code == PASS:
            self.passed(frame, events, auto)
        else:
            goods = [g for g in range(len(GOODS)) if code >> g & 1]
            for good in goods:
                state.players[seat].goods[good] = state.players[seat].goods[good] - 1
                state.goods[good] = state.goods[good] + 1
            if events is not None:
                report(events, "goods_supplied", seat, auto, goods=[GOODS[g] for g in goods])
            gain_vp(state, seat, len(goods), events, by="royal_supplier")
        self.next_player(state, frame, events)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.RoyalSupplier)
        player = state.players[frame[SEAT]]
        bits = 0
        for name in action.goods:
            good = GOODS.index(name)
            if bits >> good & 1:
                refuse("kinds_must_differ", good=name)
            if not player.goods[good]:
                refuse("good_not_held", good=name)
            bits |= 1 << good
        if not bits:
            refuse("nothing_chosen")
        if bits.bit_count() > player.nobles:
            refuse("not_enough_nobles", count=player.nobles)
        return bits

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        goods = sorted(GOODS[g] for g in range(len(GOODS)) if code >> g & 1)
        return {"type": "royal_supplier", "goods": goods}
