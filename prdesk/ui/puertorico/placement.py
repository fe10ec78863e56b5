"""An arrangement of colonists and nobles while it is being edited (rules 3.3, 4.3). No Qt.

Tiles of a kind are alike, so the action is a count per kind of tile and per building; here every
circle is remembered, so that a click changes the very circle under it. A piece that stands
nowhere is unplaced; as long as a circle is free it may not stay so.
"""

from dataclasses import dataclass, field
from typing import Any

from prdesk.ui.puertorico.pieces import COLONIST, NOBLE, SAN_JUAN, circles_of, held_at, pieces_on
from prdesk.ui.puertorico.wishes import PREFERS, wishes_of

PIECES = (COLONIST, NOBLE)


@dataclass
class Placement:
    """The arrangement of one player's pieces.

    Attributes:
        slots: what stands on each circle of each place, "" for nobody.
        total: how many colonists and nobles the player has, those of San Juan included.
    """

    slots: dict[str, list[str]]
    total: dict[str, int]
    _start: dict[str, list[str]] = field(init=False)

    def __post_init__(self) -> None:
        self._start = {place: slots[:] for place, slots in self.slots.items()}

    @classmethod
    def of(cls, player: dict[str, Any]) -> "Placement":
        """The arrangement as it lies on a player's board."""
        circles = circles_of(player)
        slots = {place: pieces_on(player, place, count) for place, count in circles.items()}
        places = (*circles, SAN_JUAN)
        total = {p: sum(held_at(player, place)[p] for place in places) for p in PIECES}
        return cls(slots, total)

    @property
    def circles(self) -> dict[str, int]:
        """How many circles each place has."""
        return {place: len(slots) for place, slots in self.slots.items()}

    @property
    def placed(self) -> dict[str, int]:
        """How many circles of each place hold a piece."""
        return {place: sum(map(bool, slots)) for place, slots in self.slots.items()}

    def spare(self, piece: str) -> int:
        """Colonists or nobles without a circle."""
        return self.total[piece] - sum(slots.count(piece) for slots in self.slots.values())

    @property
    def unplaced(self) -> int:
        """Pieces without a circle: they go to San Juan."""
        return sum(map(self.spare, PIECES))

    @property
    def may_auto(self) -> bool:
        """Whether somebody has no circle yet."""
        return bool(self.unplaced)

    @property
    def rearranges(self) -> bool:
        """Whoever stands somewhere stays."""
        return False

    @property
    def free(self) -> int:
        """Empty circles."""
        return sum(slots.count("") for slots in self.slots.values())

    @property
    def may_confirm(self) -> bool:
        """Whether nobody stays in San Juan while a circle is empty."""
        return not (self.unplaced and self.free)

    def after(self, place: str, index: int) -> str:
        """What a click makes of a circle: a colonist, then a noble, then nobody.

        Whoever is not to be had is left out; the same as now means that a click does nothing.
        """
        now = self.slots[place][index]
        for piece in PIECES[PIECES.index(now) + 1 if now else 0 :]:
            if self.spare(piece) > 0:
                return piece
        return ""

    def toggle(self, place: str, index: int) -> bool:
        """Change the piece on a circle; San Juan sends a piece to where it is wanted most.

        Args:
            place: a place with circles, or `san_juan` or `san_juan:noble`.

        Returns:
            False if nothing changed.
        """
        if place.startswith(SAN_JUAN):
            return self._send(NOBLE if place.endswith(NOBLE) else COLONIST)
        after = self.after(place, index)
        if after == self.slots[place][index]:
            return False
        self.slots[place][index] = after
        return True

    def reset(self) -> None:
        """Back to the arrangement that was there at the beginning."""
        self.slots = {place: slots[:] for place, slots in self._start.items()}

    def auto_place(self) -> None:
        """Place the rest where they are wanted most: production, quarries, the other buildings."""
        for place in sorted(self._wanted(), key=lambda place: place not in PREFERS):
            first = PREFERS.get(place, COLONIST)
            other = COLONIST if first == NOBLE else NOBLE
            slots = self.slots[place]
            slots[slots.index("")] = first if self.spare(first) else other

    def _wanted(self) -> list[str]:
        """The empty circles that everybody without a place should fill, by their places."""
        placed = self.placed
        wanted = []
        for place in wishes_of(self.circles):
            if placed[place]:
                placed[place] -= 1
            else:
                wanted.append(place)
        return wanted[: self.unplaced]

    def action(self) -> dict[str, Any]:
        """The arrangement as a `place` action."""
        found: dict[str, Any] = {"type": "place", **self._counts(COLONIST)}
        nobles = self._counts(NOBLE)
        if any(nobles.values()):
            found["nobles"] = nobles
        return found

    def _counts(self, piece: str) -> dict[str, dict[str, int]]:
        found: dict[str, dict[str, int]] = {"island": {}, "city": {}}
        for place, slots in self.slots.items():
            board, _, what = place.partition(":")
            if piece in slots:
                found[board][what] = slots.count(piece)
        return found

    def _send(self, piece: str) -> bool:
        if not (self.spare(piece) and self.free):
            return False
        slots = self.slots[self._wanted()[0]]
        slots[slots.index("")] = piece
        return True
