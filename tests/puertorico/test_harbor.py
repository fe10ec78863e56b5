"""Harbor: rules 2.2 and 3.7 step 5, ruling 7.22, row 55."""

from tests.acting import asked, happened
from tests.puertorico.table import PR, board, legal, load, moves, play, player, ship, table, take

THREE_KINDS = [ship(4, "corn", 1), ship(5, "indigo", 1), ship(6, "sugar", 1)]


def test_one_point_for_each_load() -> None:
    """2.2: + 1 VP each time its owner loads, once for a load of any size."""
    state = table(
        3,
        {1: board(goods={"corn": 3, "indigo": 1}, city={"harbor": 1})},
        ships=THREE_KINDS,
    )
    take(state, "captain")
    events = play(state, load("corn", 4))
    assert [e["bonus"].get("harbor", 0) for e in happened(events, "goods_loaded")] == [1, 1]
    assert player(state, 1)["vp"] == 3 + 1 + 1 + 1
    assert PR.position(state)["vp_supply"] == 75 - 6


def test_with_the_captain_bonus() -> None:
    """3.7 step 5: both bonuses come together with the first load."""
    state = table(3, {0: board(goods={"corn": 2}, city={"harbor": 1})}, ships=THREE_KINDS)
    take(state, "captain")
    assert player(state, 0)["vp"] == 2 + 1 + 1


def test_unoccupied() -> None:
    """2: only when occupied."""
    state = table(3, {1: board(goods={"corn": 2}, city={"harbor": 0})}, ships=THREE_KINDS)
    take(state, "captain")
    assert player(state, 1)["vp"] == 2


def test_only_its_owner() -> None:
    """2.2: each time its owner loads."""
    seats = {1: board(goods={"corn": 1}, city={"harbor": 1}), 2: board(goods={"corn": 1})}
    state = table(3, seats, ships=THREE_KINDS)
    take(state, "captain")
    assert (player(state, 1)["vp"], player(state, 2)["vp"]) == (2, 1)


def test_row_55_harbor_and_wharf() -> None:
    """Row 55: 5 tobacco (3 fit), 2 sugar: 3 + 1, 2 + 1, wharf 2 + 1: 10 VP."""
    state = table(
        4,
        {1: board(goods={"tobacco": 5, "sugar": 2}, city={"harbor": 1, "wharf": 1})},
        ships=[ship(5, "tobacco", 2), ship(6, "sugar", 1), ship(7, "corn", 1)],
    )
    take(state, "captain")
    assert asked(state) == (1, "load")
    assert legal(state) == moves(
        load("tobacco", 5), load("sugar", 6), load("tobacco", "wharf"), load("sugar", "wharf")
    )
    play(state, load("tobacco", 5))
    assert player(state, 1)["vp"] == 4
    play(state, load("sugar", 6))
    assert player(state, 1)["vp"] == 7
    events = play(state, load("tobacco", "wharf"))
    assert player(state, 1)["vp"] == 10
    [event] = happened(events, "goods_loaded")
    assert (event["ship"], event["count"], event["bonus"].get("harbor")) == ("wharf", 2, 1)


def test_7_22_taken_automatically() -> None:
    """7.22: a player may not decline VP that a function gives, even the last chip."""
    state = table(
        3,
        {1: board(goods={"corn": 1}, city={"harbor": 1})},
        vp_supply=2,
        ships=THREE_KINDS,
    )
    take(state, "captain")
    assert player(state, 1)["vp"] == 2
    assert state.end_reason == "vp"
