"""What the workers, as they stand, will bring, and what they will cost."""

from typing import Any

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits
from prdesk.ui.homesteaders.kinds import Amounts
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import changes_in_words, say, sentence

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
        pen.anchor(f"income:{moment.viewer}", foot)
        return
    income = income_now(moment)
    arranging = moment.arrangement is not None
    words = say("this_income" if arranging else "next_income")
    x = foot.x + pen.text("words", foot, words, 12.5, 600, "ink_soft") + px(8)
    side = min(foot.h, px(21))
    x = bits.things(pen, "gains", foot.trim(left=x - foot.x), income, side, gap=7)
    wages = moment.quote["wages"]
    text = say("wages")
    x += px(14)
    x += pen.text("wages", foot.trim(left=x - foot.x), text, 12.5, 600, "ink_soft") + px(6)
    sign = say("minus", "")
    x += pen.text("minus", foot.trim(left=x - foot.x), sign, 13, 600) + px(2)
    bits.coin(pen, "wage", Rect(x, foot.cy - side / 2, side, side), "silver", wages)
    about = sentence(
        say("about_income", income=changes_in_words(income)), say("about_wages", wages)
    )
    pen.spot("income", foot.at_left(x + side - foot.x), about=about)
    pen.anchor(f"income:{moment.viewer}", foot.at_left(px(60)))
