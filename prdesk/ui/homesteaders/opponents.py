"""The other players' boards: buildings and workers are open, what they hold may be hidden."""

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.ui.board import bits as shared
from prdesk.ui.board import plate
from prdesk.ui.board.elements import Look
from prdesk.ui.board.geometry import Rect, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits, holdings
from prdesk.ui.homesteaders.building_words import own_building_in_words
from prdesk.ui.homesteaders.card import SPACE, WORKER
from prdesk.ui.homesteaders.cells import spaces
from prdesk.ui.homesteaders.kinds import ART, building, picture, type_of
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import say, title
from prdesk.ui.theme import MIN_TEXT

HELD = ("silver", "vp", "trade", "debt", *GOODS)
"""What lies behind the screen."""

NAME_SIZE = 12
HEIGHT_FOR_NAME = {1: 5.2, 2: 7.5}
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
    inside = rect.trim(px(14), px(5), px(9), px(7))
    _open(pen, moment, inside.at_top(px(25)), seat)
    held = inside.trim(top=px(27)).at_top(px(20))
    if moment.hides(seat):
        _screen(pen, held, seat)
    else:
        _held(pen, held, player, seat)
    cells = spaces(inside.trim(top=px(51)), px(4))
    buildings = list(player["buildings"])
    letters = _name_size(pen, cells[0])
    for number, cell in enumerate(cells):
        if number < len(buildings):
            _building(pen.at(buildings[number]), moment, cell, buildings[number], seat, letters)
        else:
            pen.box(f"place{number}", cell, "slot", px(4))
    pen.anchor(f"land:{seat}", cells[min(len(buildings), len(cells) - 1)])


def _open(pen: Pen, moment: Moment, line: Rect, seat: int) -> None:
    """The name, and what is open: workers, tracks, how far on the railroad."""
    px = pen.px
    player = moment.position["players"][seat]
    places = row(line.at_right(px(120)), [1.0, 1.0, 1.0], px(3))
    name = line.trim(right=px(124))
    total = moment.snapshot.scores[seat]["total"]
    if total is not None:
        words = say("score", bits.or_hidden(total))
        place = name.trim(right=px(8)).at_right(pen.wide(words, 12, 600) + px(2))
        pen.text("score", place, words, 12, 600, "ink_soft", 1.0)
        pen.spot(f"score:{seat}", place, Look(seat), about=holdings.score_in_words(moment, seat))
        name = name.trim(right=place.w + px(14))
    holdings.name_plate(pen, moment, name, seat, 14)
    idle = holdings.idle_of(player)
    shown = (
        ("worker", picture("worker"), player["workers"], "about_workers"),
        ("track", picture("track"), player["tracks"], "about_tracks"),
        ("rail", f"{ART}/rail/locomotive", player["rail"], "about_rail_at"),
    )
    for cell, (what, art, count, word) in zip(places, shown, strict=True):
        inner = cell.inset(0, px(3))
        shared.counted(pen, what, inner, art, count, 12.5)
        pen.anchor(f"{what}:{seat}", inner)
        pen.spot(f"{what}:{seat}", inner, Look(seat), about=say(word, count, idle=idle))


def _screen(pen: Pen, line: Rect, seat: int) -> None:
    """Instead of what is hidden: the screen it lies behind."""
    px = pen.px
    side = line.h
    pen.art("screen", Rect(line.x, line.y, side, side), picture("screen"))
    room = line.trim(left=side + px(6))
    wide = pen.text("screened", room, say("screened"), 12, 400, "ink_soft")
    place = line.at_left(side + px(6) + wide)
    pen.spot(f"screen:{seat}", place, Look(seat), about=say("about_screen"))
    for what in HELD:
        key = f"good:{seat}:{what}" if what in GOODS else f"{what}:{seat}"
        pen.anchor(key, line.at_left(side))


def _held(pen: Pen, line: Rect, player: dict[str, object], seat: int) -> None:
    """Everything that could be hidden."""
    goods = player["goods"]
    assert isinstance(goods, dict)
    for what, cell in zip(HELD, row(line, [1.0] * len(HELD), pen.px(2)), strict=True):
        count = goods.get(what, 0) if what in GOODS else player[what]
        if what in bits.COINS:
            bits.coin(pen, what, cell.at_left(cell.h * 1.1), what, count)
        else:
            shared.counted(pen, what, cell, picture(what), count, 12)
        key = f"good:{seat}:{what}" if what in GOODS else f"{what}:{seat}"
        pen.anchor(key, cell.at_left(cell.h))
        pen.spot(f"{what}:{seat}", cell, Look(seat), about=_about(what, count))


def _about(what: str, count: object) -> str:
    words = {"trade": "about_chits", "debt": "about_debts"}
    if what in GOODS:
        return say("about_good", str(count), good=title(what))
    points = holdings.debt_points(count) if what == "debt" and isinstance(count, int) else ""
    return say(words.get(what, f"about_{what}"), str(count), points=points)


def _name_size(pen: Pen, card: Rect) -> tuple[int, int]:
    """Pixels of the letters of names on such cards and their lines; 0 if there is no room."""
    longest = title("railworkers_house")
    for lines, height in HEIGHT_FOR_NAME.items():
        for points in range(pen.size(NAME_SIZE), MIN_TEXT - 1, -1):
            needed = shared.name_lines(pen, card, longest, points)
            if needed and needed <= lines and card.h > points * height:
                return points, lines
    return 0, 0


def _building(
    pen: Pen, moment: Moment, rect: Rect, name: str, seat: int, letters: tuple[int, int]
) -> None:
    px = pen.px
    radius = px(4)
    pen.box("card", rect, "card", radius)
    points, lines = letters
    if points:
        high = shared.cap(pen, rect, title(name), type_of(name), points, lines > 1)
    else:
        high = px(8)
        pen.box("kind", rect.inset(1).at_top(high), "cap", radius, type_of(name))
    body = rect.trim(px(3), high + px(1), px(3), px(3))
    filled = moment.position["players"][seat]["buildings"][name].get("workers", [])
    vp = building(name).vp
    foot = min(px(20), body.h * 0.36)
    strip = body.at_bottom(foot)
    if filled or vp:
        body = body.trim(bottom=foot)
    pen.art("picture", body, f"{ART}/buildings/{name}")
    for number, manned in enumerate(filled):
        place = Rect(strip.x + number * (foot + px(1)), strip.y, foot, foot)
        pen.art(f"worker{number}", place, WORKER if manned else SPACE)
        pen.anchor(f"slot:{name}:{number}:{seat}", place)
    if vp:
        place = strip.at_right(foot * 1.1)
        bits.coin(pen, "points", place, "vp", vp)
    pen.anchor(f"building:{name}:{seat}", rect)
    pen.spot(f"building:{name}:{seat}", rect, Look(seat), about=own_building_in_words(name))
