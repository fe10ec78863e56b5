"""A building for sale: drawing, name, cost, copies, points, and whether the viewer can pay it."""

from typing import Final, NamedTuple

from prdesk.homesteaders.catalog.buildings import INDEX
from prdesk.homesteaders.catalog.setup import copies as all_copies
from prdesk.texts.homesteaders.rows import cost_of
from prdesk.ui.board.bits import FAINT
from prdesk.ui.board.geometry import Rect, column
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits, brief
from prdesk.ui.homesteaders.building_words import building_in_words
from prdesk.ui.homesteaders.kinds import ART, building, picture
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import in_words, say, title

EDGES: Final = {"now": "allowed", "trades": "trade"}
"""Colour of the edge by how the viewer could pay."""

BRIEF_FROM = 44
"""Height of a row from which it shows what the building brings."""

SMALL_TARGETS = 3
"""Ways to pay a building with other gold, at most."""


class Offer(NamedTuple):
    """How a building stands with the viewer.

    Attributes:
        copies: left in the stock, or in all if its stage has not come.
        coming: its stage is not that of the game.
        owned: he has it already.
        payable: `now`, with `trades`, `no`; empty if that can't be known or does not matter.
        there: it can be built by somebody like him at all.
    """

    copies: int
    coming: bool
    owned: bool
    payable: str
    there: bool

    @property
    def near(self) -> bool:
        """Whether he could build it now or soon."""
        return self.there and self.payable != "no"


def offer_of(moment: Moment, name: str) -> Offer:
    """How a building stands with the viewer."""
    owned = name in moment.me["buildings"]
    if moment.stage_shown != moment.stage:
        players = moment.position["options"]["players"]
        return Offer(all_copies(players)[INDEX[name]], True, owned, "", True)
    copies = moment.position["stock"].get(name, 0)
    if not moment.position["auctions"]:
        return Offer(copies, False, owned, "", False)
    payable = moment.quote["stock"].get(name) or ""
    return Offer(copies, False, owned, payable, copies > 0 and not owned)


def draw(pen: Pen, moment: Moment, rect: Rect, name: str) -> None:
    """The row of a building."""
    px = pen.px
    offer = offer_of(moment, name)
    faint = not offer.there
    radius = px(5)
    pen.box("card", rect, "card" if offer.near else "spent", radius)
    if offer.near and offer.payable in EDGES:
        edge = rect.inset(1).at_left(px(5))
        pen.box("payable", edge, "spine", radius - 1, EDGES[offer.payable])
    pen.anchor(f"stock:{name}", rect)
    inner = rect.trim(px(8), px(2), px(4), px(2))
    art = inner.at_left(min(inner.h * 1.4, inner.w * 0.24))
    pen.art("picture", art, f"{ART}/buildings/{name}", FAINT if faint else 1.0)
    rest = inner.trim(left=art.w + px(5))
    side = min(px(22), rest.h * 0.8)
    vp = building(name).vp
    if vp:
        place = Rect(rest.right - side * 1.1, rest.cy - side / 2, side * 1.1, side)
        bits.coin(pen, "points", place, "vp", vp, faint)
    rest = rest.trim(right=side * 1.1 + px(4))
    high = rect.h >= px(BRIEF_FROM)
    lines = column(rest, [0.36, 0.32, 0.32] if high else [0.54, 0.46], 0)
    pen.text("name", lines[0], title(name), 12.4, 600, "ink" if offer.near else "ink_soft")
    words = say("owned") if offer.owned else say("copies", offer.copies)
    wide = pen.wide(words, 11) + 1
    pen.text("copies", lines[1].at_right(wide), words, 11, 400, "ink_soft", 1.0)
    _cost(pen, lines[1].trim(right=wide + px(4)), name, offer)
    if high:
        brief.draw(pen.at("brief"), lines[2], name, faint)
    _target(pen, moment, rect, name, offer)


def _cost(pen: Pen, line: Rect, name: str, offer: Offer) -> None:
    """The goods it costs, and a mark for whether the viewer has them or could trade for them."""
    px = pen.px
    cost = cost_of(name)
    side = min(line.h, px(16))
    if cost:
        x = bits.things(pen, "cost", line, cost, side, not offer.there)
    else:
        x = line.x + pen.text("free", line, say("free"), 11, 400, "ink_soft") + px(4)
    place = Rect(x + px(3), line.cy - side / 2, side, side).snapped()
    if offer.near and offer.payable == "now":
        pen.box("now", place, "tick")
    elif offer.near and offer.payable == "trades":
        pen.art("trades", place, picture("trade"))


def _target(pen: Pen, moment: Moment, rect: Rect, name: str, offer: Offer) -> None:
    """What can be said of the row, and what a click does; ways with other gold at the right."""
    px = pen.px
    key = f"stock:{name}"
    if offer.coming:
        pen.spot(key, rect, about=building_in_words(name), radius=px(5))
        return
    left = say("about_copies", offer.copies) if offer.copies else say("about_none_left")
    about = building_in_words(name, left, _standing(moment, name, offer))
    side, apart = px(24), px(2)
    first = rect.right - px(28) - SMALL_TARGETS * (side + apart)
    small = [
        Rect(first + n * (side + apart), rect.cy - side / 2, side, side)
        for n in reversed(range(SMALL_TARGETS))
    ]
    moment.spot(pen, key, rect, about, px(5), small)


def _standing(moment: Moment, name: str, offer: Offer) -> str:
    """Whether the viewer could pay it, and what he lacks."""
    if offer.owned:
        return say("about_owned")
    if not offer.there or not offer.payable:
        return ""
    held = moment.me["goods"]
    lacked = {good: count - held.get(good, 0) for good, count in cost_of(name).items()}
    goods = in_words({good: count for good, count in lacked.items() if count > 0})
    return say(f"about_{offer.payable}", goods=goods)
