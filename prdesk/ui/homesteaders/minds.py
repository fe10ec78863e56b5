"""What somebody has in mind who points at a part that is not legal now. No Qt."""

from typing import Any

from prdesk.ui.board.elements import Action

Position = dict[str, Any]

DECISIONS = {
    "neutral_bid": ("neutral_bid",),
    "bid": ("bid",),
    "rail_reward": ("rail_reward",),
    "build": ("build", "second_build"),
    "tile_extra": ("tile_extra",),
}
"""Where actions belong."""

WITHOUT_TRADES = ("neutral_bid", "bid", "rail_reward", "game_over")
"""Decisions at which nothing can be traded."""


def in_time(action: Action, decision: str) -> bool:
    """Whether the decision is one about such actions: then a refusal is what matters most."""
    found = DECISIONS.get(action["type"])
    return decision in found if found else decision not in WITHOUT_TRADES


def would_be(part: str, position: Position) -> Action | None:
    """The action meant by a part; None where a click on it never means one."""
    kind, _, value = part.partition(":")
    match kind:
        case "bid":
            lot, _, amount = value.partition(":")
            return {"type": "bid", "auction": lot, "amount": int(amount)}
        case "lot":
            return {"type": "neutral_bid", "auction": value} if position["neutral"] else None
        case "stock":
            return {"type": "build", "building": value}
        case "rail" if value not in ("start", "good"):
            return {"type": "rail_reward", "take": value}
        case "buy" | "sell":
            return {"type": kind, "good": value}
        case "make":
            return {"type": "market", "make": value}
        case "repay":
            return {"type": "repay", "with": "silver"}
        case "hire" | "debt" | "bank" | "done":
            return {"type": kind}
        case "extra":
            return {"type": "tile_extra"}
    return None
