"""The whole Puerto Rico table as a drawing."""

from prdesk.ui.board.elements import Drawing
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import (
    colonists,
    ending,
    market,
    opponents,
    own,
    plantations,
    roles,
    ships,
    supply,
    trading,
)
from prdesk.ui.puertorico.moment import Moment

PARTS = {
    "roles": roles.draw,
    "trading": trading.draw,
    "ships": ships.draw,
    "colonists": colonists.draw,
    "supply": supply.draw,
    "plantations": plantations.draw,
    "ending": ending.draw,
    "market": market.draw,
    "own": own.draw,
    "opponents": opponents.draw,
}
"""The builder of each board; none reaches outside its board."""


def draw(moment: Moment) -> Drawing:
    """Everything on the table but marks of pointer, focus and last moves."""
    drawing = Drawing([], [], {})
    pen = Pen(drawing, moment.layout.scale)
    pen.box("sea", moment.layout.sea, "sea")
    for name, part in PARTS.items():
        part(pen.at(name), moment)
    return drawing
