"""The account book: what the events of an action say that each player took and paid.

All flows are public (1.4), so that a table can be counted along; the events must be enough for it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.homesteaders.components import BUILDINGS, GOODS, RAIL, TILES, things

Json = dict[str, Any]
COUNTED = ("silver", "trade", "vp", "tracks", "workers")
REWARDS = {"track": ("tracks", 1), "worker": ("workers", 1), "vp": ("vp", 3)}


def flows(event: Json) -> dict[str, int]:
    """What an event adds to its player's holdings (takes away where negative)."""
    kind = event["event"]
    change: Counter[str] = Counter()
    if kind == "income_collected":
        change.update({key: event[key] for key in ("silver", "trade", "vp")})
        change.update(event["goods"])
        change["debt"] = -event["debts"]
    elif kind == "paid":
        change.update({"silver": -event["silver"], "gold": -event["gold"]})
    elif kind == "debt_taken":
        change.update({"silver": 2 * event["count"], "debt": event["count"]})
    elif kind == "rail_rewarded":
        key, n = REWARDS.get(event["take"], (event["take"], 1))
        change[key] = n
    elif kind == "built":
        change.update({good: -n for good, n in event["goods"].items()})
        change[event["building"]] = 1
    elif kind == "bonus_gained":
        change.update({key: event[key] for key in COUNTED if key in event})
        change["debt"] = -event.get("debts", 0)
    elif kind == "extra_bought":
        change.update({key: event[key] for key in COUNTED if key in event})
        change[event["good"]] -= 1
    elif kind == "bought":
        change.update({"trade": -1, "silver": -event["silver"]})
        change[event["good"]] += 1
        change["gold"] -= event["gold"]
    elif kind == "sold":
        change.update({"trade": -1, "silver": event["silver"], "vp": event["vp"]})
        change["gold"] += event["gold"]
        change[event["good"]] -= 1
    elif kind == "hired":
        change.update({"trade": -1, "food": -1, "workers": 1})
    elif kind == "market_made":
        change.update({"trade": -1, event["make"]: 1, event["used"]: -1})
    elif kind == "bank_changed":
        change.update({"trade": -1, "silver": 1})
    elif kind == "debt_repaid":
        change["debt"] = -1
        change.update({"silver": -5} if event["with"] == "silver" else {"gold": -1})
    return {key: n for key, n in change.items() if n}


def counted(events: list[Json], seat: int) -> dict[str, int]:
    """All that a player took and paid in these events; the rail steps too."""
    total: Counter[str] = Counter()
    for event in events:
        if event["player"] == seat:
            for key, n in flows(event).items():
                total[key] += n
    return {key: n for key, n in total.items() if n}


def check_prices(event: Json) -> None:
    """The figures of an event are those of the rulebook."""
    kind = event["event"]
    if kind == "built":
        cost = Counter(things(BUILDINGS[event["building"]].cost))
        assert sum(event["goods"].values()) == sum(cost.values())
        extra = Counter(event["goods"]) - cost
        assert {*extra} <= {"gold"}
    elif kind == "extra_bought":
        tile = TILES[event["tile"]]
        assert {key: event[key] for key in things(tile.gets)} == things(tile.gets)
    elif kind == "rail_rewarded":
        assert event["take"] in (*RAIL, *GOODS)
    elif kind == "sold":
        assert event["vp"] == 1
