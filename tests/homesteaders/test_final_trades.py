"""The final trades: rules section 5.2, formats.md section 4."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.homesteaders.moves import BANK, DEBT, DONE, HIRE, buy, market, moves, repay, sell
from tests.homesteaders.table import (
    HS,
    Json,
    board,
    gains,
    legal,
    over,
    play,
    player,
    refused,
    table,
    won,
)


def trading(seat: Json, **partial: Any) -> Any:
    """Player 0 at the final trades."""
    return table(3, {0: seat}, at="final_trades", round=11, **partial)


def test_everything_is_on_offer() -> None:
    """5.2: the market and all anytime actions without limit, hire, and repay debts."""
    goods = "wood food steel gold copper livestock"
    state = trading(board(9, 1, "market", "bank", trade=2, debt=2, goods=goods))
    assert asked(state) == (0, "final_trades")
    names = goods.split()
    assert legal(state) == moves(
        *map(buy, names),
        *map(sell, names),
        HIRE,
        DEBT,
        market("food"),
        market("steel"),
        BANK,
        repay("silver"),
        repay("gold"),
        DONE,
    )


def test_row_62_a_debt_repaid_with_silver() -> None:
    """Row 62: 3 debts, 5$: repay one: the penalty falls from 6 to 3."""
    state = trading(board(5, 1, debt=3, trade=1))
    assert HS.score(state)[0]["debt"] == -6
    assert gains(state, repay("silver")) == {"silver": -5, "debt": -1}
    assert HS.score(state)[0]["debt"] == -3
    refused(state, repay("silver"), "not_enough_silver", cost=5, have=0)


def test_a_debt_repaid_with_gold() -> None:
    """4.2: 1G counts as 5$."""
    state = trading(board(0, 1, debt=2, goods="gold gold"))
    assert gains(state, repay("gold")) == {"gold": -1, "debt": -1}
    assert asked(state) == (0, "final_trades")


def test_row_61_one_debt_and_one_gold() -> None:
    """Row 61: 1 debt, 1G, 0$: keeping both is 2 - 1 = + 1; repaying with gold leaves 0."""
    state = trading(board(0, 0, debt=1, goods="gold"))
    assert legal(state) == moves(repay("gold"), DONE, DEBT)
    kept, paid = state.copy(), state
    play(kept, DONE)
    play(paid, repay("gold"))
    assert HS.score(kept)[0]["total"] == 1
    assert HS.score(paid)[0]["total"] == 0


def test_row_67_no_repaying_before_the_end() -> None:
    """Row 67: repay a debt in round 6 with 5$: illegal."""
    state = table(3, {0: board(9, 1, debt=1, goods="gold")}, round=6)
    for way in ("silver", "gold"):
        refused(state, repay(way), "only_at_the_end")
    state = won("1-6", board(9, 1, debt=1, goods="gold steel"))
    assert asked(state) == (0, "build")
    refused(state, repay("silver"), "only_at_the_end")


def test_nothing_to_repay_and_nothing_to_repay_with() -> None:
    state = trading(board(9, 1, trade=1))
    refused(state, repay("silver"), "no_debt")
    refused(state, repay("gold"), "no_debt")
    state = trading(board(4, 1, trade=1, debt=1))
    refused(state, repay("silver"), "not_enough_silver", cost=5, have=4)
    refused(state, repay("gold"), "no_gold")


def test_done_is_final() -> None:
    """formats.md 4: player by player from the start player; `done` is final."""
    seats = {i: board(3, 1, trade=2) for i in range(3)}
    state = table(3, seats, at="final_trades", round=11, start=1)
    for seat in (1, 2, 0):
        assert asked(state) == (seat, "final_trades")
        play(state, buy("wood"), DONE)
    assert over(state)


def test_players_with_nothing_to_do_are_not_asked() -> None:
    """formats.md 4: (4) no chit and only `done` besides `debt`."""
    seats = {0: board(3, 1, trade=1), 1: board(9, 1, goods="gold"), 2: board(4, 1, debt=3)}
    state = table(3, seats, at="final_trades", round=11)
    play(state, DONE)
    assert over(state)
    assert player(state, 2)["debt"] == 3


def test_the_last_chit_ends_the_trading() -> None:
    """formats.md 4: checked again after every trade."""
    state = trading(board(0, 1, trade=1, goods="wood"))
    play(state, sell("wood"))
    assert over(state)
    assert (player(state)["vp"], player(state)["silver"]) == (1, 1)


def test_best_conversions() -> None:
    """5.2: 1T + 4$ -> 1G is + 2V; 1T + copper -> a gold and 1V; the point of each sale counts."""
    state = trading(board(4, 0, trade=3, goods="copper"))
    totals = []
    for action in (buy("gold"), sell("copper"), sell("gold")):
        totals.append(HS.score(state)[0]["total"])
        play(state, action)
    assert over(state)
    assert [*totals, HS.score(state)[0]["total"]] == [2, 4, 5, 4]


@pytest.mark.parametrize("other", [PASS, {"type": "pay", "gold": 0}, {"type": "tile_extra"}])
def test_nothing_else(other: Json) -> None:
    refused(trading(board(9, 1, trade=1)), other, "wrong_decision")
