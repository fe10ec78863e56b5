"""The auction: a card for each lot with its tile, the scale of bids, and what is still to come."""

from prdesk.homesteaders.catalog.ids import BIDS
from prdesk.ui.board.bits import FAINT
from prdesk.ui.board.geometry import Rect, column, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits, coming
from prdesk.ui.homesteaders.kinds import ART, Lot, lot_of, picture
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import effect, say, sentence, types_in_words

ROWS = [20.0, 28.0, 17.0, 28.0, 19.0, 28.0]
"""Heights of title, tile, words, scale, who leads, what comes."""

LEAST = 22
"""Width of a disc to click in pixels, at least."""


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
    title, badges, words, scale, leader, rest = column(inner, ROWS, px(3))
    pen.title("title", title, say("lot", lot=lot), 14, "ink" if tile else "ink_soft")
    if tile is None:
        pen.text("nothing", badges, say("no_lot"), 12, 400, "ink_soft")
        return
    _tile(pen, moment, badges, lot_of(tile), lot)
    pen.text("words", words, types_in_words(tile), 11.5, 400, "ink_soft")
    _scale(pen, moment, scale, lot)
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


def _scale(pen: Pen, moment: Moment, area: Rect, lot: str) -> None:
    """The bids there are, as discs: who made the highest, what has been passed, what may follow."""
    cells = row(area, [1.0] * len(BIDS), 0)
    side = min(area.h - pen.px(2), cells[0].w - 1)
    bid, level = moment.position["bids"].get(lot), moment.level_on(lot)
    least = moment.least(lot)
    for amount, cell in zip(BIDS, cells, strict=True):
        part = pen.at(str(amount))
        disc = cell.centred(side, side).snapped()
        pen.anchor(f"bid:{lot}:{amount}", disc)
        about = say("about_bid", amount)
        if bid and bid["amount"] == amount:
            colour = f"seat:{bid['player']}"
            part.box("disc", disc, "fill", disc.w / 2, colour)
            ink, weight = f"on:{colour}", 700
            about = say("about_bid_led", amount, player=moment.snapshot.names[bid["player"]])
        elif level == amount and not bid:
            part.box("disc", disc, "fill", disc.w / 2, "slot_edge")
            ink, weight = "on:slot_edge", 700
            about = say("about_placed", amount)
        elif amount == least and f"bid:{lot}:{amount}" in moment.targets.picks:
            part.box("disc", disc, "fill", disc.w / 2, "allowed")
            ink, weight = "on_allowed", 700
        elif least is None or amount < least or not moment.bidding:
            part.box("disc", disc, "spent", disc.w / 2)
            ink, weight = "ink_soft", 400
        else:
            part.box("disc", disc, "circle")
            ink, weight = "on:circle", 600
        part.text("amount", disc, str(amount), 12, weight, ink, 0.5)
        reach = max(disc.w, LEAST)
        moment.spot(pen, f"bid:{lot}:{amount}", disc.centred(reach, reach), about, reach / 2)


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
    bid, least = moment.position["bids"].get(lot), moment.least(lot)
    if moment.bidding:
        words = say("least", least) if least else say("no_more")
        wide = pen.wide(words, 12, 700) + 1
        colour = "allowed" if least else "ink_soft"
        pen.text("least", area.at_right(wide), words, 12, 700 if least else 400, colour, 1.0)
        area = area.trim(right=wide + pen.px(6))
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
