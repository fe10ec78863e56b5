"""Bonuses at once for who builds (rules 2): of the building itself, and of a Forge owned before."""

from __future__ import annotations

from prdesk.homesteaders.catalog.building import ADVANCE, CHIT, DEBT_PAID, TRACK, WORKER
from prdesk.homesteaders.catalog.buildings import ON_BUILD
from prdesk.homesteaders.catalog.ids import BUILDINGS, FORGE
from prdesk.homesteaders.catalog.setup import DEBT_SILVER
from prdesk.homesteaders.phases.base import Events, report
from prdesk.homesteaders.phases.rail import advance
from prdesk.homesteaders.state import State


def give_bonuses(state: State, seat: int, building: int, forge: bool, events: Events) -> None:
    """What building brings.

    Args:
        forge: the builder owned a Forge before.
    """
    player = state.players[seat]
    if forge:
        player.vp += 1
        if events is not None:
            report(events, "bonus_gained", seat, True, by=BUILDINGS[FORGE], vp=1)
    kind = ON_BUILD[building]
    if not kind:
        return
    if kind == ADVANCE:
        advance(state, seat, BUILDINGS[building], events)
        return
    count = 1
    if kind == CHIT:
        player.trade += 1
        gain = "trade"
    elif kind == WORKER:
        player.workers += 1
        gain = "workers"
    elif kind == TRACK:
        player.tracks += 1
        gain = "tracks"
    elif player.debt:
        assert kind == DEBT_PAID
        player.debt -= 1
        gain = "debts"
    else:
        player.silver += DEBT_SILVER
        gain = "silver"
        count = DEBT_SILVER
    if events is not None:
        report(events, "bonus_gained", seat, True, by=BUILDINGS[building], **{gain: count})
