"""Craftsman phase (rules 3.5): everybody produces, then the craftsman's bonus barrel.

Production is automatic and in full (ruling 7.31); only the bonus may be declined. With Library
there are two bonus barrels; a pass ends both.
"""

from __future__ import annotations

from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action, Pass
from prdesk.puertorico import actions
from prdesk.puertorico.catalog import ids
from prdesk.puertorico.catalog.buildings import BUILDINGS, NAMES
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.phases.base import (
    CRAFTSMAN,
    PASS,
    PRIVILEGE,
    Events,
    Fields,
    Phase,
    gain_doubloons,
    gain_vp,
    refuse,
    report,
)
from prdesk.puertorico.phases.packing import FIVE_BITS, pack, unpack
from prdesk.puertorico.state import SEAT, Frame, Player, State

_MADE: Final = 3
_OWED: Final = 5
_PLANTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(b for b, row in enumerate(BUILDINGS) if row.good == good) for good in range(len(GOODS))
)


def capacity(player: Player) -> list[int]:
    """Barrels by good that fields and plants could produce, supply aside (rules 2.1)."""
    men = player.men
    city = player.city
    able = [men[0], 0, 0, 0, 0]
    for good in range(1, len(GOODS)):
        fields = men[good]
        if fields:
            workers = 0
            for b in _PLANTS[good]:
                if city[b] > 0:
                    workers += city[b]
            able[good] = fields if fields < workers else workers
    return able


def _as_far_as(able: list[int], supply: list[int]) -> list[int]:
    """What the supply has of what could be produced."""
    made = able[:]
    for g in range(len(able)):
        if supply[g] < able[g]:
            made[g] = supply[g]
    return made


class CraftsmanPhase(Phase):
    """Asks the chooser alone; the frame holds the barrels he produced and took, and what the end
    of the phase owes the others."""

    number: ClassVar[int] = CRAFTSMAN
    of_role: ClassVar[int] = ids.CRAFTSMAN
    fields: ClassVar[Fields] = (
        ("produced", "barrels"),
        ("privilege", "privilege"),
        ("owed", "owed"),
    )
    decisions: ClassVar[tuple[str, ...]] = ("craftsman_bonus",)

    def start(self, state: State, chooser: int, privilege: int, events: Events) -> None:
        count = len(state.players)
        mine: list[int] = []
        owed = 0
        for i in range(count):
            seat = (chooser + i) % count
            made = self._produce(state, seat, events)
            if seat == chooser:
                mine = made
            else:
                owed |= self._barrel_pay(state, seat, made) << FIVE_BITS * seat
        frame = [CRAFTSMAN, chooser, chooser, pack(mine, FIVE_BITS), privilege, owed]
        state.frames.append(frame)

    def _produce(self, state: State, seat: int, events: Events) -> list[int]:
        player = state.players[seat]
        able = capacity(player)
        made = _as_far_as(able, state.goods)
        for building, more in state.rules.at.more_made:
            if player.city[building] > 0:
                extra = more(player, made)
                able = [a + b for a, b in zip(able, extra, strict=True)]
                made = _as_far_as(able, state.goods)
        for g in range(len(made)):
            n = made[g]
            if n:
                player.goods[g] = player.goods[g] + n
                state.goods[g] = state.goods[g] - n
        if events is not None:
            report(
                events,
                "goods_produced",
                seat,
                True,
                goods={GOODS[g]: n for g, n in enumerate(made) if n},
                short={GOODS[g]: able[g] - n for g, n in enumerate(made) if n < able[g]},
            )
        for building, pay in state.rules.at.produced:
            if player.city[building] > 0:
                gain_doubloons(state, seat, pay(player, made), events, by=NAMES[building])
        for building, points in state.rules.at.production_vp:
            if player.city[building] > 0:
                gain_vp(state, seat, points(player), events, by=NAMES[building])
        return made

    def _barrel_pay(self, state: State, seat: int, made: list[int]) -> int:
        """Doubloons that the end of the phase brings."""
        player = state.players[seat]
        doubloons = 0
        for building, pay in state.rules.at.barrel_pay:
            if player.city[building] > 0:
                doubloons += pay(player, made)
        return doubloons

    def legal(self, state: State, frame: Frame) -> list[int]:
        if not frame[PRIVILEGE]:
            return []
        made = frame[_MADE]
        codes = []
        for g in range(len(GOODS)):
            if made >> FIVE_BITS * g & 31 and state.goods[g]:
                codes.append(g)
        if codes:
            codes.append(PASS)
        return codes

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        if code == PASS:
            self.passed(frame, events, auto)
            frame[PRIVILEGE] = 0
        else:
            state.goods[code] = state.goods[code] - 1
            state.players[seat].goods[code] = state.players[seat].goods[code] + 1
            if events is not None:
                report(events, "bonus_taken", seat, auto, good=GOODS[code])
            frame[_MADE] = frame[_MADE] + (1 << FIVE_BITS * code)
            frame[PRIVILEGE] = frame[PRIVILEGE] - 1

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        """The end of the phase: Specialty factory pays, the chooser's bonus barrels included."""
        state.frames.pop()
        chooser = frame[SEAT]
        mine = self._barrel_pay(state, chooser, unpack(frame[_MADE], FIVE_BITS))
        for i in range(len(state.players)):
            seat = (chooser + i) % len(state.players)
            doubloons = frame[_OWED] >> FIVE_BITS * seat & 31 if i else mine
            gain_doubloons(state, seat, doubloons, events, by="specialty_factory")

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.CraftsmanBonus)
        good = GOODS.index(action.good)
        if not unpack(frame[_MADE], FIVE_BITS)[good]:
            refuse("good_not_produced", good=action.good)
        if not state.goods[good]:
            refuse("supply_of_good_empty", good=action.good)
        return good

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        return {"type": "craftsman_bonus", "good": GOODS[code]}
