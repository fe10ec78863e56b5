"""Worth of each building's function over the rounds to come, in victory points, by building.

Printed points and the bonuses of large buildings are counted elsewhere. All are our own estimates.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from prdesk.ai.puertorico.prospects import BUILDERS, IDLE, MAYORS, Prospects
from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX
from prdesk.puertorico.catalog.ids import FOREST
from prdesk.puertorico.functions.base import FACTORY_PAY
from prdesk.puertorico.state import Player

Worth = Callable[[Player, Prospects], float]

_INDIGO_PLANT, _SUGAR_MILL = INDEX["indigo_plant"], INDEX["sugar_mill"]
_CHAPEL, _LODGE, _ZONING = INDEX["chapel"], INDEX["hunting_lodge"], INDEX["zoning_office"]
_FEW_TILES: Final = 7


def _factory(player: Player, at: Prospects) -> float:
    return at.crafts * FACTORY_PAY[sum(1 for n in at.able if n)]


def _aqueduct(player: Player, at: Prospects) -> float:
    works = (player.city[_INDIGO_PLANT] > 0 and at.able[1] > 0) + (
        player.city[_SUGAR_MILL] > 0 and at.able[2] > 0
    )
    return 0.43 * at.rounds * works


def _forest_house(player: Player, at: Prospects) -> float:
    return 0.08 * at.rounds + at.builds * (player.tiles[FOREST] // 2)


def _specialty_factory(player: Player, at: Prospects) -> float:
    return at.crafts * max(0, max(at.able[1:]) - 1)


def _union_hall(player: Player, at: Prospects) -> float:
    return at.ships * 0.8 * sum(n // 2 for n in at.able)


def _chapel(player: Player, at: Prospects) -> float:
    return 0.62 * at.rounds * (1.0 if player.city_nobles[_CHAPEL] else at.coin)


def _hunting_lodge(player: Player, at: Prospects) -> float:
    noble = player.city_nobles[_LODGE] and player.island_used < _FEW_TILES
    return at.rounds * (0.6 if noble else 0.05)


def _zoning_office(player: Player, at: Prospects) -> float:
    return at.builds * (0.5 if player.city_nobles[_ZONING] else 0.75)


def _royal_supplier(player: Player, at: Prospects) -> float:
    kinds = sum(1 for n in at.able if n)
    return at.ships * 0.7 * min(kinds, player.nobles)


WORTH: Final[dict[str, Worth]] = {
    "small_market": lambda player, at: 0.8 * at.trades,
    "large_market": lambda player, at: 1.6 * at.trades,
    "office": lambda player, at: 0.5 * at.trades,
    "trading_post": lambda player, at: 0.9 * at.trades,
    "harbor": lambda player, at: 1.7 * at.ships,
    "wharf": lambda player, at: at.ships * (0.5 + 0.12 * at.barrels),
    "small_wharf": lambda player, at: at.ships * (0.3 + 0.08 * at.barrels),
    "lighthouse": lambda player, at: 1.9 * at.ships * at.coin,
    "small_warehouse": lambda player, at: at.ships * min(0.6, 0.06 * at.barrels),
    "large_warehouse": lambda player, at: at.ships * min(1.0, 0.1 * at.barrels),
    "storehouse": lambda player, at: at.ships * min(0.8, 0.08 * at.barrels),
    "university": lambda player, at: 0.22 * at.rounds,
    "hospice": lambda player, at: 0.18 * at.rounds,
    "hacienda": lambda player, at: 0.18 * at.rounds,
    "construction_hut": lambda player, at: 0.12 * at.rounds,
    "guesthouse": lambda player, at: 0.2 * at.rounds,
    "black_market": lambda player, at: 0.7 * at.builds,
    "church": lambda player, at: BUILDERS * at.rounds * 0.6,
    "library": lambda player, at: at.rounds * (0.35 + 0.3 * at.coin),
    "land_office": lambda player, at: 0.12 * at.rounds,
    "villa": lambda player, at: MAYORS * at.rounds * 1.1,
    "jeweler": lambda player, at: at.crafts * player.nobles,
    "factory": _factory,
    "aqueduct": _aqueduct,
    "forest_house": _forest_house,
    "specialty_factory": _specialty_factory,
    "union_hall": _union_hall,
    "chapel": _chapel,
    "hunting_lodge": _hunting_lodge,
    "zoning_office": _zoning_office,
    "royal_supplier": _royal_supplier,
}

_BY_INDEX: Final = tuple(WORTH.get(row.id) for row in BUILDINGS)


def functions_worth(player: Player, at: Prospects) -> float:
    """Worth of all functions in a city; an unmanned one counts in part."""
    total = 0.0
    for b in player.owned:
        worth = _BY_INDEX[b]
        if worth is not None:
            value = worth(player, at)
            total += value if player.city[b] else IDLE * value
    return total
