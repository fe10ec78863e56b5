"""What an event brings to or takes from what its player holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prdesk.core.game import Json
from prdesk.homesteaders.catalog.setup import REPAY_SILVER

_RAIL_POINTS: Final = 3
_BONUSES: Final = {"workers": "worker", "tracks": "track", "trade": "trade", "vp": "vp"}

Changes = Iterator[tuple[str, int]]
"""Things (`silver`, `trade`, `debt`, `vp`, `worker`, `track` or a good) and how many."""


def changes(event: Json) -> Changes:
    """All changes by an event, none of them zero; the silver of a debt goes without saying."""
    for what, count in _all(event):
        if count:
            yield what, count


def _all(event: Json) -> Changes:
    match event["event"]:
        case "income_collected":
            for what in ("silver", "trade", "vp"):
                yield what, event[what]
            yield "debt", -event["debts"]
            yield from event["goods"].items()
        case "paid":
            yield "silver", -event["silver"]
            yield "gold", -event["gold"]
        case "rail_rewarded":
            yield event["take"], _RAIL_POINTS if event["take"] == "vp" else 1
        case "built":
            for good, count in event["goods"].items():
                yield good, -count
        case "bonus_gained":
            for key, what in _BONUSES.items():
                yield what, event.get(key, 0)
            yield "silver", event.get("silver", 0)
            yield "debt", -event.get("debts", 0)
        case "extra_bought":
            yield event["good"], -1
            yield "track", event.get("tracks", 0)
            yield "vp", event.get("vp", 0)
        case _:
            yield from _of_trade(event)


def _of_trade(event: Json) -> Changes:
    """Changes by trades; those that take a trade chit come first."""
    if event["event"] in ("bought", "sold", "hired", "market_made", "bank_changed"):
        yield "trade", -1
    match event["event"]:
        case "bought":
            yield event["good"], 1
            yield "silver", -event["silver"]
            yield "gold", -event["gold"]
        case "sold":
            yield event["good"], -1
            yield "silver", event["silver"]
            yield "gold", event["gold"]
            yield "vp", event["vp"]
        case "hired":
            yield "food", -1
            yield "worker", 1
        case "market_made":
            yield event["used"], -1
            yield event["make"], 1
        case "bank_changed":
            yield "silver", 1
        case "debt_taken":
            yield "debt", event["count"]
        case "debt_repaid":
            yield "debt", -1
            yield ("gold", -1) if event["with"] == "gold" else ("silver", -REPAY_SILVER)
