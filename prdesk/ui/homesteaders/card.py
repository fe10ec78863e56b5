"""A building on the large board: what it brings by itself, its places for workers, its bonus."""

from prdesk.texts.homesteaders.rows import slots_of
from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits, brief
from prdesk.ui.homesteaders.building_words import own_building_in_words, slot_in_words
from prdesk.ui.homesteaders.kinds import (
    ART,
    Amounts,
    building,
    picture,
    type_of,
)
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import say, title

WORKER, SPACE = picture("worker"), picture("worker_space")

FOOT, LINE = 26, 16
"""Heights of the places or the bonus at the foot of a card, and of its line of text."""


def draw(pen: Pen, moment: Moment, rect: Rect, name: str) -> None:
    """The card of a building."""
    px = pen.px
    radius = px(6)
    seat = moment.viewer
    pen.box("card", rect, "card", radius)
    high = shared.cap(pen, rect, title(name), type_of(name), pen.size(12))
    body = rect.trim(px(6), high + px(2), px(5), px(4))
    pen.anchor(f"building:{name}:{seat}", rect)
    pen.spot(f"building:{name}", rect, about=own_building_in_words(name), radius=radius)
    foot = body.at_bottom(px(FOOT))
    body = body.trim(bottom=foot.h)
    vp = building(name).vp
    if vp:
        side = px(21)
        place = Rect(foot.right - side * 1.1, foot.cy - side / 2, side * 1.1, side)
        bits.coin(pen, "points", place, "vp", vp)
    if name in brief.CHAINS or name in brief.ABILITIES:
        line = body.at_bottom(px(LINE))
        body = body.trim(bottom=line.h)
        brief.ability(pen, line, name)
    _middle(pen, body, name)
    places = slots_of(name)
    if places:
        _slots(pen, moment, foot, name, places)
    else:
        brief.bonus(pen, foot, name, px(18))


def _middle(pen: Pen, area: Rect, name: str) -> None:
    """The drawing, and beside it the automatic income."""
    px = pen.px
    income = brief.income_of(name)
    side = min(px(21), area.h)
    wide = bits.wide_of(pen, income, side)
    words = say("plus", "") if income and min(income.values()) > 0 else ""
    sign = pen.wide(words, 13, 600) + px(2)
    beside = wide + sign + px(3) if income else 0.0
    pen.art("picture", area.trim(right=beside), f"{ART}/buildings/{name}")
    place = area.at_right(wide)
    if words:
        before = Rect(place.x - sign, area.y, sign, area.h)
        pen.text("sign", before, words, 13, 600, "ink_soft")
    bits.things(pen, "income", place, income, side)


def _slots(pen: Pen, moment: Moment, foot: Rect, name: str, places: list[Amounts]) -> None:
    """Places for workers, each with what it brings."""
    px = pen.px
    side = px(24)
    small = px(18)
    filled = moment.workers_on(name)
    in_vain = "_in_vain" if moment.arrangement and not moment.arrangement.unplaced else ""
    x = foot.x
    for number, brings in enumerate(places):
        place = Rect(x, foot.cy - side / 2, side, side).snapped()
        manned = bool(filled[number])
        pen.art(f"worker{number}", place, WORKER if manned else SPACE)
        part = f"slot:{name}:{number}"
        pen.anchor(f"{part}:{moment.viewer}", place)
        word = "about_worker" if manned else f"about_slot{in_vain}"
        about = say(word, building=title(name), income=slot_in_words(name, number))
        moment.spot(pen, part, place, about, side / 2, fills=not manned)
        x += side + px(3)
        x = bits.things(pen, f"brings{number}", foot.trim(left=x - foot.x), brings, small, gap=2)
        x += px(4) if brings else 0
