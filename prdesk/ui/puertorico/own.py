"""The large board: the viewer's own, and what he may do there; or another's, to look at."""

from prdesk.puertorico.catalog.ids import GOODS
from prdesk.ui.board.elements import Look
from prdesk.ui.board.geometry import Rect, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import bits, holdings
from prdesk.ui.puertorico.cells import own_spaces
from prdesk.ui.puertorico.kinds import ART, building
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.placement import SAN_JUAN
from prdesk.ui.puertorico.spaces import Lot, Tile, city_lots, island_tiles
from prdesk.ui.puertorico.words import effect, say, sentence, tile_title, title

HEADER = 38


def draw(pen: Pen, moment: Moment) -> None:
    """The large board at the bottom."""
    px = pen.px
    rect = moment.layout.own
    looked_at = moment.partial.get("look", moment.viewer)
    if looked_at != moment.viewer:
        pen.spot("look back", rect, Look(moment.viewer))
        moment = moment.looking_at(looked_at)
    holdings.ground(pen, moment, rect, moment.viewer)
    inside = rect.trim(px(16), px(6), px(10), px(9))
    _header(pen, moment, inside.at_top(px(HEADER)))
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


def _header(pen: Pen, moment: Moment, line: Rect) -> None:
    px, me, seat = pen.px, moment.me, moment.viewer
    parts = row(line, [206.0, 50.0, 50.0, 290.0, 92.0, 122.0], px(8))
    holdings.name_plate(pen, moment, parts[0], seat, 18)
    side = min(line.h, px(30))
    bits.coin(pen, "doubloons", parts[1].centred(side, side), me["doubloons"])
    pen.anchor(f"doubloons:{seat}", parts[1].centred(side, side))
    bits.points(pen, "points", parts[2].centred(side * 1.1, side), bits.or_hidden(me["vp"]))
    pen.anchor(f"vp:{seat}", parts[2].centred(side, side))
    for good, cell in zip(GOODS, row(parts[3], [1.0] * len(GOODS), px(4)), strict=True):
        _good(pen.at(good), moment, cell, good)
    _san_juan(pen, moment, parts[4])
    _projected(pen, moment, parts[5])


def _good(pen: Pen, moment: Moment, cell: Rect, good: str) -> None:
    px = pen.px
    held = moment.me["goods"].get(good, 0)
    inner = cell.inset(px(5), px(4))
    bits.counted(pen, "barrel", inner, f"{ART}/goods/{good}", held, 16)
    pen.anchor(f"good:{moment.viewer}:{good}", cell)
    about = say("about_own_good", held, good=title(good))
    moment.spot(pen, f"good:{good}", cell, about, px(7))


def _san_juan(pen: Pen, moment: Moment, area: Rect) -> None:
    px = pen.px
    spare = moment.me.get("san_juan", {}).get("colonists", 0)
    if moment.placement is not None:
        spare = moment.placement.unplaced
    side = min(area.h, px(26))
    picture = Rect(area.x + px(4), area.cy - side / 2, side, side)
    pen.art("san juan", picture, f"{ART}/pieces/san_juan")
    number = pen.wide("88", 14, 700)
    piece = Rect(picture.right + px(4), area.cy - side * 0.4, side * 0.8, side * 0.8)
    pen.art("spare", piece, f"{ART}/pieces/colonist", 1.0 if spare else 0.4)
    figure = Rect(piece.right + px(4), area.y, number, area.h)
    colour = "ink" if spare else "ink_soft"
    pen.text("spare count", figure, str(spare), 14, 700 if spare else 400, colour)
    pen.anchor(f"san_juan:{moment.viewer}", area.inset(0, px(3)))
    about = say("about_san_juan", spare)
    moment.spot(pen, SAN_JUAN, area.inset(0, px(3)), about, px(7))


def _projected(pen: Pen, moment: Moment, area: Rect) -> None:
    score = moment.snapshot.scores[moment.viewer]
    px = pen.px
    bonus = sum(value or 0 for value in score["bonus"].values())
    side = min(area.h, px(26))
    place = area.at_right(side * 1.1)
    bits.points(pen, "projected", place.centred(side * 1.1, side), bits.or_hidden(score["total"]))
    words = area.trim(right=place.w + px(6))
    pen.lines("projected words", words, say("projected"), 2, 11, 400, "ink_soft", 1.0, 0.5)
    figures = {"buildings": score["buildings"], "bonus": bonus}
    about = say("about_projected", vp=bits.or_hidden(score["vp"]), **figures)
    pen.spot("projected", area, about=about)


def _building(pen: Pen, moment: Moment, lot: Lot) -> None:
    px = pen.px
    rect, row_of = lot.rect, building(lot.name)
    radius = px(6)
    pen.box("card", rect, "card", radius)
    high = bits.cap(pen, rect, lot.name, moment.edition, pen.size(12))
    body = rect.trim(px(5), high + px(2), px(5), px(4))
    placing = moment.placement is not None
    side, gap = (px(24), px(4)) if placing else (px(20), px(2))
    hexagon = Rect(body.right - px(21), body.bottom - px(21), px(22), px(20))
    picture = body.trim(bottom=side if placing else min(side * 0.75, body.h * 0.36))
    pen.art("picture", picture, f"{ART}/buildings/{lot.name}")
    bits.points(pen, "points", hexagon, row_of.vp)
    places = [
        Rect(body.x + n * (side + gap), body.bottom - side, side, side)
        for n in range(row_of.circles)
    ]
    place = f"city:{lot.name}"
    held = moment.me["city"][lot.name].get("colonists", 0)
    pen.anchor(f"{place}:{moment.viewer}", rect)
    about = sentence(say("about_own_building", building=title(lot.name), effect=effect(lot.name)))
    part = "wharf" if lot.name == "wharf" else place
    moment.spot(pen, part, rect, about, radius)
    _circles(pen, moment, place, places, held, title(lot.name))


def _tile(pen: Pen, moment: Moment, tile: Tile) -> None:
    px = pen.px
    kind = tile.kind
    side = min(tile.rect.w, tile.rect.h)
    square = tile.rect.centred(side, side)
    pen.art("tile", square, f"{ART}/tiles/{kind}")
    circle = px(24) if moment.placement is not None else px(20)
    edge = px(3)
    spot = Rect(square.right - circle - edge, square.bottom - circle - edge, circle, circle)
    held = moment.me["island"][kind].get("colonists", 0)
    place = f"island:{kind}"
    pen.anchor(f"{place}:{moment.viewer}", square)
    pen.spot(f"{place}:{tile.number}", square, about=tile_title(kind))
    _circles(pen, moment, place, [spot], held, tile_title(kind), tile.number)


def _circles(
    pen: Pen,
    moment: Moment,
    place: str,
    rects: list[Rect],
    held: int,
    named: str,
    first: int = 0,
) -> None:
    """The circles of a place; while colonists are placed each is something to click."""
    editing = moment.placement
    filled = held if editing is None else editing.placed[place]
    bits.circles(pen, "circle", rects, filled - first)
    if editing is None:
        return
    for number, rect in enumerate(rects, first):
        word = "about_colonist" if number < filled else "about_circle"
        about = say(word, place=named)
        moment.spot(pen, f"circle:{place}:{number}", rect, about, rect.w / 2)
