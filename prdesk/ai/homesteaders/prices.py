"""Worth of single things by the incomes still to come: the figures that all estimates rest on.

In victory points. All are our own estimates; docs/measurements.md has the matches they were tried
in. What comes with every income is worth its price at each of them, its stream.
"""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.float_sums import FloatSums
from prdesk.homesteaders.catalog.building import LANE
from prdesk.homesteaders.catalog.buildings import COUNT, POINTS, ROWS
from prdesk.homesteaders.catalog.ids import (
    FORGE,
    GENERAL_STORE,
    GOLD,
    GOODS,
    LAWYER,
    MARKET,
    RIVER_PORT,
)
from prdesk.homesteaders.catalog.slots import SLOT_INCOME

INCOMES: Final = 11
"""Of a whole game, the final one included."""

_POINTS: Final = 2.0
_DIFFERENT: Final = 6
"""Goods of a kind beyond which all others are worth the same."""
PLENTY_SILVER: Final = 10
PLENTY_CHITS: Final = 4
"""Beyond so many, further ones are worth only a share of the price."""

_MOST_DEBTS: Final = 40
_TOO_MANY: Final = 12
_ABILITIES: Final = {MARKET: 0.1, GENERAL_STORE: 0.2, RIVER_PORT: 0.1, LAWYER: 0.3}
"""Worth of what a building allows, for each income to come."""
_BUILDS: Final = 0.6
"""Buildings that a player builds in a round."""
_GROWTH: Final = {"building": 3.0, "worker": 2.0, "track": 1.0, "special": 0.5}
"""How fast what an end bonus counts grows, against buildings of one type."""

Line = tuple[float, float]
"""A price at the end, and what each income to come adds to it."""


class Prices:
    """A price list; most lists in it are by the number of incomes to come, 0 to INCOMES.

    Attributes:
        silver: of one.
        goods: of the first of each good.
        glut: how much less each further one of the same good is worth, in shares of the first.
        stream: of a silver with each income.
        slots: of a worker on each slot at every income.
        slots_next: of a worker on each slot at the next income.
        buildings: of sets of buildings, whoever owns them: points, automatic income, abilities.
        building: the same by building.
        rail: of a step on the railroad track, for the rewards to come.
        idle: of a worker without a slot, who may get one yet.
        hope: of a slot without a worker, against one that has him.
        track: of a track beside its silver and the bonuses that count it.
        known: what workers bring on sets of slots, as far as `worth.manned` was asked.
    """

    def __init__(
        self,
        silver: Line = (0.44, 0.052),
        chit: Line = (0.67, 0.026),
        wood: Line = (0.67, 0.11),
        food: Line = (0.68, 0.12),
        steel: Line = (1.5, 0.16),
        gold: Line = (1.5, 0.17),
        copper: Line = (1.8, 0.14),
        livestock: Line = (2.2, 0.15),
        debt: float = 2.3,
        growth: float = 0.21,
        idle: float = 0.18,
        hope: float = 0.24,
        glut: float = 0.1,
        more_silver: float = 0.66,
        more_chits: float = 0.47,
        track: float = 0.037,
        rail: float = 0.064,
    ) -> None:
        rounds = range(INCOMES + 1)
        goods = (wood, food, steel, gold, copper, livestock)
        self.silver: list[float] = [_on(silver, m) for m in rounds]
        self._chit: list[float] = [_on(chit, m) for m in rounds]
        self._more_silver: float = more_silver
        self._more_chits: float = more_chits
        self.goods: list[list[float]] = [[_on(good, m) for good in goods] for m in rounds]
        lanes = [[self.silver[m], self._chit[m], 1.0, *self.goods[m]] for m in rounds]
        self.stream: list[float] = _stream(self.silver)
        once = [[_packed(income, lanes[m]) for m in rounds] for income in SLOT_INCOME]
        self.slots: list[list[float]] = _by_income([_stream(prices) for prices in once])
        self.slots_next: list[list[float]] = _by_income([[0.0, *prices] for prices in once])
        automatic = [_stream([_packed(row.income, lanes[m]) for m in rounds]) for row in ROWS]
        self.building: list[list[float]] = [
            [automatic[b][m] + _besides(b, m, growth) for b in range(COUNT)] for m in rounds
        ]
        self.buildings: list[FloatSums] = [FloatSums(worth) for worth in self.building]
        self.rail: list[float] = [rail * m for m in rounds]
        self._debts: list[float] = _debts(debt)
        self.idle: list[float] = [idle * m for m in rounds]
        self.track: list[float] = [track * m for m in rounds]
        self.known: dict[int, float] = {}
        self.hope: float = hope
        self.glut: float = glut

    def purse(self, silver: int, m: int) -> float:
        """Worth of all silver that a player holds."""
        more = silver - PLENTY_SILVER
        if more <= 0:
            return self.silver[m] * silver
        return self.silver[m] * (PLENTY_SILVER + self._more_silver * more)

    def chits(self, chits: int, m: int) -> float:
        """Worth of all trade chits that a player holds."""
        more = chits - PLENTY_CHITS
        if more <= 0:
            return self._chit[m] * chits
        return self._chit[m] * (PLENTY_CHITS + self._more_chits * more)

    def chit(self, chits: int, m: int) -> float:
        """Worth of the last of so many trade chits."""
        return self._chit[m] if chits <= PLENTY_CHITS else self._chit[m] * self._more_chits

    def held(self, good: int, n: int, m: int) -> float:
        """Worth of n of a good; gold, copper and livestock always keep their points."""
        if not n:
            return 0.0
        points = _POINTS * n if good >= GOLD else 0.0
        more = n - _DIFFERENT
        first = n if more <= 0 else _DIFFERENT
        like_first = first - self.glut * first * (first - 1) / 2
        if more > 0:
            like_first += more * (1.0 - self.glut * (_DIFFERENT - 1))
        price = self.goods[m][good]
        return points + like_first * (price - _POINTS if good >= GOLD else price)

    def heap(self, goods: list[int], m: int) -> float:
        """Worth of all goods that a player holds."""
        total = 0.0
        for good in range(len(GOODS)):
            if goods[good]:
                total += self.held(good, goods[good], m)
        return total

    def next_good(self, good: int, n: int, m: int) -> float:
        """Worth of one more of a good to who has n."""
        return self.held(good, n + 1, m) - self.held(good, n, m)

    def owed(self, debts: int) -> float:
        """What so many debts cost in the end."""
        return self._debts[debts] if debts < _MOST_DEBTS else float(_TOO_MANY * debts)


def _on(line: Line, m: int) -> float:
    return line[0] + line[1] * m


def _stream(prices: list[float]) -> list[float]:
    """Sums of the prices at the incomes to come; after the last of them the game ends."""
    sums = [0.0]
    for price in prices[:INCOMES]:
        sums.append(sums[-1] + price)
    return sums


def _by_income(columns: list[list[float]]) -> list[list[float]]:
    return [[column[m] for column in columns] for m in range(INCOMES + 1)]


def _packed(lanes: int, prices: list[float]) -> float:
    """Worth of a packed income."""
    total = 0.0
    for price in prices:
        total += (lanes & 63) * price
        lanes >>= LANE
    return total


def _besides(b: int, m: int, growth: float) -> float:
    """Worth of a building beside its income and what depends on its owner."""
    row = ROWS[b]
    worth = POINTS[b] + _ABILITIES.get(b, 0.0) * m
    for thing in row.bonus:
        worth += growth * m * _GROWTH.get(thing, 1.0)
    if b == FORGE and m:
        worth += _BUILDS * (m - 1)
    return worth


def _debts(most: float) -> list[float]:
    """Each debt costs as many points as there are debts then, or what repaying it costs."""
    costs = [0.0]
    for k in range(1, _MOST_DEBTS):
        costs.append(costs[-1] + min(k, most + 0.2 * k))
    return costs
