"""The end: rules section 5.2, formats.md section 4."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.homesteaders.moves import DONE, build, pay, place, sell
from tests.homesteaders.table import HS, board, gained, over, passed, play, player, table, won


def last_income(seat: Any, **partial: Any) -> Any:
    """The placement of the final income; nobody else has anything."""
    return table(3, {0: seat}, round=11, **partial)


def test_one_more_income_with_wages() -> None:
    """5.2: place, collect 2$ of the Homestead, pay wages once more."""
    state = last_income(board(5, 2, "farm", trade=1))
    before = HS.position(state)
    play(state, place(homestead=[1, 0], farm=[0, 1]))
    assert asked(state) == (0, "final_trades")
    assert gained(before, state) == {"wood": 1, "food": 1}


def test_no_auction_any_more() -> None:
    """formats.md 4: round 11 with empty auctions, bids and decks."""
    state = won("1-10", board(0, 1))
    position = HS.position(state)
    assert (position["round"], position["turn"]["decision"]) == (11, "place_workers")
    assert (position["auctions"], position["bids"]) == ({}, {})
    assert not any(position["decks"].values())
    assert not any(side["passed"] for side in position["players"])


def test_debt_for_the_last_wages() -> None:
    """5.2: wages are paid as ever: debts, if need be; then nothing is left to trade."""
    state = last_income(board(0, 5))
    play(state, place())
    assert over(state)
    assert (player(state)["debt"], player(state)["silver"]) == (2, 1)


def test_gold_for_the_last_wages() -> None:
    state = last_income(board(9, 1, goods="gold"))
    play(state, place())
    assert asked(state) == (0, "pay_workers")
    play(state, pay(1))
    assert over(state)
    assert player(state)["goods"]["gold"] == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_in_turn_order(players: int) -> None:
    """formats.md 4: all place and pay, then final trades one by one, from the start player."""
    seats = {i: board(5, 1, trade=1) for i in range(players)}
    state = table(players, seats, round=11, start=1)
    order = [(1 + i) % players for i in range(players)]
    for seat in order:
        assert asked(state) == (seat, "place_workers")
        play(state, place())
    for seat in order:
        assert asked(state) == (seat, "final_trades")
        play(state, DONE)
    assert over(state)


def test_the_stock_and_the_buildings_after_the_end() -> None:
    """formats.md 4: a position at `game_over` can be read back."""
    state = last_income(board(5, 1, "bank"))
    play(state, place())
    assert over(state)
    position = HS.position(state)
    assert position["turn"]["decision"] == "game_over"
    assert HS.position(HS.load(position)) == position


def test_the_last_build_counts() -> None:
    """5.2: what is built in round 10 gives income once and points."""
    state = won("1-10", board(0, 1, goods="wood wood copper", trade=1))
    play(state, build("town_hall"))
    while state.decision == "tile_extra":
        play(state, PASS)
    assert HS.score(state)[0]["buildings"] == 10


def test_a_chit_may_be_kept() -> None:
    """5.2: `done` with chits left: they are worth nothing."""
    state = table(3, {0: board(3, 1, trade=4)}, at="final_trades", round=11)
    play(state, DONE)
    assert over(state)
    assert HS.score(state)[0]["total"] == 0


def test_the_whole_last_round() -> None:
    """5.2: from the last pass of round 10 to the last trade."""
    seats = {0: passed(9, 1), 1: passed(9, 1), 2: board(9, 1, rail=4)}
    state = table(3, seats, at="bid", by=2, round=10)
    play(state, PASS)
    assert asked(state) == (2, "rail_reward")
    events = play(state, {"type": "rail_reward", "take": "gold"})
    assert happened(events, "final_round_started")
    play(state, place(homestead=[1, 0]), place(homestead=[0, 1]), place(homestead=[1, 0]))
    assert asked(state) == (2, "pay_workers")
    play(state, pay())
    assert over(state)
    totals = [score["total"] for score in HS.score(state)]
    assert totals == [0, 1, 2]
    assert HS.winners(state) == [2]


def test_no_sale_after_done() -> None:
    seats = {0: board(3, 1, trade=1, goods="wood"), 1: board(3, 1, trade=1, goods="wood")}
    state = table(3, seats, at="final_trades", round=11)
    play(state, DONE)
    assert asked(state) == (1, "final_trades")
    play(state, sell("wood"))
    assert over(state)
    assert player(state, 0)["goods"]["wood"] == 1
