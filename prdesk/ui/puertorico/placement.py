"""An arrangement of colonists while it is being edited (rules 3.3). No Qt.

Tiles of a kind are alike, so an arrangement is a count per kind of tile and per building. A
colonist that stands nowhere is unplaced; as long as a circle is free he may not stay so.
"""

from dataclasses import dataclass, field
from typing import Any

from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX
from prdesk.puertorico.catalog.ids import GOODS

BY_VALUE = ("coffee", "tobacco", "sugar", "indigo", "corn")
"""Goods in the order in which `auto_place` sees to their production."""

SAN_JUAN = "san_juan"


def _circles(player: dict[str, Any]) -> dict[str, int]:
    """Circles of a player by place: `island:corn`, `city:harbor`."""
    island = {f"island:{t}": v.get("tiles", 0) for t, v in player.get("island", {}).items()}
    city = {f"city:{b}": BUILDINGS[INDEX[b]].circles for b in player.get("city", {})}
    return {place: count for place, count in {**island, **city}.items() if count}


def _colonists(player: dict[str, Any], circles: dict[str, int]) -> dict[str, int]:
    found: dict[str, int] = {}
    for place in circles:
        board, _, what = place.partition(":")
        found[place] = player[board][what].get("colonists", 0)
    return found


@dataclass
class Placement:
    """The arrangement of one player's colonists.

    Attributes:
        circles: how many circles each place has.
        placed: how many of them hold a colonist.
        total: the player's colonists, those of San Juan included.
    """

    circles: dict[str, int]
    placed: dict[str, int]
    total: int
    _start: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        self._start = dict(self.placed)

    @classmethod
    def of(cls, player: dict[str, Any]) -> "Placement":
        """The arrangement as it lies on a player's board."""
        circles = _circles(player)
        placed = _colonists(player, circles)
        spare = player.get("san_juan", {}).get("colonists", 0)
        return cls(circles, placed, sum(placed.values()) + spare)

    @property
    def unplaced(self) -> int:
        """Colonists without a circle: they go to San Juan."""
        return self.total - sum(self.placed.values())

    @property
    def free(self) -> int:
        """Empty circles."""
        return sum(self.circles.values()) - sum(self.placed.values())

    @property
    def may_confirm(self) -> bool:
        """Whether nobody stays in San Juan while a circle is empty."""
        return not (self.unplaced and self.free)

    def toggle(self, place: str, index: int) -> bool:
        """Empty the circle if it is filled, else fill it; False if there is nobody to fill it.

        The first circles of a place are the filled ones. San Juan sends a colonist to the circle
        that wants him most.
        """
        if place == SAN_JUAN:
            return self._fill_one()
        if index < self.placed[place]:
            self.placed[place] -= 1
        elif self.unplaced:
            self.placed[place] += 1
        else:
            return False
        return True

    def reset(self) -> None:
        """Back to the arrangement that was there at the beginning."""
        self.placed = dict(self._start)

    def auto_place(self) -> None:
        """Arrange everybody anew: production first, then quarries, then the other buildings."""
        self.placed = dict.fromkeys(self.circles, 0)
        for place in self._wishes():
            if not self.unplaced:
                break
            if self.placed[place] < self.circles[place]:
                self.placed[place] += 1

    def _fill_one(self) -> bool:
        if not (self.unplaced and self.free):
            return False
        counted = dict.fromkeys(self.circles, 0)
        for place in self._wishes():
            counted[place] += 1
            if self.placed[place] < counted[place] <= self.circles[place]:
                self.placed[place] += 1
                break
        return True

    def action(self) -> dict[str, Any]:
        """The arrangement as a `place` action."""
        found: dict[str, Any] = {"type": "place", "island": {}, "city": {}}
        for place, count in self.placed.items():
            if count:
                board, _, what = place.partition(":")
                found[board][what] = count
        return found

    def _wishes(self) -> list[str]:
        """Every circle by its place, in the order in which they should get a colonist."""
        wishes: list[str] = []
        for good in BY_VALUE:
            wishes += self._pairs(good)
        wishes += ["island:quarry"] * self.circles.get("island:quarry", 0)
        others = [b for b in BUILDINGS if b.violet and f"city:{b.id}" in self.circles]
        others.sort(key=lambda building: -building.cost)
        wishes += [f"city:{building.id}" for building in others]
        for place, count in self.circles.items():
            wishes += [place] * (count - wishes.count(place))
        return wishes

    def _pairs(self, good: str) -> list[str]:
        """A plantation and a circle of its plant in turn, as long as there are both."""
        fields = self.circles.get(f"island:{good}", 0)
        if good == "corn":
            return ["island:corn"] * fields
        kind = GOODS.index(good)
        plants = [
            f"city:{building.id}"
            for building in BUILDINGS
            if building.good == kind
            for _ in range(self.circles.get(f"city:{building.id}", 0))
        ]
        return [place for plant in plants[:fields] for place in (f"island:{good}", plant)]
