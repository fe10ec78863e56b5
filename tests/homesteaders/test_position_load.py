"""Partial positions: formats.md sections 4 and 5."""

import json

import pytest

from tests.acting import asked
from tests.homesteaders.components import BUILDINGS, GOODS
from tests.homesteaders.stands import DECISIONS
from tests.homesteaders.table import HS, Json, board, goods_of, lead, player, table, won

BASE: Json = {"game": "homesteaders", "options": {"players": 3}}


def loaded(seed: int = 0, **partial: object) -> Json:
    """The position that a partial one becomes."""
    found: Json = HS.position(HS.load({**BASE, **partial}, seed))
    return found


def test_nothing_given_is_a_new_game() -> None:
    """formats.md 5: what is left out is as after `new` with the same options and seed."""
    for seed in (0, 3):
        assert loaded(seed) == HS.position(HS.new({"players": 3}, None, seed))


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_decision_reads_back(decision: str) -> None:
    """formats.md 4: further keys under `turn` are written and read back."""
    state = DECISIONS[decision]()
    position = HS.position(state)
    again = HS.load(json.loads(json.dumps(position)))
    assert HS.position(again) == position
    assert HS.legal(again) == HS.legal(state)


def test_players_merge_as_a_map() -> None:
    """formats.md 5: `players` merges element by element when given as a map."""
    position = loaded(players={"1": {"silver": 2, "name": "Bob"}})
    sides = position["players"]
    assert [side["silver"] for side in sides] == [6, 2, 6]
    assert [side["name"] for side in sides] == ["Player 1", "Bob", "Player 3"]
    assert [side["workers"] for side in sides] == [1, 1, 1]


def test_goods_are_replaced_as_a_whole() -> None:
    """formats.md 5: `goods` and `buildings` inside a player replace as a whole."""
    state = table(3, {0: board(6, 1, goods="wood wood steel")})
    assert goods_of(state) == {"wood": 2, "steel": 1}
    assert list(player(state)["goods"]) == list(GOODS)


def test_a_homestead_left_out_is_added() -> None:
    """formats.md 5: empty."""
    position = loaded(players={"0": {"buildings": {"farm": {"workers": [0, 0]}}}})
    buildings = position["players"][0]["buildings"]
    assert buildings == {"homestead": {"workers": [0, 0]}, "farm": {"workers": [0, 0]}}


def test_zeros_may_be_left_out_inside_a_player() -> None:
    """formats.md 3 and 4: workers of a building too."""
    position = loaded(players={"0": {"buildings": {"farm": {}, "bank": {}}, "goods": {}}})
    buildings = position["players"][0]["buildings"]
    assert buildings["farm"] == {"workers": [0, 0]}
    assert buildings["bank"] == {"workers": []}


def test_a_stock_by_hand() -> None:
    """formats.md 4: a name left out is 0."""
    stock = loaded(stock={"farm": 2})["stock"]
    assert {name: n for name, n in stock.items() if n} == {"farm": 2}


def test_bids_by_hand() -> None:
    position = loaded(bids={"2": lead(1, 9)}, turn={"decision": "bid", "player": 0})
    assert position["bids"] == {"2": lead(1, 9)}
    assert position["turn"]["decision"] == "bid"


def test_the_start_player_by_hand() -> None:
    """formats.md 4: place_workers of the start player."""
    state = HS.load({**BASE, "start_player": 2, "turn": {"decision": "place_workers", "player": 2}})
    assert asked(state) == (2, "place_workers")


def test_tiles_by_hand() -> None:
    auctions = {"1": "1-3", "2": "2-14"}
    decks = {"1": ["1-4"], "2": ["2-13", "2-16"]}
    position = loaded(round=3, auctions=auctions, decks=decks)
    assert (position["auctions"], position["decks"]) == (auctions, decks)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_final_round(players: int) -> None:
    """formats.md 4: `round` 11 with empty auctions, bids, decks."""
    position = HS.position(
        HS.load({"game": "homesteaders", "options": {"players": players}, "round": 11})
    )
    assert (position["auctions"], position["bids"]) == ({}, {})
    assert not any(position["decks"].values())
    assert position["turn"]["decision"] == "place_workers"


def test_the_neutral_marker_by_hand() -> None:
    options = {"players": 2}
    state = HS.load(
        {
            "game": "homesteaders",
            "options": options,
            "neutral": {"level": 9, "auction": "2"},
            "turn": {"decision": "bid", "player": 0},
        }
    )
    assert HS.position(state)["neutral"] == {"level": 9, "auction": "2"}
    assert {"type": "bid", "auction": "2", "amount": 9} not in HS.legal(state)[0]


def test_the_keys_in_full() -> None:
    """formats.md 3: `stock` and `goods` are always written in full, zeros too."""
    position = HS.position(won("1-1", board(0, 1, goods="wood"), stock={"farm": 1}))
    settlement = {b for b in BUILDINGS if "settlement" in BUILDINGS[b].stage}
    assert position["stock"].keys() >= settlement
    assert all(list(side["goods"]) == list(GOODS) for side in position["players"])
    assert position.keys() == {
        "format",
        "game",
        "options",
        "round",
        "start_player",
        "neutral",
        "turn",
        "auctions",
        "bids",
        "decks",
        "stock",
        "players",
    }
    assert position["players"][0].keys() == {
        "name",
        "silver",
        "workers",
        "tracks",
        "rail",
        "trade",
        "debt",
        "vp",
        "goods",
        "buildings",
        "passed",
    }
