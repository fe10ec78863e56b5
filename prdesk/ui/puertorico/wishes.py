"""Where colonists and nobles are of most use, for placing them automatically. No Qt."""

from prdesk.puertorico.catalog.buildings import BUILDINGS
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.ui.puertorico.pieces import COLONIST, NOBLE

BY_VALUE = ("coffee", "tobacco", "sugar", "indigo", "corn")
"""Goods in the order in which their production is seen to."""

PREFERS = {
    "city:chapel": NOBLE,
    "city:hunting_lodge": NOBLE,
    "city:land_office": COLONIST,
    "city:zoning_office": COLONIST,
}
"""Who is the better choice where a noble does something else than a colonist."""


def wishes_of(circles: dict[str, int]) -> list[str]:
    """Every circle by its place, in the order in which they should be filled.

    Args:
        circles: how many circles each place has.
    """
    wishes: list[str] = []
    for good in BY_VALUE:
        wishes += _pairs(circles, good)
    wishes += ["island:quarry"] * circles.get("island:quarry", 0)
    others = [b for b in BUILDINGS if b.good < 0 and f"city:{b.id}" in circles]
    others.sort(key=lambda building: -building.cost)
    wishes += [f"city:{building.id}" for building in others]
    for place, count in circles.items():
        wishes += [place] * (count - wishes.count(place))
    return wishes


def _pairs(circles: dict[str, int], good: str) -> list[str]:
    """A plantation and a circle of its plant in turn, as long as there are both."""
    fields = circles.get(f"island:{good}", 0)
    if good == "corn":
        return ["island:corn"] * fields
    kind = GOODS.index(good)
    plants = [
        f"city:{building.id}"
        for building in BUILDINGS
        if building.good == kind
        for _ in range(circles.get(f"city:{building.id}", 0))
    ]
    return [place for plant in plants[:fields] for place in (f"island:{good}", plant)]
