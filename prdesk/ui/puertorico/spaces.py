"""What lies on which of the twelve city and island spaces. Pure data, no Qt."""

from typing import Any, NamedTuple

from prdesk.puertorico.catalog.setup import CITY_SPACES
from prdesk.ui.board.geometry import Rect
from prdesk.ui.puertorico.kinds import building


class Lot(NamedTuple):
    """A building in the city: the cells it fills, as one rectangle."""

    name: str
    rect: Rect


class Tile(NamedTuple):
    """An island tile: its kind, its number among those of the kind, its place."""

    kind: str
    number: int
    rect: Rect


def city_lots(city: dict[str, Any], cells: tuple[Rect, ...]) -> tuple[list[Lot], list[Rect]]:
    """Where the buildings lie, and the empty cells.

    Small ones fill the city from the beginning, large ones in pairs of neighbours from its end.
    """
    lots: list[Lot] = []
    first, last = 0, CITY_SPACES
    for name in city:
        if building(name).size == 1:
            lots.append(Lot(name, cells[first]))
            first += 1
        else:
            last -= 2
            left, right = cells[last], cells[last + 1]
            lots.append(Lot(name, Rect(left.x, left.y, right.right - left.x, left.h)))
    return lots, list(cells[first:last])


def island_tiles(island: dict[str, Any], cells: tuple[Rect, ...]) -> tuple[list[Tile], list[Rect]]:
    """Where the tiles lie, kind by kind, and the empty cells."""
    tiles: list[Tile] = []
    for kind, held in island.items():
        for number in range(held.get("tiles", 0)):
            tiles.append(Tile(kind, number, cells[len(tiles)]))
    return tiles, list(cells[len(tiles) :])
