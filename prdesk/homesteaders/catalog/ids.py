"""Ids of the public contract (formats.md sections 2 and 4), in the order the engine counts them."""

from __future__ import annotations

from typing import Final, Literal, get_args

GoodId = Literal["wood", "food", "steel", "gold", "copper", "livestock"]
BuildingId = Literal[
    "homestead",
    "grain_mill",
    "farm",
    "market",
    "foundry",
    "steel_mill",
    "boarding_house",
    "railworkers_house",
    "ranch",
    "trading_post",
    "general_store",
    "gold_mine",
    "copper_mine",
    "river_port",
    "church",
    "workshop",
    "depot",
    "stables",
    "bank",
    "meatpacking_plant",
    "forge",
    "factory",
    "rodeo",
    "lawyer",
    "fairgrounds",
    "dude_ranch",
    "town_hall",
    "terminal",
    "restaurant",
    "train_station",
    "circus",
    "rail_yard",
]
LotId = Literal["1", "2", "3"]
VariantId = Literal["open_holdings"]

GOODS: Final[tuple[str, ...]] = get_args(GoodId)
BUILDINGS: Final[tuple[str, ...]] = get_args(BuildingId)
LOTS: Final[tuple[str, ...]] = get_args(LotId)
VARIANTS: Final[tuple[str, ...]] = get_args(VariantId)
TYPES: Final = ("residential", "commercial", "industrial", "special")
STAGES: Final = ("settlement", "settlement_town", "town", "city")
REWARDS: Final[tuple[str, ...]] = ("trade", "track", "worker", *GOODS, "vp")
"""Rewards of the railroad track, those of lower positions first (rules 4.3)."""

BIDS: Final = (3, 4, 5, 6, 7, 9, 12, 16, 21)

# Literal numbers, since the compiler puts those straight into the code.
WOOD: Final = 0
FOOD: Final = 1
STEEL: Final = 2
GOLD: Final = 3
COPPER: Final = 4
LIVESTOCK: Final = 5

HOMESTEAD: Final = 0
MARKET: Final = 3
GENERAL_STORE: Final = 10
RIVER_PORT: Final = 13
BANK: Final = 18
FORGE: Final = 20
RODEO: Final = 22
LAWYER: Final = 23
TRAIN_STATION: Final = 29

RESIDENTIAL: Final = 1
COMMERCIAL: Final = 2
INDUSTRIAL: Final = 4
SPECIAL: Final = 8
ANY_TYPE: Final = 15
"""Bits of the types, in the order of TYPES; an auction tile allows a set of them."""

TOP_BID: Final = 8
"""Index of the highest bid."""

NEUTRAL_START: Final = 2
NEUTRAL_TOP: Final = 5
"""Indices into BIDS of the levels 5 and 9 of the neutral marker (rules 5.1)."""

LAST_ROUND: Final = 10
FINAL_ROUND: Final = 11
"""The last round with an auction, and the number of the final income and scoring."""
