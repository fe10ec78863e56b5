"""The components of the base game, as rules sections 1.1 to 1.3 and 2 list them.

Written out again here, on purpose apart from the engine's own tables.
"""

from __future__ import annotations

from typing import Any

from tests.puertorico.table import GOODS

ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
# doubloons, VP, colonists in supply and on ship, ships, face up, quarries, goods, draw pile + row
SETUP: dict[int, dict[str, Any]] = {
    2: {
        "doubloons": 3,
        "vp": 65,
        "supply": 40,
        "ship": 2,
        "ships": [4, 6],
        "roles": [*ROLES, "prospector"],
        "face_up": 3,
        "quarries": 5,
        "goods": [8, 9, 9, 7, 7],
        "tiles": [6, 8, 8, 6, 5],
        "start": ["indigo", "corn"],
    },
    3: {
        "doubloons": 2,
        "vp": 75,
        "supply": 55,
        "ship": 3,
        "ships": [4, 5, 6],
        "roles": ROLES,
        "face_up": 4,
        "quarries": 8,
        "goods": [10, 11, 11, 9, 9],
        "tiles": [9, 10, 11, 9, 8],
        "start": ["indigo", "indigo", "corn"],
    },
    4: {
        "doubloons": 3,
        "vp": 100,
        "supply": 75,
        "ship": 4,
        "ships": [5, 6, 7],
        "roles": [*ROLES, "prospector"],
        "face_up": 5,
        "quarries": 8,
        "goods": [10, 11, 11, 9, 9],
        "tiles": [8, 10, 11, 9, 8],
        "start": ["indigo", "indigo", "corn", "corn"],
    },
    5: {
        "doubloons": 4,
        "vp": 122,
        "supply": 95,
        "ship": 5,
        "ships": [6, 7, 8],
        "roles": [*ROLES, "prospector", "prospector_2"],
        "face_up": 6,
        "quarries": 8,
        "goods": [10, 11, 11, 9, 9],
        "tiles": [8, 9, 11, 9, 8],
        "start": ["indigo", "indigo", "indigo", "corn", "corn"],
    },
}
PRODUCTION = {
    "small_indigo_plant": 4,
    "small_sugar_mill": 4,
    "indigo_plant": 3,
    "sugar_mill": 3,
    "tobacco_storage": 3,
    "coffee_roaster": 3,
}
VIOLET = [
    "small_market",
    "hacienda",
    "construction_hut",
    "small_warehouse",
    "hospice",
    "office",
    "large_market",
    "large_warehouse",
    "factory",
    "university",
    "harbor",
    "wharf",
]
LARGE = ["guild_hall", "residence", "fortress", "customs_house", "city_hall"]

CIRCLES = {
    "indigo_plant": 3,
    "sugar_mill": 3,
    "tobacco_storage": 3,
    "coffee_roaster": 2,
}
"""Circles of the buildings that have more than one."""


def copies(building: str, players: int) -> int:
    """Tiles of a building in the game."""
    if building in LARGE:
        return 1
    if building in PRODUCTION:
        return 2 if players == 2 else PRODUCTION[building]
    return 1 if players == 2 else 2


def plantations(players: int) -> dict[str, int]:
    """Plantation tiles by kind, starting tiles included."""
    setup = SETUP[players]
    start = setup["start"]
    return {g: n + start.count(g) for g, n in zip(GOODS, setup["tiles"], strict=True)}
