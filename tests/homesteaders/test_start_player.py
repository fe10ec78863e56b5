"""Who starts the next round: rules section 5.4."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.homesteaders.moves import bid
from tests.homesteaders.table import HS, Json, board, passed, play, table


def after(players: int, start: int, *actions: Json, **partial: Any) -> Any:
    """The table in the next round after these bids and passes; nothing is left to be built."""
    seats = {i: board(9, 1) for i in range(players)}
    state = table(players, seats, at="bid", round=2, start=start, stock={}, **partial)
    play(state, *actions)
    assert HS.position(state)["round"] == 3
    return state


def test_the_winner_of_lot_1() -> None:
    """5.4: takes the marker, whoever won the others."""
    state = after(3, 0, bid("2", 3), PASS, bid("1", 3))
    assert HS.position(state)["start_player"] == 2
    assert asked(state) == (2, "place_workers")


def test_row_55_lot_1_sold_to_nobody() -> None:
    """Row 55: lot 2 won by B: B becomes start player."""
    state = after(3, 0, PASS, bid("2", 3), PASS)
    assert HS.position(state)["start_player"] == 1
    assert asked(state) == (1, "place_workers")


def test_only_lot_3_is_sold() -> None:
    """5.4: the winner of location 2, then of location 3."""
    state = after(4, 0, PASS, PASS, bid("3", 3), PASS)
    assert HS.position(state)["start_player"] == 2
    state = after(4, 0, bid("3", 3), PASS, PASS, bid("2", 3))
    assert HS.position(state)["start_player"] == 3


@pytest.mark.parametrize("start", [0, 1, 2])
def test_nothing_sold(start: int) -> None:
    """5.4: if no lot was won at all it stays."""
    state = after(3, start, PASS, PASS, PASS)
    assert HS.position(state)["start_player"] == start


def test_the_winner_stays_start_player() -> None:
    state = after(3, 1, bid("1", 3), PASS, PASS)
    assert HS.position(state)["start_player"] == 1


def test_it_moves_when_the_last_lot_is_settled() -> None:
    """formats.md 4: after the last lot of a round is settled."""
    seats = {0: board(9, 1), 1: board(9, 1, goods="wood"), 2: passed()}
    state = table(3, seats, at="bid", round=1)
    play(state, bid("2", 3), bid("1", 3))
    assert asked(state) == (1, "build")
    assert HS.position(state)["start_player"] == 0
    play(state, PASS)
    assert HS.position(state)["start_player"] == 1


def test_in_round_10_too() -> None:
    """formats.md 4: `start_player` changes in round 10 too: he begins the final round."""
    seats = {0: board(9, 1), 1: passed(9, 1), 2: board(9, 1)}
    state = table(3, seats, at="bid", round=10)
    play(state, PASS, bid("1", 3))
    position = HS.position(state)
    assert (position["round"], position["start_player"]) == (11, 2)
    assert asked(state) == (2, "place_workers")


@pytest.mark.parametrize("start", [0, 1])
def test_row_56_two_players_lot_1_not_won_by_a_player(start: int) -> None:
    """Row 56: 2 players, lot 1 not won by a player: the marker goes to the other player."""
    marker = {"level": 5, "auction": "1"}
    state = after(2, start, PASS, PASS, neutral=marker)
    assert HS.position(state)["start_player"] == 1 - start
    state = after(2, start, bid("2", 3), PASS, neutral=marker)
    assert HS.position(state)["start_player"] == 1 - start


@pytest.mark.parametrize("start", [0, 1])
def test_two_players_lot_1_won(start: int) -> None:
    """5.4: the winner of location 1 takes the marker."""
    marker = {"level": 5, "auction": "2"}
    state = after(2, start, bid("1", 3), PASS, neutral=marker)
    assert HS.position(state)["start_player"] == start
    state = after(2, start, PASS, bid("1", 3), neutral=marker)
    assert HS.position(state)["start_player"] == 1 - start
