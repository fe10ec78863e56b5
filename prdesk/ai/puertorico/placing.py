"""Sensible colonist arrangements, a handful of the many legal ones."""

from __future__ import annotations

from prdesk.puertorico.catalog.buildings import BUILDINGS, COUNT
from prdesk.puertorico.catalog.ids import QUARRY
from prdesk.puertorico.phases.arrangement import CITY_BITS, CITY_START, TILE_BITS, circles
from prdesk.puertorico.state import Player

Unit = tuple[float, int, int]
"""Worth of a group of circles for each colonist, colonists it takes, its code."""

_GOOD_WORTH = (1.0, 1.15, 1.3, 1.6, 1.8)
_QUARRY_WORTH = 1.3
_VIOLET_WORTH = {
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
}
_WORTH = tuple(_VIOLET_WORTH.get(b.id, 0.0) for b in BUILDINGS)
_LARGE_FIRST = 9.0
_LARGE_LATER = 0.3
_PLANTS = tuple(
    tuple(b for b in range(COUNT) if BUILDINGS[b].good == good and good > 0) for good in range(5)
)


def arrangements(player: Player) -> list[int]:
    """Codes of a few arrangements: by production, quarries first, large buildings first."""
    found: list[int] = []
    for large, quarry in ((_LARGE_LATER, 1.0), (_LARGE_FIRST, 1.0), (_LARGE_LATER, 3.0)):
        code = _fill(player, _units(player, large, quarry))
        if code not in found:
            found.append(code)
    return found


def _units(player: Player, large: float, quarry: float) -> list[Unit]:
    """Groups of circles that do something together, best for each colonist first."""
    units: list[Unit] = [(1.0, 1, 1) for _ in range(player.tiles[0])]
    worth = _QUARRY_WORTH * quarry
    units += [(worth, 1, 1 << TILE_BITS * QUARRY) for _ in range(player.tiles[QUARRY])]
    for good in range(1, 5):
        rooms = [b for b in _PLANTS[good] if player.city[b] >= 0 for _ in range(_circles(b))]
        field = 1 << TILE_BITS * good
        for b in rooms[: player.tiles[good]]:
            # A field and a plant each stand idle without the other.
            units.append((_GOOD_WORTH[good] * 1.2 / 2, 2, field + _one(b)))
    for b in player.owned:
        if BUILDINGS[b].good < 0 and _circles(b):
            units.append((large if BUILDINGS[b].size == 2 else _WORTH[b], 1, _one(b)))
    units.sort(key=lambda unit: -unit[0])
    return units


def _fill(player: Player, units: list[Unit]) -> int:
    men = player.pieces()
    code = 0
    for _, takes, part in units:
        if takes <= men:
            code += part
            men -= takes
    for shift, most in circles(player):
        width = TILE_BITS if shift < CITY_START else CITY_BITS
        placed = code >> shift & (1 << width) - 1
        extra = min(men, most - placed)
        code += extra << shift
        men -= extra
    return code


def _one(building: int) -> int:
    return 1 << CITY_START + CITY_BITS * building


def _circles(building: int) -> int:
    return BUILDINGS[building].circles
