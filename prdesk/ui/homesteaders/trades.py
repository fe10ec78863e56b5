"""Trades that wait for the action that ends the decision (rules 4): which, and their words."""

from typing import Any

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.qt.snapshot import Snapshot
from prdesk.qt.turn import Staged
from prdesk.texts.homesteaders.amounts import AMOUNTS, amount, holdings
from prdesk.texts.homesteaders.labels_trades import TRADES
from prdesk.ui.board.elements import Action
from prdesk.ui.homesteaders.losses import loss_of
from prdesk.ui.homesteaders.words import listed, name, say, translate

ALL: list[Action] = [
    *({"type": "buy", "good": good} for good in GOODS),
    *({"type": "buy", "good": good, "gold": True} for good in GOODS[:4]),
    *({"type": "sell", "good": good} for good in GOODS),
    {"type": "hire"},
    {"type": "debt"},
    {"type": "market", "make": "food"},
    {"type": "market", "make": "steel"},
    {"type": "bank"},
    {"type": "repay", "with": "silver"},
    {"type": "repay", "with": "gold"},
]
"""Every trade there is; copper and livestock are always bought with gold."""


class TradeQueue:
    """Trades for the table (`prdesk.ui.board.queue.Queue`)."""

    def waits(self, action: Action) -> bool:
        """Whether an action is a trade: it waits for the one that ends the decision."""
        return action["type"] in TRADES

    def possible(self, snapshot: Snapshot) -> list[Action]:
        """The trades that are legal now, however many arrangements of workers there are."""
        if not snapshot.interactive:
            return []
        if snapshot.complete:
            return [action for action in snapshot.actions if self.waits(action)]
        return [action for action in ALL if not snapshot.why(action)]

    def chip(self, action: Action) -> str:
        """A trade in two or three words."""
        good = action.get("good") or action.get("make") or ""
        with_gold = action.get("gold") or action.get("with") == "gold"
        word = f"chip_{action['type']}{'_gold' if with_gold else ''}"
        return say(word, good=name(good) if good else "")

    def totals(self, staged: Staged) -> str:
        """`6 → 8 silver, 0 → 1 debt`: what the player holds before and after, where it differs."""
        before, after = holdings(staged.before), holdings(staged.after)
        found = [(what, before.get(what, 0), after.get(what, 0)) for what in AMOUNTS]
        return listed(
            say("from_to", before=was, after=amount(what, now, translate))
            for what, was, now in found
            if was != now
        )

    def loss(self, snapshot: Snapshot, action: Action) -> str:
        """What ending the decision with this action would lose, in words; "" for nothing."""
        me: dict[str, Any] = snapshot.position["players"][snapshot.viewer]
        return loss_of(me, action)
