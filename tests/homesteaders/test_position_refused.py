"""Positions that cannot lie on a table: formats.md section 5."""

from typing import Any

import pytest

from tests.homesteaders.table import HS, Json, lead, unloadable

OVER = {"decision": "game_over", "player": None}


def one(**keys: Any) -> Json:
    """A position in which player 0 has these keys."""
    return {"players": {"0": keys}}


def turn(decision: str, player: int | None) -> Json:
    return {"turn": {"decision": decision, "player": player}}


IMPOSSIBLE: list[tuple[Json, str]] = [
    (one(silver=-1), "silver"),
    (one(workers=-1), "workers"),
    (one(tracks=-1), "tracks"),
    (one(trade=-1), "trade"),
    (one(debt=-1), "debt"),
    (one(vp=-1), "vp"),
    (one(rail=6), "rail"),
    (one(rail=-1), "rail"),
    (one(goods={"wood": -1}), "wood"),
    (one(buildings={"farm": {"workers": [1, 1, 1]}}), "farm"),
    (one(buildings={"farm": {"workers": [2, 0]}}), "farm"),
    (one(buildings={"farm": {"workers": [-1, 0]}}), "farm"),
    (one(buildings={"bank": {"workers": [1]}}), "bank"),
    (one(workers=1, buildings={"homestead": {"workers": [1, 1]}}), "workers"),
    ({"stock": {"farm": -1}}, "farm"),
    ({"round": 0}, "round"),
    ({"round": 12}, "round"),
    ({"start_player": 3}, "start_player"),
    ({"start_player": -1}, "start_player"),
    ({"bids": {"1": lead(3, 5)}, **turn("bid", 0)}, "player"),
    ({"bids": {"1": lead(1, 8)}, **turn("bid", 0)}, "amount"),
    ({"bids": {"1": lead(1, 2)}, **turn("bid", 0)}, "amount"),
    ({"bids": {"3": lead(1, 5)}, **turn("bid", 0)}, "3"),
    ({"bids": {"1": lead(1, 5), "2": lead(1, 3)}, **turn("bid", 0)}, "bids"),
    ({"bids": {"1": lead(0, 5)}, **turn("bid", 0)}, "player"),
    ({**one(passed=True), **turn("bid", 0)}, "player"),
    (turn("place_workers", 1), "player"),
    (turn("place_workers", 3), "player"),
    (turn("place_workers", None), "player"),
    ({"round": 11, **turn("final_trades", 2)}, "player"),
    (turn("neutral_bid", 0), "turn"),
    (turn("final_trades", 0), "turn"),
    ({"round": 11, **turn("bid", 0)}, "turn"),
    ({"auctions": {"1": "1-1", "2": "3-21"}}, "auctions"),
    ({"auctions": {"1": "2-11", "2": "2-12"}}, "auctions"),
    ({"auctions": {"3": "3-21"}}, "3"),
    ({"decks": {"3": ["3-21"]}}, "3"),
    ({"neutral": {"level": 5, "auction": None}}, "neutral"),
]
UNKNOWN: list[tuple[Json, str]] = [
    ({"colour": "red"}, "colour"),
    ({"governor": 0}, "governor"),
    ({"end_reason": None}, "end_reason"),
    (one(doubloons=3), "doubloons"),
    (one(goods={"corn": 1}), "corn"),
    (one(buildings={"hacienda": {"workers": [1]}}), "hacienda"),
    (one(buildings={"farm": {"colonists": 1}}), "colonists"),
    ({"stock": {"lumber_mill": 1}}, "lumber_mill"),
    ({"auctions": {"1": "1-11"}}, "1-11"),
    ({"decks": {"2": ["4-31"]}}, "4-31"),
    (turn("dance", 0), "decision"),
    (turn("draft", 0), "decision"),
    ({"bids": {"1": {"player": 1, "amount": 5, "gold": 1}}, **turn("bid", 0)}, "gold"),
]
WRONG: list[tuple[Json, str]] = [
    ({"round": "1"}, "round"),
    ({"round": True}, "round"),
    ({"start_player": None}, "start_player"),
    ({"stock": []}, "stock"),
    ({"stock": {"farm": 1.0}}, "farm"),
    ({"auctions": []}, "auctions"),
    ({"decks": {"2": "2-11"}}, "decks"),
    ({"bids": None}, "bids"),
    ({"bids": {"1": 5}}, "bids"),
    (one(silver=None), "silver"),
    (one(goods=None), "goods"),
    (one(buildings=["farm"]), "buildings"),
    (one(buildings={"farm": {"workers": 1}}), "farm"),
    (one(passed=0), "passed"),
    ({"players": [{}]}, "players"),
    ({"players": {"3": {}}}, "3"),
    ({"turn": []}, "turn"),
]


@pytest.mark.parametrize(("partial", "key"), [*IMPOSSIBLE, *UNKNOWN, *WRONG])
def test_refused(partial: Json, key: str) -> None:
    """formats.md 5: -32602 and the key: what cannot lie on a table, unknown keys, wrong types."""
    unloadable({"options": {"players": 3}, **partial}, key)


TWO: list[tuple[Json, str]] = [
    ({"neutral": None, **turn("bid", 0)}, "neutral"),
    ({"neutral": {"level": 8, "auction": None}}, "level"),
    ({"neutral": {"level": 12, "auction": None}}, "level"),
    ({"neutral": {"level": 5, "auction": "3"}}, "auction"),
    ({"neutral": {"level": 5, "auction": None}, **turn("neutral_bid", 1)}, "player"),
]


@pytest.mark.parametrize(("partial", "key"), TWO)
def test_refused_for_two(partial: Json, key: str) -> None:
    """formats.md 4: the neutral marker."""
    unloadable({"options": {"players": 2}, **partial}, key)


@pytest.mark.parametrize(
    "options",
    [{"players": 5}, {"players": 1}, {}, {"players": "3"}, {"players": 3, "variants": ["x"]}],
)
def test_options_of_no_game(options: Json) -> None:
    unloadable({"options": options}, "")


STRICT: list[tuple[Json, str]] = [
    ({"stock": {"farm": 2}}, ""),
    (one(buildings={"farm": {"workers": [0, 0]}}), "farm"),
    ({"round": 2, "decks": {"1": ["1-3"]}}, ""),
]


@pytest.mark.parametrize(("partial", "key"), STRICT)
def test_strict_refuses_a_wrong_total(partial: Json, key: str) -> None:
    """formats.md 5: a tile too many or too few, which is accepted without `strict`."""
    position = {"game": "homesteaders", "options": {"players": 3}, **partial}
    HS.load(position)
    unloadable(position, key, strict=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_strict_accepts_what_is_complete(players: int) -> None:
    """formats.md 5: every component total is right after `new`."""
    position = HS.position(HS.new({"players": players}, None, 4))
    assert HS.position(HS.load(position, 0, True)) == position


def test_a_view_is_no_position_to_load() -> None:
    """formats.md 5: null is not a count."""
    seen: Any = HS.position(HS.new({"players": 3}, None, 0), 0)
    unloadable(seen, "")
