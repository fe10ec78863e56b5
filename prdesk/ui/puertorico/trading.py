"""The trading house: its four places and what each good sells for."""

from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.catalog.setup import HOUSE_SPACES, PRICES
from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import row
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import bits
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import name, say, sentence, title


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the trading house."""
    rect, px = moment.layout.trading, pen.px
    inside = shared.board(pen, rect, say("trading_house"))
    held = moment.position["trading_house"]
    upper = inside.at_top(inside.h * 0.46)
    goods = ", ".join(name(good) for good in held) or name("nothing")
    about = say("about_trading", HOUSE_SPACES - len(held), goods=goods)
    moment.spot(pen, "trading_house", rect, about, px(9))
    places = row(upper, [1.0] * HOUSE_SPACES, px(4))
    for index, place in enumerate(places):
        pen.box(f"place{index}", place, "well", px(5))
        pen.anchor(f"house:{index}", place)
        if index < len(held):
            pen.art(f"good{index}", place.inset(px(2)), f"{ART}/goods/{held[index]}")
    lower = inside.trim(top=upper.h + px(5))
    for index, cell in enumerate(row(lower, [1.0] * len(GOODS), px(2))):
        good = GOODS[index]
        part = pen.at(good)
        barrel = cell.at_top(cell.h * 0.55)
        part.art("barrel", barrel, f"{ART}/goods/{good}")
        bits.coin(part, "price", cell.trim(top=barrel.h - px(1)), PRICES[index])
        yours = moment.quote["incomes"][good]
        words = say("about_price", PRICES[index], good=title(good))
        if yours != PRICES[index]:
            words = sentence(words, say("about_income", yours))
        moment.spot(part, f"price:{good}", cell, words, px(5))
