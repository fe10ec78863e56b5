"""The top of every player's board: the seat's colour, place in the order of play, name, marks."""

from typing import NamedTuple

from prdesk.ui.board.elements import Look
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.moment import Moment
from prdesk.ui.board.pen import Pen

MARKER = 0.88
"""Height of the first player's marker, as a share of the plate's."""


class Tag(NamedTuple):
    """A few words behind a name, on a ground of a colour of the palette."""

    words: str
    ground: str
    ink: str


class Plate(NamedTuple):
    """What a name plate says.

    Attributes:
        order: the seat's place in the order of play.
        marker: the drawing of the first player's marker, empty for the others.
        marker_key: what the marker is called as an anchor.
        about: what the pointer says.
    """

    order: int
    marker: str
    marker_key: str
    about: str
    tag: Tag | None = None


def ground(pen: Pen, moment: Moment, rect: Rect, seat: int) -> None:
    """The paper board with the seat's colour at its left; framed while the seat decides."""
    px = pen.px
    radius = px(9)
    pen.box("board", rect, "panel", radius)
    pen.box("seat", rect.inset(1).at_left(px(7)), "spine", radius - 1, f"seat:{seat}")
    if moment.position["turn"]["player"] == seat:
        pen.box("deciding", rect, "frame", radius, "accent")
    pen.anchor(f"player:{seat}", rect)


def name_plate(pen: Pen, moment: Moment, area: Rect, seat: int, size: float, plate: Plate) -> None:
    """A mark for who decides now, the order of play, name, the first player's marker, the tag."""
    px = pen.px
    side = min(area.h, px(size * 1.15))
    badge = Rect(area.x, area.cy - side / 2, side, side)
    if moment.position["turn"]["player"] == seat:
        mark = Rect(badge.x, area.cy - side * 0.3, side * 0.5, side * 0.6)
        pen.box("mark", mark, "turn")
        badge = Rect(mark.right + px(3), badge.y, side, side)
    pen.box("order", badge, "circle")
    pen.text("order number", badge, str(plate.order), size * 0.68, 700, "on:circle", 0.5)
    room = area.trim(left=badge.right - area.x + px(5))
    marker = area.h * MARKER if plate.marker else 0.0
    tagged = pen.wide(plate.tag.words, 11, 600) + px(12) if plate.tag else 0.0
    taken = sum(wide + px(4) for wide in (marker, tagged) if wide)
    name = room.trim(right=taken)
    wide = pen.text("name", name, moment.snapshot.names[seat], size, 700, "ink", 0, "serif")
    x = name.x + wide + px(4)
    if plate.marker:
        place = Rect(x, area.cy - marker / 2, marker, marker)
        pen.art(plate.marker_key, place, plate.marker)
        pen.anchor(plate.marker_key, place)
        x = place.right + px(4)
    if plate.tag:
        place = Rect(x, area.cy - px(9), tagged, px(18)).snapped()
        pen.box("tag", place, "fill", px(9), plate.tag.ground)
        pen.text("tag words", place, plate.tag.words, 11, 600, plate.tag.ink, 0.5)
    pen.anchor(f"name:{seat}", Rect(name.x, name.y, max(wide, px(20)), name.h))
    look = Look(seat) if seat != moment.viewer else None
    pen.spot(f"name:{seat}", area, look, about=plate.about)


def way_back(pen: Pen, foot: Rect, viewer: int, words: str) -> None:
    """What to click to see one's own board again, at the foot of the board looked at."""
    px = pen.px
    place = foot.centred(pen.wide(words, 13, 600) + px(28), px(26))
    pen.box("back", place, "fill", px(13), "accent")
    pen.text("back words", place, words, 13, 600, "on_accent", 0.5)
    pen.spot("back", place, Look(viewer), about="", radius=px(13))
