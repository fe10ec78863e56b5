"""Reasons in positions laid out by hand: the figures are those of the rules."""

from __future__ import annotations

import pytest

from tests.acting import PASS
from tests.ai.hints.told import told
from tests.puertorico.table import (
    board,
    build,
    load,
    place,
    play,
    role,
    sell,
    ship,
    store,
    table,
    tile,
)

ELEVEN = (
    "small_market",
    "hacienda",
    "construction_hut",
    "small_warehouse",
    "hospice",
    "office",
    "large_market",
    "large_warehouse",
    "university",
    "harbor",
    "wharf",
)
FILLING = [ship(4, "corn", 1), ship(5, "sugar", 4), ship(6, "indigo", 3)]
"""Ships that have room for corn and indigo, and for one sugar."""


def test_the_captain_makes_a_rival_throw_barrels_away():
    state = table(
        3,
        {0: board(goods={"corn": 1}), 1: board(goods={"sugar": 5, "coffee": 4})},
        ships=FILLING,
    )
    captain, settler = told(state, role("captain"), role("settler"))
    assert captain == "You ship 1 barrel for 2 VP. Bruno must throw 7 barrels away."
    assert settler.endswith("The best move: Bruno must throw 7 barrels away.")


def test_what_a_rival_makes_speaks_against_the_craftsman():
    state = table(4, {0: board(island={"corn": (1, 1)}), 2: board(island={"corn": (6, 6)})})
    prospector, craftsman = told(state, role("prospector"), role("craftsman"))
    assert prospector == "You get 1 doubloon. Otherwise: Clara produces 6 barrels."
    assert craftsman == "Clara produces 6 barrels. The best move: You get 1 doubloon."


@pytest.mark.parametrize("best", ["builder", "prospector"])
def test_that_the_game_ends_is_told_for_and_against(best):
    state = table(4, {0: board(9, city=dict.fromkeys(ELEVEN, 0)), 1: board(1)})
    other = {"builder": "prospector", "prospector": "builder"}[best]
    first, second = told(state, role(best), role(other))
    if best == "builder":
        assert first.endswith("The game ends with this round.")
        assert second == "You get 1 doubloon. The best move: The game ends with this round."
    else:
        assert first == "You get 1 doubloon. Otherwise: The game ends with this round."
        assert second == "The game ends with this round. The best move: You get 1 doubloon."


def test_the_trader_sells_and_keeps_others_from_it():
    state = table(4, {0: board(goods={"coffee": 1, "corn": 1}), 1: board(goods={"coffee": 1})})
    assert told(state, role("trader"), role("prospector")) == [
        "You sell for 5 doubloons.",
        "You get 1 doubloon. The best move: You sell for 5 doubloons.",
    ]
    play(state, role("trader"))
    assert told(state, sell("coffee"), sell("corn"), PASS) == [
        "You sell for 5 doubloons. Otherwise: Bruno sells for 4 doubloons.",
        "Bruno sells for 4 doubloons. The best move: You sell for 5 doubloons.",
        "Bruno sells for 4 doubloons. The best move: You sell for 5 doubloons.",
    ]


def test_one_doubloon_is_told_as_one():
    state = table(4, {0: board(goods={"corn": 1})})
    assert told(state, role("trader"), role("craftsman"))[0] == "You sell for 1 doubloon."


def test_money_on_a_role_is_told_with_the_rest():
    state = table(4, roles={"prospector": {"doubloons": 2}})
    first, second = told(state, role("prospector"), role("craftsman"))
    assert first == "You get 3 doubloons."
    assert second == "The best move: You get 3 doubloons."


def test_the_mayor_mans_a_large_building():
    city = {"residence": 0, "small_market": 0}
    state = table(4, {0: board(island={"corn": 3}, city=city)}, colonists={"ship": 4, "supply": 9})
    play(state, role("mayor"))
    assert told(
        state,
        place({"corn": 1}, {"residence": 1}),
        place({"corn": 2}),
        place({"corn": 1}, {"small_market": 1}),
    ) == [
        "Your large buildings then count 4 VP extra.",
        "You can then make 2 barrels at a time. The best move: Your large buildings then count 4"
        " VP extra.",
        "Your Small market is occupied. The best move: Your large buildings then count 4 VP extra.",
    ]


def test_the_mayor_brings_colonists():
    state = table(4, {0: board(island={"quarry": 2})}, colonists={"ship": 4, "supply": 9})
    mayor, _ = told(state, role("mayor"), role("craftsman"))
    assert mayor == "You then have 2 occupied quarries. You get 2 colonists."


def test_tiles_are_told_by_name():
    state = table(4, plantations={"face_up": ["corn", "indigo"]})
    play(state, role("settler"))
    quarry, corn, _ = told(state, tile("quarry"), tile("corn"), tile("indigo"))
    assert quarry.startswith("You take a tile: quarry.")
    assert corn == "You take a tile: corn plantation. The best move: You take a tile: quarry."


def test_buildings_are_told_with_their_points():
    state = table(4, {0: board(20)})
    play(state, role("builder"))
    harbor, hospice = told(state, build("harbor"), build("hospice"))
    assert harbor.startswith("You build the Harbor (3 VP).")
    assert hospice == "You build the Hospice (2 VP). The best move: You build the Harbor (3 VP)."


def test_loads_that_come_to_the_same_in_the_end_do_not_differ():
    state = table(3, {0: board(goods={"sugar": 3, "corn": 2})}, ships=FILLING)
    play(state, role("captain"))
    assert told(state, load("corn", 4), load("sugar", 5)) == ["", ""]


def test_what_is_kept_is_told():
    state = table(3, {0: board(goods={"tobacco": 2, "coffee": 1})}, ships=FILLING)
    play(state, role("captain"))
    assert told(state, store(coffee=1), store(tobacco=1)) == [
        "You keep 1 coffee.",
        "You keep 1 tobacco. The best move: You keep 1 coffee.",
    ]


def test_with_a_single_rival_his_gain_hurts_in_full():
    seats = {0: board(island={"corn": (2, 2)}), 1: board(island={"corn": (2, 2)})}
    two = told(table(2, seats), role("prospector"), role("craftsman"))
    four = told(table(4, seats), role("prospector"), role("craftsman"))
    assert two[0] == "You get 1 doubloon. Otherwise: Bruno produces 2 barrels."
    assert two[1] == "You produce 2 barrels. The best move: You get 1 doubloon."
    assert "Bruno" in four[0]


def test_one_move_alone_is_compared_with_nothing():
    assert told(table(4), role("craftsman")) == [""]
