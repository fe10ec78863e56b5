"""The buildings for sale, a column for each type, and those of the other stages to look at."""

from prdesk.homesteaders.catalog.buildings import ROWS
from prdesk.homesteaders.catalog.ids import FINAL_ROUND, LAST_ROUND, STAGES, TYPES
from prdesk.homesteaders.catalog.setup import STOCK_STAGES
from prdesk.ui.board.elements import Look
from prdesk.ui.board.geometry import Rect, column, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import offers
from prdesk.ui.homesteaders.kinds import (
    ART,
    STAGE_ROUNDS,
    type_of,
)
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import say, title

HIGHEST = 62
"""Height of a row, at most."""


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
    if not moment.position["auctions"]:
        return say("about_round")
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
        offers.draw(pen.at(sold), moment, place.snapped(), sold)
