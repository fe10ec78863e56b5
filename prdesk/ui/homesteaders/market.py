"""The market: what goods are bought and sold for, and what else can be done at any time."""

from typing import NamedTuple

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.homesteaders.catalog.setup import DEBT_SILVER, REPAY_SILVER
from prdesk.texts.homesteaders.rows import price_of
from prdesk.ui.board.geometry import Rect, column, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits
from prdesk.ui.homesteaders.kinds import Amounts, picture
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import changes_in_words, in_words, name, say, sentence, title

LINES = [19.0, 24.0, 24.0, 24.0]
"""Heights of goods, purchases, sales, other trades."""

LABEL = 34


class Deal(NamedTuple):
    """A trade that is no purchase or sale: the part that stands for it, what goes and comes.

    The trade chit that most of them cost besides is left out.
    """

    part: str
    word: str
    gives: Amounts
    gets: Amounts
    building: str = ""


DEALS = (
    Deal("hire", "about_hire", {"food": 1}, {"worker": 1}),
    Deal("make:food", "about_make", {"wood": 1}, {"food": 1}, "market"),
    Deal("make:steel", "about_make", {"food": 1}, {"steel": 1}, "market"),
    Deal("bank", "about_make", {}, {"silver": 1}, "bank"),
    Deal("debt", "about_debt", {}, {"silver": DEBT_SILVER, "debt": 1}),
)
SMALL_TARGET = 3.0
"""Share of a row that a small target takes."""

REPAYMENT = Deal("repay", "about_repay", {"silver": REPAY_SILVER}, {"debt": -1})
WITHOUT_CHIT = ("debt", "repay")
"""Deals that cost no trade chit."""


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the market."""
    px = pen.px
    rect = moment.layout.market
    pen.box("board", rect, "panel", px(9))
    pen.anchor("market", rect)
    lines = column(rect.inset(px(8), px(5)), LINES, px(2))
    label = lines[0].at_left(px(LABEL))
    side = min(label.h, px(19))
    pen.art("chit", Rect(label.x + px(4), label.y, side, label.h), picture("trade"))
    pen.spot("market chit", label, about=say("about_trade"))
    for word, line in (("buy", lines[1]), ("sell", lines[2])):
        pen.text(word, line.at_left(px(LABEL)), say(word), 12, 600, "ink_soft")
    heads, buys, sells = (
        row(line.trim(left=px(LABEL)), [1.0] * len(GOODS), px(2)) for line in lines[:3]
    )
    for at, good in enumerate(GOODS):
        part = pen.at(good)
        pen.art(f"{good} head", heads[at], picture(good))
        pen.anchor(f"price:{good}", heads[at])
        pen.spot(f"price:{good}", heads[at], about=_about_price(moment, good))
        _price(part.at("buy"), moment, f"buy:{good}", buys[at], price_of(good))
        _price(part.at("sell"), moment, f"sell:{good}", sells[at], sale_of(moment, good))
    deals = [deal for deal in DEALS if not deal.building or deal.building in moment.me["buildings"]]
    if moment.decision == "final_trades":
        deals.append(REPAYMENT)
    weights = [2.0 + len(deal.gives) + len(deal.gets) for deal in deals]
    if REPAYMENT.part in moment.targets.variants:
        weights[-1] += SMALL_TARGET
    for deal, cell in zip(deals, row(lines[3], weights, px(2)), strict=True):
        _deal(pen.at(deal.part), moment, deal, cell.snapped())


def sale_of(moment: Moment, good: str) -> Amounts:
    """What a sale brings the owner of the large board, besides a point."""
    found = dict(price_of(good))
    if "general_store" in moment.me["buildings"]:
        found["silver"] = found.get("silver", 0) + 1
    return found


def _about_price(moment: Moment, good: str) -> str:
    sale = {**sale_of(moment, good), "vp": 1}
    prices = {"buy": in_words({**price_of(good), "trade": 1}), "sell": in_words(sale)}
    store = "general_store" in moment.me["buildings"]
    words = say("about_price", good=title(good), **prices)
    return sentence(words, say("about_store") if store else "")


def _changes(gives: Amounts, gets: Amounts) -> str:
    return changes_in_words({**{what: -count for what, count in gives.items()}, **gets})


def _price(pen: Pen, moment: Moment, part: str, cell: Rect, price: Amounts) -> None:
    """A place to buy or sell a good at."""
    cell = cell.snapped()
    kind, _, good = part.partition(":")
    pen.box("place", cell, "card", pen.px(5))
    side = min(cell.h - pen.px(4), (cell.w - pen.px(5)) / len(price))
    wide = bits.wide_of(pen, price, side, 1)
    bits.things(pen, "price", cell.centred(wide, side), price, side, gap=1)
    if kind == "buy":
        words = _changes({"trade": 1, **price}, {good: 1})
    else:
        words = _changes({"trade": 1, good: 1}, {**price, "vp": 1})
    about = say(f"about_{kind}", good=name(good), changes=words)
    pen.anchor(part, cell)
    moment.spot(pen, part, cell, about, pen.px(5))


def _deal(pen: Pen, moment: Moment, deal: Deal, cell: Rect) -> None:
    """A place for another trade: what goes, an arrow, what comes."""
    px = pen.px
    pen.box("place", cell, "card", px(5))
    whole = cell
    small = [cell.at_right(px(24))] if deal.part in moment.targets.variants else []
    cell = cell.trim(right=px(24) if small else 0)
    count = len(deal.gives) + len(deal.gets)
    arrow = px(14) if deal.gives else px(3)
    side = min(cell.h - px(5), (cell.w - px(6) - arrow - px(2) * (count - 1)) / count)
    wide = sum(bits.wide_of(pen, part, side, 2) for part in (deal.gives, deal.gets)) + arrow
    x = cell.cx - wide / 2
    room = cell.trim(left=x - cell.x)
    if deal.gives:
        x = bits.things(pen, "gives", room, deal.gives, side, gap=2) - px(2)
    if deal.gives and deal.gets:
        pen.text("arrow", Rect(x, cell.y, arrow, cell.h), say("gives"), 11, 600, "ink_soft", 0.5)
    bits.things(pen, "gets", cell.trim(left=x + arrow - cell.x), deal.gets, side, gap=2)
    chit = {} if deal.part in WITHOUT_CHIT else {"trade": 1}
    words = _changes({**chit, **deal.gives}, deal.gets)
    building = title(deal.building) if deal.building else ""
    pen.anchor(deal.part, whole)
    about = say(deal.word, building=building, changes=words)
    moment.spot(pen, deal.part, whole, about, px(5), small)
