"""Bidding: rules section 5.3a, formats.md section 4."""

import pytest

from tests.acting import PASS, asked, happened
from tests.homesteaders.components import BIDS, RAIL
from tests.homesteaders.moves import DEBT, bid, buy, moves
from tests.homesteaders.table import (
    HS,
    Json,
    board,
    gained,
    lead,
    legal,
    passed,
    play,
    player,
    refused,
    table,
    trades,
)


def bidding(players: int = 3, **partial: object) -> object:
    """A table at the first bid of player 0; everybody has ten silver, a worker and a wood."""
    seats = {i: board(10, 1, goods="wood") for i in range(players)}
    return table(players, seats, at="bid", **partial)


def above(lot: str, amount: int) -> list[Json]:
    """The bids on a lot above an amount."""
    return [bid(lot, n) for n in BIDS if n > amount]


@pytest.mark.parametrize(("players", "lots"), [(3, "12"), (4, "123")])
def test_the_first_bid(players: int, lots: str) -> None:
    """5.3a: 3, 4, 5, 6, 7, 9, 12, 16 or 21 on any lot, or pass; two lots with three players."""
    first = [action for lot in lots for action in above(lot, 0)]
    assert legal(bidding(players)) == moves(*first, PASS)


@pytest.mark.parametrize("amount", [0, 1, 2, 8, 10, 20, 22, 100, -3])
def test_row_13_amounts_that_are_no_bids(amount: int) -> None:
    """Row 13: a first bid of 2 is illegal, and whatever is not on the scale."""
    refused(bidding(), bid("1", amount), "bid_not_on_scale", amount=amount)


@pytest.mark.parametrize("amount", BIDS)
def test_row_13_bids_are_raised(amount: int) -> None:
    """Row 13: a bid equal to the current one, or below, is illegal."""
    state = bidding(bids={"1": lead(2, amount)})
    assert legal(state) == moves(*above("1", amount), *above("2", 0), PASS)
    if amount < 21:
        least = min(n for n in BIDS if n > amount)
        refused(state, bid("1", amount), "bid_too_low", auction="1", least=least)
    else:
        refused(state, bid("1", 21), "bid_at_the_top", auction="1")


def test_row_12_nobody_looks_into_the_purse() -> None:
    """Row 12: holds 0$ and bids 21: legal."""
    state = table(3, {0: board(0, 1)}, at="bid")
    play(state, bid("2", 21))
    assert HS.position(state)["bids"] == {"2": lead(0, 21)}


def test_no_third_lot_with_three() -> None:
    refused(bidding(3), bid("3", 3), "no_such_auction", auction="3")


def test_turns_go_clockwise_from_the_start_player() -> None:
    """5.3a."""
    state = bidding(4, start=2)
    for seat, lot in ((2, "1"), (3, "2"), (0, "3")):
        assert asked(state) == (seat, "bid")
        play(state, bid(lot, 3))
    assert asked(state) == (1, "bid")


def test_row_14_the_leader_is_skipped() -> None:
    """Row 14: the turn of the player who leads a lot is skipped; he cannot raise or move."""
    state = bidding(3)
    play(state, bid("1", 3), bid("2", 3), bid("2", 4))
    assert asked(state) == (1, "bid")
    play(state, bid("2", 5))
    assert asked(state) == (2, "bid")


def test_row_15_an_outbid_player_waits_for_his_turn() -> None:
    """Row 15: A led lot 1 with 5, B bids 6: A waits for his turn; then 7+, another lot, pass."""
    state = bidding(4)
    play(state, bid("1", 5), bid("1", 6))
    assert asked(state) == (2, "bid")
    play(state, bid("2", 3))
    assert asked(state) == (3, "bid")
    play(state, PASS)
    assert asked(state) == (0, "bid")
    assert legal(state) == moves(*above("1", 6), *above("2", 3), *above("3", 0), PASS)


def test_row_16_the_example_of_the_rulebook() -> None:
    """Row 16: A5@1, B6@1, C3@2, D7@1, A3@3, B4@3, A5@3, B passes: D, C, A win, B advances."""
    state = bidding(4)
    turns = [
        (0, bid("1", 5)),
        (1, bid("1", 6)),
        (2, bid("2", 3)),
        (3, bid("1", 7)),
        (0, bid("3", 3)),
        (1, bid("3", 4)),
        (0, bid("3", 5)),
        (1, PASS),
    ]
    for seat, action in turns:
        assert asked(state) == (seat, "bid")
        play(state, action)
    position = HS.position(state)
    assert position["bids"] == {"1": lead(3, 7), "2": lead(2, 3), "3": lead(0, 5)}
    assert [p["passed"] for p in position["players"]] == [False, True, False, False]
    assert [p["rail"] for p in position["players"]] == [0, 1, 0, 0]
    assert player(state, 1)["trade"] == 1


def test_row_17_two_pass_before_any_bid() -> None:
    """Row 17: both advance and take a reward."""
    state = bidding(3)
    play(state, PASS, PASS)
    assert asked(state) == (2, "bid")
    position = HS.position(state)
    assert [(p["rail"], p["trade"]) for p in position["players"]] == [(1, 1), (1, 1), (0, 0)]


@pytest.mark.parametrize("players", [3, 4])
def test_row_18_all_pass(players: int) -> None:
    """Row 18: all advance, no lot is sold, the start marker stays."""
    state = bidding(players, start=1, round=2)
    tiles = HS.position(state)["auctions"]
    events = play(state, *[PASS] * players)
    assert asked(state) == (1, "place_workers")
    position = HS.position(state)
    assert (position["round"], position["start_player"]) == (3, 1)
    assert [p["rail"] for p in position["players"]] == [1] * players
    gone = {event["auction"]: event["tile"] for event in happened(events, "lot_unsold")}
    assert gone == tiles


def test_row_19_a_lot_without_bids() -> None:
    """Row 19: the tile is discarded, nobody gets it."""
    state = bidding(3, round=5, open_tiles=["2-16"])
    play(state, bid("1", 3), PASS, PASS)
    while HS.position(state)["round"] == 5:
        play(state, PASS)
    position = HS.position(state)
    left = [*position["decks"]["2"], position["auctions"]["2"]]
    assert "2-16" not in left
    assert len(left) == 5


def test_passing_is_final() -> None:
    """5.3a: a passed player is skipped."""
    state = bidding(3)
    play(state, PASS, bid("1", 3), bid("1", 4))
    assert asked(state) == (1, "bid")
    assert player(state, 0)["passed"] is True


def test_a_pass_is_a_rail_advance_at_once() -> None:
    """5.3a: the reward is asked before the next bid."""
    seats = {0: board(10, 1, rail=1), 1: board(10, 1), 2: board(10, 1)}
    state = table(3, seats, at="bid")
    play(state, PASS)
    assert asked(state) == (0, "rail_reward")
    assert player(state)["rail"] == 2
    play(state, {"type": "rail_reward", "take": RAIL[1]})
    assert asked(state) == (1, "bid")


def test_bidding_ends_when_everybody_leads_or_has_passed() -> None:
    """5.3a: then lot 1 is settled first."""
    state = bidding(3)
    play(state, bid("2", 3), bid("1", 4), PASS)
    assert asked(state)[0] == 1
    assert HS.turn(state)["auction"] == "1"


def test_a_single_answer_is_given_unasked() -> None:
    """formats.md 4: (1) a bid with one legal action: both lots at 21: only the pass is left."""
    bids = {"1": lead(1, 21), "2": lead(2, 16)}
    seats = {i: board(1, 1, goods="wood") for i in range(4)}
    state = table(4, seats, at="bid", bids={**bids, "3": lead(3, 21)})
    assert asked(state) == (0, "bid")
    before = HS.position(state)
    play(state, bid("2", 21))
    position = HS.position(state)
    assert gained(before, state, 2) == {"rail": 1, "trade": 1}
    assert position["players"][2]["passed"] is True


def test_no_trades_while_bidding() -> None:
    """formats.md 4: at no other decision: nothing is lost by that."""
    state = table(3, {0: board(9, 1, "market", "bank", trade=3, goods="wood food")}, at="bid")
    assert trades(state) == []
    for trade in (DEBT, buy("wood"), {"type": "sell", "good": "wood"}, {"type": "hire"}):
        refused(state, trade, "wrong_decision")


def test_a_table_in_the_middle_of_the_bidding() -> None:
    """formats.md 4: written by hand at the bid of a player who neither leads nor has passed."""
    seats = {0: board(9, 1), 1: passed(9, 1), 2: board(9, 1), 3: board(9, 1)}
    state = table(4, seats, at="bid", by=2, bids={"1": lead(3, 9)})
    assert legal(state) == moves(*above("1", 9), *above("2", 0), *above("3", 0), PASS)
    play(state, bid("3", 3))
    assert asked(state) == (0, "bid")
    play(state, bid("1", 12))
    assert asked(state) == (3, "bid")
