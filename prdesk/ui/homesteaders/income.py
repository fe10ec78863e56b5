"""What the workers, as they stand, will bring, and what they will cost."""

from typing import Any

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits
from prdesk.ui.homesteaders.kinds import Amounts, picture
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import in_words, say, sentence

ORDER = ("silver", "vp", "trade", *GOODS, "debt")


def income_now(moment: Moment) -> Amounts:
    """The income of the viewer's workers: as he arranges them, or as they stand."""
    if moment.arrangement is not None:
        return flat(moment.snapshot.outcome(moment.arrangement.action()))
    return flat(moment.quote["income"])


def flat(counts: dict[str, Any]) -> Amounts:
    """Amounts with the goods among the others; a debt paid off counts below zero."""
    found = {**counts, **(counts.get("goods") or {}), "debt": -counts.get("debts", 0)}
    found.update({"debt": counts["debt"]} if "debt" in counts else {})
    return {what: found[what] for what in ORDER if found.get(what)}


def draw_income(pen: Pen, moment: Moment, foot: Rect) -> None:
    """The line along the foot of the large board."""
    px = pen.px
    if not moment.position["auctions"] and moment.decision in ("final_trades", "game_over"):
        _score(pen, moment, foot)
        return
    income = income_now(moment)
    arranging = moment.arrangement is not None
    words = say("this_income" if arranging else "next_income")
    x = foot.x + pen.text("words", foot, words, 12.5, 600, "ink_soft") + px(8)
    side = min(foot.h, px(21))
    room = foot.trim(left=x - foot.x)
    gains = {what: count for what, count in income.items() if count > 0}
    x = bits.things(pen, "gains", room, gains, side, gap=7) if gains else x
    if income.get("debt", 0) < 0:
        place = Rect(x, foot.cy - side / 2, side, side)
        pen.art("debt", place, picture("debt"))
        pen.box("debt struck", place, "without", px(2))
        x = place.right + px(7)
    wages = moment.quote["wages"]
    text = say("wages")
    x += px(14)
    x += pen.text("wages", foot.trim(left=x - foot.x), text, 12.5, 600, "ink_soft") + px(6)
    sign = say("minus", "")
    x += pen.text("minus", foot.trim(left=x - foot.x), sign, 13, 600) + px(2)
    bits.coin(pen, "wage", Rect(x, foot.cy - side / 2, side, side), "silver", wages)
    brings = {**income, "debt": income.get("debt", 0)}
    about = sentence(say("about_income", income=in_words(brings)), say("about_wages", wages))
    pen.spot("income", foot.at_left(x + side - foot.x), about=about)
    pen.anchor(f"income:{moment.viewer}", foot.at_left(px(60)))


def _score(pen: Pen, moment: Moment, foot: Rect) -> None:
    """At the end, instead: what the score is made of."""
    score = moment.snapshot.scores[moment.viewer]
    bonus = sum(value or 0 for value in score["bonus"].values())
    figures = {key: bits.or_hidden(score[key]) for key in ("vp", "goods", "debt")}
    words = say("score", buildings=score["buildings"], bonus=bonus, **figures)
    wide = pen.text("score", foot, words, 12.5, 600, "ink_soft")
    place = foot.at_left(wide)
    pen.spot("score", place, about=words)
    pen.anchor(f"income:{moment.viewer}", place)
