"""The building tiles (rules sections 2.1-2.5 and 8)."""

from __future__ import annotations

from typing import Final

from prdesk.core.additions import added_modules
from prdesk.puertorico.catalog.building import Building
from prdesk.puertorico.catalog.goods import GOODS


def _plant(
    name: str, cost: int, vp: int, circles: int, copies: int, good: str, plant: str
) -> Building:
    return Building(name, cost, vp, circles, vp, copies, 2, 1, good=GOODS.index(good), plant=plant)


def _small(name: str, cost: int, vp: int, of: str = "base", circles: int = 1) -> Building:
    return Building(name, cost, vp, circles, vp, 2, 1, 1, of)


def _large(name: str, of: str = "base", vp: int = 4, circles: int = 1) -> Building:
    return Building(name, 10, vp, circles, 4, 1, 1, 2, of)


BUILDINGS: Final[tuple[Building, ...]] = (
    _plant("small_indigo_plant", 1, 1, 1, 4, "indigo", "small"),
    _plant("small_sugar_mill", 2, 1, 1, 4, "sugar", "small"),
    _plant("indigo_plant", 3, 2, 3, 3, "indigo", "large"),
    _plant("sugar_mill", 4, 2, 3, 3, "sugar", "large"),
    _plant("tobacco_storage", 5, 3, 3, 3, "tobacco", "large"),
    _plant("coffee_roaster", 6, 3, 2, 3, "coffee", "large"),
    _small("small_market", 1, 1),
    _small("hacienda", 2, 1),
    _small("construction_hut", 2, 1),
    _small("small_warehouse", 3, 1),
    _small("hospice", 4, 2),
    _small("office", 5, 2),
    _small("large_market", 5, 2),
    _small("large_warehouse", 6, 2),
    _small("factory", 7, 3),
    _small("university", 8, 3),
    _small("harbor", 8, 3),
    _small("wharf", 9, 3),
    _large("guild_hall"),
    _large("residence"),
    _large("fortress"),
    _large("customs_house"),
    _large("city_hall"),
    _small("aqueduct", 1, 1, "buildings"),
    _small("forest_house", 2, 1, "buildings"),
    _small("black_market", 2, 1, "buildings"),
    _small("storehouse", 3, 1, "buildings"),
    _small("guesthouse", 4, 2, "buildings", circles=2),
    _small("trading_post", 5, 2, "buildings"),
    _small("church", 5, 2, "buildings"),
    _small("small_wharf", 6, 2, "buildings"),
    _small("lighthouse", 7, 3, "buildings"),
    _small("specialty_factory", 8, 3, "buildings"),
    _small("library", 8, 3, "buildings"),
    _small("union_hall", 9, 3, "buildings"),
    _large("statue", "buildings", vp=8, circles=0),
    _large("cloister", "buildings"),
    _small("land_office", 2, 1, "nobles"),
    _small("chapel", 3, 1, "nobles"),
    _small("hunting_lodge", 4, 2, "nobles"),
    _small("zoning_office", 5, 2, "nobles"),
    _small("royal_supplier", 6, 2, "nobles"),
    _small("villa", 7, 3, "nobles"),
    Building("jeweler", 8, 3, 1, 3, 2, 2, 1, "nobles", plant="large"),
    _large("royal_garden", "nobles"),
    *(module.ROW for module in added_modules("prdesk.puertorico.fan", "row").values()),
)
NAMES: Final[tuple[str, ...]] = tuple([b.id for b in BUILDINGS])
INDEX: Final[dict[str, int]] = {b.id: i for i, b in enumerate(BUILDINGS)}
COUNT: Final = len(BUILDINGS)
CIRCLES: Final[tuple[int, ...]] = tuple([b.circles for b in BUILDINGS])
COLUMNS: Final[tuple[int, ...]] = tuple([b.column for b in BUILDINGS])
SIZES: Final[tuple[int, ...]] = tuple([b.size for b in BUILDINGS])
POINTS: Final[tuple[int, ...]] = tuple([b.vp for b in BUILDINGS])

DRAFT_SPACES: Final = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}
"""Kinds of each cost that a draft chooses (rules 4.1)."""

EXCLUSIVE: Final = ("hacienda", "forest_house")
"""Never in one game of the classic edition (ruling 7.2)."""

HACIENDA: Final = INDEX["hacienda"]
CONSTRUCTION_HUT: Final = INDEX["construction_hut"]
HOSPICE: Final = INDEX["hospice"]
OFFICE: Final = INDEX["office"]
UNIVERSITY: Final = INDEX["university"]
WHARF: Final = INDEX["wharf"]
FOREST_HOUSE: Final = INDEX["forest_house"]
BLACK_MARKET: Final = INDEX["black_market"]
GUESTHOUSE: Final = INDEX["guesthouse"]
TRADING_POST: Final = INDEX["trading_post"]
SMALL_WHARF: Final = INDEX["small_wharf"]
LIBRARY: Final = INDEX["library"]
