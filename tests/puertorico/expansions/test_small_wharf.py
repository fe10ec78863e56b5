"""Small wharf: rules 4.2, rulings 7.16 and 7.23, row 80."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, small_wharf, table
from tests.puertorico.table import (
    PR,
    changes,
    legal,
    load,
    malformed,
    moves,
    play,
    player,
    refused,
    ship,
    store,
    take,
)

BUSY = [ship(4, "tobacco", 1), ship(5, "coffee", 1), ship(6, "indigo", 1)]
OWNER = {"small_wharf": 1}


def captain(seats: dict[int, Any], **partial: Any) -> Any:
    state = table(3, seats, **{"kinds": ["small_wharf"], "ships": BUSY, **partial})
    take(state, "captain")
    return state


def vp(state: Any, seat: int) -> int:
    points: int = PR.position(state)["players"][seat]["vp"]
    return points


def test_any_number_and_mix() -> None:
    """4.2: the whole list of mixes; nothing must be loaded, so a pass is legal."""
    state = captain({1: board(goods={"corn": 2, "sugar": 1}, city=OWNER)})
    assert asked(state) == (1, "load")
    assert legal(state) == moves(
        small_wharf(corn=1),
        small_wharf(corn=2),
        small_wharf(sugar=1),
        small_wharf(corn=1, sugar=1),
        small_wharf(corn=2, sugar=1),
        PASS,
    )


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"corn": 1}, 0),
        ({"corn": 2}, 1),
        ({"corn": 1, "sugar": 1}, 1),
        ({"corn": 3}, 1),
        ({"corn": 2, "sugar": 1}, 1),
        ({"corn": 3, "sugar": 2}, 2),
        ({"corn": 3, "sugar": 3}, 3),
    ],
)
def test_a_point_for_two_barrels(goods: dict[str, int], points: int) -> None:
    """4.2: 1 VP per 2 barrels, rounded down, of whatever kinds."""
    state = captain({1: board(goods={"corn": 3, "sugar": 3}, city=OWNER)})
    play(state, small_wharf(**goods))
    assert vp(state, 1) == points


def test_the_goods_go_to_the_supply() -> None:
    """4.2: and what is left may be stored."""
    state = captain({1: board(goods={"corn": 3, "sugar": 1}, city=OWNER)})
    before = PR.position(state)
    play(state, small_wharf(corn=2))
    assert asked(state) == (1, "store")
    assert legal(state) == moves(store(corn=1), store(sugar=1))
    assert changes(before, state) == {
        "goods.corn": (10, 12),
        "players.1.goods.corn": (3, 1),
        "players.1.vp": (0, 1),
        "vp_supply": (75, 74),
    }


def test_row_80_with_harbor() -> None:
    """Row 80, 7.16: 3 barrels and Harbor: 1 + 1 VP, mixed or not."""
    seat = board(goods={"corn": 2, "sugar": 1}, city={**OWNER, "harbor": 1})
    state = captain({1: seat})
    play(state, small_wharf(corn=2, sugar=1))
    assert vp(state, 1) == 2


def test_a_single_barrel_is_a_load() -> None:
    """formats.md 3: for Harbor and Lighthouse."""
    city = {**OWNER, "harbor": 1, "lighthouse": 1}
    state = captain({1: board(goods={"corn": 1}, city=city)})
    assert legal(state) == moves(small_wharf(corn=1), PASS)
    play(state, small_wharf(corn=1))
    assert (vp(state, 1), player(state, 1)["doubloons"]) == (1, 1)


def test_a_single_barrel_earns_the_captain_bonus() -> None:
    """3.7 step 5: the first load of the phase, without a point of its own."""
    state = captain({0: board(goods={"corn": 1}, city=OWNER)})
    play(state, small_wharf(corn=1))
    assert vp(state, 0) == 1


def test_the_captain_bonus_comes_once() -> None:
    """3.7 step 5: not again with the cargo load after it."""
    state = captain({0: board(goods={"corn": 2, "tobacco": 1}, city=OWNER)})
    play(state, small_wharf(corn=2))
    assert vp(state, 0) == 2 + 1


def test_in_place_of_a_cargo_load() -> None:
    """4.2: as a load; where something can be loaded there is no pass."""
    state = captain({1: board(goods={"corn": 1, "tobacco": 2}, city=OWNER)})
    assert legal(state) == moves(
        load("tobacco", 4),
        small_wharf(corn=1),
        small_wharf(tobacco=1),
        small_wharf(tobacco=2),
        small_wharf(corn=1, tobacco=1),
        small_wharf(corn=1, tobacco=2),
    )
    refused(state, PASS, "must_load")


def test_it_may_save_a_barrel_from_the_ship() -> None:
    """4.2: need not be all of a kind; the rest must be loaded on the next turn."""
    state = captain({1: board(goods={"tobacco": 3}, city=OWNER)})
    play(state, small_wharf(tobacco=1))
    assert vp(state, 1) == 0 + 2
    assert "goods.tobacco" not in player(state, 1)


def test_once_a_phase() -> None:
    """4.2: once per captain phase."""
    state = captain({1: board(goods={"corn": 2, "tobacco": 2, "coffee": 1}, city=OWNER)})
    play(state, small_wharf(corn=1))
    assert asked(state) == (1, "load")
    assert legal(state) == moves(load("tobacco", 4), load("coffee", 5))
    refused(state, small_wharf(corn=1))


def test_nothing_left_to_load_after_it() -> None:
    """4.2: two sugar that no ship takes: storage."""
    state = captain({1: board(goods={"corn": 2, "sugar": 1, "indigo": 0}, city=OWNER)})
    play(state, small_wharf(corn=1))
    assert asked(state) == (1, "store")
    assert legal(state) == moves(store(corn=1), store(sugar=1))


def test_beside_the_wharf() -> None:
    """4.2 and 2.2: each once."""
    seat = board(goods={"corn": 2, "sugar": 1}, city={**OWNER, "wharf": 1})
    state = captain({1: seat})
    assert legal(state) == moves(
        load("corn", "wharf"),
        load("sugar", "wharf"),
        small_wharf(corn=1),
        small_wharf(corn=2),
        small_wharf(sugar=1),
        small_wharf(corn=1, sugar=1),
        small_wharf(corn=2, sugar=1),
        PASS,
    )
    play(state, load("corn", "wharf"))
    assert asked(state) == (1, "load")
    assert legal(state) == moves(small_wharf(sugar=1), PASS)
    refused(state, load("sugar", "wharf"), "wharf_used")
    play(state, small_wharf(sugar=1))
    assert vp(state, 1) == 2


@pytest.mark.parametrize("city", [{}, {"small_wharf": 0}])
def test_only_when_occupied(city: Any) -> None:
    """2: unoccupied: nothing."""
    state = captain({1: board(goods={"tobacco": 2, "coffee": 1}, city=city)})
    assert legal(state) == moves(load("tobacco", 4), load("coffee", 5))
    refused(state, small_wharf(tobacco=2), "small_wharf_not_here")


def test_each_refusal() -> None:
    """4.2: at least one barrel, and only what one has."""
    state = captain({1: board(goods={"corn": 2}, city=OWNER)})
    refused(state, small_wharf())
    refused(state, small_wharf(corn=0))
    refused(
        state, small_wharf(corn=3), "good_not_held", "keep_more_than_held", "load_more_than_held"
    )
    refused(state, small_wharf(coffee=1))
    refused(state, small_wharf(corn=-1))
    refused(state, small_wharf(corn=2, sugar=-1))
    for n in (99, 2**31, 2**63, 10**30):
        refused(state, small_wharf(corn=n))


def test_zeros_may_be_written() -> None:
    """formats.md 3: counts of 0 say the same as leaving out."""
    state = captain({1: board(goods={"corn": 2}, city=OWNER)})
    play(state, small_wharf(corn=2, sugar=0))
    assert vp(state, 1) == 1


def test_7_23_held_back() -> None:
    """7.23: a pass is no farewell: the phase ends only after all pass in a row."""
    seats = {
        0: board(goods={"tobacco": 1, "coffee": 1}),
        1: board(goods={"corn": 2}, city=OWNER),
    }
    state = captain(seats)
    assert asked(state) == (0, "load")
    play(state, load("tobacco", 4))
    assert asked(state) == (1, "load")
    play(state, PASS)
    assert asked(state) == (1, "load")
    assert legal(state) == moves(small_wharf(corn=1), small_wharf(corn=2), PASS)
    play(state, small_wharf(corn=2))
    assert (vp(state, 0), vp(state, 1)) == (3, 1)


def test_7_23_the_end_after_all_have_passed() -> None:
    """7.23: nobody loads and the owner passes: storage."""
    state = captain({1: board(goods={"corn": 2, "sugar": 1}, city=OWNER)})
    play(state, PASS)
    assert asked(state) == (1, "store")


def test_the_last_chip() -> None:
    """3.7: VP chips out: paper; the round is finished."""
    state = captain({1: board(goods={"corn": 6}, city=OWNER)}, vp_supply=2)
    play(state, small_wharf(corn=6))
    assert (vp(state, 1), state.end_reason) == (3, "vp")


def test_malformed() -> None:
    """formats.md 5: -32602 names the key."""
    state = captain({1: board(goods={"corn": 2}, city=OWNER)})
    malformed(state, {"type": "small_wharf"}, "goods")
    malformed(state, {"type": "small_wharf", "goods": ["corn"]}, "goods")
    malformed(state, {"type": "small_wharf", "goods": {"corn": True}}, "goods")
    malformed(state, {"type": "small_wharf", "goods": {"corn": 1.0}}, "goods")
    malformed(state, {"type": "small_wharf", "goods": {"cotton": 1}}, "cotton")
    malformed(state, {"type": "small_wharf", "goods": {"corn": 1}, "ship": 4}, "ship")
    malformed(state, load("corn", "small_wharf"), "ship")
