"""Craftsman phase (rules 3.5): everybody produces, then the craftsman's bonus barrel.

Production is automatic and in full (ruling 7.31); only the bonus may be declined.
"""

from __future__ import annotations

from typing import ClassVar

from prdesk.core.game import Json
from prdesk.puertorico import actions
from prdesk.puertorico.catalog.buildings import BUILDINGS, NAMES
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.phases.base import CRAFTSMAN, PASS, Events, Phase, refuse, report
from prdesk.puertorico.state import SEAT, Frame, Player, State

_KINDS = 3
_PLANTS = tuple(
    tuple(b for b, row in enumerate(BUILDINGS) if row.good == good) for good in range(len(GOODS))
)


def capacity(player: Player) -> list[int]:
    """Barrels by good that the player could produce, supply aside (rules 2.1)."""
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


class CraftsmanPhase(Phase):
    """Asks the chooser alone; the frame holds the set of kinds he produced."""

    number: ClassVar[int] = CRAFTSMAN
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("produced", "goods"),)
    decisions: ClassVar[tuple[str, ...]] = ("craftsman_bonus",)

    def start(self, state: State, chooser: int, events: Events) -> None:
        count = len(state.players)
        kinds = 0
        for i in range(count):
            seat = (chooser + i) % count
            made = self._produce(state, seat, events)
            if seat == chooser:
                kinds = sum(1 << g for g, n in enumerate(made) if n)
        state.frames.append([CRAFTSMAN, chooser, chooser, kinds])

    def _produce(self, state: State, seat: int, events: Events) -> list[int]:
        player = state.players[seat]
        able = capacity(player)
        made = [min(able[g], state.goods[g]) for g in range(len(GOODS))]
        for g, n in enumerate(made):
            if n:
                player.goods[g] += n
                state.goods[g] -= n
        if events is not None:
            report(
                events,
                "goods_produced",
                seat,
                True,
                goods={GOODS[g]: n for g, n in enumerate(made) if n},
                short={GOODS[g]: able[g] - n for g, n in enumerate(made) if n < able[g]},
            )
        for building, pay in state.rules.produced:
            if player.city[building] > 0:
                doubloons = pay(player, made)
                player.doubloons += doubloons
                if doubloons:
                    by = NAMES[building]
                    report(events, "doubloons_gained", seat, True, count=doubloons, by=by)
        return made

    def legal(self, state: State, frame: Frame) -> list[int]:
        kinds = frame[_KINDS]
        codes = [g for g in range(len(GOODS)) if kinds >> g & 1 and state.goods[g]]
        if codes:
            codes.append(PASS)
        return codes

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        state.frames.pop()
        if code == PASS:
            report(events, "passed", seat, auto, decision="craftsman_bonus")
        else:
            state.goods[code] -= 1
            state.players[seat].goods[code] += 1
            report(events, "bonus_taken", seat, auto, good=GOODS[code])

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        state.frames.pop()

    def encode(self, state: State, frame: Frame, action: actions.Action) -> int:
        if isinstance(action, actions.Pass):
            return PASS
        assert isinstance(action, actions.CraftsmanBonus)
        good = GOODS.index(action.good)
        if not frame[_KINDS] >> good & 1:
            refuse("good_not_produced", good=action.good)
        if not state.goods[good]:
            refuse("supply_of_good_empty", good=action.good)
        return good

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        return {"type": "craftsman_bonus", "good": GOODS[code]}
