"""Income (rules 5.2): workers are placed, everybody collects, wages are paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.homesteaders import actions
from prdesk.homesteaders.catalog.buildings import INDEX
from prdesk.homesteaders.catalog.ids import FINAL_ROUND
from prdesk.homesteaders.catalog.slots import FIRST_SLOT, SLOT_COUNT
from prdesk.homesteaders.effects.income import collect
from prdesk.homesteaders.phases.base import (
    BIDDING,
    FINAL,
    NEUTRAL,
    PLACE,
    WAGES,
    Events,
    Fields,
    TradePhase,
    all_acted,
    refuse,
    report,
)
from prdesk.homesteaders.phases.payment import PaymentPhase
from prdesk.homesteaders.phases.placement import as_map, workers_on
from prdesk.homesteaders.state import SEAT, Frame, State

_EMPTY: Final = [0]
_SEVERAL: Final = [0, 0]


class PlacePhase(TradePhase):
    """Codes: the set of slots that get a worker (`phases.placement`)."""

    number: ClassVar[int] = PLACE
    fields: ClassVar[Fields] = (("done", "count"),)
    decisions: ClassVar[tuple[str, ...]] = ("place_workers",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        """Stand-ins for the arrangements; without workers there is only the empty one."""
        return _SEVERAL if state.players[frame[SEAT]].workers else _EMPTY

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        player = state.players[frame[SEAT]]
        player.placed = code
        if events is not None:
            idle = player.workers - workers_on(code)
            placed = as_map(code)
            report(events, "workers_placed", frame[SEAT], auto, buildings=placed, idle=idle)
        if all_acted(state, frame):
            count = len(state.players)
            for i in range(count):
                seat = (state.start + i) % count
                collect(state.players[seat], seat, events)
            state.frames[-1] = [WAGES, state.start, 0]

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        assert isinstance(action, actions.PlaceWorkers)
        player = state.players[frame[SEAT]]
        code = 0
        for name, filled in action.buildings.items():
            b = INDEX[name]
            if len(filled) != SLOT_COUNT[b]:
                refuse("slot_count_wrong", building=name, have=len(filled), need=SLOT_COUNT[b])
            slots = _slots(name, filled)
            if slots and not player.owned >> b & 1:
                refuse("building_not_owned", building=name)
            code |= slots << FIRST_SLOT[b]
        if workers_on(code) > player.workers:
            refuse("too_few_workers", have=player.workers, need=workers_on(code))
        return code

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {"type": "place_workers", "buildings": as_map(code)}


def _slots(name: str, filled: Sequence[int]) -> int:
    """A list of ones and zeros as a set of slots."""
    slots = 0
    for slot, n in enumerate(filled):
        if n < 0:
            refuse("negative_count")
        if n > 1:
            refuse("one_worker_a_slot", building=name)
        slots |= n << slot
    return slots


class WagesPhase(PaymentPhase):
    """One silver for each worker owned."""

    number: ClassVar[int] = WAGES
    fields: ClassVar[Fields] = (("done", "count"),)
    decisions: ClassVar[tuple[str, ...]] = ("pay_workers",)
    what: ClassVar[str] = "wages"

    def cost(self, state: State, frame: Frame) -> int:
        return state.players[frame[SEAT]].workers

    def paid(self, state: State, frame: Frame, events: Events) -> None:
        if not all_acted(state, frame):
            return
        start = state.start
        if state.round == FINAL_ROUND:
            state.frames[-1] = [FINAL, start, 0]
        elif state.level >= 0:
            state.frames[-1] = [NEUTRAL, start]
        else:
            state.frames[-1] = [BIDDING, start]
