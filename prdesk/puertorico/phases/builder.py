"""Builder phase (rules 3.4): each player may build one building; University, Black market.

Ruling 7.32: discounts and functions are judged before anything is given to Black market.
"""

from __future__ import annotations

from bisect import insort
from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action, Pass
from prdesk.puertorico import actions
from prdesk.puertorico.catalog import ids
from prdesk.puertorico.catalog.buildings import (
    BLACK_MARKET,
    CIRCLES,
    COLUMNS,
    INDEX,
    NAMES,
    SIZES,
    UNIVERSITY,
)
from prdesk.puertorico.catalog.ids import QUARRY
from prdesk.puertorico.catalog.setup import CITY_SPACES
from prdesk.puertorico.phases import giving
from prdesk.puertorico.phases.base import (
    BUILDER,
    PASS,
    PRIVILEGE,
    Events,
    Fields,
    TurnPhase,
    ask_guests,
    helper_source,
    refuse,
    report,
    take_helper,
    trigger_end,
)
from prdesk.puertorico.state import CHOOSER, SEAT, Frame, Player, State

_GIVE_BITS: Final = 8


def discounts(state: State, player: Player, privilege: int) -> list[int]:
    """Doubloons off by column (index 0 unused): quarries up to the column, privilege, buildings."""
    quarries = player.men[QUARRY]
    off = [
        privilege,
        privilege + min(quarries, 1),
        privilege + min(quarries, 2),
        privilege + min(quarries, 3),
        privilege + min(quarries, 4),
    ]
    for building, discount in state.rules.at.discount:
        if player.city[building] > 0:
            off = [n + discount(player, column) for column, n in enumerate(off)]
    for building, discount in state.rules.at.owned_discount:
        if player.city[building] >= 0:
            off = [n + discount(player, column) for column, n in enumerate(off)]
    return off


def price(state: State, player: Player, building: int, privilege: int) -> int:
    """Doubloons to pay for a building."""
    off = discounts(state, player, privilege)[COLUMNS[building]]
    return max(0, state.rules.costs[building] - off)


class BuilderPhase(TurnPhase):
    """Codes: 2 * building, + 1 to decline the University colonist; what is given to Black
    market (phases.giving) from bit 8 on."""

    number: ClassVar[int] = BUILDER
    of_role: ClassVar[int] = ids.BUILDER
    has_privilege: ClassVar[bool] = True
    fields: ClassVar[Fields] = (("done", "count"), ("privilege", "privilege"))
    decisions: ClassVar[tuple[str, ...]] = ("build",)

    def options(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        city = player.city
        stock = state.stock
        costs = state.rules.costs
        free = CITY_SPACES - player.city_used
        reach = discounts(state, player, self._privilege(frame) + player.doubloons)
        codes: list[int] = []
        by_column = state.rules.by_column
        for column in range(1, len(reach)):
            most = reach[column]
            for b in by_column[column]:
                if costs[b] > most:
                    break
                if city[b] < 0 and stock[b] and SIZES[b] <= free:
                    codes.append(2 * b)
        if player.city[BLACK_MARKET] > 0:
            codes += self._with_gifts(state, player, reach)
            codes.sort(key=lambda code: (code & 255, code))
        elif len(codes) > 1:
            codes.sort()
        if not codes:
            return codes
        if player.city[UNIVERSITY] > 0:
            codes = [
                code + declined
                for code in codes
                for declined in ((0, 1) if _helper_there(state, code >> _GIVE_BITS) else (0,))
            ]
        codes.append(PASS)
        return codes

    def _with_gifts(self, state: State, player: Player, reach: list[int]) -> list[int]:
        free = CITY_SPACES - player.city_used
        gifts: list[list[int]] = []
        codes = []
        for b in state.rules.kinds:
            short = state.rules.costs[b] - reach[COLUMNS[b]]
            if 0 < short <= giving.MOST and player.city[b] < 0:
                if not state.stock[b] or SIZES[b] > free:
                    continue
                gifts = gifts or giving.gifts(state, player)
                codes += [2 * b + (gift << _GIVE_BITS) for gift in gifts[short]]
        return codes

    def _privilege(self, frame: Frame) -> int:
        return frame[PRIVILEGE] if frame[SEAT] == frame[CHOOSER] else 0

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        if code == PASS:
            self.passed(frame, events, auto)
            self.next_player(state, frame, events)
        else:
            seat, privilege = frame[SEAT], self._privilege(frame)
            self.next_player(state, frame, events)
            self._build(state, seat, privilege, code, events, auto)

    def _build(
        self, state: State, seat: int, privilege: int, code: int, events: Events, auto: bool
    ) -> None:
        building, declined = (code & 255) >> 1, code & 1
        gift = code >> _GIVE_BITS
        player = state.players[seat]
        acting = [f for b, f in state.rules.at.built if player.city[b] > 0]
        university = player.city[UNIVERSITY] > 0 and not declined
        cost = price(state, player, building, privilege)
        if gift:
            cost = player.doubloons
        player.doubloons -= cost
        player.city[building] = 0
        insort(player.owned, building)
        player.city_used += SIZES[building]
        player.circles += CIRCLES[building]
        state.stock[building] = state.stock[building] - 1
        if events is not None:
            report(events, "building_built", seat, auto, building=NAMES[building], cost=cost)
        if gift:
            giving.give(state, seat, gift, events)
        if university and helper_source(state):
            self._help(state, seat, building, events)
        for function in acting:
            function(state, seat, building, events)
        if player.city_used >= CITY_SPACES:
            trigger_end(state, "city", events)
        if player.city[building] < CIRCLES[building]:
            ask_guests(state, seat)

    def _help(self, state: State, seat: int, building: int, events: Events) -> None:
        """University's colonist; one for a building without circles goes to San Juan (7.15)."""
        player = state.players[seat]
        if CIRCLES[building]:
            take_helper(state, seat, "university", f"city:{NAMES[building]}", events)
            player.city[building] = 1
            player.pieces += 1
        else:
            take_helper(state, seat, "university", "san_juan", events)
            player.receive(1)

    def skip_player(self, state: State, frame: Frame, events: Events) -> None:
        if events is not None:
            full = state.players[frame[SEAT]].city_used >= CITY_SPACES
            self.skipped(frame, events, "city_full" if full else "nothing_affordable")
        self.next_player(state, frame, events)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.Build)
        name = action.building
        player = state.players[frame[SEAT]]
        building = INDEX[name]
        if building not in state.rules.kinds:
            refuse("building_not_in_game", building=name)
        if player.city[building] >= 0:
            refuse("building_already_owned", building=name)
        if not state.stock[building]:
            refuse("building_sold_out", building=name)
        if SIZES[building] > CITY_SPACES - player.city_used:
            refuse("city_full", spaces=CITY_SPACES - player.city_used)
        cost = price(state, player, building, self._privilege(frame))
        gift = giving.encode(state, player, action, cost - player.doubloons)
        if cost > player.doubloons and not gift:
            refuse("not_enough_doubloons", cost=cost, have=player.doubloons)
        if not action.colonist and not (player.city[UNIVERSITY] > 0 and _helper_there(state, gift)):
            refuse("university_not_here")
        return 2 * building + (0 if action.colonist else 1) + (gift << _GIVE_BITS)

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        building, declined = divmod(code & 255, 2)
        gift = code >> _GIVE_BITS
        return {
            "type": "build",
            "building": NAMES[building],
            **({"colonist": False} if declined else {}),
            **({"give": giving.decode(gift)} if gift else {}),
        }


def _helper_there(state: State, gift: int) -> bool:
    """Whether University finds a colonist; one just given to Black market counts (7.32)."""
    return helper_source(state) != "" or giving.holds_colonist(gift)
