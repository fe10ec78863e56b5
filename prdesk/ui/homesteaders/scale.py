"""The scale of bids of a lot, as discs: who made the highest, what is passed, what may follow.

What takes debts or sales stands in thin figures.
"""

from typing import NamedTuple

from prdesk.homesteaders.catalog.ids import BIDS
from prdesk.ui.board.geometry import Rect, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders.bidding import debts_for
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import say

LEAST = 22
"""Width of a disc to click in pixels, at least."""


class Disc(NamedTuple):
    """How a bid looks: the style and colour of its disc, the ink and weight of its figure."""

    style: str
    colour: str
    ink: str
    weight: int
    about: str


def draw(pen: Pen, moment: Moment, area: Rect, lot: str) -> None:
    """All bids side by side."""
    cells = row(area, [1.0] * len(BIDS), 0)
    side = min(area.h - pen.px(2), cells[0].w - 1)
    for amount, cell in zip(BIDS, cells, strict=True):
        part = pen.at(str(amount))
        place = cell.centred(side, side).snapped()
        key = f"bid:{lot}:{amount}"
        pen.anchor(key, place)
        disc = _disc(moment, lot, amount)
        part.box("disc", place, disc.style, place.w / 2, disc.colour)
        part.text("amount", place, str(amount), 12, disc.weight, disc.ink, 0.5)
        reach = max(place.w, LEAST)
        moment.spot(pen, key, place.centred(reach, reach), disc.about, reach / 2)


def _disc(moment: Moment, lot: str, amount: int) -> Disc:
    bid, level = moment.position["bids"].get(lot), moment.level_on(lot)
    highest = bid["amount"] if bid else 0
    about = say("about_bid", amount)
    if amount == highest:
        seat = bid["player"]
        about = say("about_bid_led", amount, player=moment.snapshot.names[seat])
        return Disc("fill", f"seat:{seat}", f"on:seat:{seat}", 700, about)
    if amount == level and not bid:
        return Disc("fill", "slot_edge", "on:slot_edge", 700, say("about_placed", amount))
    least = moment.least(lot) or highest
    if amount == least and f"bid:{lot}:{amount}" in moment.targets.picks:
        return Disc("fill", "allowed", "on_allowed", 700, about)
    if amount < least or not moment.bidding:
        return Disc("spent", "", "ink_soft", 400, about)
    if moment.decides and debts_for(moment, amount):
        return Disc("circle", "", "ink_soft", 400, about)
    return Disc("circle", "", "on:circle", 600, about)
