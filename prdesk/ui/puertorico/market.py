"""The buildings for sale, in four columns by how much quarries may take off their price."""

from prdesk.puertorico.catalog.building import Building
from prdesk.puertorico.catalog.buildings import BUILDINGS
from prdesk.ui.board.geometry import Rect, column, row
from prdesk.ui.board.lettering import width
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import bits
from prdesk.ui.puertorico.kinds import ART, kind_colour
from prdesk.ui.puertorico.layout import FEW_KINDS
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import say, title
from prdesk.ui.puertorico.worths import about_building

COLUMNS = (1, 2, 3, 4)
NAME_LEAST, AROUND_NAME = 12, 104
"""Pixels of the smallest letters beside a drawing; the width of all else in a row."""
KINDS = sorted(BUILDINGS, key=lambda building: (building.violet, building.cost))
"""Production buildings first, then by cost."""
PICTURES_FROM = 31
"""Height in pixels for each kind of the longest column from which rows show drawings."""
LEAST = 22
"""Height of a row in pixels that nothing between the rows may make smaller."""


def kinds_in_longest(buildings: dict[str, int]) -> int:
    """How many kinds the longest column holds."""
    return max(sum(b.column == limit and b.id in buildings for b in BUILDINGS) for limit in COLUMNS)


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the market."""
    px = pen.px
    rect = moment.layout.market
    pen.box("board", rect, "panel", px(9))
    stock = moment.position["buildings"]
    longest = kinds_in_longest(stock)
    beside = longest > FEW_KINDS
    inside = rect.inset(px(8), px(4) if beside else px(5))
    pen.anchor("market", rect)
    pictures = _pictures(pen, inside, stock, longest, beside)
    for limit, area in zip(COLUMNS, row(inside, [1.0] * len(COLUMNS), px(6)), strict=True):
        part = pen.at(f"column {limit}")
        if beside:
            head = area.at_left(px(18))
            body = area.trim(left=head.w + px(3))
            _discount_beside(part, head, limit)
        else:
            head = area.at_top(px(16))
            body = area.trim(top=head.h + px(2))
            _discount(part, head, limit)
        rows = [b for b in KINDS if b.column == limit and b.id in stock]
        room = body.at_top(body.h * len(rows) / longest) if beside else body
        gap = min(px(2), max(1.0, room.h / len(rows) - LEAST))
        for place, sold in zip(column(room, [1.0] * len(rows), gap), rows, strict=True):
            part = pen.at(sold.id)
            _row(part, moment, place.snapped(), sold, stock[sold.id], pictures)


def _pictures(pen: Pen, inside: Rect, stock: dict[str, int], longest: int, beside: bool) -> bool:
    """Whether rows show drawings: only if they leave room enough for the names."""
    if inside.h < PICTURES_FROM * longest:
        return False
    names = max(width(title(name), "sans", NAME_LEAST, 600) for name in stock)
    row_wide = (inside.w - pen.px(18)) / len(COLUMNS) - (pen.px(21) if beside else 0)
    return row_wide - pen.px(AROUND_NAME) - inside.h / longest * 1.15 >= names


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


def _discount_beside(pen: Pen, head: Rect, limit: int) -> None:
    """The same beside a column, where there is no room above it."""
    side = head.w
    pen.text("limit", head.at_top(pen.px(20)), say("minus", limit), 12, 700, "ink_soft", 0.5)
    for number in range(limit):
        place = Rect(head.x, head.y + pen.px(20) + number * (side + 2), side, side)
        pen.art(f"quarry{number}", place, f"{ART}/tiles/quarry")


def _row(pen: Pen, moment: Moment, rect: Rect, sold: Building, copies: int, pictures: bool) -> None:
    px = pen.px
    radius = px(5)
    price, cost = moment.quote["prices"][sold.id], moment.quote["costs"][sold.id]
    near = copies > 0 and price <= moment.me["doubloons"]
    ink = "ink" if near else "ink_soft"
    pen.box("card", rect, "card" if copies else "spent", radius)
    colour = kind_colour(sold.id, moment.edition)
    pen.box("kind", rect.inset(1).at_left(px(6)), "spine", radius - 1, colour)
    pen.anchor(f"market:{sold.id}", rect)
    room = rect.trim(left=px(9), right=px(10))
    side = min(px(21), rect.h - 2)
    face = Rect(room.x, rect.cy - side / 2, side, side)
    bits.coin(pen, "price", face, price, faint=not copies)
    room = room.trim(left=side + px(5))
    hexagon = Rect(room.right - side, rect.cy - side / 2, side, side)
    bits.points(pen, "points", hexagon, sold.vp, faint=not copies)
    room = room.trim(right=side + px(4))
    small = Rect(hexagon.x - px(28), rect.y, px(26), rect.h)
    if f"market:{sold.id}" in moment.targets.variants:
        room = room.trim(right=px(28))
    else:
        room = _beside(pen, room, say("copies", copies), "copies", ink)
    if price != cost and not _too_long(pen, room, title(sold.id), cost):
        room = _before(pen, room, str(cost))
    if pictures:
        picture = Rect(room.x, rect.y + 1, rect.h * 1.15, rect.h - 2)
        pen.art("picture", picture, f"{ART}/buildings/{sold.id}", 1.0 if copies else 0.5)
        room = room.trim(left=picture.w + px(5))
    pen.text("name", room, title(sold.id), 12.4, 600, ink)
    about = about_building(moment, sold.id, price, cost)
    moment.spot(pen, f"market:{sold.id}", rect, about, radius, (small,))


def _beside(pen: Pen, room: Rect, words: str, name: str, ink: str) -> Rect:
    """Text at the right end of `room`; returns what is left."""
    wide = max(pen.wide(words, 12), pen.wide("×2", 12)) + 1
    pen.text(name, room.at_right(wide), words, 12, 400, ink, 1.0)
    return room.trim(right=wide + pen.px(5))


def _too_long(pen: Pen, room: Rect, name: str, cost: int) -> bool:
    """Whether the printed cost would leave the name too little room."""
    return pen.wide(name, 11, 600) + pen.wide(str(cost), 11) + pen.px(6) > room.w


def _before(pen: Pen, room: Rect, words: str) -> Rect:
    """The printed cost, struck through, at the right end of `room`; returns what is left."""
    wide = pen.wide(words, 11) + 1
    place = room.at_right(wide)
    pen.text("printed cost", place, words, 11, 400, "ink_soft", 0.5)
    pen.box("struck", Rect(place.x - 2, round(place.cy), wide + 4, 1), "fill", 0, "ink_soft")
    return room.trim(right=wide + pen.px(5))
