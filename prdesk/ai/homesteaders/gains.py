"""Worth of a building to who builds it, its cost apart."""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.prices import Prices
from prdesk.ai.homesteaders.rewards import advance
from prdesk.ai.homesteaders.worth import (
    COUNT_OF,
    PER_TRACK,
    PER_WORKER,
    RODEO_MOST,
    banked,
    manned,
    track,
    worker,
)
from prdesk.homesteaders.catalog.building import ADVANCE, CHIT, TRACK, WORKER
from prdesk.homesteaders.catalog.buildings import COUNT, ON_BUILD
from prdesk.homesteaders.catalog.ids import BANK, FORGE, RODEO, TRAIN_STATION
from prdesk.homesteaders.catalog.setup import DEBT_SILVER
from prdesk.homesteaders.catalog.slots import SLOTS_OF
from prdesk.homesteaders.effects.end_bonus import END_BONUSES
from prdesk.homesteaders.state import Player

_SECOND: Final = 4.0
"""Worth of building once more with a Train Station."""
_COUNTED: Final[tuple[int, ...]] = tuple(
    [sum([bonus.counted for bonus in END_BONUSES if bonus.building == b]) for b in range(COUNT)]
)
"""By building: the set of the buildings that give its owner a point each."""
_COUNTING: Final[tuple[int, ...]] = tuple(
    [sum([1 << c for c in range(COUNT) if _COUNTED[c] >> b & 1]) for b in range(COUNT)]
)
"""By building: the set of the buildings whose bonus counts it."""


def gain(at: Prices, player: Player, b: int, m: int) -> float:
    """Worth of a building to a player who lacks it, its cost apart."""
    owned = player.owned
    worth = at.building[m][b] + COUNT_OF.of(owned & _COUNTING[b])
    if _COUNTED[b]:
        worth += COUNT_OF.of((owned | 1 << b) & _COUNTED[b])
    if PER_WORKER >> b & 1:
        worth += player.workers
    if PER_TRACK >> b & 1:
        worth += player.tracks
    slots = SLOTS_OF[b]
    if slots:
        n = player.workers
        more = manned(at, player.slots | slots, n, m)
        worth += more - manned(at, player.slots, n, m)
    if owned >> FORGE & 1:
        worth += 1.0
    if b == RODEO:
        worth += at.stream[m] * min(player.workers, RODEO_MOST)
    elif b == BANK:
        worth += banked(at, player, m)
    elif b == TRAIN_STATION:
        worth += _SECOND
    if ON_BUILD[b]:
        worth += _at_once(at, player, b, m)
    return worth


def _at_once(at: Prices, player: Player, b: int, m: int) -> float:
    """Worth of what building brings at once."""
    kind = ON_BUILD[b]
    if kind == CHIT:
        return at.chit(player.trade + 1, m)
    if kind == WORKER:
        return worker(at, player, player.slots, m)
    if kind == TRACK:
        return track(at, player, m)
    if kind == ADVANCE:
        return advance(at, player, m)
    if player.debt:
        return at.owed(player.debt) - at.owed(player.debt - 1)
    return at.purse(player.silver + DEBT_SILVER, m) - at.purse(player.silver, m)
