"""The top of the large board: name, doubloons, points, goods, San Juan, the score so far."""

from prdesk.puertorico.catalog.ids import GOODS
from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import Rect, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import bits, holdings
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.pieces import COLONIST, NOBLE, SAN_JUAN, held_at, nobles_of
from prdesk.ui.puertorico.words import say, title

WIDTHS = [206.0, 50.0, 50.0, 290.0, 92.0, 122.0]
WITH_NOBLES = [176.0, 46.0, 46.0, 286.0, 136.0, 116.0]
"""Shares of name, doubloons, points, goods, San Juan, score."""


def draw_header(pen: Pen, moment: Moment, line: Rect) -> None:
    """The line along the top of the board."""
    px, me, seat = pen.px, moment.me, moment.viewer
    parts = row(line, WITH_NOBLES if moment.nobles else WIDTHS, px(8))
    holdings.name_plate(pen, moment, parts[0], seat, 18)
    side = min(line.h, px(30))
    bits.coin(pen, "doubloons", parts[1].centred(side, side), me["doubloons"])
    pen.anchor(f"doubloons:{seat}", parts[1].centred(side, side))
    points = parts[2].centred(side * 1.1, side)
    bits.points(pen, "points", points, bits.or_hidden(me["vp"]))
    pen.anchor(f"vp:{seat}", parts[2].centred(side, side))
    if "vp" in moment.targets.picks or "vp" in moment.targets.chosen:
        moment.spot(pen, "vp", points.inset(-px(3)), say("about_own_vp"), px(8))
    for good, cell in zip(GOODS, row(parts[3], [1.0] * len(GOODS), px(4)), strict=True):
        _good(pen.at(good), moment, cell, good)
    _san_juan(pen, moment, parts[4])
    _projected(pen, moment, parts[5])


def _good(pen: Pen, moment: Moment, cell: Rect, good: str) -> None:
    """What is held of a good; what was gathered for a load lies elsewhere already."""
    px = pen.px
    held = moment.me["goods"].get(good, 0) - moment.targets.gathered.get(good, 0)
    inner = cell.inset(px(5), px(4))
    shared.counted(pen, "barrel", inner, f"{ART}/goods/{good}", held, 16)
    pen.anchor(f"good:{moment.viewer}:{good}", cell)
    about = say("about_own_good", held, good=title(good))
    moment.spot(pen, f"good:{good}", cell, about, px(7))


def _san_juan(pen: Pen, moment: Moment, area: Rect) -> None:
    """The pieces without a place, each kind with its number."""
    px = pen.px
    side = min(area.h, px(26))
    picture = Rect(area.x + px(4), area.cy - side / 2, side, side)
    pen.art("san juan", picture, f"{ART}/pieces/san_juan")
    pen.anchor(f"san_juan:{moment.viewer}", area.inset(0, px(3)))
    spare = held_at(moment.me, SAN_JUAN)
    if moment.placement is not None:
        spare = {piece: moment.placement.spare(piece) for piece in spare}
    if not moment.nobles:
        _spare(pen, picture.right + px(4), area, COLONIST, spare[COLONIST])
        about = say("about_san_juan", spare[COLONIST])
        moment.spot(pen, SAN_JUAN, area.inset(0, px(3)), about, px(7))
        return
    pen.spot("san juan", picture, about=say("about_noble_total", nobles_of(moment.me)))
    halves = row(area.trim(left=side + px(8)), [1.0, 1.0], px(3))
    for piece, part, half in (
        (COLONIST, SAN_JUAN, halves[0]),
        (NOBLE, f"{SAN_JUAN}:{NOBLE}", halves[1]),
    ):
        _spare(pen.at(piece), half.x + px(4), half, piece, spare[piece])
        about = say(f"about_san_juan_{piece}", spare[piece])
        moment.spot(pen, part, half.inset(0, px(3)), about, px(7))


def _spare(pen: Pen, x: float, area: Rect, piece: str, count: int) -> None:
    px = pen.px
    side = min(area.h, px(26))
    face = Rect(x, area.cy - side * 0.4, side * 0.8, side * 0.8)
    pen.art("spare", face, f"{ART}/pieces/{piece}", 1.0 if count else 0.4)
    figure = Rect(face.right + px(4), area.y, pen.wide("88", 14, 700), area.h)
    colour = "ink" if count else "ink_soft"
    pen.text("spare count", figure, str(count), 14, 700 if count else 400, colour)


def _projected(pen: Pen, moment: Moment, area: Rect) -> None:
    score = moment.snapshot.scores[moment.viewer]
    px = pen.px
    bonus = sum(value or 0 for value in score["bonus"].values())
    side = min(area.h, px(26))
    place = area.at_right(side * 1.1)
    bits.points(pen, "projected", place.centred(side * 1.1, side), bits.or_hidden(score["total"]))
    words = area.trim(right=place.w + px(6))
    said = say("final_score" if moment.decision == "game_over" else "projected")
    pen.lines("projected words", words, said, 2, 11, 400, "ink_soft", 1.0, 0.5)
    figures = {"buildings": score["buildings"], "bonus": bonus, "nobles": score["nobles"]}
    word = "about_projected_nobles" if moment.nobles else "about_projected"
    pen.spot("projected", area, about=say(word, vp=bits.or_hidden(score["vp"]), **figures))
