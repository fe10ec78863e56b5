"""Paying the workers: rules sections 4.2 and 5.2c, formats.md section 4."""

import pytest

from tests.acting import asked, happened
from tests.homesteaders.moves import BANK, DEBT, buy, moves, pay, place, sell
from tests.homesteaders.table import (
    HS,
    Json,
    board,
    gained,
    gains,
    legal,
    own,
    play,
    player,
    refused,
    table,
    trades,
)


def wages(workers: int, silver: int, *owned: str, **counts: object) -> object:
    """Player 0 has placed nobody, everybody has collected; he has so much silver now.

    Workers of his alone; the Homestead's two silver come on top of what he began with.
    """
    held = board(silver, workers, *owned, **counts)
    held["silver"] -= 2
    state = table(3, {0: held})
    play(state, place())
    return state


def test_row_9_seven_wages() -> None:
    """Row 9: pay 7 workers: 7$; or 1G + 2$; or 2G with no change."""
    state = wages(7, 9, goods="gold gold gold")
    assert asked(state) == (0, "pay_workers")
    assert legal(state) == moves(pay(0), pay(1), pay(2), DEBT)
    assert gains(state.copy(), pay(0)) == {"silver": -7}
    assert gains(state.copy(), pay(1)) == {"silver": -2, "gold": -1}
    assert gains(state.copy(), pay(2)) == {"gold": -2}
    refused(state, pay(3), "too_much_gold", count=2)


def test_gold_only_as_far_as_it_is_held() -> None:
    state = wages(7, 9, goods="gold")
    assert own(state) == moves(pay(0), pay(1))
    refused(state, pay(2), "not_enough_gold", have=1)


def test_what_silver_cannot_pay_gold_must() -> None:
    """5.2c: 7$ due, 3$ held: one gold at least."""
    state = wages(7, 3, goods="gold gold")
    assert own(state) == moves(pay(1), pay(2))
    refused(state, pay(0), "not_enough_silver", cost=7, have=3)


def test_negative_gold() -> None:
    refused(wages(2, 5, goods="gold"), pay(-1), "negative_count")


def test_row_11_debt_must_be_taken() -> None:
    """Row 11: wages 4, 1$, no gold or chit: 2 debts (+ 4$), paid, 1$ left, without a question."""
    state = table(3, {0: board(0, 4, debt=1), 1: board(9, 1)}, start=0)
    before = HS.position(state)
    events = play(state, place(homestead=[1, 0]), place())
    # 0 + 2 of the Homestead: two wages short, one debt
    assert gained(before, state) == {"debt": 1, "wood": 1}
    [event] = [e for e in happened(events, "debt_taken") if e["player"] == 0]
    assert (event["auto"], event["count"]) == (True, 1)
    state = wages(7, 4)
    assert (player(state)["silver"], player(state)["debt"]) == (1, 2)
    assert asked(state) == (0, "bid")


def test_enough_silver_is_paid_without_a_question() -> None:
    """formats.md 4: a payment with no gold and enough silver, trade chits or not."""
    state = table(3, {0: board(5, 2, trade=2, goods="wood")})
    before = HS.position(state)
    events = play(state, place())
    assert gained(before, state) == {}
    [event] = [e for e in happened(events, "paid") if e["player"] == 0]
    assert event["auto"] is True
    assert asked(state) == (0, "bid")


def test_too_little_silver_and_a_chit_is_a_question() -> None:
    """formats.md 4: debts are taken unasked only without gold and without trade chits."""
    state = wages(4, 3, trade=1, goods="wood")
    assert asked(state) == (0, "pay_workers")
    assert legal(state) == moves(buy("wood"), buy("food"), buy("steel"), sell("wood"), DEBT)
    play(state, sell("wood"))
    assert asked(state) == (0, "bid")
    assert (player(state)["silver"], player(state)["debt"], player(state)["vp"]) == (0, 0, 1)


def test_a_chit_of_no_use_is_a_question_still() -> None:
    """formats.md 4: nothing else is carried out unasked: no wood to sell, nothing to buy with."""
    state = wages(4, 2, trade=1)
    assert asked(state) == (0, "pay_workers")
    assert own(state) == []
    assert DEBT in legal(state)


def test_a_debt_may_be_enough() -> None:
    """4.2: take debt, + 2$; checked again after the trade: the wages are paid at once."""
    state = wages(4, 2, trade=1)
    before = HS.position(state)
    play(state, DEBT)
    assert gained(before, state) == {"silver": 2 - 4, "debt": 1}
    assert asked(state) == (0, "bid")


def test_gold_and_enough_silver_is_a_question() -> None:
    """formats.md 4: gold or silver, the player chooses."""
    state = wages(1, 5, goods="gold")
    assert legal(state) == moves(pay(0), pay(1), DEBT)


def test_gold_alone_is_no_question() -> None:
    """formats.md 4 (4): no chit and one action besides `debt`: the gold is paid."""
    state = wages(4, 3, goods="gold")
    assert asked(state) == (0, "bid")
    assert (player(state)["silver"], player(state)["goods"]["gold"]) == (3, 0)


def test_gold_and_silver_that_do_not_suffice() -> None:
    """formats.md 4: debts are taken unasked only without gold."""
    state = wages(8, 2, goods="gold")
    assert asked(state) == (0, "pay_workers")
    assert legal(state) == [DEBT]
    play(state, DEBT)
    assert asked(state) == (0, "bid")
    assert (player(state)["silver"], player(state)["debt"]) == (1, 1)


def test_wages_of_the_workers_owned_when_paying() -> None:
    """5.2c: idle ones too; the others pay theirs in turn order from the start player."""
    seats = {i: board(8, i + 1, goods="gold") for i in range(3)}
    state = table(3, seats, start=1)
    play(state, place(), place(), place())
    for seat in (1, 2, 0):
        assert asked(state) == (seat, "pay_workers")
        play(state, pay())
    assert asked(state) == (1, "bid")
    assert [p["silver"] for p in HS.position(state)["players"]] == [9, 8, 7]


def test_a_worker_hired_at_the_wages_is_paid_as_well() -> None:
    """formats.md 4: wages for each worker owned at the moment of `pay`."""
    state = wages(2, 9, trade=1, goods="gold food")
    play(state, {"type": "hire"})
    assert gains(state, pay()) == {"silver": -3}


def test_no_workers_no_wages() -> None:
    """5.2c: 1$ for each worker: nothing due, nothing asked, whatever is held."""
    state = table(3, {0: board(0, 0, trade=1, goods="gold")})
    play(state, place())
    assert asked(state) == (0, "pay_workers")
    assert own(state) == [pay(0)]
    state = table(3, {0: board(0, 0, goods="gold"), 1: board(0, 1)})
    assert asked(state) == (1, "place_workers")


def test_trades_are_open() -> None:
    """formats.md 4: trades are legal at pay_workers."""
    state = wages(2, 4, "bank", trade=1, goods="gold wood")
    # the Bank has given 2$
    offers: list[Json] = [buy(good) for good in ("wood", "food", "steel", "gold")]
    offers += [buy("copper"), buy("livestock"), sell("gold"), sell("wood"), BANK, DEBT]
    assert trades(state) == moves(*offers)


@pytest.mark.parametrize("other", [{"type": "pass"}, place(), {"type": "done"}])
def test_nothing_else(other: Json) -> None:
    refused(wages(2, 4, goods="gold"), other, "wrong_decision")
