"""Homesteaders by RPC: exact positions after `new`, whole and partial positions, refusals."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from prdesk.core.rng import Dice
from prdesk.games import game

GOODS = ("wood", "food", "steel", "gold", "copper", "livestock")
SETTLEMENT = {
    "grain_mill": 1,
    "farm": 3,
    "market": 3,
    "foundry": 3,
    "steel_mill": 1,
    "boarding_house": 1,
    "railworkers_house": 1,
    "ranch": 2,
    "trading_post": 1,
    "general_store": 2,
    "gold_mine": 2,
    "copper_mine": 2,
    "river_port": 2,
}
FOR_TWO = {building: 2 if n == 3 else 1 for building, n in SETTLEMENT.items()}
CITY = {
    "dude_ranch": 2,
    "town_hall": 1,
    "terminal": 2,
    "restaurant": 2,
    "train_station": 2,
    "circus": 1,
    "rail_yard": 1,
}
OPTIONS = {"players": 3, "variants": []}


def beginner(seat: int) -> dict[str, Any]:
    return {
        "name": f"Player {seat + 1}",
        "silver": 6,
        "workers": 1,
        "tracks": 0,
        "rail": 0,
        "trade": 0,
        "debt": 0,
        "vp": 0,
        "goods": dict.fromkeys(GOODS, 0),
        "buildings": {"homestead": {"workers": [0, 0]}},
        "passed": False,
    }


@pytest.mark.parametrize(
    ("players", "lots", "neutral"),
    [
        (2, ("1", "2"), {"level": 5, "auction": None}),
        (3, ("1", "2"), None),
        (4, ("1", "2", "3"), None),
    ],
)
def test_the_table_of_a_new_game(
    client: Any, players: int, lots: tuple[str, ...], neutral: Any
) -> None:
    position = client.new(players, 7, "homesteaders")
    decks, auctions = position.pop("decks"), position.pop("auctions")
    assert position == {
        "format": 1,
        "game": "homesteaders",
        "options": {"players": players, "variants": []},
        "round": 1,
        "start_player": 0,
        "neutral": neutral,
        "turn": {"decision": "place_workers", "player": 0},
        "bids": {},
        "stock": FOR_TWO if players == 2 else SETTLEMENT,
        "players": [beginner(seat) for seat in range(players)],
    }
    assert tuple(decks) == tuple(auctions) == lots
    piles = [[auctions[lot], *decks[lot]] for lot in lots]
    assert piles[0] == [f"1-{n}" for n in range(1, 11)]
    for lot, pile in enumerate(piles[1:], 2):
        tiles = [f"{lot}-{10 * lot - 9 + n}" for n in range(10)]
        for stage in (slice(0, 4), slice(4, 8), slice(8, 10)):
            assert sorted(pile[stage]) == tiles[stage]


def test_the_seed_shuffles_the_second_and_the_third_pile(client: Any) -> None:
    decks = [client.new(4, seed, "homesteaders")["decks"] for seed in (1, 1, 2)]
    assert decks[0] == decks[1]
    assert decks[0]["1"] == decks[2]["1"]
    assert decks[0]["2"] != decks[2]["2"]
    assert decks[0]["3"] != decks[2]["3"]


def test_every_position_of_a_game_loads_as_it_is() -> None:
    rules = game("homesteaders")
    decisions = set()
    for seed in range(12):
        rng = Dice(seed)
        state = rules.new({"players": 2 + seed % 3}, None, seed)
        while state.player >= 0:
            position = rules.position(state)
            loaded = rules.load(position, 9, strict=True)
            assert rules.position(loaded) == position
            assert rules.legal(loaded, 50) == rules.legal(state, 50)
            decisions.add(state.decision)
            rules.play(state, rules.random_code(state, rng))
        assert rules.position(rules.load(rules.position(state))) == rules.position(state)
    assert decisions >= {"place_workers", "pay_workers", "neutral_bid", "bid", "rail_reward"}
    assert decisions >= {"pay_bid", "build", "tile_extra", "final_trades"}


def test_a_reward_in_the_midst_of_a_second_building_loads_as_it_is(client: Any) -> None:
    """The deepest that a turn gets: the last lot's second building advances the railroad."""
    goods = {"wood": 1, "steel": 2, "gold": 1, "copper": 2}
    client.load(
        2,
        round=9,
        turn={"decision": "bid", "player": 0},
        auctions={"1": "1-9", "2": "2-19"},
        neutral={"level": 3, "auction": "1"},
        players={
            "0": {"trade": 1, "silver": 9, "rail": 2, "goods": goods},
            "1": {"passed": True},
        },
    )
    for action, decision in (
        ({"type": "bid", "auction": "2", "amount": 3}, "pay_bid"),
        ({"type": "pay", "gold": 0}, "build"),
        ({"type": "build", "building": "train_station"}, "second_build"),
        ({"type": "build", "building": "rail_yard"}, "rail_reward"),
        ({"type": "rail_reward", "take": "worker"}, "tile_extra"),
    ):
        turn = client.call("apply", action=action)["turn"]
        assert turn["decision"] == decision
        position = client.call("position")
        assert client.call("load", position=position) == position


def differences(one: Any, other: Any, at: str = "") -> dict[str, Any]:
    """The values of the other that differ, by place."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        found = {}
        for key in one:
            found |= differences(one[key], other[key], f"{at}.{key}".lstrip("."))
        return found
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return differences(dict(enumerate(one)), dict(enumerate(other)), at)
    return {} if one == other else {at: other}


def test_what_is_left_out_is_as_in_a_new_game(client: Any) -> None:
    new = client.call("new", game="homesteaders", options={"players": 3}, seed=0)
    assert client.load() == new
    assert differences(new, client.load(round=2, start_player=1)) == {
        "round": 2,
        "start_player": 1,
        "turn.player": 1,
        "auctions.1": "1-2",
        "auctions.2": new["decks"]["2"][0],
        "decks.1": new["decks"]["1"][1:],
        "decks.2": new["decks"]["2"][1:],
    }


def test_players_merge_and_their_goods_and_buildings_replace(client: Any) -> None:
    new = client.load()
    given = {"1": {"workers": 2, "goods": {"steel": 2}, "buildings": {"farm": {"workers": [0, 1]}}}}
    assert differences(new, client.load(players=given)) == {
        "players.1.workers": 2,
        "players.1.goods.steel": 2,
        "players.1.buildings": {
            "homestead": {"workers": [0, 0]},
            "farm": {"workers": [0, 1]},
        },
    }
    listed = client.load(players=[{"name": "Anna"}, {"silver": 3}, {"passed": False}])
    assert [p["name"] for p in listed["players"]] == ["Anna", "Player 2", "Player 3"]
    # Without workers nothing is asked before the auction: the homesteads have paid 2 already.
    assert [p["silver"] for p in listed["players"]] == [2, 5, 2]
    assert [p["workers"] for p in listed["players"]] == [0, 0, 0]


def test_neutral_bids_auctions_and_stock_replace_as_a_whole(client: Any) -> None:
    turn = {"decision": "bid", "player": 1}
    position = client.load(
        2,
        turn=turn,
        neutral={"level": 7, "auction": "2"},
        bids={"1": {"player": 0, "amount": 4}},
        auctions={"1": "1-1", "2": "2-14"},
        stock={"farm": 1},
    )
    assert position["turn"] == turn
    assert position["neutral"] == {"level": 7, "auction": "2"}
    assert position["bids"] == {"1": {"player": 0, "amount": 4}}
    assert position["auctions"] == {"1": "1-1", "2": "2-14"}
    assert position["stock"] == {**dict.fromkeys(FOR_TWO, 0), "farm": 1}
    assert len(position["decks"]["2"]) == 9
    assert "2-14" not in position["decks"]["2"]


def test_a_deck_merges_and_no_tile_of_it_lies_open(client: Any) -> None:
    new = client.load()
    given = [new["auctions"]["2"], *new["decks"]["2"][1:]]
    position = client.load(decks={"2": given})
    assert position["decks"] == {"1": new["decks"]["1"], "2": given}
    assert position["auctions"] == {"1": "1-1", "2": new["decks"]["2"][0]}


def test_the_stock_of_a_later_stage_is_without_what_players_own(client: Any) -> None:
    buildings = {"train_station": {}, "circus": {}, "farm": {}}
    players = {"0": {"buildings": buildings}, "2": {"buildings": {"train_station": {}}}}
    position = client.load(round=9, players=players)
    assert position["stock"] == {**CITY, "train_station": 0, "circus": 0}
    assert position["auctions"]["1"] == "1-9"
    assert [len(deck) for deck in position["decks"].values()] == [1, 1]


def test_the_last_income_has_no_auction(client: Any) -> None:
    position = client.load(round=11)
    assert position["turn"] == {"decision": "place_workers", "player": 0}
    assert (position["auctions"], position["bids"]) == ({}, {})
    assert not any(position["decks"].values())
    assert client.load(round=11, auctions={}, bids={}, decks={}) == position


@pytest.mark.parametrize(
    ("players", "partial"),
    [
        (3, {"start_player": 2, "turn": {"decision": "place_workers", "player": 2}}),
        (2, {"turn": {"decision": "neutral_bid", "player": 0}}),
        (4, {"turn": {"decision": "bid", "player": 3}}),
        (4, {"turn": {"decision": "bid", "player": 3}, "players": {"1": {"passed": True}}}),
        (3, {"round": 11, "turn": {"decision": "game_over", "player": None}}),
    ],
)
def test_a_position_by_hand_stands_where_it_says(
    client: Any, players: int, partial: dict[str, Any]
) -> None:
    assert client.load(players, **copy.deepcopy(partial))["turn"] == partial["turn"]


def test_final_trades_by_hand_wait_where_something_can_be_traded(client: Any) -> None:
    turn = {"decision": "final_trades", "player": 0}
    held = {"0": {"debt": 2, "silver": 5}, "2": {"trade": 1}}
    assert client.load(round=11, turn=turn, players=held)["turn"] == turn
    client.call("apply", action={"type": "done"})
    position = client.call("position")
    assert position["turn"] == {"decision": "final_trades", "player": 2, "done": 2}
    assert client.call("apply", action={"type": "done"})["turn"]["decision"] == "game_over"


def test_a_lot_without_a_tile_is_not_sold(client: Any) -> None:
    client.load(
        turn={"decision": "bid", "player": 1},
        auctions={"2": "2-11"},
        decks={"1": [], "2": ["2-12"]},
    )
    lots = {a["auction"] for a in client.call("legal")["actions"] if a["type"] == "bid"}
    assert lots == {"2"}
    for _ in range(3):
        client.call("apply", action={"type": "pass"})
    position = client.call("position")
    assert (position["round"], position["auctions"]) == (2, {"2": "2-12"})
