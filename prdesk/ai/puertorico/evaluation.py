"""Worth of a player's board in victory points: what he has, and what it will still earn.

All figures are our own estimates; docs/measurements.md has the matches they were tried in.
"""

from __future__ import annotations

from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX
from prdesk.puertorico.catalog.ids import QUARRY
from prdesk.puertorico.catalog.setup import CITY_SPACES, PRICES
from prdesk.puertorico.phases.craftsman import capacity
from prdesk.puertorico.scoring import building_points
from prdesk.puertorico.state import Player, State

LONGEST = 13.0
"""Rounds that a game may have left at its start."""

_CRAFTSMEN = 0.62
"""Craftsman phases in a round, and likewise below for the other roles."""
_TRADERS = 0.5
_BUILDERS = 0.6
_CAPTAINS = 0.6
_BARREL = 0.7
"""Victory points that a barrel ships for on average, beside the chance that it rots."""
_IDLE = 0.55
"""Worth of a pair of circles that still lacks its colonists, against a manned one."""

PARTS = ("points", "doubloons", "goods", "production", "city", "colonists")

_FACTORY = INDEX["factory"]
_FACTORY_PAY = (0, 0, 1, 2, 3, 5)
_SMALL_MARKET = INDEX["small_market"]
_LARGE_MARKET = INDEX["large_market"]
_OFFICE = INDEX["office"]
_HARBOR = INDEX["harbor"]
_WHARF = INDEX["wharf"]
_SMALL_WAREHOUSE = INDEX["small_warehouse"]
_LARGE_WAREHOUSE = INDEX["large_warehouse"]
_UNIVERSITY = INDEX["university"]
_HOSPICE = INDEX["hospice"]
_HACIENDA = INDEX["hacienda"]
_HUT = INDEX["construction_hut"]


def rounds_left(state: State) -> float:
    """Estimate of the rounds to come after this one, from the three end clocks."""
    if state.end_reason is not None:
        return 0.0
    setup = state.rules.setup
    vp = state.vp_supply / setup.vp
    colonists = state.colonist_supply / setup.supply
    city = (CITY_SPACES - max(p.city_used for p in state.players)) / CITY_SPACES
    return LONGEST * min(vp, colonists, city, 1.0)


def worth_parts(state: State, player: Player, rounds: float) -> list[float]:
    """The worth split in the order of PARTS, each in victory points."""
    coin = 0.04 + 0.5 * min(1.0, rounds / 7.0)
    able = capacity(player)
    potential = _potential(player)
    barrels = sum(able) + _IDLE * sum(potential)
    kinds = sum(1 for n in able if n)
    points = player.vp + building_points(player) + _bonus(state, player, rounds)
    doubloons = coin * player.doubloons
    production = _CRAFTSMEN * rounds * _BARREL * barrels
    if barrels:
        production += _TRADERS * rounds * coin * _best_price(able, potential)
    if player.city[_FACTORY] >= 0:
        manned = 1.0 if player.city[_FACTORY] else _IDLE
        production += manned * _CRAFTSMEN * rounds * coin * _FACTORY_PAY[kinds]
    else:
        production += 0.12 * kinds
    quarries = player.men[QUARRY] + _IDLE * (player.tiles[QUARRY] - player.men[QUARRY])
    quarries = min(quarries, 4.0)
    city = _BUILDERS * rounds * coin * quarries + _functions(player, rounds, coin, barrels)
    colonists = 0.12 * min(1.0, rounds / 4.0) * player.pieces()
    return [points, doubloons, _goods(player, coin, rounds), production, city, colonists]


def _potential(player: Player) -> list[int]:
    """Barrels by good that fields and plants would add once fully manned."""
    city = player.city
    able = capacity(player)
    most = player.tiles[:5]
    rooms = [0] * 5
    for b, row in enumerate(BUILDINGS):
        if row.good >= 0 and city[b] >= 0:
            rooms[row.good] += row.circles
    for good in range(1, 5):
        most[good] = min(most[good], rooms[good])
    return [m - a for m, a in zip(most, able, strict=True)]


def _best_price(able: list[int], potential: list[int]) -> float:
    best = 0.0
    for good in range(5):
        if able[good]:
            best = max(best, PRICES[good] + 0.5)
        elif potential[good]:
            best = max(best, _IDLE * (PRICES[good] + 0.5))
    return best


def _goods(player: Player, coin: float, rounds: float) -> float:
    """Barrels in hand: some will be shipped, the dearest may be sold, the rest may rot."""
    count = sum(player.goods)
    if not count:
        return 0.0
    dearest = max(PRICES[g] for g, n in enumerate(player.goods) if n)
    value = 0.45 * count if rounds else 0.3 * count
    if player.city[_SMALL_WAREHOUSE] > 0 or player.city[_LARGE_WAREHOUSE] > 0:
        value += 0.1 * count
    return value + 0.3 * coin * dearest


def _bonus(state: State, player: Player, rounds: float) -> float:
    total = 0.0
    for b, bonus in state.rules.end_bonus:
        men = player.city[b]
        if men >= 0:
            total += bonus(player) * (1.0 if men else 0.75 if rounds else 0.35)
    return total


def _functions(player: Player, rounds: float, coin: float, barrels: float) -> float:
    """Worth of the violet functions over the rounds to come."""
    city = player.city
    trades = _TRADERS * rounds * coin
    ships = _CAPTAINS * rounds
    value = 0.0
    for b, gain in (
        (_SMALL_MARKET, 0.8 * trades),
        (_LARGE_MARKET, 1.6 * trades),
        (_OFFICE, 0.5 * trades),
        (_HARBOR, 1.7 * ships),
        (_WHARF, ships * (0.5 + 0.12 * barrels)),
        (_SMALL_WAREHOUSE, ships * min(0.6, 0.06 * barrels)),
        (_LARGE_WAREHOUSE, ships * min(1.0, 0.1 * barrels)),
        (_UNIVERSITY, 0.22 * rounds),
        (_HOSPICE, 0.18 * rounds),
        (_HACIENDA, 0.18 * rounds),
        (_HUT, 0.12 * rounds),
    ):
        men = city[b]
        if men >= 0:
            value += gain if men else _IDLE * gain
    return value
