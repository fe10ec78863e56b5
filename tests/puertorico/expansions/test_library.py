"""Library with the other roles: rules 4.2, ruling 7.33, row 85."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.expansions.words import board, small_wharf, table
from tests.puertorico.table import (
    PR,
    bonus,
    build,
    legal,
    load,
    moves,
    place,
    play,
    player,
    refused,
    role,
    sell,
    ship,
    take,
)

OWNER = {"library": 1}
TILES = {"face_up": ["corn", "corn", "sugar", "coffee"], "stack": ["indigo"] * 9, "discard": []}


@pytest.mark.parametrize(("supply", "got"), [(55, 2), (2, 2), (1, 1), (0, 0)])
def test_mayor_two_from_the_supply(supply: int, got: int) -> None:
    """4.2: 2 colonists from the supply, as far as it goes; then the ship."""
    state = table(3, {0: board(city=OWNER)}, colonists={"supply": supply, "ship": 3})
    take(state, "mayor")
    assert player(state, 0)["san_juan.colonists"] == got + 1
    refill = min(3, supply - got)
    assert PR.position(state)["colonists"] == {"supply": supply - got - refill, "ship": refill}


def test_mayor_declined() -> None:
    """4.2: it doubles the privilege; declined, neither comes."""
    state = table(3, {0: board(city=OWNER)})
    assert role("mayor", privilege=False) in legal(state)
    take(state, "mayor", privilege=False)
    assert player(state, 0)["san_juan.colonists"] == 1
    assert PR.position(state)["colonists"] == {"supply": 52, "ship": 3}


def test_left_empty_by_the_mayor_phase() -> None:
    """7.33: its colonist moved away, it is no more occupied at the next card."""
    seat = board(city=OWNER, island={"corn": 9})
    state = table(4, {0: seat}, governor=0)
    take(state, "mayor")
    assert asked(state) == (0, "place")
    play(state, place({"corn": 4}))
    position = PR.position(state)
    position["governor"] = 3
    for card in position["roles"].values():
        card["taken_by"] = None
    position["turn"] = {"decision": "role", "player": 3}
    state = PR.load(position)
    take(state, "trader")
    take(state, "prospector")
    assert player(state, 0)["doubloons"] == 1


def test_builder_two_off() -> None:
    """4.2: - 2, quarries and the column limit apart."""
    seat = board(2, city=OWNER, island={"quarry": (1, 1)})
    state = table(3, {0: seat}, on_sale=["office", "small_market", "large_warehouse"])
    take(state, "builder")
    assert legal(state) == moves(build("office"), build("small_market"), PASS)
    refused(state, build("large_warehouse"), "not_enough_doubloons", cost=3)
    play(state, build("office"))
    assert player(state, 0).get("doubloons", 0) == 0


def test_builder_no_refund() -> None:
    """3.4: never below 0."""
    state = table(3, {0: board(2, city=OWNER)}, on_sale=["small_market"])
    take(state, "builder")
    play(state, build("small_market"))
    assert player(state, 0)["doubloons"] == 2


def test_craftsman_two_barrels() -> None:
    """4.2: 2 barrels, the same kind or different ones."""
    seat = board(city={**OWNER, "coffee_roaster": 1}, island={"corn": (1, 1), "coffee": (1, 1)})
    for first, second, goods in [
        ("corn", "corn", {"goods.corn": 3, "goods.coffee": 1}),
        ("corn", "coffee", {"goods.corn": 2, "goods.coffee": 2}),
    ]:
        state = table(3, {0: seat})
        take(state, "craftsman")
        assert legal(state) == moves(bonus("corn"), bonus("coffee"), PASS)
        play(state, bonus(first))
        assert asked(state) == (0, "craftsman_bonus")
        assert legal(state) == moves(bonus("corn"), bonus("coffee"), PASS)
        play(state, bonus(second))
        assert asked(state) == (1, "role")
        mine = player(state, 0)
        assert {k: mine[k] for k in ("goods.corn", "goods.coffee")} == goods


def test_craftsman_a_pass_ends_both() -> None:
    """formats.md 3: with Library once more; a `pass` ends both."""
    seat = board(city=OWNER, island={"corn": (1, 1)})
    state = table(3, {0: seat})
    take(state, "craftsman")
    other = state.copy()
    play(state, PASS)
    assert (asked(state), player(state, 0)["goods.corn"]) == ((1, "role"), 1)
    play(other, bonus("corn"), PASS)
    assert (asked(other), player(other, 0)["goods.corn"]) == ((1, "role"), 2)


def test_craftsman_one_barrel_left() -> None:
    """3.5: if the supply still has it; the second is not asked when nothing is left."""
    seat = board(city=OWNER, island={"corn": (1, 1)})
    state = table(3, {0: seat}, goods={"corn": 2})
    take(state, "craftsman")
    play(state, bonus("corn"))
    assert (asked(state), player(state, 0)["goods.corn"]) == ((1, "role"), 2)


def test_trader_two_more() -> None:
    """4.2: + 2; none without a sale."""
    state = table(3, {0: board(goods={"sugar": 1}, city=OWNER)})
    take(state, "trader")
    other = state.copy()
    play(state, sell("sugar"))
    assert player(state, 0)["doubloons"] == 2 + 2
    play(other, PASS)
    assert "doubloons" not in player(other, 0)


def test_row_85_captain_first_load() -> None:
    """Row 85: first load of 3: 5 VP; the second load without bonus."""
    seat = board(goods={"corn": 3, "indigo": 1}, city=OWNER)
    ships = [ship(4, "corn", 1), ship(5, "indigo", 1), ship(6, "sugar", 1)]
    state = table(3, {0: seat}, ships=ships)
    take(state, "captain")
    events = play(state, load("corn", 4))
    assert player(state, 0)["vp"] == 5 + 1
    assert happened(events, "goods_loaded")[0]["bonus"]["captain"] == 2


def test_captain_with_the_small_wharf_first() -> None:
    """4.2: a mix through the small wharf is a load, and may be the first."""
    state = table(3, {0: board(goods={"corn": 3}, city={**OWNER, "small_wharf": 1})})
    take(state, "captain")
    play(state, small_wharf(corn=3))
    assert player(state, 0)["vp"] == 1 + 2


def test_prospector_two_doubloons() -> None:
    """4.2: 2 doubloons, and those on the card."""
    state = table(4, {0: board(city=OWNER)}, roles={"prospector": {"doubloons": 3}})
    take(state, "prospector")
    assert player(state, 0)["doubloons"] == 2 + 3


@pytest.mark.parametrize("city", [{}, {"library": 0}])
def test_only_when_occupied(city: Any) -> None:
    """2: the single privilege without."""
    state = table(4, {0: board(city=city)}, kinds=["library"])
    take(state, "prospector")
    assert player(state, 0)["doubloons"] == 1


def test_a_noble_on_it() -> None:
    """4.3: a noble does everything a colonist does."""
    state = table(4, {0: board(city={"library": (0, 1)})}, nobles=True)
    take(state, "prospector")
    assert player(state, 0)["doubloons"] == 2


def test_every_role_with_three_players() -> None:
    """4.2: each time; `library` may be written at its default, but not false."""
    state = table(3, {0: board(city=OWNER)})
    refused(state, role("trader", library=False), "library_not_here")
    refused(state, role("mayor", library=False), "library_not_here")
    take(state, "trader", library=True)
    assert "library_used" not in PR.position(state)["players"][0]
