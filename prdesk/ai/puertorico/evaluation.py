"""Worth of a player's board in victory points: what he has, and what it will still earn."""

from __future__ import annotations

from typing import Final

from prdesk.ai.puertorico.building_worth import functions_worth
from prdesk.ai.puertorico.prospects import CRAFTSMEN, IDLE, Prospects
from prdesk.puertorico.catalog.buildings import INDEX
from prdesk.puertorico.catalog.ids import QUARRY
from prdesk.puertorico.catalog.setup import PRICES
from prdesk.puertorico.scoring import building_points
from prdesk.puertorico.state import Player, State

PARTS: Final = ("points", "doubloons", "goods", "production", "city", "colonists")

_BARREL: Final = 0.7
"""Victory points that a barrel ships for on average, beside the chance that it rots."""
_KIND: Final = 0.12
"""Worth of each kind produced, for a factory or trade to come."""
_TILE: Final = 0.015
"""Worth of any tile for each round to come: it may still find a plant."""
_MOST_QUARRIES: Final = 4.0
_FACTORY: Final = INDEX["factory"]
_WAREHOUSES: Final = tuple(
    INDEX[name] for name in ("small_warehouse", "large_warehouse", "storehouse")
)


def worth_parts(state: State, player: Player, rounds: float) -> list[float]:
    """The worth split in the order of PARTS, each in victory points."""
    at = Prospects(player, rounds)
    points = player.vp + building_points(player) + player.nobles + _bonus(state, player, rounds)
    production = CRAFTSMEN * rounds * _BARREL * at.barrels
    if at.barrels:
        production += at.trades * _best_price(at)
    if player.city[_FACTORY] < 0:
        production += _KIND * sum(1 for n in at.able if n)
    quarries = player.men[QUARRY] + IDLE * (player.tiles[QUARRY] - player.men[QUARRY])
    city = at.builds * min(quarries, _MOST_QUARRIES) + functions_worth(player, at)
    city += _TILE * rounds * player.island_used
    colonists = 0.12 * min(1.0, rounds / 4.0) * player.pieces
    return [
        points,
        at.coin * player.doubloons,
        _goods(player, at),
        production,
        city,
        colonists,
    ]


def _best_price(at: Prospects) -> float:
    best = 0.0
    for good in range(5):
        if at.able[good]:
            best = max(best, PRICES[good] + 0.5)
        elif at.potential[good]:
            best = max(best, IDLE * (PRICES[good] + 0.5))
    return best


def _goods(player: Player, at: Prospects) -> float:
    """Barrels in hand: some will be shipped, the dearest may be sold, the rest may rot."""
    count = sum(player.goods)
    if not count:
        return 0.0
    dearest = max(PRICES[g] for g, n in enumerate(player.goods) if n)
    value = 0.45 * count if at.rounds else 0.3 * count
    if player.works(_WAREHOUSES):
        value += 0.1 * count
    return value + 0.3 * at.coin * dearest


def _bonus(state: State, player: Player, rounds: float) -> float:
    total = 0.0
    for b, bonus in state.rules.at.end_bonus:
        men = player.city[b]
        if men >= 0:
            total += bonus(player) * (1.0 if men else 0.75 if rounds else 0.35)
    return total
