"""Which parts of the table a click may choose now, and what it then does. No Qt.

Parts of all: `lot:L`, `bid:L:AMOUNT`, `extra:L`, `rail:REWARD`, `stock:BUILDING`, and in the market
`buy:GOOD`, `sell:GOOD`, `hire`, `debt`, `make:GOOD`, `bank`, `repay`. Parts of the viewer's own
board: `good:GOOD`, `slot:BUILDING:N`, `workers`, `pay:GOLD`. A variant is the same choice paid with
gold: a small target of its own.
"""

from typing import Any

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.qt.snapshot import Snapshot
from prdesk.ui.board.elements import Action, Commit, Select, Toggle
from prdesk.ui.board.table import Arrangement
from prdesk.ui.board.targets import Targets, Variant
from prdesk.ui.homesteaders.kinds import picture
from prdesk.ui.homesteaders.payment import pay_targets
from prdesk.ui.homesteaders.trades import TradeQueue

IDLE = "workers"
"""The part that stands for the workers without a place."""


def targets_of(
    snapshot: Snapshot, partial: dict[str, Any], arrangement: Arrangement | None
) -> Targets:
    """The targets of a decision.

    Args:
        snapshot: what the viewer sees; no targets unless he may decide now.
        partial: parts of an action settled by earlier clicks.
        arrangement: the workers being placed, at `place_workers`.
    """
    found = Targets()
    if not snapshot.interactive:
        return found
    if arrangement is not None:
        _placing(found, snapshot, arrangement)
    pay_targets(found, snapshot, partial)
    if snapshot.position["turn"]["decision"] == "final_trades":
        found.ready = {"type": "done"}
    for action in snapshot.actions if snapshot.complete else TradeQueue().possible(snapshot):
        if action["type"] == "build":
            _build(found, action)
        elif action["type"] == "tile_extra":
            _first_or_gold(found, f"extra:{snapshot.position['turn']['auction']}", action)
        elif action["type"] == "repay":
            _first_or_gold(found, "repay", action)
        else:
            for part in parts_of(action):
                found.picks[part] = Commit(action)
    if any(f"good:{good}" in found.picks for good in GOODS):
        found.picks["rail:good"] = Select("take", "good")
        if "take" in partial:
            found.chosen.add("rail:good")
    return found


def parts_of(action: Action) -> list[str]:
    """The parts of the table that stand for an action made by a single click."""
    match action["type"]:
        case "neutral_bid":
            return [f"lot:{action['auction']}"]
        case "bid":
            return [f"bid:{action['auction']}:{action['amount']}"]
        case "rail_reward":
            take = action["take"]
            return [f"good:{take}" if take in GOODS else f"rail:{take}"]
        case "buy" | "sell":
            return [f"{action['type']}:{action['good']}"]
        case "market":
            return [f"make:{action['make']}"]
        case "hire" | "debt" | "bank":
            return [action["type"]]
    return []


def _build(found: Targets, action: Action) -> None:
    """The first way of paying is the row itself; ways with other gold are small targets on it."""
    part = f"stock:{action['building']}"
    gold = action.get("gold_as", {})
    if part not in found.picks:
        found.picks[part] = Commit(action)
        return
    instead = next(iter(gold)) if len(gold) == 1 else "gold"
    variant = Variant(Commit(action), picture(instead), struck=len(gold) == 1)
    found.variants.setdefault(part, []).append(variant)


def _first_or_gold(found: Targets, part: str, action: Action) -> None:
    """The plain way is the part itself; if gold would do too, that is a small target on it."""
    if part in found.picks:
        found.variants[part] = [Variant(Commit(action), picture("gold"))]
    else:
        found.picks[part] = Commit(action)


def _placing(found: Targets, snapshot: Snapshot, arrangement: Arrangement) -> None:
    """Places that hold a worker, and empty ones while somebody is idle."""
    buildings = snapshot.position["players"][snapshot.viewer]["buildings"]
    filled = arrangement.action()["buildings"]
    for name, held in buildings.items():
        for number in range(len(held.get("workers", ()))):
            manned = name in filled and filled[name][number]
            if manned or arrangement.unplaced:
                found.picks[f"slot:{name}:{number}"] = Toggle(name, number)
    if arrangement.unplaced:
        found.picks[IDLE] = Toggle(IDLE, 0)
