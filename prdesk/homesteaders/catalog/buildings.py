"""The building tiles (rules sections 1.3 and 2)."""

from __future__ import annotations

from typing import Final

from prdesk.homesteaders.catalog.building import (
    ADVANCE,
    CHIT,
    DEBT_PAID,
    TRACK,
    WORKER,
    Building,
    Cost,
    cost_of,
    packed,
)
from prdesk.homesteaders.catalog.ids import (
    BUILDINGS,
    COMMERCIAL,
    INDUSTRIAL,
    RESIDENTIAL,
    SPECIAL,
    STAGES,
)


def _row(
    name: str,
    type: int,
    stage: str,
    copies: int,
    cost: str,
    vp: int = 0,
    income: str = "",
    slots: tuple[str, ...] = (),
    bonus: tuple[str, ...] = (),
    built: int = 0,
) -> Building:
    return Building(
        name,
        type,
        STAGES.index(stage),
        copies,
        max(copies - 1, min(copies, 1)),
        cost_of(cost),
        vp,
        packed(income),
        tuple([packed(slot) for slot in slots]),
        bonus,
        built,
    )


ROWS: Final[tuple[Building, ...]] = (
    _row("homestead", RESIDENTIAL, "settlement", 0, "", 0, "2$", ("W", "V")),
    _row("grain_mill", RESIDENTIAL, "settlement", 1, "W S", 2, "F"),
    _row("farm", RESIDENTIAL, "settlement", 3, "W", 0, "", ("2$ T", "F")),
    _row("market", COMMERCIAL, "settlement", 3, "W", 2, "T", ("2$",)),
    _row("foundry", INDUSTRIAL, "settlement", 3, "", 0, "", ("S",)),
    _row("steel_mill", INDUSTRIAL, "settlement", 1, "2W G", 0, "S"),
    _row(
        "boarding_house",
        RESIDENTIAL,
        "settlement_town",
        1,
        "2W",
        0,
        "2$",
        bonus=("industrial",),
        built=DEBT_PAID,
    ),
    _row(
        "railworkers_house",
        RESIDENTIAL,
        "settlement_town",
        1,
        "2S",
        0,
        "$ T",
        bonus=("worker", "track"),
    ),
    _row("ranch", RESIDENTIAL, "settlement_town", 2, "W S F", 0, "", ("L",), built=CHIT),
    _row("trading_post", COMMERCIAL, "settlement_town", 1, "G", 0, "2T"),
    _row("general_store", COMMERCIAL, "settlement_town", 2, "S", 2, "T"),
    _row("gold_mine", INDUSTRIAL, "settlement_town", 2, "W S", 0, "", ("G",)),
    _row("copper_mine", INDUSTRIAL, "settlement_town", 2, "2W S", 0, "", ("C",)),
    _row("river_port", INDUSTRIAL, "settlement_town", 2, "W", 0, "", ("", "G")),
    _row("church", RESIDENTIAL, "town", 1, "W S G C", 10, "2V"),
    _row("workshop", RESIDENTIAL, "town", 2, "S", 2, "V", built=WORKER),
    _row("depot", COMMERCIAL, "town", 2, "W S", 0, "2$", bonus=("track",), built=ADVANCE),
    _row("stables", COMMERCIAL, "town", 1, "L", 0, "T V", bonus=("residential",)),
    _row("bank", COMMERCIAL, "town", 1, "S C", 3, bonus=("special",)),
    _row("meatpacking_plant", INDUSTRIAL, "town", 1, "W L", 2, "", ("2V", "2V")),
    _row("forge", INDUSTRIAL, "town", 2, "2S", 1, "", ("2V",), built=ADVANCE),
    _row("factory", SPECIAL, "town", 1, "2S C", 6, "2V", bonus=("industrial",)),
    _row("rodeo", SPECIAL, "town", 1, "F L", 4),
    _row("lawyer", SPECIAL, "town", 1, "W G L", 4, "2V", bonus=("commercial",)),
    _row("fairgrounds", SPECIAL, "town", 1, "2W C L", 6, "G", bonus=("residential",)),
    _row("dude_ranch", RESIDENTIAL, "city", 2, "W F", 3, bonus=("worker",)),
    _row("town_hall", RESIDENTIAL, "city", 1, "2W C", 10, bonus=("commercial",)),
    _row("terminal", COMMERCIAL, "city", 2, "2S", 6, bonus=("track",)),
    _row("restaurant", COMMERCIAL, "city", 2, "W L", 8, bonus=("special",)),
    _row("train_station", INDUSTRIAL, "city", 2, "W C", 3, built=TRACK),
    _row("circus", SPECIAL, "city", 1, "2F L", 8, bonus=("worker",)),
    _row("rail_yard", SPECIAL, "city", 1, "2S G C", 6, bonus=("building",), built=ADVANCE),
)
assert tuple([row.id for row in ROWS]) == BUILDINGS

COUNT: Final = len(ROWS)
INDEX: Final[dict[str, int]] = {name: b for b, name in enumerate(BUILDINGS)}
COSTS: Final[tuple[Cost, ...]] = tuple([row.cost for row in ROWS])
ON_BUILD: Final[tuple[int, ...]] = tuple([row.built for row in ROWS])
POINTS: Final[tuple[int, ...]] = tuple([row.vp for row in ROWS])
TYPE_OF: Final[tuple[int, ...]] = tuple([row.type for row in ROWS])

OF_TYPE: Final[tuple[int, ...]] = tuple(
    [sum([1 << b for b, row in enumerate(ROWS) if row.type & types]) for types in range(1 << 4)]
)
"""By a set of types: the buildings of those types, one bit each."""
