"""The components of the game and its expansions, as rules sections 1.1 to 1.3 and 2 list them.

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

# Expansion I (2.4) and Expansion II (2.5)
NEW_SMALL = [
    "aqueduct",
    "forest_house",
    "black_market",
    "storehouse",
    "guesthouse",
    "trading_post",
    "church",
    "small_wharf",
    "lighthouse",
    "specialty_factory",
    "library",
    "union_hall",
]
NEW_LARGE = ["statue", "cloister"]
NOBLE_SMALL = ["land_office", "chapel", "hunting_lodge", "zoning_office", "royal_supplier", "villa"]
NOBLE_KINDS = [*NOBLE_SMALL, "jeweler", "royal_garden"]
TWO_SPACES = {*LARGE, *NEW_LARGE, "royal_garden"}

DRAFT: dict[int, list[str]] = {
    1: ["small_market", "aqueduct"],
    2: ["hacienda", "construction_hut", "forest_house", "black_market"],
    3: ["small_warehouse", "storehouse"],
    4: ["hospice", "guesthouse"],
    5: ["office", "large_market", "trading_post", "church"],
    6: ["large_warehouse", "small_wharf"],
    7: ["factory", "lighthouse"],
    8: ["university", "harbor", "specialty_factory", "library"],
    9: ["wharf", "union_hall"],
    10: [*LARGE, *NEW_LARGE],
}
"""The kinds that compete for the spaces of a cost (4.1)."""
SPACES = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}
NOBLES_DRAFT: dict[int, list[str]] = {
    cost: [*kinds, *more]
    for (cost, kinds), more in zip(
        DRAFT.items(),
        [
            [],
            ["land_office"],
            ["chapel"],
            ["hunting_lodge"],
            ["zoning_office"],
            ["royal_supplier"],
            ["villa"],
            ["jeweler"],
            [],
            ["royal_garden"],
        ],
        strict=True,
    )
}
"""The same with `nobles_in_draft`."""

CIRCLES = {
    "indigo_plant": 3,
    "sugar_mill": 3,
    "tobacco_storage": 3,
    "coffee_roaster": 2,
    "guesthouse": 2,
    "statue": 0,
}
"""Circles of the buildings that do not have exactly one."""


def copies(building: str, players: int) -> int:
    """Tiles of a building in the game."""
    if building in TWO_SPACES:
        return 1
    if building == "jeweler":
        return 2
    if building in PRODUCTION:
        return 2 if players == 2 else PRODUCTION[building]
    return 1 if players == 2 else 2


def plantations(players: int) -> dict[str, int]:
    """Plantation tiles by kind, starting tiles included."""
    setup = SETUP[players]
    start = setup["start"]
    return {g: n + start.count(g) for g, n in zip(GOODS, setup["tiles"], strict=True)}


def drafted(*wanted: str) -> list[str]:
    """Seventeen kinds as a draft could leave them: those wanted, and base kinds for the rest."""
    kinds: list[str] = []
    for cost, space in SPACES.items():
        first = [b for b in NOBLES_DRAFT[cost] if b in wanted]
        rest = [b for b in DRAFT[cost] if b not in wanted]
        assert len(first) <= space, f"no space for {first}"
        kinds += [*first, *rest][:space]
    return kinds
