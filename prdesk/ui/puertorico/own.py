"""The large board: the viewer's own, and what he may do there; or another's, to look at."""

from prdesk.puertorico.catalog.ids import GOODS
from prdesk.ui.board import bits as shared
from prdesk.ui.board import plate
from prdesk.ui.board.elements import Look
from prdesk.ui.board.geometry import Rect, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import bits
from prdesk.ui.puertorico.cells import own_spaces
from prdesk.ui.puertorico.kinds import ART, building
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.own_header import draw_header
from prdesk.ui.puertorico.pieces import pieces_on
from prdesk.ui.puertorico.spaces import Lot, Tile, city_lots, island_tiles
from prdesk.ui.puertorico.words import about_tile, say, tile_title, title
from prdesk.ui.puertorico.worths import about_own

HEADER = 38
WIDE = 1.45
"""Width of a building's drawing over its height, about."""


def draw(pen: Pen, moment: Moment) -> None:
    """The large board at the bottom."""
    px = pen.px
    rect = moment.layout.own
    viewer = moment.viewer
    looked_at = moment.partial.get("look", viewer)
    if looked_at != viewer:
        pen.spot("look back", rect, Look(viewer))
        moment = moment.looking_at(looked_at)
    plate.ground(pen, moment, rect, moment.viewer)
    inside = rect.trim(px(16), px(6), px(10), px(9))
    draw_header(pen, moment, inside.at_top(px(HEADER)))
    spaces = own_spaces(inside.trim(top=px(HEADER + 5)), px(6))
    lots, free = city_lots(moment.me["city"], spaces.city)
    for number, cell in enumerate(free):
        pen.box(f"city{number}", cell, "slot", px(6))
    for lot in lots:
        _building(pen.at(f"city/{lot.name}"), moment, lot)
    tiles, open_cells = island_tiles(moment.me["island"], spaces.island)
    for number, cell in enumerate(open_cells):
        pen.art(f"island{number}", cell, f"{ART}/tiles/empty_space")
    for tile in tiles:
        _tile(pen.at(f"island/{tile.kind}/{tile.number}"), moment, tile)
    pen.anchor(f"city:{moment.viewer}", (free or spaces.city)[0])
    pen.anchor(f"island:{moment.viewer}", (open_cells or spaces.island)[0])
    if looked_at != viewer:
        plate.way_back(pen, rect.at_bottom(px(38)), viewer, say("back"))


def _building(pen: Pen, moment: Moment, lot: Lot) -> None:
    px = pen.px
    rect, row_of = lot.rect, building(lot.name)
    radius = px(6)
    pen.box("card", rect, "card", radius)
    high = bits.cap(pen, rect, lot.name, moment.edition, pen.size(12))
    body = rect.trim(px(5), high + px(2), px(5), px(4))
    large = moment.targets.touches_circles
    side, gap = (px(24), px(4)) if large else (px(20), px(2))
    hexagon = Rect(body.right - px(21), body.bottom - px(21), px(22), px(20))
    places = [
        Rect(body.x + n * (side + gap), body.bottom - side, side, side)
        for n in range(row_of.circles)
    ]
    above = body.inset(hexagon.w, 0)
    above = above.trim(bottom=side if large else min(side * 0.75, body.h * 0.36))
    taken = row_of.circles * (side + gap)
    between = body.trim(left=taken, right=hexagon.w + px(2))
    picture = max(above, between, key=_picture_size)
    pen.art("picture", picture, f"{ART}/{_picture(moment, lot.name)}")
    bits.points(pen, "points", hexagon, row_of.vp)
    place = f"city:{lot.name}"
    pen.anchor(f"{place}:{moment.viewer}", rect)
    about = about_own(moment, moment.viewer, lot.name)
    unused = Rect(rect.right - px(27), rect.y + high + px(1), px(24), px(24))
    moment.spot(pen, place, rect, about, radius, (unused,))
    if places:
        _circles(pen, moment, place, places, title(lot.name))
    if lot.name == "small_wharf" and "barrels" in moment.partial:
        _load(pen, moment, body)


def _picture_size(room: Rect) -> float:
    """How high a building's drawing gets in a place."""
    return min(room.h, room.w / WIDE)


def _picture(moment: Moment, name: str) -> str:
    """A wharf that is being loaded shows its ship."""
    loading = name == "small_wharf" and "barrels" in moment.partial
    return "board/small_wharf_ship" if loading else f"buildings/{name}"


def _load(pen: Pen, moment: Moment, body: Rect) -> None:
    """The barrels that lie ready on the small wharf."""
    goods = [good for good in GOODS if good in moment.targets.gathered]
    px = pen.px
    room = Rect(body.x + px(22), body.y, body.w - px(22), min(body.h, px(24)))
    for good, cell in zip(goods, row(room, [1.0] * max(4, len(goods)), px(2)), strict=False):
        pen.art(f"barrel {good}", cell, f"{ART}/goods/{good}")
        count = moment.targets.gathered[good]
        plate = Rect(cell.cx - px(8), cell.bottom - px(2), px(16), px(14))
        shared.badge(pen, f"barrels {good}", plate, str(count), 11)


def _tile(pen: Pen, moment: Moment, tile: Tile) -> None:
    px = pen.px
    kind = tile.kind
    side = min(tile.rect.w, tile.rect.h)
    square = tile.rect.centred(side, side)
    pen.art("tile", square, f"{ART}/tiles/{kind}")
    circle = px(24) if moment.targets.touches_circles else px(20)
    edge = px(3)
    spot = Rect(square.right - circle - edge, square.bottom - circle - edge, circle, circle)
    place = f"island:{kind}"
    pen.anchor(f"{place}:{moment.viewer}", square)
    about = about_tile(kind, moment.me["island"][kind])
    moment.spot(pen, f"{place}:{tile.number}", square, about, px(6))
    if kind != "forest":
        _circles(pen, moment, place, [spot], tile_title(kind), tile.number)


def _circles(
    pen: Pen, moment: Moment, place: str, rects: list[Rect], named: str, first: int = 0
) -> None:
    """Circles of a place, from the number `first` on; where that is legal something to click."""
    editing = moment.placement
    count = first + len(rects)
    pieces = (pieces_on(moment.me, place, count) if editing is None else editing.slots[place])[
        first:count
    ]
    bits.circles(pen, "circle", rects, pieces)
    for number, (rect, piece) in enumerate(zip(rects, pieces, strict=True), first):
        part = f"circle:{place}:{number}"
        if part in moment.targets.picks or part in moment.targets.chosen:
            about = say(f"about_{piece or 'circle'}", place=named)
            moment.spot(pen, part, rect, about, rect.w / 2, fills=not piece)
