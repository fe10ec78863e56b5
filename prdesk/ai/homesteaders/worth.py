"""Worth of a player's workers and tracks, and of one more of them, in victory points.

Everywhere `m` is the number of incomes to come.
"""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.manning import worth_manned
from prdesk.ai.homesteaders.prices import Prices
from prdesk.homesteaders.catalog.buildings import COUNT
from prdesk.homesteaders.catalog.ids import BANK, RODEO
from prdesk.homesteaders.catalog.setup import DEBT_SILVER
from prdesk.homesteaders.effects.end_bonus import END_BONUSES
from prdesk.homesteaders.effects.sums import Sums
from prdesk.homesteaders.state import Player

RODEO_MOST: Final = 5

COUNT_OF: Final = Sums([1] * COUNT)
PER_WORKER: Final[int] = sum([1 << bonus.building for bonus in END_BONUSES if bonus.workers])
PER_TRACK: Final[int] = sum([1 << bonus.building for bonus in END_BONUSES if bonus.tracks])


def bonuses(player: Player) -> int:
    """All end bonuses if the game ended now."""
    points = 0
    for bonus in END_BONUSES:
        if player.owned >> bonus.building & 1:
            points += bonus.points(player)
    return points


def manned(at: Prices, slots: int, workers: int, m: int) -> float:
    """What so many workers on slots of that set bring at all incomes to come."""
    key = (workers << 4 | m) << 14 | slots
    known = at.known.get(key)
    if known is None:
        known = worth_manned(at.slots[m], slots, workers, at.hope, at.idle[m])
        at.known[key] = known
    return known


def besides(at: Prices, player: Player, m: int) -> float:
    """Silver to come that is in no table: for tracks, of a Rodeo and of a Bank, less wages."""
    silver = player.tracks - player.workers
    if player.owned >> RODEO & 1:
        silver += min(player.workers, RODEO_MOST)
    worth = at.stream[m] * silver + at.track[m] * player.tracks
    if player.owned >> BANK & 1:
        worth += banked(at, player, m)
    return worth


def banked(at: Prices, player: Player, m: int) -> float:
    """What a Bank brings: debts are discarded one after the other, then it pays."""
    discarded = min(player.debt, m)
    saved = at.owed(player.debt) - at.owed(player.debt - discarded)
    return saved + DEBT_SILVER * at.stream[m - discarded]


def worker(at: Prices, player: Player, slots: int, m: int) -> float:
    """Worth of one more worker, with those slots."""
    n = player.workers
    worth = manned(at, slots, n + 1, m) - manned(at, slots, n, m) - at.stream[m]
    if player.owned >> RODEO & 1 and n < RODEO_MOST:
        worth += at.stream[m]
    return worth + workers_count(player)


def workers_count(player: Player) -> int:
    """Points at the end for each worker."""
    return COUNT_OF.of(player.owned & PER_WORKER)


def track(at: Prices, player: Player, m: int) -> float:
    """Worth of one more track."""
    return at.stream[m] + at.track[m] + COUNT_OF.of(player.owned & PER_TRACK)
