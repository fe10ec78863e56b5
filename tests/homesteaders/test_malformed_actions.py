"""What is no action of the contract: formats.md section 5."""

from typing import Any

import pytest

from tests.homesteaders.moves import bid, build, buy, market, place, repay, reward, sell
from tests.homesteaders.stands import DECISIONS
from tests.homesteaders.table import malformed

MALFORMED: list[tuple[str, Any, str]] = [
    ("bid", {}, "type"),
    ("bid", {"auction": "1", "amount": 3}, "type"),
    ("bid", {"type": "dance"}, "type"),
    ("bid", {"type": 3}, "type"),
    ("bid", {"type": None}, "type"),
    ("bid", {"type": ["bid"]}, "type"),
    ("bid", {"type": "bid"}, "auction"),
    ("bid", {"type": "bid", "auction": "1"}, "amount"),
    ("bid", {"type": "bid", "amount": 3}, "auction"),
    ("bid", {"type": "bid", "auction": 1, "amount": 3}, "auction"),
    ("bid", bid("0", 3), "auction"),
    ("bid", bid("4", 3), "auction"),
    ("bid", {"type": "bid", "auction": "1", "amount": "3"}, "amount"),
    ("bid", {"type": "bid", "auction": "1", "amount": 3.0}, "amount"),
    ("bid", {"type": "bid", "auction": "1", "amount": True}, "amount"),
    ("bid", {"type": "bid", "auction": "1", "amount": None}, "amount"),
    ("bid", {**bid("1", 3), "gold": 1}, "gold"),
    ("bid", {"type": "pass", "auction": "1"}, "auction"),
    ("neutral_bid", {"type": "neutral_bid"}, "auction"),
    ("neutral_bid", {"type": "neutral_bid", "auction": "9"}, "auction"),
    ("place_workers", {"type": "place_workers"}, "buildings"),
    ("place_workers", {"type": "place_workers", "buildings": []}, "buildings"),
    ("place_workers", {"type": "place_workers", "buildings": None}, "buildings"),
    ("place_workers", place(saloon=[1]), "saloon"),
    ("place_workers", place(hacienda=[1]), "hacienda"),
    ("place_workers", {"type": "place_workers", "buildings": {"homestead": 1}}, "buildings"),
    ("place_workers", {"type": "place_workers", "buildings": {"homestead": None}}, "buildings"),
    ("place_workers", place(homestead=[True, False]), "buildings"),  # type: ignore[list-item]
    ("place_workers", place(homestead=[1.0, 0]), "buildings"),  # type: ignore[list-item]
    ("place_workers", place(homestead=["1", 0]), "buildings"),  # type: ignore[list-item]
    ("place_workers", {**place(), "idle": 1}, "idle"),
    ("pay_workers", {"type": "pay"}, "gold"),
    ("pay_workers", {"type": "pay", "gold": "1"}, "gold"),
    ("pay_workers", {"type": "pay", "gold": True}, "gold"),
    ("pay_workers", {"type": "pay", "gold": 1, "silver": 2}, "silver"),
    ("rail_reward", {"type": "rail_reward"}, "take"),
    ("rail_reward", reward("silver"), "take"),
    ("rail_reward", reward("good"), "take"),
    ("rail_reward", {"type": "rail_reward", "take": 1}, "take"),
    ("build", {"type": "build"}, "building"),
    ("build", build("saloon"), "building"),
    ("build", build("harbor"), "building"),
    ("build", {"type": "build", "building": None}, "building"),
    ("build", build("farm", wood=1), "wood"),
    ("build", build("farm", gold=1), "gold"),
    ("build", {**build("farm"), "gold_as": 1}, "gold_as"),
    ("build", {**build("farm"), "gold_as": {"copper": True}}, "gold_as"),
    ("build", {**build("farm"), "gold_as": {"copper": "1"}}, "gold_as"),
    ("build", {**build("farm"), "colonist": False}, "colonist"),
    ("tile_extra", {"type": "tile_extra", "gold": 1}, "gold"),
    ("tile_extra", {"type": "tile_extra", "take": "vp"}, "take"),
    ("final_trades", {"type": "buy"}, "good"),
    ("final_trades", buy("corn"), "good"),
    ("final_trades", buy("silver"), "good"),
    ("final_trades", buy("wood", gold=1), "gold"),
    ("final_trades", buy("wood", count=2), "count"),
    ("final_trades", {"type": "sell"}, "good"),
    ("final_trades", sell("trade"), "good"),
    ("final_trades", {"type": "hire", "count": 1}, "count"),
    ("final_trades", {"type": "debt", "count": 2}, "count"),
    ("final_trades", {"type": "market"}, "make"),
    ("final_trades", market("wood"), "make"),
    ("final_trades", {"type": "bank", "count": 5}, "count"),
    ("final_trades", {"type": "repay"}, "with"),
    ("final_trades", repay("copper"), "with"),
    ("final_trades", {"type": "repay", "with_": "gold"}, "with"),
    ("final_trades", {"type": "done", "sure": True}, "sure"),
    ("bid", [], ""),
    ("bid", "pass", ""),
    ("bid", None, ""),
    ("bid", 3, ""),
]


@pytest.mark.parametrize(("decision", "action", "key"), MALFORMED)
def test_malformed(decision: str, action: Any, key: str) -> None:
    """A missing or unknown key, wrong JSON type or unknown id: -32602 names the key."""
    malformed(DECISIONS[decision](), action, key)


@pytest.mark.parametrize("decision", DECISIONS)
def test_malformed_comes_before_refused(decision: str) -> None:
    """A malformed action of another decision is malformed, not refused."""
    malformed(DECISIONS[decision](), {"type": "repay", "with": "wood"}, "with")
    malformed(DECISIONS[decision](), {"type": "role", "role": "mayor"}, "type")
