"""The buildings for sale, in four columns by how much quarries may take off their price."""

from prdesk.puertorico.catalog.buildings import BUILDINGS, Building
from prdesk.ui.board.geometry import Rect, column, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import bits
from prdesk.ui.puertorico.kinds import ART, kind_colour
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import effect, say, title

COLUMNS = (1, 2, 3, 4)
PICTURES_FROM = 190
"""Height of the board in pixels from which its rows show the buildings' drawings."""


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the market."""
    px = pen.px
    rect = moment.layout.market
    pen.box("board", rect, "panel", px(9))
    inside = rect.inset(px(8), px(5))
    stock = moment.position["buildings"]
    pen.anchor("market", rect)
    areas = row(inside, [1.0] * len(COLUMNS), px(6))
    pictures = inside.h >= PICTURES_FROM
    for limit, area in zip(COLUMNS, areas, strict=True):
        head = area.at_top(px(16))
        _discount(pen.at(f"column {limit}"), head, limit)
        rows = [b for b in BUILDINGS if b.column == limit and b.id in stock]
        body = area.trim(top=head.h + px(2))
        places = column(body, [1.0] * len(rows), px(2))
        for place, sold in zip(places, rows, strict=True):
            part = pen.at(sold.id)
            _row(part, moment, place.snapped(), sold, stock[sold.id], pictures)


def _discount(pen: Pen, head: Rect, limit: int) -> None:
    """The heading of a column: as many quarries as count there."""
    side = head.h
    words = say("minus", limit)
    wide = pen.wide(words, 12, 700)
    x = head.cx - (limit * (side + 2) + wide + 4) / 2
    for number in range(limit):
        place = Rect(x + number * (side + 2), head.y, side, side)
        pen.art(f"quarry{number}", place, f"{ART}/tiles/quarry")
    text = Rect(x + limit * (side + 2) + 4, head.y, wide + 2, head.h)
    pen.text("limit", text, words, 12, 700, "ink_soft")


def _row(pen: Pen, moment: Moment, rect: Rect, sold: Building, copies: int, pictures: bool) -> None:
    px = pen.px
    radius = px(5)
    price = moment.price(sold)
    near = copies > 0 and price <= moment.me["doubloons"]
    ink = "ink" if near else "ink_soft"
    pen.box("card", rect, "card" if copies else "spent", radius)
    pen.box("kind", rect.inset(1).at_left(px(6)), "spine", radius - 1, _kind(moment, sold))
    pen.anchor(f"market:{sold.id}", rect)
    room = rect.trim(left=px(9), right=px(10))
    side = min(px(21), rect.h - 2)
    face = Rect(room.x, rect.cy - side / 2, side, side)
    bits.coin(pen, "price", face, price, faint=not copies)
    room = room.trim(left=side + px(5))
    hexagon = Rect(room.right - side, rect.cy - side / 2, side, side)
    bits.points(pen, "points", hexagon, sold.vp, faint=not copies)
    room = room.trim(right=side + px(4))
    room = _beside(pen, room, say("copies", copies), "copies", ink)
    if price != sold.cost:
        room = _before(pen, room, str(sold.cost))
    if pictures:
        picture = Rect(room.x, rect.y + 1, rect.h * 1.15, rect.h - 2)
        pen.art("picture", picture, f"{ART}/buildings/{sold.id}", 1.0 if copies else 0.5)
        room = room.trim(left=picture.w + px(5))
    pen.text("name", room, title(sold.id), 12.4, 600, ink)
    about = say("about_building", building=title(sold.id), cost=price, effect=effect(sold.id))
    variant = Rect(hexagon.x - px(30), rect.y, px(26), rect.h)
    moment.spot(pen, f"market:{sold.id}", rect, about, radius, variant)


def _kind(moment: Moment, sold: Building) -> str:
    return kind_colour(sold.id, moment.edition)


def _beside(pen: Pen, room: Rect, words: str, name: str, ink: str) -> Rect:
    """Text at the right end of `room`; returns what is left."""
    wide = max(pen.wide(words, 12), pen.wide("×2", 12)) + 1
    pen.text(name, room.at_right(wide), words, 12, 400, ink, 1.0)
    return room.trim(right=wide + pen.px(5))


def _before(pen: Pen, room: Rect, words: str) -> Rect:
    """The printed cost, struck through, at the right end of `room`; returns what is left."""
    wide = pen.wide(words, 11) + 1
    place = room.at_right(wide)
    pen.text("printed cost", place, words, 11, 400, "ink_soft", 0.5)
    pen.box("struck", Rect(place.x - 2, round(place.cy), wide + 4, 1), "fill", 0, "ink_soft")
    return room.trim(right=wide + pen.px(5))
