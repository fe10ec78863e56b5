"""What ends the game, with a lamp for each of the three ends: colonists, points, a full city."""

from prdesk.puertorico.catalog.setup import CITY_SPACES
from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import Rect, column
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico.kinds import ART, building
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import say


def fullest_city(moment: Moment) -> int:
    """The most city spaces any player has filled."""
    return max(
        sum(building(name).size for name in player["city"]) for player in moment.position["players"]
    )


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the end of the game."""
    inside = shared.board(pen, moment.layout.ending, say("ending"))
    position = moment.position
    supply, chips = position["colonists"]["supply"], position["vp_supply"]
    fullest = fullest_city(moment)
    reason = position["end_reason"]
    coming = moment.quote["next_ship"]
    rows: list[tuple[str, str, str, bool]] = [
        ("colonists", f"{ART}/pieces/colonist", str(supply), supply < coming),
        ("vp", f"{ART}/pieces/vp", str(chips), chips == 0),
        (
            "city",
            f"{ART}/buildings/city_hall",
            say("filled", fullest, all=CITY_SPACES),
            fullest == CITY_SPACES,
        ),
    ]
    about = {
        "colonists": say("about_end_colonists", supply),
        "vp": say("about_vp", chips),
        "city": say("about_city", fullest),
    }
    if moment.nobles:
        # With nobles a short supply of colonists ends nothing (rules 4.3).
        rows = rows[1:]
    lines = column(inside, [1.0] * len(rows), pen.px(3))
    for line, (end, picture, figure, near) in zip(lines, rows, strict=True):
        part = pen.at(end)
        side = min(line.h, pen.px(26))
        lamp = line.at_right(side * 0.72)
        lit = reason == end
        part.art("lamp", lamp, f"{ART}/pieces/end_lamp_{'on' if lit else 'off'}")
        part.art("picture", Rect(line.x, line.cy - side / 2, side, side), picture)
        room = line.trim(left=side + pen.px(4), right=lamp.w)
        colour = "accent" if lit or near else "ink"
        part.text("figure", room, figure, 13, 700, colour)
        part.anchor(f"end:{end}", line)
        part.spot(f"end:{end}", line, about=about[end])
        if end == "vp":
            part.anchor("vp_supply", line)
