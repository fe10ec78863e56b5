"""What the table needs to know of the kinds of tiles and buildings. No Qt."""

from prdesk.puertorico.catalog.building import Building
from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX
from prdesk.puertorico.catalog.ids import GOODS

ART = "puertorico"
"""The folder of the drawings."""


def building(name: str) -> Building:
    """The catalogue's row for an id."""
    return BUILDINGS[INDEX[name]]


def kind_colour(name: str, edition: str) -> str:
    """The palette's name for a building's colour: its good's, violet or beige, or pink for a plant
    that makes no good (rules 2.5)."""
    row = building(name)
    if row.violet:
        return "violet" if edition == "classic" else "beige"
    return GOODS[row.good] if row.good >= 0 else "pink"
