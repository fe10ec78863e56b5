"""Lawyer: rules sections 2.3 and 5.3a, formats.md section 4."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.homesteaders.components import BIDS
from tests.homesteaders.moves import bid, moves
from tests.homesteaders.table import HS, Json, board, lead, legal, play, refused, table


def court(amount: int, *owned: str, leader: int = 2) -> Any:
    """Player 0 to bid, an opponent leads lot 1."""
    seats = {i: board(20, 1, goods="wood") for i in range(3)}
    seats[0] = board(20, 1, *owned, goods="wood")
    return table(3, seats, at="bid", round=6, bids={"1": lead(leader, amount)})


def above(lot: str, amount: int) -> list[Json]:
    """The bids on a lot above an amount."""
    return [bid(lot, n) for n in BIDS if n > amount]


@pytest.mark.parametrize("amount", BIDS)
def test_row_13_an_equal_bid(amount: int) -> None:
    """Row 13: Lawyer: equal is legal against an opponent."""
    state = court(amount, "lawyer")
    both = [bid("1", amount), *above("1", amount), *above("2", 0)]
    assert legal(state) == moves(*both, PASS)
    play(state, bid("1", amount))
    assert HS.position(state)["bids"]["1"] == lead(0, amount)


@pytest.mark.parametrize("amount", BIDS[1:])
def test_never_below(amount: int) -> None:
    lower = max(n for n in BIDS if n < amount)
    refused(court(amount, "lawyer"), bid("1", lower), "bid_too_low", auction="1", least=amount)


def test_row_24_nobody_beats_21() -> None:
    """Row 24: lot led at 21 by an opponent, no Lawyer: nobody can beat it."""
    state = court(21)
    assert legal(state) == moves(*above("2", 0), PASS)
    refused(state, bid("1", 21), "bid_at_the_top", auction="1")


def test_row_25_the_lawyer_takes_21_with_21() -> None:
    """Row 25: the Lawyer's owner may take it with 21."""
    state = court(21, "lawyer")
    assert legal(state) == moves(bid("1", 21), *above("2", 0), PASS)
    play(state, bid("1", 21), PASS)
    assert asked(state) == (2, "bid")
    assert legal(state) == moves(*above("2", 0), PASS)


def test_row_26_the_others_must_go_higher() -> None:
    """Row 26: Lawyer owner's own bid of 5, opponent without Lawyer: needs 6+."""
    seats = {0: board(20, 1), 1: board(20, 1, "lawyer"), 2: board(20, 1)}
    state = table(3, seats, at="bid", round=6, bids={"1": lead(1, 5)})
    assert legal(state) == moves(*above("1", 5), *above("2", 0), PASS)
    refused(state, bid("1", 5), "bid_too_low", auction="1", least=6)


def test_he_waits_while_he_leads() -> None:
    """formats.md 4: nobody bids while leading a lot, the Lawyer's owner neither."""
    seats = {0: board(20, 1, "lawyer"), 1: board(20, 1), 2: board(20, 1)}
    state = table(3, seats, at="bid", round=6)
    play(state, bid("1", 3), bid("2", 3), bid("2", 4))
    assert asked(state) == (1, "bid")


def test_a_first_bid_starts_at_three() -> None:
    """Row 13: on an empty lot nothing is equal."""
    state = court(6, "lawyer")
    refused(state, bid("2", 0), "bid_not_on_scale")
    refused(state, bid("2", 2), "bid_not_on_scale")


def test_the_equal_bid_is_paid_in_full() -> None:
    state = court(9, "lawyer")
    play(state, bid("1", 9), PASS, PASS)
    # the wood lets nothing be built on a residential lot in round 6; the free worker is asked
    assert asked(state) == (0, "tile_extra")
    assert HS.position(state)["players"][0]["silver"] == 11
