"""Wharf: rules 2.2 and 3.7 step 6, ruling 7.23, rows 56 to 58."""

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    PR,
    Json,
    board,
    changes,
    legal,
    load,
    moves,
    play,
    player,
    refused,
    ship,
    table,
    take,
)

WHARF = {"wharf": 1}
# Nothing but coffee, tobacco and indigo can be loaded here.
CLOSED = [ship(4, "coffee", 1), ship(5, "tobacco", 1), ship(6, "indigo", 1)]


def test_row_56_all_of_one_kind_though_a_ship_carries_it() -> None:
    """Row 56: kind already on a cargo ship: legal; always all barrels; 1 VP each."""
    state = table(
        3,
        {1: board(goods={"indigo": 8, "coffee": 1}, city=WHARF)},
        ships=CLOSED,
        goods={"indigo": 2},
    )
    take(state, "captain")
    assert legal(state) == moves(
        load("indigo", 6),
        load("coffee", 4),
        load("indigo", "wharf"),
        load("coffee", "wharf"),
    )
    before = PR.position(state)
    events = play(state, load("indigo", "wharf"))
    # the coffee is forced afterwards
    assert changes(before, state) == {
        "goods.indigo": (2, 10),
        "vp_supply": (75, 66),
        "players.1.vp": (0, 9),
        "players.1.goods.indigo": (8, 0),
        "players.1.goods.coffee": (1, 0),
        "ships.0.count": (1, 2),
    }
    first = happened(events, "goods_loaded")[0]
    assert (first["good"], first["count"], first["ship"], first["vp"]) == (
        "indigo",
        8,
        "wharf",
        8,
    )


def test_row_57_only_the_wharf_may_be_declined() -> None:
    """Row 57: only wharf possible: may pass."""
    state = table(3, {1: board(goods={"corn": 2, "sugar": 1}, city=WHARF)}, ships=CLOSED)
    take(state, "captain")
    assert asked(state) == (1, "load")
    assert legal(state) == moves(load("corn", "wharf"), load("sugar", "wharf"), PASS)


def test_row_58_a_cargo_load_must_be_made_or_the_wharf_used() -> None:
    """Row 58: cargo load possible: that or the wharf; passing illegal."""
    state = table(3, {1: board(goods={"corn": 2, "indigo": 1}, city=WHARF)}, ships=CLOSED)
    take(state, "captain")
    assert legal(state) == moves(load("indigo", 6), load("corn", "wharf"), load("indigo", "wharf"))
    refused(state, PASS, "must_load")


def test_once_a_phase() -> None:
    """3.7 step 6: once per captain phase."""
    state = table(
        3,
        {1: board(goods={"corn": 2, "sugar": 1, "indigo": 1, "coffee": 1}, city=WHARF)},
        ships=CLOSED,
    )
    take(state, "captain")
    play(state, load("corn", "wharf"))
    assert asked(state) == (1, "load")
    assert legal(state) == moves(load("indigo", 6), load("coffee", 4))
    refused(state, load("sugar", "wharf"), "wharf_used")


def test_again_in_the_next_captain_phase() -> None:
    """3.7 step 6: once per phase, so again in the next one."""
    state = table(
        2,
        {0: board(goods={"corn": 2, "sugar": 2}, city=WHARF)},
        ships=[ship(4, "coffee", 1), ship(6, "indigo", 1)],
    )
    take(state, "captain")
    play(state, load("corn", "wharf"))
    for role_id in ("trader", "craftsman", "prospector"):
        take(state, role_id)
        while state.decision == "sell":
            play(state, PASS)
    take(state, "mayor")
    take(state, "builder")
    while state.decision == "build":
        play(state, PASS)
    assert PR.position(state)["round"] == 2
    take(state, "captain")
    assert legal(state) == moves(load("sugar", "wharf"), PASS)


def test_only_kinds_held() -> None:
    """3.7 step 6: barrels of one kind of his own."""
    state = table(3, {1: board(goods={"corn": 2}, city=WHARF)}, ships=CLOSED)
    take(state, "captain")
    refused(state, load("sugar", "wharf"), "good_not_held", good="sugar")


def test_unoccupied() -> None:
    """2: only when occupied."""
    state = table(
        3,
        {1: board(goods={"corn": 2, "indigo": 1, "coffee": 1}, city={"wharf": 0})},
        ships=CLOSED,
    )
    take(state, "captain")
    assert legal(state) == moves(load("indigo", 6), load("coffee", 4))
    refused(state, load("corn", "wharf"), "no_wharf")


def test_counts_as_a_load_for_the_captain_bonus() -> None:
    """3.7 step 6: counts as a load (harbor, captain bonus)."""
    state = table(3, {0: board(goods={"corn": 2}, city=WHARF)}, ships=CLOSED)
    take(state, "captain")
    events = play(state, load("corn", "wharf"))
    assert player(state, 0)["vp"] == 3
    assert happened(events, "goods_loaded")[0]["bonus"].get("captain") == 1


def test_no_bonus_for_a_captain_who_declines() -> None:
    """3.7 step 5: none if he never loads."""
    state = table(3, {0: board(goods={"corn": 1}, city=WHARF)}, ships=CLOSED)
    take(state, "captain")
    play(state, PASS)
    assert player(state, 0).get("vp") is None
    assert asked(state) == (1, "role")


HELD_BACK: dict[int, Json] = {
    0: board(goods={"corn": 2}, city=WHARF),
    1: board(goods={"indigo": 1, "coffee": 1}),
    2: board(),
}


def test_7_23_held_back_after_a_pass() -> None:
    """7.23: allowed while the phase lasts; the owner is asked again when others have loaded."""
    state = table(3, HELD_BACK, ships=CLOSED)
    take(state, "captain")
    play(state, PASS)
    assert asked(state) == (1, "load")
    play(state, load("indigo", 6))
    assert asked(state) == (0, "load")
    assert legal(state) == moves(load("corn", "wharf"), PASS)
    play(state, load("corn", "wharf"))
    # player 2's coffee is forced
    assert [player(state, i).get("vp", 0) for i in range(3)] == [3, 2, 0]


def test_7_23_the_phase_ends_after_all_pass_in_a_row() -> None:
    """7.23: end only after all pass in a row."""
    state = table(3, HELD_BACK, ships=CLOSED)
    take(state, "captain")
    play(state, PASS, load("indigo", 6))
    play(state, PASS)
    # player 2 loads the coffee, so player 1 is asked once more
    assert asked(state) == (0, "load")
    play(state, PASS)
    assert asked(state) == (1, "role")
    assert player(state, 0)["goods.corn"] == 1


def test_7_23_two_owners_who_both_wait() -> None:
    """7.23: two passes in a row by the only two who could load end the loading."""
    owner = board(goods={"corn": 1}, city=WHARF)
    state = table(3, {0: owner, 2: owner}, ships=CLOSED)
    take(state, "captain")
    play(state, PASS)
    assert asked(state) == (2, "load")
    play(state, PASS)
    assert asked(state) == (1, "role")


def test_7_23_one_waits_the_other_does_not() -> None:
    """7.23: a wharf load is a load, so the one who passed is asked again."""
    owner = board(goods={"corn": 1}, city=WHARF)
    state = table(3, {0: owner, 2: owner}, ships=CLOSED)
    take(state, "captain")
    play(state, PASS, load("corn", "wharf"))
    assert asked(state) == (0, "load")
    play(state, load("corn", "wharf"))
    assert [player(state, i).get("vp", 0) for i in range(3)] == [2, 0, 1]


def test_small_wharf_is_an_expansion_building() -> None:
    """formats.md 3: a well-formed action the rules refuse here."""
    state = table(3, {1: board(goods={"corn": 2}, city=WHARF)}, ships=CLOSED)
    take(state, "captain")
    refused(state, {"type": "small_wharf", "goods": {"corn": 2}}, "small_wharf_not_here")
