"""Paying the bid: rules sections 4.2 and 5.3b, formats.md section 4."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.homesteaders.moves import DEBT, bid, buy, moves, pay, sell
from tests.homesteaders.table import (
    HS,
    Json,
    board,
    gained,
    gains,
    legal,
    own,
    passed,
    play,
    player,
    refused,
    table,
    trades,
)


def paying(amount: int, seat: Json, lot: str = "1", **partial: Any) -> Any:
    """Player 0 wins a lot for this amount, nobody else wins anything."""
    state = table(3, {0: seat, 1: passed(), 2: passed()}, at="bid", **partial)
    play(state, bid(lot, amount))
    return state


def test_row_10_a_bid_of_nine() -> None:
    """Row 10: pay a bid of 9: 9$; or 1G + 4$; or 2G with no change."""
    state = paying(9, board(9, 1, goods="gold gold gold wood wood"))
    assert asked(state) == (0, "pay_bid")
    assert HS.turn(state)["auction"] == "1"
    assert legal(state) == moves(pay(0), pay(1), pay(2), DEBT)
    assert gains(state.copy(), pay(0)) == {"silver": -9}
    assert gains(state.copy(), pay(1)) == {"silver": -4, "gold": -1}
    assert gains(state.copy(), pay(2)) == {"gold": -2}
    refused(state, pay(3), "too_much_gold", count=2)
    refused(state, pay(-1), "negative_count")


def test_silver_alone_is_paid_unasked() -> None:
    """formats.md 4: (2) no gold and enough silver, also with trade chits."""
    state = paying(7, board(8, 1, goods="wood", trade=1))
    assert asked(state) == (0, "build")
    assert player(state)["silver"] == 1


@pytest.mark.parametrize(("silver", "debts"), [(21, 0), (20, 1), (19, 1), (18, 2), (0, 11)])
def test_debts_for_a_bid_of_21(silver: int, debts: int) -> None:
    """formats.md 4: (3) no gold, no chit, too little silver: the fewest debts that suffice."""
    seats = {0: board(silver, 1, goods="wood"), 1: passed(), 2: passed()}
    state = table(3, seats, at="bid")
    before = HS.position(state)
    events = play(state, bid("1", 21))
    assert asked(state) == (0, "build")
    silver_left = silver + 2 * debts - 21
    expected = {"silver": silver_left - silver, "debt": debts}
    assert gained(before, state) == {key: n for key, n in expected.items() if n}
    assert sum(event["count"] for event in happened(events, "debt_taken")) == debts


def test_a_chit_makes_it_a_question() -> None:
    """formats.md 4: too little silver with a chit: the player may sell first."""
    state = paying(5, board(4, 1, goods="wood", trade=1))
    assert asked(state) == (0, "pay_bid")
    assert own(state) == []
    play(state, sell("wood"))
    assert asked(state)[1] != "pay_bid"
    assert (player(state)["silver"], player(state)["debt"]) == (0, 0)


def test_row_27_the_reward_comes_after_the_payment() -> None:
    """Row 27: tile 14 for 6: the bid is paid before the worker and the rail reward come."""
    state = paying(6, board(4, 1, rail=3), "2", open_tiles=["2-14"], round=4)
    assert asked(state) == (0, "rail_reward")
    assert (player(state)["silver"], player(state)["debt"]) == (0, 1)
    assert (player(state)["workers"], player(state)["rail"]) == (2, 4)


def test_lots_are_paid_one_after_the_other() -> None:
    """5.3b: location 1, 2, 3, each completely."""
    seats = {0: board(9, 1, goods="gold"), 1: board(9, 1, goods="gold"), 2: passed()}
    state = table(3, seats, at="bid", round=8)
    play(state, bid("2", 3), bid("1", 4))
    assert asked(state) == (1, "pay_bid")
    assert player(state, 0)["silver"] == 9
    play(state, pay(), PASS)
    assert asked(state) == (0, "pay_bid")
    assert HS.turn(state)["auction"] == "2"


def test_trades_are_open() -> None:
    """formats.md 4: trades are legal at pay_bid."""
    state = paying(9, board(2, 1, trade=1, goods="gold wood"))
    offers: list[Json] = [buy("wood"), buy("food"), buy("steel", gold=True)]
    offers += [buy("gold", gold=True), buy("copper"), buy("livestock")]
    assert trades(state) == moves(*offers, sell("gold"), sell("wood"), DEBT)
    refused(state, {"type": "pass"}, "wrong_decision")
