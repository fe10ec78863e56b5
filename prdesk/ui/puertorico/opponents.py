"""The other players' boards: everything but hidden victory points."""

from prdesk.puertorico.catalog.ids import GOODS
from prdesk.ui.board import bits as shared
from prdesk.ui.board import plate
from prdesk.ui.board.elements import Look
from prdesk.ui.board.geometry import Rect, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import bits, holdings
from prdesk.ui.puertorico.cells import TALL, rival_spaces
from prdesk.ui.puertorico.kinds import ART, building, kind_colour
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.pieces import COLONIST, NOBLE, SAN_JUAN, held_at, nobles_of, pieces_on
from prdesk.ui.puertorico.spaces import Lot, Tile, city_lots, island_tiles
from prdesk.ui.puertorico.words import about_tile, say, title
from prdesk.ui.puertorico.worths import about_own
from prdesk.ui.theme import MIN_TEXT

WIDTHS = [100.0, 24.0, 26.0, 170.0, 34.0]
WITH_NOBLES = [104.0, 22.0, 24.0, 142.0, 30.0, 30.0]
"""Shares of name, doubloons, points, goods, San Juan, nobles."""

NAME_SIZE = 12
HEIGHT_FOR_NAME = {1: 4.6, 2: 6.2}
"""Height of a card over the size of the letters from which names of so many lines are shown."""


def draw(pen: Pen, moment: Moment) -> None:
    """All opponents' boards, in the order of play from the viewer's left."""
    for rect, seat in zip(moment.layout.opponents, moment.clockwise(), strict=True):
        _board(pen.at(str(seat)), moment, rect, seat)


def _board(pen: Pen, moment: Moment, rect: Rect, seat: int) -> None:
    px = pen.px
    player = moment.position["players"][seat]
    plate.ground(pen, moment, rect, seat)
    pen.spot(f"look:{seat}", rect, Look(seat))
    inside = rect.trim(px(14), px(5), px(9), px(8))
    header = px(26)
    _header(pen, moment, inside.at_top(header), seat)
    spaces = rival_spaces(inside.trim(top=header + px(4)), px(4))
    lots, free = city_lots(player["city"], spaces.city)
    for number, cell in enumerate(free):
        pen.box(f"city{number}", cell, "slot", px(4))
    points = _name_size(pen, moment, spaces.city[0])
    for lot in lots:
        _building(pen.at(f"city/{lot.name}"), moment, lot, seat, points)
    tiles, open_cells = island_tiles(player["island"], spaces.island)
    for number, cell in enumerate(open_cells):
        pen.art(f"island{number}", cell, f"{ART}/tiles/empty_space")
    for tile in tiles:
        _tile(pen.at(f"island/{tile.kind}/{tile.number}"), moment, tile, seat)
    pen.anchor(f"city:{seat}", (free or spaces.city)[0])
    pen.anchor(f"island:{seat}", (open_cells or spaces.island)[0])


def _header(pen: Pen, moment: Moment, line: Rect, seat: int) -> None:
    px = pen.px
    player = moment.position["players"][seat]
    widths = WITH_NOBLES if moment.nobles else WIDTHS
    parts = row(line, widths, px(4))
    holdings.name_plate(pen, moment, parts[0], seat, 14)
    side = min(line.h, px(23))
    bits.coin(pen, "doubloons", parts[1].centred(side, side), player["doubloons"])
    pen.anchor(f"doubloons:{seat}", parts[1])
    vp = bits.or_hidden(player["vp"])
    bits.points(pen, "points", parts[2].centred(side * 1.1, side), vp)
    pen.anchor(f"vp:{seat}", parts[2])
    for good, cell in zip(GOODS, row(parts[3], [1.0] * len(GOODS), px(3)), strict=True):
        held = player["goods"].get(good, 0)
        shared.counted(
            pen.at(good), "barrel", cell.inset(0, px(2)), f"{ART}/goods/{good}", held, 12
        )
        pen.anchor(f"good:{seat}:{good}", cell)
    spare = held_at(player, SAN_JUAN)
    place = parts[4].inset(0, px(3))
    shared.counted(pen, "san juan", place, f"{ART}/pieces/san_juan", sum(spare.values()), 12)
    pen.anchor(f"san_juan:{seat}", place)
    about = say("about_san_juan", spare[COLONIST])
    if moment.nobles:
        about = say("about_san_juan_both", spare[COLONIST], nobles=spare[NOBLE])
        _nobles(pen, parts[5].inset(0, px(3)), seat, nobles_of(player))
    pen.spot(f"san_juan:{seat}", place, Look(seat), about=about)


def _nobles(pen: Pen, place: Rect, seat: int, count: int) -> None:
    shared.counted(pen, "nobles", place, f"{ART}/pieces/noble", count, 12)
    pen.spot(f"nobles:{seat}", place, Look(seat), about=say("about_noble_total", count))


def _name_size(pen: Pen, moment: Moment, card: Rect) -> int:
    """Pixels of the largest letters in which every building's name fits such a card.

    0 if not even the smallest leave room for a picture below. All buildings of the game count,
    so that boards look alike and nothing changes while cities grow.
    """
    names = [title(name) for name in moment.position["buildings"] if building(name).size == 1]
    for points in range(pen.size(NAME_SIZE), MIN_TEXT - 1, -1):
        lines = [shared.name_lines(pen, card, name, points) for name in names]
        if all(lines) and card.h >= HEIGHT_FOR_NAME[max(lines)] * points:
            return points
    return 0


def _building(pen: Pen, moment: Moment, lot: Lot, seat: int, points: int) -> None:
    px = pen.px
    rect, kind = lot.rect, building(lot.name)
    pen.box("card", rect, "card", px(4))
    if points:
        high = bits.cap(pen, rect, lot.name, moment.edition, points)
    else:
        high = max(4.0, px(5))
        colour = kind_colour(lot.name, moment.edition)
        pen.box("kind", rect.inset(1).at_top(high), "cap", px(4), colour)
    body = rect.trim(px(2), high + px(1), px(2), px(3))
    side = min(body.h * 0.3, (body.w - 2) / 3)
    pen.art("picture", body.trim(bottom=side + px(1)), f"{ART}/buildings/{lot.name}")
    gap = px(1)
    wide = kind.circles * side + (kind.circles - 1) * gap
    places = [
        Rect(body.cx - wide / 2 + n * (side + gap), body.bottom - side, side, side)
        for n in range(kind.circles)
    ]
    player = moment.position["players"][seat]
    pieces = pieces_on(player, f"city:{lot.name}", kind.circles)
    bits.circles(pen, "circle", places, pieces)
    about = about_own(moment, seat, lot.name)
    pen.anchor(f"city:{lot.name}:{seat}", rect)
    pen.spot(f"city:{lot.name}:{seat}", rect, Look(seat), about=about)


def _tile(pen: Pen, moment: Moment, tile: Tile, seat: int) -> None:
    px = pen.px
    rect = tile.rect
    side = min(rect.w, rect.h)
    tall = rect.h >= rect.w * TALL
    square = rect.at_top(side) if tall else rect.centred(side, side)
    pen.art("tile", square, f"{ART}/tiles/{tile.kind}")
    held = moment.position["players"][seat]["island"][tile.kind]
    circle = min(rect.h * 0.28, side * 0.42)
    place = (
        Rect(rect.cx - circle / 2, square.bottom + px(1), circle, circle)
        if tall
        else Rect(square.right - circle - 2, square.bottom - circle - 2, circle, circle)
    )
    if tile.kind != "forest":
        player = moment.position["players"][seat]
        pieces = pieces_on(player, f"island:{tile.kind}", tile.number + 1)
        bits.circles(pen, "circle", [place], pieces[tile.number : tile.number + 1])
    pen.anchor(f"island:{tile.kind}:{seat}", rect)
    key = f"island:{tile.kind}:{seat}:{tile.number}"
    pen.spot(key, rect, Look(seat), about=about_tile(tile.kind, held))
