"""Building on a lot that was won (rules 5.3b), and the second building of a Train Station."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

from prdesk.core.game import Json
from prdesk.core.structs import Action, Pass
from prdesk.homesteaders import actions
from prdesk.homesteaders.catalog.buildings import COSTS, INDEX, OF_TYPE, TYPE_OF
from prdesk.homesteaders.catalog.ids import (
    ANY_TYPE,
    BUILDINGS,
    COPPER,
    FORGE,
    GOLD,
    GOODS,
    HOMESTEAD,
    LIVESTOCK,
    RIVER_PORT,
    TRAIN_STATION,
)
from prdesk.homesteaders.catalog.slots import SLOTS_OF
from prdesk.homesteaders.catalog.tiles import TILE_TYPES
from prdesk.homesteaders.effects.built import give_bonuses
from prdesk.homesteaders.phases.base import (
    BUILD,
    LOT,
    PASS,
    SECOND,
    Events,
    Fields,
    TradePhase,
    refuse,
    report,
)
from prdesk.homesteaders.phases.lots import go_on
from prdesk.homesteaders.state import SEAT, Frame, Player, State

Substituted = Literal["copper", "livestock"]
"""Goods that gold may stand for."""

_BUILDING: Final = 31
_AS_COPPER: Final = 5
_AS_LIVESTOCK: Final = 6
"""Bits of a code: the building, and shifts of the gold that stands for copper and livestock."""

_KINDS: Final = tuple(
    [
        tuple([b for b in range(1, len(BUILDINGS)) if OF_TYPE[types] >> b & 1])
        for types in range(ANY_TYPE + 1)
    ]
)
"""By a set of types: the buildings of those types that can be bought."""


class BuildPhase(TradePhase):
    """Codes: the building, + 32 with a gold for its copper, + 64 for its livestock; PASS."""

    number: ClassVar[int] = BUILD
    fields: ClassVar[Fields] = (("auction", "lot"), ("second", "flag"))
    decisions: ClassVar[tuple[str, ...]] = ("build", "second_build")

    def decision(self, frame: Frame) -> str:
        return "second_build" if frame[SECOND] else "build"

    def legal(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        stock = state.stock
        owned = player.owned
        wood, food, steel, gold, copper, livestock = player.goods
        codes: list[int] = []
        for b in _KINDS[buildable(state, frame)]:
            if not stock[b] or owned >> b & 1:
                continue
            cost = COSTS[b]
            if wood < cost[0] or food < cost[1] or steel < cost[2] or gold < cost[3]:
                continue
            if copper >= cost[4] and livestock >= cost[5]:
                codes.append(b)
            if owned >> RIVER_PORT & 1 and (cost[4] or cost[5]):
                self._with_gold(codes, b, gold - cost[3], copper, livestock)
        codes.append(PASS)
        return codes

    def _with_gold(self, codes: list[int], b: int, gold: int, copper: int, livestock: int) -> None:
        """Add the payments in which gold stands for copper or livestock."""
        cost = COSTS[b]
        for as_copper in range(cost[4] + 1):
            for as_livestock in range(cost[5] + 1):
                spent = as_copper + as_livestock
                if not 0 < spent <= gold:
                    continue
                if copper >= cost[4] - as_copper and livestock >= cost[5] - as_livestock:
                    codes.append(b | as_copper << _AS_COPPER | as_livestock << _AS_LIVESTOCK)

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        lot = frame[LOT]
        if code == PASS:
            self._passed(frame, events, auto)
            go_on(state, seat, lot)
            return
        b = code & _BUILDING
        player = state.players[seat]
        paid = _paid(code)
        goods = player.goods
        for good, n in enumerate(paid):
            if n:
                goods[good] = goods[good] - n
        state.stock[b] = state.stock[b] - 1
        forge = bool(player.owned >> FORGE & 1)
        player.owned |= 1 << b
        player.slots |= SLOTS_OF[b]
        if events is not None:
            spent = {GOODS[good]: n for good, n in enumerate(paid) if n}
            report(events, "built", seat, auto, building=BUILDINGS[b], goods=spent)
        if b == TRAIN_STATION:
            state.frames[-1] = [BUILD, seat, lot, 1]
        else:
            go_on(state, seat, lot)
        give_bonuses(state, seat, b, forge, events)

    def _passed(self, frame: Frame, events: Events, auto: bool) -> None:
        if not auto:
            self.passed(frame, events, auto)
        elif events is not None:
            decision = self.decision(frame)
            reason = "nothing_to_build"
            report(events, "skipped", frame[SEAT], True, decision=decision, reason=reason)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.Build)
        player = state.players[frame[SEAT]]
        b = INDEX[action.building]
        if b == HOMESTEAD:
            refuse("building_not_for_sale", building=action.building)
        if not TYPE_OF[b] & buildable(state, frame):
            refuse("no_such_type_here", building=action.building)
        if player.owned >> b & 1:
            refuse("building_already_owned", building=action.building)
        if not state.stock[b]:
            refuse("building_not_in_stock", building=action.building)
        code = b | _gold_as(player, b, action.gold_as)
        for good, n in enumerate(_paid(code)):
            if n > player.goods[good]:
                refuse("not_enough_goods", good=GOODS[good], have=player.goods[good], need=n)
        return code

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        stand_for = {"copper": code >> _AS_COPPER & 1, "livestock": code >> _AS_LIVESTOCK & 1}
        gold_as = {good: n for good, n in stand_for.items() if n}
        action: Json = {"type": "build", "building": BUILDINGS[code & _BUILDING]}
        return {**action, "gold_as": gold_as} if gold_as else action


def buildable(state: State, frame: Frame) -> int:
    """Set of the types that may be built now."""
    return ANY_TYPE if frame[SECOND] else TILE_TYPES[state.lots[frame[LOT]]]


def _paid(code: int) -> list[int]:
    """Goods that a code pays."""
    goods = list(COSTS[code & _BUILDING])
    as_copper = code >> _AS_COPPER & 1
    as_livestock = code >> _AS_LIVESTOCK & 1
    goods[GOLD] = goods[GOLD] + as_copper + as_livestock
    goods[COPPER] = goods[COPPER] - as_copper
    goods[LIVESTOCK] = goods[LIVESTOCK] - as_livestock
    return goods


def _gold_as(player: Player, b: int, given: Mapping[Substituted, int]) -> int:
    """The bits of a code for what gold stands for."""
    bits = 0
    for good, n in given.items():
        if n < 0:
            refuse("negative_count")
        if n and not player.owned >> RIVER_PORT & 1:
            refuse("no_river_port")
        if n > COSTS[b][GOODS.index(good)]:
            refuse("gold_as_too_much", good=good)
        bits |= n << (_AS_COPPER if good == "copper" else _AS_LIVESTOCK)
    return bits
