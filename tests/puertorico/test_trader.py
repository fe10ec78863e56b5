"""The trader phase: rules section 3.6, ruling 7.25, rows 42 to 47."""

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    GOODS,
    PR,
    board,
    changes,
    legal,
    moves,
    pass_while,
    play,
    player,
    refused,
    sell,
    table,
    take,
)

PRICE = {"corn": 0, "indigo": 1, "sugar": 2, "tobacco": 3, "coffee": 4}


@pytest.mark.parametrize("good", GOODS)
def test_prices(good: str) -> None:
    """3.6, 7.25: corn 0, indigo 1, sugar 2, tobacco 3, coffee 4."""
    state = table(3, {1: board(goods={good: 3})})
    take(state, "trader")
    assert asked(state) == (1, "sell")
    assert legal(state) == moves(sell(good), PASS)
    before = PR.position(state)
    events = play(state, sell(good))
    expected = {f"players.1.goods.{good}": (3, 2), "trading_house": ([], [good])}
    if good != "corn":
        expected["players.1.doubloons"] = (0, PRICE[good])
    assert changes(before, state) == expected
    [event] = happened(events, "good_sold")
    assert (event["player"], event["good"], event["doubloons"]) == (1, good, PRICE[good])
    assert asked(state) == (1, "role")


@pytest.mark.parametrize("good", GOODS)
def test_the_trader_gets_one_more(good: str) -> None:
    """3.6: + 1 for the chooser."""
    state = table(3, {0: board(goods={good: 1})})
    take(state, "trader")
    play(state, sell(good))
    assert player(state, 0) == {"name": "Player 1", "doubloons": PRICE[good] + 1}


def test_row_42_small_market_and_corn() -> None:
    """Row 42: small market, sells corn, not trader: 1 doubloon."""
    state = table(3, {1: board(goods={"corn": 1}, city={"small_market": 1})})
    take(state, "trader")
    play(state, sell("corn"))
    assert player(state, 1)["doubloons"] == 1


def test_row_43_both_markets() -> None:
    """Row 43: the trader with both markets sells coffee: 4 + 1 + 3 = 8."""
    markets = {"small_market": 1, "large_market": 1}
    state = table(3, {0: board(goods={"coffee": 1}, city=markets)})
    take(state, "trader")
    play(state, sell("coffee"))
    assert player(state, 0)["doubloons"] == 8


@pytest.mark.parametrize(
    ("city", "doubloons"),
    [
        ({"small_market": 0, "large_market": 0}, 2),
        ({"small_market": 1, "large_market": 0}, 3),
        ({"small_market": 0, "large_market": 1}, 4),
        ({"small_market": 1, "large_market": 1}, 5),
    ],
)
def test_markets_work_when_occupied(city: dict[str, int], doubloons: int) -> None:
    """2.2: + 1, + 2, together + 3."""
    state = table(3, {1: board(goods={"sugar": 1}, city=city)})
    take(state, "trader")
    play(state, sell("sugar"))
    assert player(state, 1)["doubloons"] == doubloons


def test_row_44_a_kind_already_there() -> None:
    """Row 44: kind already in the house, no Office: illegal."""
    state = table(
        3, {1: board(goods={"corn": 1, "sugar": 1}, city={"office": 0})}, trading_house=["corn"]
    )
    take(state, "trader")
    assert legal(state) == moves(sell("sugar"), PASS)
    refused(state, sell("corn"), "house_holds_good", good="corn")


def test_row_44_office() -> None:
    """Row 44: with an occupied Office it is legal."""
    state = table(
        3, {1: board(goods={"corn": 1, "sugar": 1}, city={"office": 1})}, trading_house=["corn"]
    )
    take(state, "trader")
    assert legal(state) == moves(sell("corn"), sell("sugar"), PASS)
    play(state, sell("corn"))
    assert PR.position(state)["trading_house"] == ["corn", "corn"]


def test_row_44_a_full_house_closes_to_the_office_too() -> None:
    """Row 44: house full: illegal also with Office."""
    state = table(
        3,
        {0: board(goods={"coffee": 1}), 1: board(goods={"coffee": 1}, city={"office": 1})},
        trading_house=["corn", "indigo", "sugar"],
    )
    take(state, "trader")
    events = play(state, sell("coffee"))
    assert asked(state) == (1, "role")
    skips = {e["player"]: e["reason"] for e in happened(events, "skipped")}
    assert skips[1] == "house_full"
    assert player(state, 1)["goods.coffee"] == 1


def test_row_45_three_goods_stay() -> None:
    """Row 45: house has 3 goods at phase end: stays."""
    state = table(3, {0: board(goods={"sugar": 1})}, trading_house=["corn", "indigo"])
    take(state, "trader")
    events = play(state, sell("sugar"))
    assert sorted(PR.position(state)["trading_house"]) == ["corn", "indigo", "sugar"]
    assert happened(events, "trading_house_emptied") == []


def test_row_45_four_goods_go_back_to_the_supply() -> None:
    """Row 45: 4: emptied."""
    house = ["corn", "indigo", "sugar"]
    state = table(
        3, {0: board(goods={"coffee": 1})}, trading_house=house, goods=dict.fromkeys(GOODS, 5)
    )
    take(state, "trader")
    before = PR.position(state)
    events = play(state, sell("coffee"))
    assert changes(before, state) == {
        "players.0.goods.coffee": (1, 0),
        "players.0.doubloons": (0, 5),
        "trading_house": (house, []),
        **{f"goods.{g}": (5, 6) for g in [*house, "coffee"]},
    }
    [event] = happened(events, "trading_house_emptied")
    assert sorted(event["goods"]) == sorted([*house, "coffee"])


def test_row_46_the_house_fills_in_the_middle_of_the_phase() -> None:
    """Row 46: the third player fills the house, the fourth cannot sell; emptied at the end."""
    state = table(
        4,
        {
            1: board(goods={"sugar": 1}),
            2: board(goods={"coffee": 1}),
            3: board(goods={"tobacco": 2}, city={"office": 1}),
        },
        trading_house=["corn", "indigo"],
    )
    take(state, "trader")
    play(state, sell("sugar"))
    assert asked(state) == (2, "sell")
    play(state, sell("coffee"))
    assert asked(state) == (1, "role")
    assert player(state, 3)["goods.tobacco"] == 2
    assert PR.position(state)["trading_house"] == []


def test_row_47_the_trader_sells_nothing() -> None:
    """Row 47: no coin."""
    state = table(3, {0: board(goods={"sugar": 1})})
    take(state, "trader")
    before = PR.position(state)
    play(state, PASS)
    assert changes(before, state) == {}
    assert asked(state) == (1, "role")


def test_the_trader_without_goods() -> None:
    """3.6: no sale, no privilege coin."""
    state = table(3)
    events = take(state, "trader")
    assert player(state, 0).get("doubloons") is None
    assert {e["reason"] for e in happened(events, "skipped")} == {"nothing_to_sell"}


def test_only_what_one_holds() -> None:
    """3.6: each player may sell one barrel of his own."""
    state = table(3, {0: board(goods={"sugar": 1})})
    take(state, "trader")
    refused(state, sell("coffee"), "good_not_held", good="coffee")


def test_one_barrel_each_in_turn_order() -> None:
    """3.6: in turn order, one barrel each."""
    seats = {
        0: board(goods={"corn": 3, "sugar": 1}),
        1: board(goods={"indigo": 3}),
        2: board(goods={"tobacco": 3}),
    }
    state = table(3, seats, governor=1)
    take(state, "trader")
    order = []
    while state.decision == "sell":
        order.append(state.player)
        play(state, legal(state)[0])
    assert order == [1, 2, 0]
    assert asked(state) == (2, "role")


def test_nobody_is_asked_whose_goods_all_lie_there() -> None:
    """3.6: only kinds not yet in it."""
    state = table(
        3, {0: board(goods={"corn": 2}), 1: board(goods={"corn": 1})}, trading_house=["corn"]
    )
    take(state, "trader")
    assert asked(state) == (1, "role")
    assert pass_while(state, "sell") == []


def test_the_default_place_written_out() -> None:
    """formats.md 3: the default of `at` is the trading house; the post is an expansion's."""
    state = table(3, {0: board(goods={"sugar": 1})})
    take(state, "trader")
    refused(state, sell("sugar", at="trading_post"), "trading_post_not_here")
    play(state, sell("sugar", at="trading_house"))
    assert PR.position(state)["trading_house"] == ["sugar"]
