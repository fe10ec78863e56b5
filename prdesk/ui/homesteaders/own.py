"""The large board: the viewer's own, and what he may do there; or another's, to look at."""

from prdesk.ui.board import plate
from prdesk.ui.board.elements import Look
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import card
from prdesk.ui.homesteaders.cells import spaces
from prdesk.ui.homesteaders.income import draw_income
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.own_header import draw_header
from prdesk.ui.homesteaders.payment import PAYMENTS, draw_payment
from prdesk.ui.homesteaders.words import say

HEADER, FOOTER = 38, 24


def draw(pen: Pen, moment: Moment) -> None:
    """The large board at the bottom."""
    px = pen.px
    rect = moment.layout.own
    viewer = moment.viewer
    looked_at = moment.seat_shown
    if looked_at != viewer:
        pen.spot("look back", rect, Look(viewer))
        moment = moment.looking_at(looked_at)
    plate.ground(pen, moment, rect, moment.viewer)
    inside = rect.trim(px(16), px(5), px(10), px(6))
    draw_header(pen, moment, inside.at_top(px(HEADER)))
    foot = inside.at_bottom(px(FOOTER))
    body = inside.trim(top=px(HEADER + 3), bottom=foot.h + px(4))
    cells = spaces(body, px(6))
    buildings = list(moment.me["buildings"])
    for number, cell in enumerate(cells):
        if number < len(buildings):
            card.draw(pen.at(buildings[number]), moment, cell, buildings[number])
        else:
            pen.box(f"place{number}", cell, "slot", px(6))
    pen.anchor(f"land:{moment.viewer}", cells[min(len(buildings), len(cells) - 1)])
    if looked_at != viewer:
        plate.way_back(pen, foot, viewer, say("back"))
    else:
        draw = draw_payment if moment.decides and moment.decision in PAYMENTS else draw_income
        draw(pen.at("foot"), moment, foot)
