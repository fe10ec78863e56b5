"""Sensible arrangements of colonists and nobles, a handful of the many legal ones."""

from __future__ import annotations

from typing import Final

from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX
from prdesk.puertorico.catalog.ids import QUARRY
from prdesk.puertorico.phases.arrangement import CITY_BITS, CITY_START, NOBLES, TILE_BITS, circles
from prdesk.puertorico.state import Player

Unit = tuple[float, int, int]
"""Worth of a group of circles for each piece, pieces it takes, its code."""

_GOOD_WORTH: Final = (1.0, 1.15, 1.3, 1.6, 1.8)
_QUARRY_WORTH: Final = 1.3
_FUNCTION_WORTH: Final = {
    "small_market": 0.9,
    "hacienda": 0.8,
    "construction_hut": 0.7,
    "small_warehouse": 0.6,
    "hospice": 0.9,
    "office": 0.5,
    "large_market": 1.4,
    "large_warehouse": 0.8,
    "factory": 1.8,
    "university": 0.8,
    "harbor": 2.2,
    "wharf": 2.0,
    "aqueduct": 1.2,
    "forest_house": 0.6,
    "black_market": 0.8,
    "storehouse": 0.7,
    "guesthouse": 0.4,
    "trading_post": 1.1,
    "church": 1.2,
    "small_wharf": 1.5,
    "lighthouse": 1.4,
    "specialty_factory": 1.5,
    "library": 2.0,
    "union_hall": 1.8,
    "land_office": 0.6,
    "chapel": 1.4,
    "hunting_lodge": 0.6,
    "zoning_office": 1.0,
    "royal_supplier": 1.4,
    "villa": 2.2,
    "jeweler": 1.8,
}
_WORTH: Final = tuple(_FUNCTION_WORTH.get(b.id, 0.0) for b in BUILDINGS)
_LARGE_FIRST: Final = 9.0
_LARGE_LATER: Final = 0.3
_BETTER_NOBLE: Final = tuple(INDEX[name] for name in ("chapel", "hunting_lodge", "zoning_office"))
"""Buildings whose noble does something that a colonist doesn't."""


def arrangements(player: Player) -> list[int]:
    """Codes of a few arrangements: by production, quarries first, large buildings first."""
    found: list[int] = []
    for large, quarry in ((_LARGE_LATER, 1.0), (_LARGE_FIRST, 1.0), (_LARGE_LATER, 3.0)):
        code = _fill(player, _units(player, large, quarry))
        for half in _nobles(player, code):
            if code + half not in found:
                found.append(code + half)
    return found


def _units(player: Player, large: float, quarry: float) -> list[Unit]:
    """Groups of circles that do something together, best for each piece first."""
    units: list[Unit] = [(1.0, 1, 1) for _ in range(player.tiles[0])]
    worth = _QUARRY_WORTH * quarry
    units += [(worth, 1, 1 << TILE_BITS * QUARRY) for _ in range(player.tiles[QUARRY])]
    rooms: list[list[int]] = [[] for _ in range(5)]
    for b in player.owned:
        row = BUILDINGS[b]
        if row.good > 0:
            rooms[row.good] += [b] * row.circles
        elif row.circles:
            value = large if row.size == 2 else _WORTH[b]
            units += [(value, 1, _one(b))] * row.circles
    for good in range(1, 5):
        field = 1 << TILE_BITS * good
        for b in rooms[good][: player.tiles[good]]:
            # A field and a plant each stand idle without the other.
            units.append((_GOOD_WORTH[good] * 1.2 / 2, 2, field + _one(b)))
    units.sort(key=lambda unit: -unit[0])
    return units


def _fill(player: Player, units: list[Unit]) -> int:
    pieces = player.pieces
    code = 0
    for _, takes, part in units:
        if takes <= pieces:
            code += part
            pieces -= takes
    for shift, most in circles(player):
        extra = min(pieces, most - _at(code, shift))
        code += extra << shift
        pieces -= extra
    return code


def _nobles(player: Player, code: int) -> list[int]:
    """Halves of the code that make some pieces nobles: on the buildings that want one first, or
    on them last."""
    nobles = player.nobles
    if not nobles:
        return [0]
    manned = [shift for shift, _ in circles(player) for _ in range(_at(code, shift))]
    wanting = {CITY_START + CITY_BITS * b for b in _BETTER_NOBLE}
    placed = min(nobles, len(manned))
    found = []
    for first in (True, False):
        order = sorted(manned, key=lambda shift: (shift in wanting) != first)
        found.append(sum(1 << NOBLES + shift for shift in order[:placed]))
    return found


def _at(code: int, shift: int) -> int:
    return code >> shift & (15 if shift < CITY_START else 3)


def _one(building: int) -> int:
    return 1 << CITY_START + CITY_BITS * building
