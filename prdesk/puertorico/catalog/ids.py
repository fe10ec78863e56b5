"""Ids of the public contract (formats.md section 2), in the order the engine counts them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, get_args

from prdesk.puertorico.catalog.buildings import NAMES
from prdesk.puertorico.catalog.goods import GOODS, GoodId

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
if TYPE_CHECKING:
    BuildingId = str
else:
    BuildingId = Literal[NAMES]
ExpansionId = Literal["buildings", "nobles"]
VariantId = Literal[
    "corn_compensation",
    "factory_university_swap",
    "random_buildings",
    "nobles_in_draft",
    "decline_colonists",
    "open_vp",
]

TILES: Final[tuple[str, ...]] = get_args(TileId)
ROLES: Final[tuple[str, ...]] = get_args(RoleId)
EXPANSIONS: Final[tuple[str, ...]] = get_args(ExpansionId)
VARIANTS: Final[tuple[str, ...]] = get_args(VariantId)
EDITIONS: Final = ("deluxe", "classic")
END_REASONS: Final = ("colonists", "city", "vp")

# Literal numbers, since the compiler puts those straight into the code.
QUARRY: Final = 5
FOREST: Final = 6

SETTLER: Final = 0
MAYOR: Final = 1
BUILDER: Final = 2
CRAFTSMAN: Final = 3
TRADER: Final = 4
CAPTAIN: Final = 5
PROSPECTOR: Final = 6
PROSPECTOR_2: Final = 7

__all__ = ["GOODS", "GoodId"]
