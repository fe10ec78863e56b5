"""Homesteaders positions that cannot lie on a table: -32602 and the key."""

from __future__ import annotations

from typing import Any

import pytest

OPTIONS = {"players": 3}
BIDDING = {"decision": "bid", "player": 1}
REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"rng": "0"}, "rng"),
    ({"end_reason": None}, "end_reason"),
    ({"format": 2}, "format"),
    ({"round": 0}, "round"),
    ({"round": 12}, "round"),
    ({"start_player": 3}, "start_player"),
    ({"neutral": {"level": 5, "auction": None}}, "neutral"),
    ({"auctions": {"3": "3-21"}}, "auctions.3"),
    ({"auctions": {"1": "2-11"}}, "auctions.1"),
    ({"auctions": {"1": None}}, "auctions.1"),
    ({"auctions": {"2": "2-13"}, "decks": {"2": ["2-12", "2-13"]}}, "decks.2.1"),
    ({"decks": {"1": [None]}}, "decks.1.0"),
    ({"round": 11, "auctions": {"1": "1-10"}}, "auctions.1"),
    ({"round": 11, "decks": {"1": ["1-10"]}}, "decks.1"),
    ({"stock": {"farm": -1}}, "stock.farm"),
    ({"stock": {"church": 1}}, "stock.church"),
    ({"stock": {"homestead": 1}}, "stock.homestead"),
    ({"stock": {"saloon": 1}}, "stock"),
    ({"round": 5, "stock": {"farm": 1}}, "stock.farm"),
    ({"bids": {"1": {"player": 0, "amount": 5}}}, "bids"),
    ({"turn": BIDDING, "bids": {"1": {"player": 0}}}, "bids.1.amount"),
    ({"turn": BIDDING, "bids": {"1": {"player": 0, "amount": 8}}}, "bids.1.amount"),
    ({"turn": BIDDING, "bids": {"1": {"player": 9, "amount": 5}}}, "bids.1.player"),
    ({"turn": BIDDING, "bids": {"3": {"player": 0, "amount": 5}}}, "bids"),
    (
        {"turn": BIDDING, "bids": {lot: {"player": 0, "amount": 5} for lot in "12"}},
        "bids.2.player",
    ),
    ({"turn": BIDDING, "bids": {"1": {"player": 1, "amount": 5}}}, "turn.player"),
    ({"turn": BIDDING, "players": {"1": {"passed": True}}}, "turn.player"),
    (
        {
            "turn": BIDDING,
            "players": {"0": {"passed": True}},
            "bids": {"1": {"player": 0, "amount": 5}},
        },
        "bids.1.player",
    ),
    ({"turn": {"decision": "place_workers", "player": 1}}, "turn.player"),
    ({"turn": {"decision": "neutral_bid", "player": 0}}, "turn.decision"),
    ({"turn": {"decision": "final_trades", "player": 0}}, "turn.decision"),
    ({"round": 11, "turn": BIDDING}, "turn.decision"),
    ({"turn": {"decision": "game_over", "player": 0}}, "turn.player"),
    ({"turn": {"decision": "vote", "player": 0}}, "turn.decision"),
    ({"turn": {"decision": "bid"}}, "turn.player"),
    ({"turn": {"decision": "pay_bid", "player": 0}}, "turn.auction"),
    ({"turn": {"decision": "pay_bid", "player": 0, "auction": "1"}}, "turn.auction"),
    ({"turn": {"decision": "rail_reward", "player": 0}}, "turn.below"),
    ({"turn": {"decision": "pay_workers", "player": 0, "cost": 9}}, "turn.cost"),
    ({"turn": {"decision": "bid", "player": 0, "cost": 3}}, "turn.cost"),
    ({"players": {"0": {"passed": True}}}, "players.0.passed"),
    ({"players": {"3": {}}}, "players.3"),
    ({"players": [{}, {}]}, "players"),
    ({"players": {"0": {"silver": -1}}}, "players.0.silver"),
    ({"players": {"0": {"silver": None}}}, "players.0.silver"),
    ({"players": {"0": {"rail": 6}}}, "players.0.rail"),
    ({"players": {"0": {"goods": {"corn": 1}}}}, "players.0.goods"),
    ({"players": {"0": {"goods": {"wood": True}}}}, "players.0.goods.wood"),
    ({"players": {"0": {"buildings": {"hotel": {}}}}}, "players.0.buildings"),
    (
        {"players": {"0": {"buildings": {"farm": {"workers": [1]}}}}},
        "players.0.buildings.farm.workers",
    ),
    (
        {"players": {"0": {"buildings": {"market": {"workers": [2]}}}}},
        "players.0.buildings.market.workers.0",
    ),
    (
        {"players": {"0": {"buildings": {"homestead": {"workers": [1, 1]}}}}},
        "players.0.workers",
    ),
]


@pytest.mark.parametrize(("partial", "key"), REFUSED)
def test_what_cannot_lie_on_a_table_is_named(
    client: Any, partial: dict[str, Any], key: str
) -> None:
    before = client.new(3, 1, "homesteaders")
    position = {"game": "homesteaders", "options": OPTIONS, **partial}
    assert client.invalid("load", position=position).startswith(key)
    assert client.call("position") == before


@pytest.mark.parametrize(
    ("partial", "key"),
    [
        ({"neutral": None}, "neutral"),
        ({"neutral": {"auction": None}}, "neutral.level"),
        ({"neutral": {"level": 12, "auction": None}}, "neutral.level"),
        ({"neutral": {"level": 5, "auction": "3"}}, "neutral.auction"),
        ({"neutral": {"level": 5, "auction": "1"}}, "neutral.auction"),
        (
            {
                "turn": BIDDING,
                "neutral": {"level": 5, "auction": "1"},
                "bids": {"1": {"player": 0, "amount": 5}},
            },
            "bids.1.amount",
        ),
    ],
)
def test_the_neutral_marker_is_where_it_can_be(
    client: Any, partial: dict[str, Any], key: str
) -> None:
    position = {"game": "homesteaders", "options": {"players": 2}, **partial}
    assert client.invalid("load", position=position) == key


@pytest.mark.parametrize(
    ("partial", "key"),
    [
        ({"stock": {"farm": 2}}, "stock.grain_mill"),
        ({"players": {"0": {"buildings": {"farm": {}}}}}, "stock.farm"),
        ({"players": {"0": {"buildings": {"church": {}}}}}, "stock.church"),
        ({"decks": {"1": ["1-2"]}}, "decks.1"),
        ({"round": 5, "auctions": {"1": "1-5", "2": "2-11"}}, "decks.2"),
        ({"auctions": {"1": "1-1"}}, "decks.2"),
    ],
)
def test_strict_counts_the_tiles(client: Any, partial: dict[str, Any], key: str) -> None:
    position = {"game": "homesteaders", "options": OPTIONS, **partial}
    client.call("load", position=position)
    assert client.invalid("load", position=position, strict=True) == key
