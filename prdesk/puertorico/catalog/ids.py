"""Ids of the public contract (formats.md section 2), in the order the engine counts them."""

from __future__ import annotations

from typing import Final, Literal, get_args

GoodId = Literal["corn", "indigo", "sugar", "tobacco", "coffee"]
TileId = Literal["corn", "indigo", "sugar", "tobacco", "coffee", "quarry", "forest"]
RoleId = Literal[
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "prospector",
    "prospector_2",
]
BuildingId = Literal[
    "small_indigo_plant",
    "small_sugar_mill",
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
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
    "guild_hall",
    "residence",
    "fortress",
    "customs_house",
    "city_hall",
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
    "statue",
    "cloister",
    "land_office",
    "chapel",
    "hunting_lodge",
    "zoning_office",
    "royal_supplier",
    "villa",
    "jeweler",
    "royal_garden",
]
ExpansionId = Literal["buildings", "nobles"]
VariantId = Literal[
    "corn_compensation",
    "factory_university_swap",
    "random_buildings",
    "nobles_in_draft",
    "decline_colonists",
    "open_vp",
]

GOODS: Final[tuple[str, ...]] = get_args(GoodId)
TILES: Final[tuple[str, ...]] = get_args(TileId)
ROLES: Final[tuple[str, ...]] = get_args(RoleId)
EXPANSIONS: Final[tuple[str, ...]] = get_args(ExpansionId)
VARIANTS: Final[tuple[str, ...]] = get_args(VariantId)
EDITIONS: Final = ("deluxe", "classic")
END_REASONS: Final = ("colonists", "city", "vp")

QUARRY: Final = TILES.index("quarry")
FOREST: Final = TILES.index("forest")
SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, PROSPECTOR, PROSPECTOR_2 = range(len(ROLES))
