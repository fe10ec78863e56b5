"""Income of a player (rules 1.3, 2, 4.3): automatic, of the workers, of the tracks."""

from __future__ import annotations

from typing import Final

from prdesk.core.game import Json
from prdesk.homesteaders.catalog.building import LANE
from prdesk.homesteaders.catalog.buildings import ROWS
from prdesk.homesteaders.catalog.ids import BANK, BUILDINGS, GOODS, RODEO
from prdesk.homesteaders.catalog.setup import DEBT_SILVER
from prdesk.homesteaders.catalog.slots import PORT, SLOT_INCOME, SLOTS_OF
from prdesk.homesteaders.effects.sums import Sums
from prdesk.homesteaders.phases.base import Events, report
from prdesk.homesteaders.state import Player

_LANE: Final = 63
_TRADE: Final = 6
_VP: Final = 12
_GOODS: Final = 18
"""Shifts of the lanes of a packed income (`catalog.building`)."""

_RODEO_MOST: Final = 5

_BUILDINGS: Final = Sums([row.income for row in ROWS])
_SLOTS: Final = Sums(SLOT_INCOME)


def worker_income(placed: int) -> int:
    """Packed income of the slots with a worker; River Port needs both of its own."""
    if placed & PORT != PORT:
        placed &= ~PORT
    return _SLOTS.of(placed)


def silver_besides(player: Player) -> int:
    """Silver that is in no table: of the tracks, a Rodeo, and a Bank without a debt to discard."""
    silver = player.tracks
    if player.owned >> RODEO & 1:
        silver += min(player.workers, _RODEO_MOST)
    if player.owned >> BANK & 1 and not player.debt:
        silver += DEBT_SILVER
    return silver


def collect(player: Player, seat: int, events: Events) -> None:
    """Automatic income and that of the workers as they are placed."""
    if events is not None:
        report(events, "income_collected", seat, True, **income_json(player, player.placed))
    lanes = _BUILDINGS.of(player.owned) + worker_income(player.placed)
    player.silver += (lanes & _LANE) + silver_besides(player)
    player.trade += lanes >> _TRADE & _LANE
    player.vp += lanes >> _VP & _LANE
    if player.owned >> BANK & 1 and player.debt:
        player.debt -= 1
    lanes >>= _GOODS
    if lanes:
        goods = player.goods
        good = 0
        while lanes:
            if lanes & _LANE:
                goods[good] = goods[good] + (lanes & _LANE)
            lanes >>= LANE
            good += 1


def income_json(player: Player, placed: int) -> Json:
    """The income with its sources, if the workers stood on those slots.

    Returns:
        `silver`, `trade`, `vp`, `debts` (discarded) and `goods`, and under `sources` the same keys
        without zeros by building, and of the `tracks`.
    """
    sources: dict[str, Json] = {}
    for b, name in enumerate(BUILDINGS):
        if player.owned >> b & 1:
            found = _of_building(player, b, placed)
            if found:
                sources[name] = found
    if player.tracks:
        sources["tracks"] = {"silver": player.tracks}
    total: Json = {"silver": 0, "trade": 0, "vp": 0, "debts": 0}
    goods: dict[str, int] = {}
    for found in sources.values():
        for key in total:
            total[key] += found.get(key, 0)
        for good, n in found.get("goods", {}).items():
            goods[good] = goods.get(good, 0) + n
    return {**total, "goods": goods, "sources": sources}


def _of_building(player: Player, b: int, placed: int) -> Json:
    found = unpacked(ROWS[b].income + worker_income(placed & SLOTS_OF[b]))
    if b == RODEO and player.workers:
        found["silver"] = min(player.workers, _RODEO_MOST)
    if b == BANK:
        if player.debt:
            found["debts"] = 1
        else:
            found["silver"] = DEBT_SILVER
    return found


def unpacked(lanes: int) -> Json:
    """A packed income without zeros."""
    counts = {"silver": lanes & _LANE, "trade": lanes >> _TRADE & _LANE, "vp": lanes >> _VP & _LANE}
    found: Json = {key: n for key, n in counts.items() if n}
    goods = {good: lanes >> _GOODS + LANE * g & _LANE for g, good in enumerate(GOODS)}
    if any(goods.values()):
        found["goods"] = {good: n for good, n in goods.items() if n}
    return found
