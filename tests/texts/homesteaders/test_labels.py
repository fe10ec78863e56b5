"""What buttons and lists say, prompts and what is said below them."""

from typing import Any

import pytest

from prdesk.games import game
from prdesk.texts.homesteaders import TEXTS, advice_on

RULES = game("homesteaders")
NAMES = ["Anna", "Ben"]


def position(decision: str = "", **keys: Any) -> dict[str, Any]:
    """A fresh game of 2 with changes; Anna decides."""
    fresh = RULES.position(RULES.new({"players": 2}, NAMES, 1))
    anna = {**fresh["players"][0], **keys.pop("anna", {})}
    turn = {"decision": decision or "place_workers", "player": 0, **keys.pop("turn", {})}
    return {**fresh, **keys, "turn": turn, "players": [anna, fresh["players"][1]]}


def test_a_place_says_what_it_brings() -> None:
    placing = {"type": "place_workers", "buildings": {"homestead": [1, 0], "farm": [0, 1]}}
    label = "Place workers: Homestead (1 wood), Farm (1 food)"
    assert TEXTS.label_of_action(placing, position(anna={"workers": 2})) == label
    assert TEXTS.label_of_action(placing, position(anna={"workers": 4})) == f"{label}; idle: 2"
    alone = {"type": "place_workers", "buildings": {"river_port": [1, 0]}}
    assert TEXTS.label_of_action(alone, position()) == "Place workers: River Port (nothing)"
    nobody = {"type": "place_workers", "buildings": {}}
    assert TEXTS.label_of_action(nobody, position()) == "Place no worker"


@pytest.mark.parametrize(
    ("gold", "label"),
    [
        (0, "Pay 7 silver"),
        (1, "Pay 2 silver, 1 gold"),
        (2, "Pay 2 gold: 3 silver too much, no change"),
    ],
)
def test_a_payment_is_told_in_full(gold: int, label: str) -> None:
    paying = {"type": "pay", "gold": gold}
    assert TEXTS.label_of_action(paying, position("pay_workers", anna={"workers": 7})) == label
    bids = {"1": {"player": 0, "amount": 7}}
    due = position("pay_bid", turn={"auction": "1"}, bids=bids)
    assert TEXTS.label_of_action(paying, due) == label


@pytest.mark.parametrize(
    ("action", "label"),
    [
        ({"type": "bid", "auction": "1", "amount": 7}, "Bid 7 on lot 1"),
        ({"type": "neutral_bid", "auction": "2"}, "Neutral marker on lot 2, at 5"),
        ({"type": "rail_reward", "take": "vp"}, "Take 3 VP"),
        ({"type": "rail_reward", "take": "livestock"}, "Take 1 livestock"),
        ({"type": "build", "building": "foundry"}, "Build Foundry (free)"),
        (
            {"type": "build", "building": "church"},
            "Build Church (1 wood, 1 steel, 1 gold, 1 copper)",
        ),
        (
            {"type": "build", "building": "fairgrounds", "gold_as": {"copper": 1, "livestock": 1}},
            "Build Fairgrounds (2 wood, 1 gold as copper, 1 gold as livestock)",
        ),
        ({"type": "buy", "good": "steel"}, "Buy 1 steel (3 silver, 1 trade chit)"),
        (
            {"type": "buy", "good": "wood", "gold": True},
            "Buy 1 wood (1 trade chit, 1 gold, no change)",
        ),
        ({"type": "buy", "good": "copper"}, "Buy 1 copper (1 trade chit, 1 gold)"),
        ({"type": "sell", "good": "livestock"}, "Sell 1 livestock (1 trade chit): +1 gold, +1 VP"),
        ({"type": "hire"}, "Hire a worker (1 trade chit, 1 food)"),
        ({"type": "debt"}, "Take a debt: +2 silver"),
        ({"type": "market", "make": "steel"}, "Market (1 trade chit, 1 food): +1 steel"),
        ({"type": "bank"}, "Bank (1 trade chit): +1 silver"),
        ({"type": "repay", "with": "silver"}, "Repay a debt (5 silver)"),
        ({"type": "repay", "with": "gold"}, "Repay a debt (1 gold)"),
        ({"type": "done"}, "Finish the trades"),
        ({"type": "pass"}, "Pass"),
    ],
)
def test_labels(action: dict[str, Any], label: str) -> None:
    assert TEXTS.label_of_action(action, position()) == label


def test_a_general_store_raises_what_a_sale_brings() -> None:
    store = position(anna={"buildings": {"homestead": {}, "general_store": {}}})
    sale = {"type": "sell", "good": "copper"}
    told = "Sell 1 copper (1 trade chit): +1 silver, +1 gold, +1 VP"
    assert TEXTS.label_of_action(sale, store) == told


@pytest.mark.parametrize(
    ("tile", "gold", "label"),
    [
        ("1-5", False, "Take 1 worker"),
        ("2-18", False, "Use the extra of the lot (1 wood): +1 track"),
        ("1-9", False, "Use the extra of the lot (1 copper): +4 VP"),
        ("1-10", True, "Use the extra of the lot (1 gold as livestock): +4 VP"),
    ],
)
def test_an_extra_says_what_it_costs_and_brings(tile: str, gold: bool, label: str) -> None:
    action = {"type": "tile_extra", **({"gold": True} if gold else {})}
    at_stake = position("tile_extra", turn={"auction": "1"}, auctions={"1": tile})
    assert TEXTS.label_of_action(action, at_stake) == label
    assert TEXTS.label_of_action(action, {}) == "Use the extra of the lot"


@pytest.mark.parametrize(
    ("decision", "label"),
    [
        ("bid", "Pass: a step on the railroad"),
        ("build", "Build nothing"),
        ("second_build", "Build no second building"),
        ("tile_extra", "Leave the extra of the lot"),
    ],
)
def test_passing_says_what_is_passed(decision: str, label: str) -> None:
    assert TEXTS.label_of_action({"type": "pass"}, position(decision)) == label


@pytest.mark.parametrize(
    ("at", "advice"),
    [
        (
            position("place_workers", anna={"workers": 2}),
            "A worker on a space brings its income. Wages, for idle ones too: 2 silver.",
        ),
        (
            position("bid", anna={"rail": 1}),
            "A pass is final; the railroad then brings 1 trade chit or 1 track.",
        ),
        (position("rail_reward", anna={"rail": 1}), "To choose from: 1 trade chit."),
        (
            position("pay_bid", turn={"auction": "2"}, bids={"2": {"player": 0, "amount": 9}}),
            "To pay for lot 2: 9 silver; 1 gold counts as 5.",
        ),
        (
            position("build", turn={"auction": "1"}, auctions={"1": "1-4"}),
            "Lot 1 allows: residential or industrial. Passing gives the right up.",
        ),
        (
            position("tile_extra", turn={"auction": "3"}, auctions={"3": "3-30"}),
            "Lot 3 offers: 2 VP for 1 food.",
        ),
        (
            position("neutral_bid"),
            "It stands at 5, and whoever wants that lot has to beat it.",
        ),
        (position("game_over"), ""),
    ],
)
def test_advice_names_numbers_and_what_passing_does(at: dict[str, Any], advice: str) -> None:
    assert advice_on(at) == advice


def test_debts_are_spoken_of_at_the_end() -> None:
    free = advice_on(position("final_trades"))
    assert advice_on(position("final_trades", anna={"debt": 3})) == (
        f"{free} To repay: 3 debts, or lose 6 VP."
    )


def test_prompts_say_who_and_what() -> None:
    assert TEXTS.prompt("bid", player="anna") == "anna: bid, or pass"
    assert TEXTS.prompt("pay_workers") == "Pay the wages"
