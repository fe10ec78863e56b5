"""Carried out without asking: formats.md section 4, and nothing else is."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.homesteaders.moves import DEBT, DONE, bid, buy, moves, pay, place, sell
from tests.homesteaders.table import HS, board, lead, legal, own, passed, play, player, table, won


def test_one_reward() -> None:
    """(1): `rail_reward` with one legal action."""
    state = table(3, {i: board(5, 1) for i in range(3)}, at="bid")
    events = play(state, PASS)
    assert [e["auto"] for e in happened(events, "rail_rewarded")] == [True]
    assert asked(state) == (1, "bid")


def test_one_bid() -> None:
    """(1): `bid` with one legal action: the pass, and what comes with it."""
    bids = {"1": lead(1, 21), "2": lead(2, 16)}
    seats = {i: board(30, 1, goods="wood") for i in range(3)}
    state = table(3, seats, at="bid", bids=bids)
    events = play(state, bid("2", 21))
    forced = [e for e in happened(events, "passed") if e["decision"] == "bid"]
    assert [(e["player"], e["auto"]) for e in forced] == [(2, True)]
    assert asked(state) == (1, "build")


def test_a_bid_of_two_legal_actions_is_asked() -> None:
    bids = {"1": lead(1, 16), "2": lead(2, 21)}
    state = table(3, {i: board(30, 1) for i in range(3)}, at="bid", bids=bids)
    assert legal(state) == moves(bid("1", 21), PASS)


@pytest.mark.parametrize("trade", [0, 3])
def test_silver_without_gold(trade: int) -> None:
    """(2): a payment with no gold and enough silver; chits do not matter."""
    state = table(3, {0: board(5, 1, trade=trade, goods="wood food")})
    events = play(state, place())
    assert [e["auto"] for e in happened(events, "paid")] == [True] * 3
    assert asked(state) == (0, "bid")


@pytest.mark.parametrize(("workers", "debts"), [(3, 1), (4, 1), (5, 2), (9, 4)])
def test_the_fewest_debts(workers: int, debts: int) -> None:
    """(3): no gold, no chit, too little silver: the fewest debts, then pay."""
    state = table(3, {0: board(0, workers)})
    events = play(state, place())
    assert player(state)["debt"] == debts
    assert player(state)["silver"] == 2 + 2 * debts - workers
    names = [e["event"] for e in events if e["player"] == 0]
    assert names.index("debt_taken") < names.index("paid")
    assert all(e["auto"] for e in events[1:])


def test_one_placement() -> None:
    """(4): no workers: one arrangement."""
    state = table(3, {0: board(5, 1)})
    events = play(state, place())
    assert [e["player"] for e in happened(events, "workers_placed")] == [0, 1, 2]
    assert [e["auto"] for e in happened(events, "workers_placed")] == [False, True, True]


def test_one_payment_with_gold() -> None:
    """(4): gold must be paid and there is but one way."""
    state = table(3, {0: board(0, 7, goods="gold")})
    play(state, place())
    assert asked(state) == (0, "bid")
    assert (player(state)["goods"]["gold"], player(state)["silver"]) == (0, 0)


def test_two_payments_with_gold() -> None:
    """One gold and a silver, or two gold."""
    state = table(3, {0: board(0, 6, goods="gold gold")})
    play(state, place())
    assert legal(state) == moves(pay(1), pay(2), DEBT)


def test_gold_that_does_not_suffice_is_a_question() -> None:
    """(3) only without gold: here the player himself gives the only answer, `debt`."""
    state = table(3, {0: board(0, 8, goods="gold")})
    play(state, place())
    assert asked(state) == (0, "pay_workers")
    assert legal(state) == [DEBT]


def test_nothing_to_build() -> None:
    """(4): only the pass besides `debt`."""
    seats = {0: board(9, 1), 1: passed(), 2: passed()}
    state = table(3, seats, at="bid", stock={"market": 3})
    events = play(state, bid("1", 3))
    passes = [e for e in events if e["event"] in ("passed", "skipped") and e["player"] == 0]
    assert [e["auto"] for e in passes if e["decision"] == "build"] == [True]
    assert asked(state) == (0, "place_workers")


def test_no_extra_to_pay() -> None:
    """(4), and: a `tile_extra` that costs a good is asked only if the good or a chit is held."""
    assert asked(won("1-10", board(9, 1, goods="food"))) == (0, "place_workers")
    assert asked(won("1-10", board(9, 1, goods="gold"))) == (0, "place_workers")
    assert asked(won("1-10", board(9, 1, "river_port", goods="gold"))) == (0, "tile_extra")
    state = won("1-10", board(9, 1, trade=1))
    play(state, PASS)
    assert asked(state) == (0, "tile_extra")


def test_nothing_to_repay() -> None:
    """(4): only `done` besides `debt`."""
    seats = {0: board(5, 1, trade=1), 1: board(9, 1, goods="gold wood"), 2: board(4, 1, debt=1)}
    state = table(3, seats, at="final_trades", round=11)
    play(state, DONE)
    assert state.decision == "game_over"


@pytest.mark.parametrize("at", ["place_workers", "final_trades"])
def test_a_chit_is_always_a_question(at: str) -> None:
    """(4) only without a chit: with one even a player without anything else is asked."""
    state = table(3, {0: board(0, 0, trade=1)}, at=at, round=11)
    assert asked(state) == (0, at)
    assert own(state) == [place() if at == "place_workers" else DONE]


def test_a_chit_at_the_building_is_a_question() -> None:
    state = won("1-1", board(0, 1, trade=1))
    assert asked(state) == (0, "build")
    assert legal(state) == moves(PASS, DEBT)


def test_gold_at_the_payment_with_a_chit_is_a_question() -> None:
    """(2) to (4) all want no gold or no chit."""
    state = table(3, {0: board(0, 4, trade=1, goods="gold")})
    play(state, place())
    assert asked(state) == (0, "pay_workers")
    assert own(state) == [pay(1)]


def test_checked_again_after_every_trade() -> None:
    """formats.md 4: a trade may leave a single answer, which is then carried out."""
    state = table(3, {0: board(0, 6, trade=1, goods="gold")})
    play(state, place())
    assert asked(state) == (0, "pay_workers")
    events = play(state, sell("gold"))
    assert asked(state) == (0, "bid")
    assert [(e["event"], e["auto"]) for e in events if e["player"] == 0] == [
        ("sold", False),
        ("paid", True),
    ]
    assert player(state)["silver"] == 2 + 4 - 6


def test_the_last_chit_at_the_placement() -> None:
    """formats.md 4: no worker, the last chit spent: the empty placement is carried out."""
    state = table(3, {0: board(1, 0, trade=1)})
    assert own(state) == [place()]
    play(state, buy("wood"))
    assert asked(state) == (0, "bid")


def test_loading_carries_them_out() -> None:
    """formats.md 3: `load` carries forced steps out; its result is the position after them."""
    state = table(3, {i: board(0, 0) for i in range(3)})
    assert asked(state) == (0, "bid")
    assert [p["silver"] for p in HS.position(state)["players"]] == [2, 2, 2]
    state = table(3, {}, at="final_trades", round=11)
    assert state.decision == "game_over"


def questions(players: int, seed: int) -> Any:
    """The states of a game in which everybody takes an action in the middle of the list."""
    state = HS.new({"players": players}, None, seed)
    step = 0
    while state.decision != "game_over":
        yield state
        step += 1
        actions = HS.legal(state)[0]
        choice = [a for a in actions if a != DEBT] or actions
        HS.apply(state, choice[(step * 7 + len(actions)) % len(choice)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_events_and_their_keys(players: int) -> None:
    """formats.md 5: `event`, `player` (number or null) and `auto`; the first is the answer."""
    for state in questions(players, players):
        copy, seat = state.copy(), state.player
        events: list[dict[str, Any]] = []
        HS.apply(copy, HS.legal(copy)[0][0], events)
        assert (events[0]["player"], events[0]["auto"]) == (seat, False)
        for event in events:
            assert isinstance(event["event"], str)
            assert event["player"] is None or event["player"] in range(players)
            assert isinstance(event["auto"], bool)
        assert all(event["auto"] for event in events[1:])
