"""The colonist ship with its colonists and nobles, what the next one will bring, the supply."""

from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import Rect, column
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.pieces import COLONIST, NOBLE
from prdesk.ui.puertorico.words import say


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the colonists."""
    px = pen.px
    rect = moment.layout.colonists
    inside = shared.board(pen, rect, say("colonists"))
    upper = inside.at_top(inside.h * (0.62 if moment.nobles else 0.52))
    picture = upper.at_left(upper.w * (0.42 if moment.nobles else 0.48))
    pen.art("ship", picture, f"{ART}/board/colonist_ship")
    pen.anchor("colonist_ship", picture)
    _supply(pen, moment, inside.trim(top=upper.h + px(2)))
    figures = _figures(moment)
    pen.spot("colonists", rect, about=say(_about(moment), **figures))
    beside = upper.trim(left=picture.w + px(4))
    pieces = (NOBLE, COLONIST) if moment.nobles else (COLONIST,)
    for piece, line in zip(pieces, column(beside, [1.0] * len(pieces), px(1)), strict=True):
        _aboard(pen.at(piece), moment, line, piece)
    if "aboard:none" in moment.targets.picks:
        side = px(26)
        place = Rect(picture.x - px(2), picture.bottom - side, side, side)
        pen.box("none ground", place, "card", px(6))
        pen.art("none piece", place.inset(px(3)), f"{ART}/pieces/colonist")
        pen.box("none stroke", place, "without", 4)
        moment.spot(pen, "aboard:none", place, "", px(6))


def _aboard(pen: Pen, moment: Moment, line: Rect, piece: str) -> None:
    """The pieces of a kind on the ship; something to click while one is taken."""
    px = pen.px
    count = moment.position[f"{piece}s"]["ship"]
    face = line.at_left(min(px(19), line.w * 0.45))
    pen.art("piece", face, f"{ART}/pieces/{piece}", 1.0 if count else shared.FAINT)
    number = line.trim(left=face.w + px(3))
    size = 15 if moment.nobles else 17
    pen.text("count", number, str(count), size, 700, "ink" if count else "ink_soft")
    if moment.nobles or moment.decision == "ship_piece":
        place = line.inset(-px(3), 0)
        moment.spot(pen, f"aboard:{piece}", place, say(f"about_{piece}s_aboard", count), px(6))


def _supply(pen: Pen, moment: Moment, area: Rect) -> None:
    """What the next ship brings, and what is left to fill it."""
    px = pen.px
    rows = column(area, [1.0, 1.0], 0)
    figures = _figures(moment)
    supply = say("pair", one=figures["supply"], other=figures["nobles"])
    for line, word, text in (
        (rows[0], "next_ship", str(figures["next"])),
        (rows[1], "colonist_supply", supply if moment.nobles else str(figures["supply"])),
    ):
        figure = line.at_right(max(px(30), pen.wide(text, 13, 700) + 1))
        pen.text(f"{word} count", figure, text, 13, 700, "ink", 1.0)
        pen.text(word, line.trim(right=figure.w + px(2)), say(word), 12, 400, "ink_soft")
    pen.anchor("colonist_supply", rows[1])


def _figures(moment: Moment) -> dict[str, int]:
    colonists, nobles = moment.position["colonists"], moment.position["nobles"]
    return {
        "ship": colonists["ship"],
        "aboard": nobles["ship"],
        "next": moment.quote["next_ship"],
        "supply": colonists["supply"],
        "nobles": nobles["supply"],
    }


def _about(moment: Moment) -> str:
    return "about_nobles" if moment.nobles else "about_colonists"
