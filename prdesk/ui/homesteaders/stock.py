"""The buildings for sale, a column for each type, and those of the other stages to look at."""

from prdesk.homesteaders.catalog.buildings import ROWS
from prdesk.homesteaders.catalog.ids import FINAL_ROUND, LAST_ROUND, STAGES, TYPES
from prdesk.homesteaders.catalog.setup import STOCK_STAGES
from prdesk.texts.homesteaders.rows import cost_of
from prdesk.ui.board.elements import Look
from prdesk.ui.board.geometry import Rect, column, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits, brief
from prdesk.ui.homesteaders.building_words import building_in_words
from prdesk.ui.homesteaders.kinds import (
    ART,
    STAGE_ROUNDS,
    building,
    picture,
    type_of,
)
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import say, title

HIGHEST = 62
"""Height of a row, at most."""

BRIEF_FROM = 44
"""Height of a row in pixels from which it shows what the building brings."""

MARKS = {"now": "allowed", "trades": "trade", "no": "", "owned": ""}
"""Colour of the edge by whether the viewer can pay."""


def on_sale(stage: str) -> list[str]:
    """The buildings for sale in a stage of the game."""
    stages = STOCK_STAGES[STAGES.index(stage)]
    return [row_.id for row_ in ROWS[1:] if row_.stage in stages]


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the buildings."""
    px = pen.px
    rect = moment.layout.stock
    pen.box("board", rect, "panel", px(9))
    pen.anchor("stock", rect)
    inner = rect.inset(px(9), px(5))
    head = inner.at_top(px(20))
    shown = moment.stage_shown
    _round(pen, moment, head)
    _stages(pen, moment, head)
    body = inner.trim(top=head.h + px(3))
    names = on_sale(shown)
    columns = row(body, [1.0] * len(TYPES), px(6))
    longest = max(sum(type_of(b) == kind for b in names) for kind in TYPES)
    for kind, area in zip(TYPES, columns, strict=True):
        _column(pen.at(kind), moment, area, kind, names, longest)


def _round(pen: Pen, moment: Moment, head: Rect) -> None:
    round_ = moment.position["round"]
    last = round_ == FINAL_ROUND
    words = say("last_round") if last else say("round", round_, all=LAST_ROUND)
    wide = pen.title("round", head.trim(right=head.w / 2), words, 14)
    place = head.at_left(wide)
    pen.anchor("round", place)
    pen.spot("round", place, about=say("about_round"))


def _stages(pen: Pen, moment: Moment, head: Rect) -> None:
    """The stages of the game at the right; a click shows what can be built there."""
    px = pen.px
    x = head.right
    for stage in reversed(STAGE_ROUNDS):
        first, last = STAGE_ROUNDS[stage]
        words = say("stage", stage=title(stage), first=first, last=last)
        side = head.h - px(2)
        wide = pen.wide(words, 12, 600) + side + px(16)
        tab = Rect(x - wide, head.y, wide, head.h).snapped()
        shown = stage == moment.stage_shown
        pen.box(f"{stage} tab", tab, "card" if shown else "spent", px(6))
        icon = Rect(tab.x + px(5), tab.y + px(1), side, side)
        pen.art(f"{stage} picture", icon, f"{ART}/stages/{stage}")
        now = stage == moment.stage
        room = tab.trim(left=side + px(9), right=px(4))
        pen.text(f"{stage} words", room, words, 12, 600, "accent" if now else "ink_soft")
        pen.spot(f"stage:{stage}", tab, _look(moment, stage), about=_about_stage(moment, stage))
        x = tab.x - px(5)


def _look(moment: Moment, stage: str) -> Look:
    return Look(-1 - list(STAGE_ROUNDS).index(stage))


def _about_stage(moment: Moment, stage: str) -> str:
    if stage == moment.stage_shown:
        return say("about_stage_now" if stage == moment.stage else "about_stage_back")
    return say("about_stage")


def _column(
    pen: Pen, moment: Moment, area: Rect, kind: str, names: list[str], longest: int
) -> None:
    px = pen.px
    head = area.at_top(px(19)).snapped()
    pen.box("head", head, "fill", px(5), kind)
    side = head.h - px(3)
    pen.art("badge", Rect(head.x + px(4), head.y + px(1.5), side, side), f"{ART}/types/{kind}")
    room = head.trim(left=side + px(9), right=px(4))
    pen.text("kind", room, title(kind), 12, 650, f"on:{kind}")
    pen.spot(f"type:{kind}", head, about=say("about_type", type=title(kind)))
    body = area.trim(top=head.h + px(3))
    rows = [b for b in names if type_of(b) == kind]
    if not rows:
        pen.text("none", body.at_top(px(22)), say("none_of_type", 5), 12, 400, "ink_soft")
        return
    high = min(body.h, longest * px(HIGHEST))
    lines = column(body.at_top(high), [1.0] * longest, px(3))
    for place, sold in zip(lines, rows, strict=False):
        _row(pen.at(sold), moment, place.snapped(), sold)


def _row(pen: Pen, moment: Moment, rect: Rect, sold: str) -> None:
    """A building: drawing, name, cost, copies, points, and whether the viewer can pay it."""
    px = pen.px
    copies = moment.position["stock"].get(sold, 0)
    coming = moment.stage_shown != moment.stage
    owned = sold in moment.me["buildings"]
    closed = not moment.position["auctions"]
    payable = "" if coming or closed else moment.quote["stock"].get(sold) or ""
    near = coming or (copies > 0 and not owned and not closed and payable != "no")
    radius = px(5)
    pen.box("card", rect, "card" if near else "spent", radius)
    if near and MARKS.get(payable):
        pen.box("payable", rect.inset(1).at_left(px(5)), "spine", radius - 1, MARKS[payable])
    pen.anchor(f"stock:{sold}", rect)
    inner = rect.trim(px(8), px(2), px(4), px(2))
    art = inner.at_left(min(inner.h * 1.4, inner.w * 0.24))
    pen.art("picture", art, f"{ART}/buildings/{sold}", 1.0 if near else 0.5)
    rest = inner.trim(left=art.w + px(5))
    side = min(px(22), rest.h * 0.8)
    vp = building(sold).vp
    if vp:
        place = Rect(rest.right - side * 1.1, rest.cy - side / 2, side * 1.1, side)
        bits.coin(pen, "points", place, "vp", vp, faint=not near)
    rest = rest.trim(right=side * 1.1 + px(4))
    weights = [0.36, 0.32, 0.32] if rect.h >= BRIEF_FROM else [0.54, 0.46]
    lines = column(rest, weights, 0)
    pen.text("name", lines[0], title(sold), 12.4, 600, "ink" if near else "ink_soft")
    words = say("owned") if owned else say("copies", copies if not coming else _all(moment, sold))
    wide = pen.wide(words, 11) + 1
    pen.text("copies", lines[1].at_right(wide), words, 11, 400, "ink_soft", 1.0)
    _cost(pen, lines[1].trim(right=wide + px(4)), sold, payable if near else "", not near)
    if len(lines) > len(("name", "cost")):
        brief.draw(pen.at("brief"), lines[2], sold, not near)
    _target(pen, moment, rect, sold, copies, payable, owned, coming)


def _cost(pen: Pen, line: Rect, sold: str, payable: str, faint: bool) -> None:
    """The goods it costs, and a mark for whether the viewer has them or could trade for them."""
    px = pen.px
    cost = cost_of(sold)
    side = min(line.h, px(16))
    if cost:
        x = bits.things(pen, "cost", line, cost, side, faint)
    else:
        x = line.x + pen.text("free", line, say("free"), 11, 400, "ink_soft") + px(4)
    place = Rect(x + px(3), line.cy - side / 2, side, side).snapped()
    if payable == "now":
        pen.box("now", place, "tick")
    elif payable == "trades":
        pen.art("trades", place, picture("trade"))


def _all(moment: Moment, sold: str) -> int:
    row_ = building(sold)
    two = moment.position["options"]["players"] == len(("Anna", "Bob"))
    return row_.copies_2 if two else row_.copies


def _target(
    pen: Pen,
    moment: Moment,
    rect: Rect,
    sold: str,
    copies: int,
    payable: str,
    owned: bool,
    coming: bool,
) -> None:
    words = ["" if coming else say("about_copies", copies)]
    if owned:
        words.append(say("about_owned"))
    elif payable in MARKS and copies:
        words.append(say(f"about_{payable}"))
    about = building_in_words(sold, *words)
    if coming:
        pen.spot(f"stock:{sold}", rect, about=about, radius=pen.px(5))
        return
    side = pen.px(24)
    first = rect.right - pen.px(28) - 3 * (side + pen.px(2))
    small = [
        Rect(first + n * (side + pen.px(2)), rect.cy - side / 2, side, side) for n in (2, 1, 0)
    ]
    moment.spot(pen, f"stock:{sold}", rect, about, pen.px(5), small)
