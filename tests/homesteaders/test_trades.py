"""The market and the anytime actions: rules sections 4.1 and 4.2, formats.md section 4."""

from typing import Any

import pytest

from tests.acting import asked
from tests.homesteaders.components import GOODS, PRICES
from tests.homesteaders.moves import BANK, DEBT, HIRE, TRADES, buy, market, moves, repay, sell
from tests.homesteaders.stands import DECISIONS
from tests.homesteaders.table import (
    HS,
    Json,
    board,
    gained,
    gains,
    legal,
    play,
    refused,
    table,
    trades,
)

ONCE = ("place_workers", "pay_workers", "pay_bid", "build", "second_build", "tile_extra")
OPEN = (*ONCE, "final_trades")
RICH = dict.fromkeys(GOODS, 3)


def shop(silver: int = 9, *owned: str, trade: int = 1, **counts: Any) -> Any:
    """Player 0 is asked to place his worker and may trade."""
    return table(3, {0: board(silver, 1, *owned, trade=trade, **counts)})


def wealthy(decision: str) -> Any:
    """The table at a decision, player 0 with chits, silver, goods, a Market and a Bank."""
    position = HS.position(DECISIONS[decision]())
    side = position["players"][0]
    side |= {"trade": 4, "silver": 30, "debt": 2, "goods": RICH}
    side["buildings"] |= {"market": {"workers": [0]}, "bank": {"workers": []}}
    return HS.load(position)


EVERYTHING: list[Json] = [*map(buy, GOODS), *map(sell, GOODS), HIRE, DEBT, BANK]
EVERYTHING += [market("food"), market("steel")]


@pytest.mark.parametrize("decision", OPEN)
def test_where_one_may_trade(decision: str) -> None:
    """formats.md 4: at these decisions, every trade."""
    state = wealthy(decision)
    assert asked(state) == (0, decision)
    final = [repay("silver"), repay("gold")] if decision == "final_trades" else []
    assert trades(state) == moves(*EVERYTHING, *final)
    for action in EVERYTHING:
        copy = state.copy()
        play(copy, action)
        assert asked(copy) == (0, decision), "a trade itself never ends the decision"


@pytest.mark.parametrize("decision", [d for d in DECISIONS if d not in OPEN])
def test_where_one_may_not(decision: str) -> None:
    """formats.md 4: and at no other decision."""
    state = wealthy(decision)
    assert asked(state) == (0, decision)
    assert trades(state) == []
    for action in (*EVERYTHING, repay("gold"), repay("silver")):
        refused(state, action, "wrong_decision", "only_at_the_end")


@pytest.mark.parametrize("decision", ONCE)
def test_no_repaying_before_the_end(decision: str) -> None:
    """4.2: only in the final scoring step."""
    for way in ("silver", "gold"):
        refused(wealthy(decision), repay(way), "only_at_the_end")


@pytest.mark.parametrize("decision", OPEN)
def test_trades_stand_last(decision: str) -> None:
    """formats.md 4: `legal` lists them after the decision's own actions, in a fixed order."""
    actions = HS.legal(wealthy(decision))[0]
    kinds = [action["type"] in TRADES for action in actions]
    assert kinds == sorted(kinds)
    assert actions == HS.legal(wealthy(decision))[0]


@pytest.mark.parametrize("good", PRICES)
def test_buying_for_silver(good: str) -> None:
    """4.1: a chit and the price."""
    assert gains(shop(), buy(good)) == {"silver": -PRICES[good], "trade": -1, good: 1}
    assert buy(good) in legal(shop(PRICES[good]))
    poor = shop(PRICES[good] - 1)
    refused(poor, buy(good), "not_enough_silver", cost=PRICES[good], have=PRICES[good] - 1)


@pytest.mark.parametrize("good", PRICES)
def test_buying_for_gold_that_counts_as_silver(good: str) -> None:
    """4.2, formats.md 4: one gold, no change, only while the silver is below the price."""
    state = shop(PRICES[good] - 1, goods="gold gold")
    assert buy(good, gold=True) in legal(state)
    assert buy(good) not in legal(state)
    paid = {"trade": -1, "gold": -1}
    expected = {"trade": -1} if good == "gold" else {**paid, good: 1}
    assert gains(state, buy(good, gold=True)) == expected
    state = shop(PRICES[good], goods="gold")
    refused(state, buy(good, gold=True), "silver_suffices")
    refused(shop(PRICES[good] - 1), buy(good, gold=True), "no_gold")


@pytest.mark.parametrize("good", ["copper", "livestock"])
def test_buying_for_a_gold(good: str) -> None:
    """4.1: a chit and a gold."""
    assert gains(shop(0, goods="gold"), buy(good)) == {"gold": -1, "trade": -1, good: 1}
    refused(shop(30), buy(good), "no_gold")
    refused(shop(0, goods="gold"), buy(good, gold=True), "price_is_gold")


@pytest.mark.parametrize("good", GOODS)
def test_row_42_selling(good: str) -> None:
    """Row 42: sell wood, no General Store: 1$ + 1V; and so the others."""
    price = {"silver": PRICES[good]} if good in PRICES else {"gold": 1}
    expected = {"trade": -1, "vp": 1, good: -1, **price}
    assert gains(shop(0, goods=good), sell(good)) == expected


@pytest.mark.parametrize("good", GOODS)
def test_rows_42_and_43_with_a_general_store(good: str) -> None:
    """Row 42: with a General Store wood gives 2$ + 1V. Row 43: copper gives 1G + 1$ + 1V."""
    price = {"silver": PRICES[good] + 1} if good in PRICES else {"gold": 1, "silver": 1}
    expected = {"trade": -1, "vp": 1, good: -1, **price}
    assert gains(shop(0, "general_store", goods=good), sell(good)) == expected


@pytest.mark.parametrize("good", PRICES)
def test_row_44_no_discount(good: str) -> None:
    """Row 44: buy steel with General Store: 3$ + 1T, no discount."""
    assert gains(shop(9, "general_store"), buy(good)) == {
        "silver": -PRICES[good],
        "trade": -1,
        good: 1,
    }


@pytest.mark.parametrize("good", GOODS)
def test_what_is_not_held(good: str) -> None:
    refused(shop(0, "market"), sell(good), "good_not_held", good=good)


def test_hiring() -> None:
    """4.2: 1T + 1F: a worker."""
    assert gains(shop(goods="food"), HIRE) == {"trade": -1, "food": -1, "workers": 1}
    refused(shop(), HIRE, "good_not_held", good="food")


def test_debt() -> None:
    """4.2: + 2$ and a debt, any number, without a chit."""
    state = shop(0, trade=0)
    assert gains(state, *[DEBT] * 20) == {"silver": 40, "debt": 20}


def test_row_40_market() -> None:
    """Row 40: Market owner: 1T + 1W -> F, then 1T + 1F -> S: legal, no VP."""
    state = shop(0, "market", trade=2, goods="wood")
    before = HS.position(state)
    play(state, market("food"))
    assert gained(before, state) == {"trade": -1, "wood": -1, "food": 1}
    play(state, market("steel"))
    assert gained(before, state) == {"trade": -2, "wood": -1, "steel": 1}


def test_row_41_no_market() -> None:
    """Row 41: no Market owned: illegal; food must be bought for 1T + 2$."""
    state = shop(2, goods="wood food")
    refused(state, market("food"), "no_market")
    refused(state, market("steel"), "no_market")
    assert gains(state, buy("food")) == {"trade": -1, "silver": -2, "food": 1}


def test_what_the_market_uses() -> None:
    state = shop(0, "market")
    refused(state, market("food"), "good_not_held", good="wood")
    refused(state, market("steel"), "good_not_held", good="food")


def test_row_39_bank() -> None:
    """Row 39: Bank: 5T -> 5$ in one go; never the other way round."""
    state = shop(0, "bank", trade=5)
    assert gains(state, *[BANK] * 5) == {"trade": -5, "silver": 5}
    assert trades(state) == [DEBT]
    refused(state, BANK, "no_trade_chit")
    refused(shop(), BANK, "no_bank")


@pytest.mark.parametrize("action", [a for a in EVERYTHING if a != DEBT], ids=str)
def test_each_needs_a_chit(action: Json) -> None:
    """4.1, 4.2: each use costs a trade chit unless said; only debt is free."""
    state = shop(9, "market", "bank", trade=0, goods=RICH)
    refused(state, action, "no_trade_chit")
    assert trades(state) == [DEBT]


def test_only_the_player_to_decide_trades() -> None:
    """formats.md 4: legal for `turn.player`; the others' holdings stay."""
    state = table(3, {i: board(9, 1, trade=2) for i in range(3)})
    before = HS.position(state)
    play(state, buy("wood"), buy("food"))
    assert gained(before, state, 1) == gained(before, state, 2) == {}
    assert asked(state) == (0, "place_workers")


def test_prices_never_move() -> None:
    """4.1: unlimited uses, no price moves."""
    state = shop(30, trade=9)
    assert gains(state, *[buy("steel")] * 9) == {"trade": -9, "silver": -27, "steel": 9}


@pytest.mark.parametrize("good", PRICES)
def test_no_gold_written_out(good: str) -> None:
    """formats.md 5: a key at its default is accepted and changes nothing."""
    state = shop()
    assert gains(state, buy(good, gold=False)) == gains(shop(), buy(good))
