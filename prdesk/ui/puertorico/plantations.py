"""The plantations that lie open, the quarries, the face-down stack and the discards."""

from prdesk.puertorico.catalog.setup import SETUP
from prdesk.ui.board.geometry import Rect, grid
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import bits
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import say, tile_title

LINES = 2


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the plantations."""
    px = pen.px
    rect = moment.layout.plantations
    inside = bits.board(pen, rect)
    lies = moment.position["plantations"]
    discarded = say("discarded", len(lies["discard"]))
    heading = inside.at_top(px(18))
    wide = pen.title("heading", heading, say("plantations"), 13, "ink_soft")
    pen.text("discarded", heading.trim(left=wide + px(6)), discarded, 11, 400, "ink_soft", 1.0)
    pen.anchor("discard", heading.at_right(px(40)))
    row = SETUP[len(moment.position["players"])].face_up
    columns = -(-(row + 2) // LINES)
    cells = grid(inside.trim(top=px(21)), columns, LINES, px(5))
    for index in range(row):
        pen.anchor(f"face_up:{index}", _square(cells[index]))
    for index, tile in enumerate(lies["face_up"]):
        part = pen.at(str(index))
        place = _square(cells[index])
        part.art("tile", place, f"{ART}/tiles/{tile}")
        variant = Rect(place.right - px(20), place.bottom - px(20), px(24), px(24))
        moment.spot(part, f"face_up:{index}", place, tile_title(tile), px(6), variant)
    _pile(pen, moment, "quarry", cells[row], "quarry", moment.position["quarries"])
    _pile(pen, moment, "stack", cells[row + 1], "back", len(lies["stack"]))


def _pile(pen: Pen, moment: Moment, part: str, cell: Rect, picture: str, count: int) -> None:
    px = pen.px
    place = _square(cell)
    part_pen = pen.at(part)
    part_pen.anchor(part, place)
    part_pen.art("tile", place, f"{ART}/tiles/{picture}", 1.0 if count else 0.4)
    size = part_pen.wide("88", 12, 700) + px(8)
    badge = Rect(place.cx - size / 2, place.bottom - px(17), size, px(15))
    part_pen.box("badge", badge, "chip", px(7))
    part_pen.text("count", badge, str(count), 12, 700, "ink", 0.5)
    about = (
        say("about_quarries", count)
        if part == "quarry"
        else say("about_stack", count, discarded=len(moment.position["plantations"]["discard"]))
    )
    variant = Rect(place.right - px(20), place.y - px(4), px(24), px(24))
    moment.spot(part_pen, part, place, about, px(6), variant)


def _square(cell: Rect) -> Rect:
    side = min(cell.w, cell.h)
    return cell.centred(side, side).snapped()
