"""A payment: proposed in silver as far as that goes, and what else it may be (rules 4.2)."""

from typing import Any, NamedTuple

from prdesk.homesteaders.catalog.setup import GOLD_VALUE
from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Select
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.board.targets import Targets
from prdesk.ui.homesteaders import bits
from prdesk.ui.homesteaders.kinds import Amounts
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import in_words, say, sentence

PAYMENTS = ("pay_workers", "pay_bid")
"""Decisions that are payments."""


class Payment(NamedTuple):
    """A way to pay: gold, silver beside it, and what the gold is too much."""

    gold: int
    silver: int
    lost: int

    @property
    def action(self) -> Action:
        """The payment as an action."""
        return {"type": "pay", "gold": self.gold}

    @property
    def parts(self) -> Amounts:
        """What is paid."""
        return {what: n for what, n in (("silver", self.silver), ("gold", self.gold)) if n}


def payments(snapshot: Snapshot) -> list[Payment]:
    """The ways to pay, the one with the least gold first."""
    cost = snapshot.position["turn"].get("cost", 0)
    found = []
    for action in snapshot.actions:
        if action["type"] == "pay":
            rest = cost - GOLD_VALUE * action["gold"]
            found.append(Payment(action["gold"], max(0, rest), max(0, -rest)))
    return sorted(found)


def chosen(snapshot: Snapshot, partial: dict[str, Any]) -> Payment | None:
    """The way that a confirmation pays: the one clicked, or as little gold as possible."""
    ways = payments(snapshot)
    picked = [way for way in ways if way.gold == partial.get("gold")]
    return next(iter(picked or ways), None)


def pay_targets(found: Targets, snapshot: Snapshot, partial: dict[str, Any]) -> None:
    """The ways to pay are parts `pay:GOLD`; a click changes what a confirmation pays."""
    way = chosen(snapshot, partial)
    if way is None:
        return
    for one in payments(snapshot):
        found.picks[f"pay:{one.gold}"] = Select("gold", one.gold)
    found.chosen.add(f"pay:{way.gold}")
    found.ready = way.action


def about_payment(snapshot: Snapshot, way: Payment) -> str:
    """What a way to pay takes and leaves, in words."""
    silver = snapshot.position["players"][snapshot.viewer]["silver"]
    parts = in_words(way.parts)
    words = say("about_payment", parts=parts, before=silver, after=silver - way.silver)
    return sentence(words, say("no_change", way.lost) if way.lost else "")


def draw_payment(pen: Pen, moment: Moment, foot: Rect) -> None:
    """The line along the foot of the large board while something is to be paid."""
    px = pen.px
    cost, silver = moment.position["turn"]["cost"], moment.me["silver"]
    x = foot.x + pen.text("cost", foot, say("to_pay", cost), 12.5, 600, "ink_soft") + px(10)
    ways = payments(moment.snapshot)
    if not ways:
        short = cost - silver - GOLD_VALUE * moment.me["goods"].get("gold", 0)
        pen.text("short", foot.trim(left=x - foot.x), say("missing", short), 12.5, 600, "accent")
    side = min(foot.h - px(4), px(20))
    for way in ways:
        wide = bits.wide_of(pen, way.parts, side, 4)
        place = Rect(x, foot.y, wide + px(18), foot.h).snapped()
        key = f"pay:{way.gold}"
        pen.box(key, place, "card", px(6))
        bits.things(pen, f"{key} parts", place.centred(wide, side), way.parts, side, gap=4)
        moment.spot(pen, key, place, about_payment(moment.snapshot, way), px(6))
        x = place.right + px(8)
