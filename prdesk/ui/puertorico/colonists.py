"""The colonist ship, what the next one will bring, and the supply."""

from prdesk.ui.board.geometry import Rect, column
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import bits
from prdesk.ui.puertorico.kinds import ART, building
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import say


def next_ship(moment: Moment) -> int:
    """How many colonists the ship should bring if it were refilled now (rules 3.3)."""
    players = moment.position["players"]
    empty = sum(
        building(name).circles - int(held.get("colonists", 0))
        for player in players
        for name, held in player["city"].items()
    )
    return max(empty, len(players))


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the colonists."""
    px = pen.px
    rect = moment.layout.colonists
    inside = bits.board(pen, rect, say("colonists"))
    held = moment.position["colonists"]
    coming = next_ship(moment)
    upper = inside.at_top(inside.h * 0.52)
    picture = upper.at_left(upper.w * 0.48)
    pen.art("ship", picture, f"{ART}/board/colonist_ship")
    beside = upper.trim(left=picture.w + px(4))
    face = beside.at_left(min(px(19), beside.w * 0.45))
    pen.art("piece", face, f"{ART}/pieces/colonist")
    number = beside.trim(left=face.w + px(3))
    pen.text("count", number, str(held["ship"]), 17, 700)
    pen.anchor("colonist_ship", picture)
    lower = inside.trim(top=upper.h + px(2))
    rows = column(lower, [1.0, 1.0], 0)
    for line, word, count in (
        (rows[0], "next_ship", coming),
        (rows[1], "colonist_supply", held["supply"]),
    ):
        figure = line.at_right(px(30))
        pen.text(f"{word} count", figure, str(count), 13, 700, "ink", 1.0)
        pen.text(word, line.trim(right=figure.w + px(2)), say(word), 12, 400, "ink_soft")
    pen.anchor("colonist_supply", Rect(inside.x, rows[1].y, inside.w, rows[1].h))
    about = say("about_colonists", ship=held["ship"], next=coming, supply=held["supply"])
    pen.spot("colonists", rect, about=about)
