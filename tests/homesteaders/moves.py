"""The actions of formats.md section 4, in short words."""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]

DONE: Json = {"type": "done"}
DEBT: Json = {"type": "debt"}
HIRE: Json = {"type": "hire"}
BANK: Json = {"type": "bank"}
TAKE_EXTRA: Json = {"type": "tile_extra"}
TRADES = ("buy", "sell", "hire", "debt", "market", "bank", "repay")


def place(**buildings: list[int]) -> Json:
    """Place all one's workers."""
    return {"type": "place_workers", "buildings": buildings}


def pay(gold: int = 0) -> Json:
    """Pay wages or a bid, so many gold and the rest in silver."""
    return {"type": "pay", "gold": gold}


def neutral(lot: str) -> Json:
    """Place the neutral marker."""
    return {"type": "neutral_bid", "auction": lot}


def bid(lot: str, amount: int) -> Json:
    """Bid on a lot."""
    return {"type": "bid", "auction": lot, "amount": amount}


def reward(take: str) -> Json:
    """Take a reward of the Railroad Development track."""
    return {"type": "rail_reward", "take": take}


def build(building: str, **gold_as: int) -> Json:
    """Build, with gold in place of other goods."""
    return {
        "type": "build",
        "building": building,
        **({"gold_as": dict(gold_as)} if gold_as else {}),
    }


def buy(good: str, **keys: Any) -> Json:
    """Buy a good."""
    return {"type": "buy", "good": good, **keys}


def sell(good: str) -> Json:
    """Sell a good."""
    return {"type": "sell", "good": good}


def market(make: str) -> Json:
    """Use the Market building."""
    return {"type": "market", "make": make}


def repay(with_: str) -> Json:
    """Repay a debt with silver or gold."""
    return {"type": "repay", "with": with_}


def canonical(action: Json) -> Json:
    """The action as `legal` writes it: nothing at its default, no empty building, no zero."""
    short = dict(action)
    if short["type"] == "place_workers":
        short["buildings"] = {b: n for b, n in short["buildings"].items() if any(n)}
    if "gold_as" in short:
        short["gold_as"] = {good: n for good, n in short["gold_as"].items() if n}
        if not short["gold_as"]:
            del short["gold_as"]
    if short.get("gold") is False:
        del short["gold"]
    return short


def moves(*actions: Json) -> list[Json]:
    """The actions in the order `legal` gives them here."""
    return sorted(map(canonical, actions), key=lambda a: json.dumps(a, sort_keys=True))
