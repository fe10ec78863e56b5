"""How many barrels of each good are left in the supply."""

from prdesk.puertorico.catalog.ids import GOODS
from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import column
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import say, title


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the goods supply."""
    inside = shared.board(pen, moment.layout.supply, say("supply"))
    left = moment.position["goods"]
    for good, line in zip(GOODS, column(inside, [1.0] * len(GOODS), pen.px(1)), strict=True):
        part = pen.at(good)
        shared.counted(part, "barrel", line, f"{ART}/goods/{good}", left[good], 13)
        pen.anchor(f"supply:{good}", line)
        about = say("about_supply", left[good], good=title(good))
        spot = line.inset(-pen.px(5), 0)
        moment.spot(part, f"supply:{good}", spot, about, pen.px(5))
