"""The plantations that lie open, the quarries, the face-down stack and the discards."""

from prdesk.puertorico.catalog.setup import SETUP
from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import Rect, grid, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.taking import COLONIST, HELPED
from prdesk.ui.puertorico.words import say, tile_title

LINES = 2


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the plantations."""
    px = pen.px
    rect = moment.layout.plantations
    inside = shared.board(pen, rect)
    pen.anchor("plantations", rect)
    if moment.position["turn"].get("drawn"):
        _drawn(pen, moment, inside)
        return
    lies = moment.position["plantations"]
    discarded = say("discarded", len(lies["discard"]))
    heading = inside.at_top(px(18))
    wide = pen.title("heading", heading, say("plantations"), 13, "ink_soft")
    if HELPED in moment.targets.picks:
        side = px(24)
        _helper(pen, moment, Rect(heading.right - side, heading.y - px(3), side, side))
    else:
        room = heading.trim(left=wide + px(6))
        pen.text("discarded", room, discarded, 11, 400, "ink_soft", 1.0)
    pen.anchor("discard", heading.at_right(px(40)))
    laid = SETUP[len(moment.position["players"])].face_up
    columns = -(-(laid + 2) // LINES)
    cells = grid(inside.trim(top=px(21)), columns, LINES, px(5))
    for index in range(laid):
        pen.anchor(f"face_up:{index}", _square(cells[index]))
    for index, tile in enumerate(lies["face_up"]):
        part = pen.at(str(index))
        place = _square(cells[index])
        part.art("tile", place, f"{ART}/tiles/{tile}")
        corner = Rect(place.right - px(20), place.bottom - px(20), px(24), px(24))
        moment.spot(part, f"face_up:{index}", place, tile_title(tile), px(6), (corner,))
    _pile(pen, moment, "quarry", cells[laid], "quarry", moment.position["quarries"])
    _pile(pen, moment, "stack", cells[laid + 1], "back", len(lies["stack"]))


def _pile(pen: Pen, moment: Moment, part: str, cell: Rect, picture: str, count: int) -> None:
    px = pen.px
    place = _square(cell)
    part_pen = pen.at(part)
    part_pen.anchor(part, place)
    part_pen.art("tile", place, f"{ART}/tiles/{picture}", 1.0 if count else 0.4)
    size = part_pen.wide("88", 12, 700) + px(8)
    badge = Rect(place.cx - size / 2, place.bottom - px(17), size, px(15))
    shared.badge(part_pen, "count", badge, str(count))
    about = (
        say("about_quarries", count)
        if part == "quarry"
        else say("about_stack", count, discarded=len(moment.position["plantations"]["discard"]))
    )
    variant = Rect(place.right - px(20), place.y - px(4), px(24), px(24))
    moment.spot(part_pen, part, place, about, px(6), (variant,))


def _helper(pen: Pen, moment: Moment, place: Rect) -> None:
    """Whether Hospice sends a colonist along, to be switched off and on."""
    px = pen.px
    pen.box("helper ground", place, "card", px(6))
    pen.art("helper", place.inset(px(3)), COLONIST)
    if not moment.partial.get(HELPED, True):
        pen.box("helper stroke", place, "without", 4)
    moment.spot(pen, HELPED, place, "", px(6))


def _drawn(pen: Pen, moment: Moment, inside: Rect) -> None:
    """The tile just drawn, as it may be laid: as a plantation or face down as a forest.

    Only who drew it sees this.
    """
    px = pen.px
    tile = str(moment.position["turn"]["drawn"])
    pen.title("heading", inside.at_top(px(18)), say("drawn"), 13, "ink_soft")
    pen.anchor("discard", inside.at_top(px(18)))
    choices = (("plantation", tile), ("forest", "forest"))
    for (kind, picture), cell in zip(
        choices, row(inside.trim(top=px(24)), [1.0, 1.0], px(10)), strict=True
    ):
        place = _square(cell)
        pen.art(kind, place, f"{ART}/tiles/{picture}")
        moment.spot(pen, f"drawn:{kind}", place, tile_title(picture), px(6))
    for part in ("quarry", "stack"):
        pen.anchor(part, inside)


def _square(cell: Rect) -> Rect:
    side = min(cell.w, cell.h)
    return cell.centred(side, side).snapped()
