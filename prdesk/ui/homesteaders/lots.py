"""The auction: a card for each lot with its tile, the scale of bids, and what is still to come."""

from prdesk.ui.board.bits import FAINT
from prdesk.ui.board.geometry import Rect, column
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits, coming, scale
from prdesk.ui.homesteaders.kinds import ART, Lot, lot_of, picture
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import effect, say, sentence, types_in_words

ROWS = [20.0, 28.0, 17.0, 28.0, 19.0, 28.0]
"""Heights of title, tile, words, scale, who leads, what comes."""


def draw(pen: Pen, moment: Moment) -> None:
    """The cards of all lots."""
    for number, rect in enumerate(moment.layout.lots, 1):
        _card(pen.at(str(number)), moment, rect, str(number))


def _card(pen: Pen, moment: Moment, rect: Rect, lot: str) -> None:
    px = pen.px
    tile = moment.position["auctions"].get(lot)
    settling = moment.position["turn"].get("auction") == lot
    pen.box("card", rect, "panel", px(9))
    if settling:
        pen.box("settling", rect, "frame", px(9), "accent")
    pen.anchor(f"lot:{lot}", rect)
    moment.spot(pen, f"lot:{lot}", rect, _about(moment, lot), px(9))
    inner = rect.inset(px(9), px(6))
    title, badges, words, bids, leader, rest = column(inner, ROWS, px(3))
    pen.title("title", title, say("lot", lot=lot), 14, "ink" if tile else "ink_soft")
    if tile is None:
        pen.text("nothing", badges, say("no_lot"), 12, 400, "ink_soft")
        return
    _tile(pen, moment, badges, lot_of(tile), lot)
    pen.text("words", words, types_in_words(tile), 11.5, 400, "ink_soft")
    scale.draw(pen, moment, bids, lot)
    _marker(pen, moment, title, lot)
    _leader(pen, moment, leader, lot)
    coming.draw(pen.at("coming"), moment, rest, lot)


def _about(moment: Moment, lot: str) -> str:
    tile = moment.position["auctions"].get(lot)
    if tile is None:
        return say("no_lot")
    bid, level = moment.position["bids"].get(lot), moment.level_on(lot)
    least = moment.least(lot)
    return sentence(
        say("about_lot", lot=lot, effect=effect(tile)),
        say("about_leads", bid["amount"], player=moment.snapshot.names[bid["player"]])
        if bid
        else "",
        say("about_level", level) if level else "",
        say("about_least", least) if least else "",
    )


def _tile(pen: Pen, moment: Moment, area: Rect, lot: Lot, number: str) -> None:
    """What may be built at the left, what comes with it at the right."""
    side = min(area.h, pen.px(26))
    if lot.types:
        bits.kinds(pen, "type", area, lot.types, side)
    else:
        pen.art("type none", Rect(area.x, area.cy - side / 2, side, side), f"{ART}/board/no_build")
    small = side * 0.84
    arrow = pen.wide(say("gives"), 13, 600) + pen.px(6)
    gap = pen.px(3)
    wide = bits.wide_of(pen, lot.gains, small) + (gap + small if lot.advances else 0)
    extra = bits.wide_of(pen, lot.gets, small)
    if lot.pays:
        extra += bits.wide_of(pen, lot.pays, small) + arrow
    if lot.gains and extra:
        extra += pen.px(8)
    x = area.right - wide - extra
    if lot.gains:
        x = bits.things(pen, "gain", area.trim(left=x - area.x), lot.gains, small)
    if lot.advances:
        pen.art("advance", Rect(x, area.cy - small / 2, small, small), f"{ART}/rail/advance")
    if not lot.gets:
        return
    place = area.trim(left=area.w - extra + (pen.px(8) if lot.gains else 0))
    x = place.x
    if lot.pays:
        x = bits.things(pen, "pays", place, lot.pays, small) - gap
        pen.text("gives", Rect(x, area.y, arrow, area.h), say("gives"), 13, 600, "ink_soft", 0.5)
        x += arrow
    bits.things(pen, "gets", area.trim(left=x - area.x), lot.gets, small)
    part = f"extra:{number}"
    if part in moment.targets.picks:
        spot = place.inset(-pen.px(3), 0).centred(max(place.w, pen.px(26)) + pen.px(4), area.h)
        beside = Rect(spot.x - pen.px(30), area.y, pen.px(26), area.h)
        moment.spot(pen, part, spot, say("about_extra"), pen.px(6), (beside,))


def _marker(pen: Pen, moment: Moment, title: Rect, lot: str) -> None:
    """The neutral marker beside the title of its lot; faint on all of them until it is placed."""
    neutral = moment.position["neutral"]
    if neutral is None or neutral["auction"] not in (None, lot):
        return
    placed = neutral["auction"] == lot
    words = say("level", neutral["level"])
    wide = pen.wide(words, 12, 600) + 1
    pen.text("level", title.at_right(wide), words, 12, 600 if placed else 400, "ink_soft", 1.0)
    place = Rect(title.right - wide - title.h, title.y, title.h, title.h)
    pen.art("neutral", place, picture("neutral"), 1.0 if placed else FAINT)
    pen.anchor("neutral", place)


def _leader(pen: Pen, moment: Moment, area: Rect, lot: str) -> None:
    """Who leads or has won, and what must be bid next."""
    bid = moment.position["bids"].get(lot)
    if moment.bidding:
        area = _least(pen, moment, area, lot)
    if bid is None:
        word = "no_bid" if moment.bidding else "unsold"
        pen.text("leader", area, say(word), 12, 400, "ink_soft")
        return
    seat = bid["player"]
    side = min(area.h, pen.px(11))
    disc = Rect(area.x, area.cy - side / 2, side, side)
    pen.box("seat", disc, "fill", side / 2, f"seat:{seat}")
    word = "leads" if moment.bidding else "won"
    words = say(word, player=moment.snapshot.names[seat])
    pen.text("leader", area.trim(left=side + pen.px(5)), words, 12, 600)


def _least(pen: Pen, moment: Moment, area: Rect, lot: str) -> Rect:
    """What must be bid next, at the right; returns what is left of the line."""
    least = moment.least(lot)
    words, colour, weight = say("no_more"), "ink_soft", 400
    if least is not None:
        words, colour, weight = say("least", least), "offer", 700
    elif lot in moment.lots_led(moment.viewer):
        words, colour, weight = say("yours"), "offer", 700
    wide = pen.wide(words, 12, 700) + 1
    pen.text("least", area.at_right(wide), words, 12, weight, colour, 1.0)
    return area.trim(right=wide + pen.px(6))
