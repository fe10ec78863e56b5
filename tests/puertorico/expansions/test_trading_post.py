"""Trading post: rules 4.2, row 78."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.expansions.words import board, table
from tests.puertorico.table import (
    PR,
    changes,
    legal,
    malformed,
    moves,
    play,
    player,
    refused,
    sell,
    take,
)

OWNER = {"trading_post": 1}
FULL = ["corn", "indigo", "sugar", "coffee"]


def trader(seats: dict[int, Any], **partial: Any) -> Any:
    state = table(3, seats, **{"kinds": ["trading_post"], **partial})
    take(state, "trader")
    return state


def post(good: str) -> Any:
    return sell(good, at="trading_post")


def test_row_78_house_full_and_a_market() -> None:
    """Row 78: house full, coffee, not trader, Large market: 4."""
    seat = board(goods={"coffee": 1}, city={"trading_post": 1, "large_market": 1})
    state = trader({1: seat}, trading_house=[*FULL[:3], "tobacco"])
    assert asked(state) == (1, "sell")
    assert legal(state) == moves(post("coffee"), PASS)
    refused(state, sell("coffee"), "house_full")
    before = PR.position(state)
    events = play(state, post("coffee"))
    assert player(state, 1)["doubloons"] == 4
    assert happened(events, "good_sold")[0]["doubloons"] == 4
    changed = changes(before, state)
    assert changed["goods.coffee"] == (9, 9 + 1)
    assert changed["players.1.goods.coffee"] == (1, 0)


def test_both_places_to_sell() -> None:
    """4.2: in place of the trading house; any kind at the post."""
    seat = board(goods={"corn": 1, "sugar": 2}, city=OWNER)
    state = trader({1: seat}, trading_house=["sugar"])
    assert legal(state) == moves(sell("corn"), post("corn"), post("sugar"), PASS)
    refused(state, sell("sugar"), "house_holds_good")
    refused(state, post("coffee"), "good_not_held")
    before = PR.position(state)
    play(state, post("sugar"))
    assert changes(before, state) == {
        "goods.sugar": (11, 12),
        "players.1.goods.sugar": (2, 1),
        "players.1.doubloons": (0, 2),
    }
    assert asked(state) == (1, "role")


def test_the_house_is_left_alone() -> None:
    """4.2: the good goes to the supply, not into the house."""
    seat = board(goods={"coffee": 1}, city=OWNER)
    state = trader({0: seat}, trading_house=["corn", "indigo", "sugar"])
    play(state, post("coffee"))
    assert PR.position(state)["trading_house"] == ["corn", "indigo", "sugar"]


def test_one_sale_only() -> None:
    """4.2: the one good, at the post or in the house."""
    seat = board(goods={"corn": 1, "coffee": 1}, city=OWNER)
    for first in (sell("corn"), post("corn")):
        state = trader({0: seat})
        play(state, first)
        assert asked(state) == (1, "role")


def test_markets_do_not_add_the_privilege_does() -> None:
    """4.2: normal price and the trader's coin."""
    seat = board(
        goods={"tobacco": 2}, city={"trading_post": 1, "small_market": 1, "large_market": 1}
    )
    state = trader({0: seat})
    other = state.copy()
    play(state, post("tobacco"))
    assert player(state, 0)["doubloons"] == 3 + 1
    play(other, sell("tobacco"))
    assert player(other, 0)["doubloons"] == 3 + 1 + 3


@pytest.mark.parametrize(
    ("good", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)]
)
def test_normal_prices(good: str, price: int) -> None:
    """3.6: 0 to 4."""
    state = trader({1: board(goods={good: 1}, city=OWNER)})
    play(state, post(good))
    assert player(state, 1).get("doubloons", 0) == price


def test_with_the_library() -> None:
    """4.2: the trader's privilege is doubled here too."""
    state = trader({0: board(goods={"corn": 1}, city={**OWNER, "library": 1})})
    play(state, post("corn"))
    assert player(state, 0)["doubloons"] == 2


def test_the_office_does_not_matter_to_it() -> None:
    """4.2 and 2.2: a kind in the house: with Office the house, with the post the post."""
    seat = board(goods={"corn": 1}, city={**OWNER, "office": 1})
    state = trader({0: seat}, trading_house=["corn"])
    assert legal(state) == moves(sell("corn"), post("corn"), PASS)


@pytest.mark.parametrize("city", [{}, {"trading_post": 0}])
def test_only_when_occupied(city: Any) -> None:
    """2: unoccupied: the house only; the default of `at` is accepted."""
    state = trader({0: board(goods={"corn": 1}, city=city)})
    assert legal(state) == moves(sell("corn"), PASS)
    refused(state, post("corn"), "trading_post_not_here")
    play(state, sell("corn", at="trading_house"))
    assert PR.position(state)["trading_house"] == ["corn"]


def test_unoccupied_and_the_house_full() -> None:
    """3.6: nobody sells."""
    state = trader({0: board(goods={"corn": 1}, city={"trading_post": 0})}, trading_house=FULL)
    assert asked(state) == (1, "role")


def test_no_goods_no_question() -> None:
    """4.2: nothing to sell."""
    assert asked(trader({0: board(city=OWNER)})) == (1, "role")


def test_a_full_house_is_emptied_at_the_end_as_ever() -> None:
    """3.6: four goods go back to the supply, whatever was sold at the post."""
    state = trader({0: board(goods={"corn": 1}, city=OWNER)}, trading_house=FULL)
    play(state, post("corn"))
    assert PR.position(state)["trading_house"] == []
    assert PR.position(state)["goods"]["corn"] == 10 + 1 + 1


def test_malformed() -> None:
    """formats.md 5: -32602 names the key."""
    state = trader({0: board(goods={"corn": 1}, city=OWNER)})
    malformed(state, sell("corn", at="post"), "at")
    malformed(state, sell("corn", at=None), "at")
