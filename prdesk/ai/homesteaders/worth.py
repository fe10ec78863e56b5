"""Worth of a player's land and holdings, and of what would be added to them, in victory points.

Everywhere `m` is the number of incomes to come.
"""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.manning import worth_manned
from prdesk.ai.homesteaders.prices import Prices
from prdesk.homesteaders.catalog.building import ADVANCE, CHIT, TRACK, WORKER
from prdesk.homesteaders.catalog.buildings import COUNT, ON_BUILD
from prdesk.homesteaders.catalog.ids import BANK, FORGE, GOODS, RODEO, TRAIN_STATION
from prdesk.homesteaders.catalog.setup import DEBT_SILVER
from prdesk.homesteaders.catalog.slots import SLOTS_OF
from prdesk.homesteaders.effects.end_bonus import END_BONUSES
from prdesk.homesteaders.effects.sums import Sums
from prdesk.homesteaders.state import Player

_RODEO_MOST: Final = 5
_LAST_STEP: Final = 5
_POINTS_STEP: Final = 3.0
_SECOND: Final = 4.0
"""Worth of building once more with a Train Station."""
_WORKER_STEP: Final = 3
_GOOD_STEP: Final = 4

_COUNT: Final = Sums([1] * COUNT)
_COUNTED: Final[tuple[int, ...]] = tuple(
    [sum([bonus.counted for bonus in END_BONUSES if bonus.building == b]) for b in range(COUNT)]
)
"""By building: the set of the buildings that give its owner a point each."""
_COUNTING: Final[tuple[int, ...]] = tuple(
    [sum([1 << c for c in range(COUNT) if _COUNTED[c] >> b & 1]) for b in range(COUNT)]
)
"""By building: the set of the buildings whose bonus counts it."""
_PER_WORKER: Final[int] = sum([1 << bonus.building for bonus in END_BONUSES if bonus.workers])
_PER_TRACK: Final[int] = sum([1 << bonus.building for bonus in END_BONUSES if bonus.tracks])


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
        silver += min(player.workers, _RODEO_MOST)
    worth = at.stream[m] * silver + at.track[m] * player.tracks
    if player.owned >> BANK & 1:
        worth += _banked(at, player, m)
    return worth


def _banked(at: Prices, player: Player, m: int) -> float:
    """What a Bank brings: debts are discarded one after the other, then it pays."""
    discarded = min(player.debt, m)
    saved = at.owed(player.debt) - at.owed(player.debt - discarded)
    return saved + DEBT_SILVER * at.stream[m - discarded]


def worker(at: Prices, player: Player, slots: int, m: int) -> float:
    """Worth of one more worker, with those slots."""
    n = player.workers
    worth = manned(at, slots, n + 1, m) - manned(at, slots, n, m) - at.stream[m]
    if player.owned >> RODEO & 1 and n < _RODEO_MOST:
        worth += at.stream[m]
    return worth + workers_count(player)


def workers_count(player: Player) -> int:
    """Points at the end for each worker."""
    return _COUNT.of(player.owned & _PER_WORKER)


def track(at: Prices, player: Player, m: int) -> float:
    """Worth of one more track."""
    return at.stream[m] + at.track[m] + _COUNT.of(player.owned & _PER_TRACK)


def reward(at: Prices, player: Player, position: int, m: int) -> float:
    """Worth of the best reward of a position on the railroad track."""
    best = at.chit(player.trade + 1, m)
    if position > 1:
        best = max(best, track(at, player, m))
    if position >= _WORKER_STEP:
        best = max(best, worker(at, player, player.slots, m))
    if position >= _GOOD_STEP:
        for good in range(len(GOODS)):
            best = max(best, at.goods[m][good] * (1.0 - at.glut * player.goods[good]))
    if position >= _LAST_STEP:
        best = max(best, _POINTS_STEP)
    return best


def advance(at: Prices, player: Player, m: int) -> float:
    """Worth of a step on the railroad track with its reward."""
    if player.rail >= _LAST_STEP:
        return reward(at, player, _LAST_STEP, m)
    return reward(at, player, player.rail + 1, m) + at.rail[m]


def gain(at: Prices, player: Player, b: int, m: int) -> float:
    """Worth of a building to a player who lacks it, its cost apart."""
    owned = player.owned
    worth = at.building[m][b] + _COUNT.of(owned & _COUNTING[b])
    if _COUNTED[b]:
        worth += _COUNT.of((owned | 1 << b) & _COUNTED[b])
    if _PER_WORKER >> b & 1:
        worth += player.workers
    if _PER_TRACK >> b & 1:
        worth += player.tracks
    slots = SLOTS_OF[b]
    if slots:
        n = player.workers
        more = manned(at, player.slots | slots, n, m)
        worth += more - manned(at, player.slots, n, m)
    if owned >> FORGE & 1:
        worth += 1.0
    if b == RODEO:
        worth += at.stream[m] * min(player.workers, _RODEO_MOST)
    elif b == BANK:
        worth += _banked(at, player, m)
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


def spent(at: Prices, player: Player, silver: int, m: int) -> float:
    """What paying so much silver costs; what is missing is made up by debts."""
    left = player.silver - silver
    if left >= 0:
        return at.purse(player.silver, m) - at.purse(left, m)
    debts = (1 - left) // DEBT_SILVER
    over = left + DEBT_SILVER * debts
    owed = at.owed(player.debt + debts) - at.owed(player.debt)
    return at.purse(player.silver, m) - at.purse(over, m) + owed
