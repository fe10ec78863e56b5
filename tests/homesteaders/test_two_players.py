"""The neutral marker: rules section 5.1, formats.md section 4."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.homesteaders.components import BIDS, LEVELS
from tests.homesteaders.moves import bid, moves, neutral, place, reward
from tests.homesteaders.table import HS, Json, board, gained, legal, play, player, refused, table


def duel(level: int = 5, on: str | None = "1", **partial: Any) -> Any:
    """Two players about to bid, nothing to be built; the marker lies on a lot."""
    seats = {i: board(30, 1) for i in range(2)}
    at = "neutral_bid" if on is None else "bid"
    marker = {"level": level, "auction": on}
    partial = {"round": 2, "stock": {}, **partial}
    return table(2, seats, at=at, neutral=marker, **partial)


def above(lot: str, amount: int) -> list[Json]:
    """The bids on a lot above an amount."""
    return [bid(lot, n) for n in BIDS if n > amount]


def marker(state: Any) -> Json:
    found: Json = HS.position(state)["neutral"]
    return found


@pytest.mark.parametrize("lot", ["1", "2"])
def test_the_start_player_places_it(lot: str) -> None:
    """5.1: before his own first action, on either lot."""
    state = duel(7, None, start=1)
    assert asked(state) == (1, "neutral_bid")
    assert legal(state) == moves(neutral("1"), neutral("2"))
    events = play(state, neutral(lot))
    assert marker(state) == {"level": 7, "auction": lot}
    assert asked(state) == (1, "bid")
    assert HS.position(state)["bids"] == {}
    [event] = happened(events, "neutral_placed")
    assert (event["player"], event["auction"], event["amount"]) == (1, lot, 7)


def test_no_third_lot_and_no_pass_before_it() -> None:
    state = duel(5, None)
    refused(state, neutral("3"), "no_such_auction", auction="3")
    refused(state, PASS, "wrong_decision")
    refused(state, bid("1", 7), "wrong_decision")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("lot", ["1", "2"])
def test_its_level_is_the_bid_to_beat(level: int, lot: str) -> None:
    """5.1, formats.md 4: also for the start player himself."""
    other = {"1": "2", "2": "1"}[lot]
    state = duel(level, lot)
    assert legal(state) == moves(*above(lot, level), *above(other, 0), PASS)
    refused(state, bid(lot, level), "bid_too_low", auction=lot)


def test_once_outbid_it_is_gone() -> None:
    """formats.md 4: its level is to beat until somebody outbids it."""
    state = duel(5, "1")
    play(state, bid("1", 6))
    assert legal(state) == moves(*above("1", 6), *above("2", 0), PASS)
    assert HS.position(state)["bids"] == {"1": {"player": 0, "amount": 6}}
    assert marker(state) == {"level": 5, "auction": "1"}


def both_win(level: int) -> Any:
    state = duel(level, "1")
    play(state, bid("2", 3), bid("1", 12))
    return state


def one_passes(level: int) -> Any:
    state = duel(level, "1")
    play(state, bid("2", 3), PASS)
    return state


def one_outbids(level: int) -> Any:
    state = duel(level, "1")
    play(state, bid("1", 12), PASS)
    return state


def both_pass(level: int) -> Any:
    state = duel(level, "1")
    play(state, PASS, PASS)
    return state


@pytest.mark.parametrize(
    ("before", "both", "one", "none"),
    [(3, 4, 3, 3), (4, 5, 3, 3), (5, 6, 4, 3), (6, 7, 5, 4), (7, 9, 6, 5), (9, 9, 7, 6)],
)
def test_rows_57_and_58_the_level(before: int, both: int, one: int, none: int) -> None:
    """Row 57: level 7, both win: 9; level 9, both win: stays 9. Row 58: level 4, both pass: 3.

    5.1: both win: one step up; else a step down for each player who passed, outbid or not.
    """
    assert marker(both_win(before)) == {"level": both, "auction": None}
    assert marker(one_passes(before)) == {"level": one, "auction": None}
    assert marker(one_outbids(before)) == {"level": one, "auction": None}
    assert marker(both_pass(before)) == {"level": none, "auction": None}


def test_row_59_the_start_player_passes_at_once() -> None:
    """Row 59: at level 6 he places the marker, passes and advances; the other wins: level 5."""
    for lot in ("1", "2"):
        state = duel(6, None)
        play(state, neutral(lot), PASS)
        assert player(state, 0)["rail"] == 1
        assert asked(state) == (1, "bid")
        play(state, bid(lot, 7))
        assert marker(state)["level"] == 5


def test_the_level_moves_when_bidding_ends() -> None:
    """formats.md 4: and the marker stays on its lot until the next set-up."""
    seats = {i: board(30, 1, goods="wood") for i in range(2)}
    state = table(2, seats, at="bid", neutral={"level": 5, "auction": "2"}, round=1)
    play(state, bid("1", 3))
    assert marker(state)["level"] == 5
    play(state, bid("2", 6))
    assert asked(state) == (0, "build")
    assert marker(state) == {"level": 6, "auction": "2"}


def test_the_lot_of_the_marker_goes_to_nobody() -> None:
    """5.1: nobody gets it, the tile is discarded."""
    state = duel(5, "2")
    tiles = HS.position(state)["auctions"]
    events = play(state, PASS, PASS)
    unsold = {event["auction"]: event["tile"] for event in happened(events, "lot_unsold")}
    assert unsold == tiles


def test_no_marker_with_three_and_four() -> None:
    """formats.md 4: null with 3 and 4 players."""
    for players in (3, 4):
        state = table(players, {0: board(5, 1)}, at="bid")
        assert marker(state) is None
        refused(state, neutral("1"), "wrong_decision")


def test_lawyer_and_the_marker() -> None:
    """formats.md 4: the Lawyer's owner may bid the same amount as the neutral marker."""
    seats = {0: board(9, 1, "lawyer"), 1: board(9, 1)}
    state = table(2, seats, at="bid", neutral={"level": 6, "auction": "1"}, round=6)
    assert legal(state) == moves(bid("1", 6), *above("1", 6), *above("2", 0), PASS)
    play(state, bid("1", 6))
    assert HS.position(state)["bids"]["1"] == {"player": 0, "amount": 6}
    refused(state, bid("1", 6), "bid_too_low", auction="1", least=7)


def test_a_whole_round() -> None:
    """5 and 5.1: placement, marker, bids, a reward, the next start player."""
    seats = {i: board(6, 1, rail=1) for i in range(2)}
    state = table(2, seats, neutral={"level": 5, "auction": None}, stock={})
    play(state, place(homestead=[1, 0]), place(homestead=[0, 1]))
    play(state, neutral("1"), bid("1", 6))
    assert asked(state) == (1, "bid")
    before = HS.position(state)
    play(state, PASS, reward("track"))
    assert gained(before, state, 1) == {"rail": 1, "tracks": 1}
    assert asked(state) == (0, "place_workers")
    position = HS.position(state)
    assert (position["start_player"], position["neutral"]) == (0, {"level": 4, "auction": None})
    assert position["players"][0]["silver"] == 6 + 2 - 1 - 6
