"""Homesteaders actions by RPC: malformed ones name the key, refused ones the reason."""

from __future__ import annotations

from typing import Any

import pytest

MALFORMED: list[tuple[dict[str, Any], str]] = [
    ({}, "type"),
    ({"type": "role", "role": "mayor"}, "type"),
    ({"type": None}, "type"),
    ({"type": "place_workers"}, "buildings"),
    ({"type": "place_workers", "buildings": []}, "buildings"),
    ({"type": "place_workers", "buildings": {"hotel": [1]}}, "buildings"),
    ({"type": "place_workers", "buildings": {"farm": 1}}, "buildings"),
    ({"type": "place_workers", "buildings": {"farm": [True, 0]}}, "buildings"),
    ({"type": "place_workers", "buildings": {"farm": [1.0, 0]}}, "buildings"),
    ({"type": "place_workers", "buildings": {}, "idle": 1}, "idle"),
    ({"type": "pay"}, "gold"),
    ({"type": "pay", "gold": "1"}, "gold"),
    ({"type": "pay", "gold": True}, "gold"),
    ({"type": "pay", "gold": None}, "gold"),
    ({"type": "pay", "gold": 0, "silver": 4}, "silver"),
    ({"type": "neutral_bid"}, "auction"),
    ({"type": "neutral_bid", "auction": 1}, "auction"),
    ({"type": "neutral_bid", "auction": "4"}, "auction"),
    ({"type": "neutral_bid", "auction": "1", "amount": 5}, "amount"),
    ({"type": "bid", "auction": "1"}, "amount"),
    ({"type": "bid", "amount": 5}, "auction"),
    ({"type": "bid", "auction": "2-11", "amount": 5}, "auction"),
    ({"type": "bid", "auction": "1", "amount": 5.0}, "amount"),
    ({"type": "pass", "auction": "1"}, "auction"),
    ({"type": "rail_reward"}, "take"),
    ({"type": "rail_reward", "take": "silver"}, "take"),
    ({"type": "rail_reward", "take": ["wood"]}, "take"),
    ({"type": "build"}, "building"),
    ({"type": "build", "building": "hacienda"}, "building"),
    ({"type": "build", "building": "church", "gold_as": {"wood": 1}}, "gold_as"),
    ({"type": "build", "building": "church", "gold_as": {"copper": "1"}}, "gold_as"),
    ({"type": "build", "building": "church", "gold_as": None}, "gold_as"),
    ({"type": "build", "building": "church", "gold": True}, "gold"),
    ({"type": "tile_extra", "gold": 1}, "gold"),
    ({"type": "tile_extra", "good": "food"}, "good"),
    ({"type": "buy"}, "good"),
    ({"type": "buy", "good": "corn"}, "good"),
    ({"type": "buy", "good": "wood", "gold": 1}, "gold"),
    ({"type": "sell", "good": "silver"}, "good"),
    ({"type": "sell", "good": "wood", "gold": False}, "gold"),
    ({"type": "hire", "count": 1}, "count"),
    ({"type": "debt", "count": 1}, "count"),
    ({"type": "market"}, "make"),
    ({"type": "market", "make": "gold"}, "make"),
    ({"type": "bank", "count": 2}, "count"),
    ({"type": "repay"}, "with"),
    ({"type": "repay", "with": "food"}, "with"),
    ({"type": "repay", "with": "gold", "with_": "gold"}, "with_"),
    ({"type": "done", "for": "good"}, "for"),
]


@pytest.mark.parametrize(("action", "key"), MALFORMED)
def test_a_malformed_action_names_its_key_at_any_decision(
    client: Any, action: dict[str, Any], key: str
) -> None:
    for seats, decision in ((3, "place_workers"), (2, "neutral_bid"), (3, "bid")):
        before = client.load(seats, turn={"decision": decision, "player": 0})
        assert client.invalid("apply", action=action) == key
        assert client.invalid("why", action=action) == key
        assert client.call("position") == before


def hands(**holdings: Any) -> dict[str, Any]:
    return {"0": {"silver": 3, **holdings}}


PLACING = {"decision": "place_workers", "player": 0}
BIDDING = {"decision": "bid", "player": 0}
LAST = {"round": 11, "turn": {"decision": "final_trades", "player": 0}}
PORT = {"homestead": {}, "river_port": {}}

REFUSED: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({}, {"type": "bid", "auction": "1", "amount": 3}, "wrong_decision"),
    ({}, {"type": "done"}, "wrong_decision"),
    ({}, {"type": "place_workers", "buildings": {"farm": [1, 0]}}, "building_not_owned"),
    ({}, {"type": "place_workers", "buildings": {"homestead": [1]}}, "slot_count_wrong"),
    ({}, {"type": "place_workers", "buildings": {"homestead": [1, 0, 0]}}, "slot_count_wrong"),
    ({}, {"type": "place_workers", "buildings": {"homestead": [2, 0]}}, "one_worker_a_slot"),
    ({}, {"type": "place_workers", "buildings": {"homestead": [1, -1]}}, "negative_count"),
    ({}, {"type": "place_workers", "buildings": {"homestead": [1, 1]}}, "too_few_workers"),
    ({}, {"type": "buy", "good": "wood"}, "no_trade_chit"),
    ({"players": hands(trade=1)}, {"type": "buy", "good": "gold"}, "not_enough_silver"),
    ({"players": hands(trade=1)}, {"type": "buy", "good": "copper"}, "no_gold"),
    (
        {"players": hands(trade=1, goods={"gold": 1})},
        {"type": "buy", "good": "steel", "gold": True},
        "silver_suffices",
    ),
    (
        {"players": hands(trade=1, goods={"gold": 1})},
        {"type": "buy", "good": "copper", "gold": True},
        "price_is_gold",
    ),
    ({"players": hands(trade=1)}, {"type": "sell", "good": "wood"}, "good_not_held"),
    ({"players": hands(trade=1)}, {"type": "hire"}, "good_not_held"),
    (
        {"players": hands(trade=1, goods={"wood": 1})},
        {"type": "market", "make": "food"},
        "no_market",
    ),
    ({"players": hands(trade=1)}, {"type": "bank"}, "no_bank"),
    ({"players": hands(debt=1, silver=5)}, {"type": "repay", "with": "silver"}, "only_at_the_end"),
    (
        {**LAST, "players": hands(trade=1)},
        {"type": "repay", "with": "silver"},
        "no_debt",
    ),
    (
        {**LAST, "players": hands(trade=1, debt=1)},
        {"type": "repay", "with": "silver"},
        "not_enough_silver",
    ),
    ({**LAST, "players": hands(trade=1, debt=1)}, {"type": "repay", "with": "gold"}, "no_gold"),
    ({"turn": BIDDING}, {"type": "bid", "auction": "3", "amount": 3}, "no_such_auction"),
    ({"turn": BIDDING}, {"type": "bid", "auction": "1", "amount": 8}, "bid_not_on_scale"),
    ({"turn": BIDDING}, {"type": "debt"}, "wrong_decision"),
    (
        {"turn": BIDDING, "bids": {"1": {"player": 1, "amount": 5}}},
        {"type": "bid", "auction": "1", "amount": 5},
        "bid_too_low",
    ),
    (
        {"turn": BIDDING, "bids": {"1": {"player": 1, "amount": 21}}},
        {"type": "bid", "auction": "1", "amount": 21},
        "bid_at_the_top",
    ),
]


@pytest.mark.parametrize(("partial", "action", "reason"), REFUSED)
def test_a_refused_action_gives_its_reason_and_changes_nothing(
    client: Any, partial: dict[str, Any], action: dict[str, Any], reason: str
) -> None:
    before = client.load(**partial)
    assert client.refusal("apply", action=action) == reason
    why = client.call("why", action=action)
    assert (why["legal"], why["reason"]) == (False, reason)
    assert why["message"].endswith(".")
    assert client.call("position") == before


def winner(client: Any, tile: str, **more: Any) -> None:
    """Player 0 has the lot of a tile for 3 and stands before the building."""
    lot = tile[0]
    rounds = {"2-18": 5, "1-9": 9, "2-11": 1}
    client.load(
        round=rounds[tile],
        turn=BIDDING,
        auctions={lot: tile},
        players={"0": {"trade": 1, "silver": 9, **more}, **{i: {"passed": True} for i in "12"}},
    )
    client.call("apply", action={"type": "bid", "auction": lot, "amount": 3})
    while client.call("position")["turn"]["decision"] == "pay_bid":
        client.call("apply", action={"type": "pay", "gold": 0})


@pytest.mark.parametrize(
    ("tile", "more", "action", "reason"),
    [
        ("2-11", {}, {"type": "build", "building": "homestead"}, "building_not_for_sale"),
        ("2-11", {}, {"type": "build", "building": "market"}, "no_such_type_here"),
        ("2-11", {}, {"type": "build", "building": "church"}, "building_not_in_stock"),
        ("2-11", {}, {"type": "build", "building": "farm"}, "not_enough_goods"),
        (
            "2-11",
            {"buildings": {"farm": {}}},
            {"type": "build", "building": "farm"},
            "building_already_owned",
        ),
        (
            "2-18",
            {},
            {"type": "build", "building": "church", "gold_as": {"copper": 1}},
            "no_river_port",
        ),
        (
            "2-18",
            {"buildings": PORT},
            {"type": "build", "building": "church", "gold_as": {"copper": 2}},
            "gold_as_too_much",
        ),
        (
            "2-18",
            {"buildings": PORT},
            {"type": "build", "building": "church", "gold_as": {"copper": -1}},
            "negative_count",
        ),
        ("2-18", {}, {"type": "tile_extra"}, "wrong_decision"),
    ],
)
def test_a_building_that_the_winner_may_not_build(
    client: Any, tile: str, more: dict[str, Any], action: dict[str, Any], reason: str
) -> None:
    winner(client, tile, **more)
    before = client.call("position")
    assert before["turn"]["decision"] == "build"
    assert client.refusal("apply", action=action) == reason
    assert client.call("position") == before


@pytest.mark.parametrize(
    ("tile", "more", "action", "reason"),
    [
        ("2-18", {}, {"type": "tile_extra"}, "good_not_held"),
        ("2-18", {"goods": {"gold": 1}}, {"type": "tile_extra", "gold": True}, "gold_not_here"),
        ("1-9", {"goods": {"gold": 1}}, {"type": "tile_extra", "gold": True}, "no_river_port"),
        ("1-9", {"buildings": PORT}, {"type": "tile_extra", "gold": True}, "good_not_held"),
    ],
)
def test_an_extra_that_the_winner_cannot_pay(
    client: Any, tile: str, more: dict[str, Any], action: dict[str, Any], reason: str
) -> None:
    winner(client, tile, **more)
    client.call("apply", action={"type": "pass"})
    assert client.call("legal")["decision"] == "tile_extra"
    assert client.refusal("apply", action=action) == reason


@pytest.mark.parametrize(
    ("gold", "reason"),
    [(-1, "negative_count"), (1, "not_enough_silver"), (2, None), (3, "too_much_gold")],
)
def test_a_payment_is_in_gold_and_silver(client: Any, gold: int, reason: str | None) -> None:
    """A bid of 7 with 1 silver and 3 gold; a trade chit, so that it is asked for."""
    client.load(
        turn=BIDDING,
        players={
            "0": {"silver": 1, "trade": 1, "goods": {"gold": 3}},
            **{i: {"passed": True} for i in "12"},
        },
    )
    client.call("apply", action={"type": "bid", "auction": "1", "amount": 7})
    assert client.call("why", action={"type": "pay", "gold": gold})["reason"] == reason


def test_defaults_written_out_change_nothing(client: Any) -> None:
    winner(client, "2-11", goods={"wood": 2})
    written = {"type": "build", "building": "farm", "gold_as": {"copper": 0, "livestock": 0}}
    for action in ({**written, "gold_as": {}}, written):
        assert client.call("why", action=action)["legal"]
    assert {"type": "build", "building": "farm"} in client.call("legal")["actions"]
    client.load(players=hands(trade=1))
    assert client.call("why", action={"type": "buy", "good": "wood", "gold": False})["legal"]


def test_a_reward_that_is_not_reached(client: Any) -> None:
    client.load(turn=BIDDING, players={"0": {"rail": 1}})
    client.call("apply", action={"type": "pass"})
    assert client.call("legal")["actions"] == [
        {"type": "rail_reward", "take": "trade"},
        {"type": "rail_reward", "take": "track"},
    ]
    for take in ("worker", "wood", "vp"):
        action = {"type": "rail_reward", "take": take}
        assert client.refusal("apply", action=action) == "reward_not_reached"


def test_after_the_end_everything_is_refused(client: Any) -> None:
    client.load(round=11, turn={"decision": "game_over", "player": None})
    for action in ({"type": "done"}, {"type": "debt"}, {"type": "pass"}):
        assert client.refusal("apply", action=action) == "game_over"
    assert client.call("score")["final"] is True
