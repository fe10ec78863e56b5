"""Lighthouse: rules 4.2, row 84."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, small_wharf, table
from tests.puertorico.table import load, play, player, ship, take

OWNER = {"lighthouse": 1}
SHIPS = [ship(4, "corn", 1), ship(5, "indigo", 1), ship(6, "sugar", 1)]


def captain(seats: dict[int, Any], **partial: Any) -> Any:
    state = table(3, seats, **{"kinds": ["lighthouse"], "ships": SHIPS, **partial})
    take(state, "captain")
    return state


def doubloons(state: Any, seat: int) -> int:
    held: int = player(state, seat).get("doubloons", 0)
    return held


def test_row_84_taking_the_captain() -> None:
    """Row 84: the owner takes captain and has no goods: 1 doubloon."""
    assert doubloons(captain({0: board(city=OWNER)}), 0) == 1


def test_at_once() -> None:
    """4.2: before the first load."""
    state = captain({0: board(goods={"corn": 1, "indigo": 1}, city=OWNER)})
    assert asked(state) == (0, "load")
    assert doubloons(state, 0) == 1
    play(state, load("corn", 4))
    assert doubloons(state, 0) == 3


def test_each_own_load() -> None:
    """4.2: + 1 per load, of whatever size; only the chooser's extra coin is missing."""
    state = captain({1: board(goods={"corn": 3, "indigo": 1}, city=OWNER), 2: board()})
    assert asked(state) == (1, "load")
    play(state, load("corn", 4))
    assert doubloons(state, 1) == 2


def test_not_the_loads_of_others() -> None:
    """4.2: own loads."""
    state = captain({0: board(goods={"corn": 1}), 1: board(city=OWNER)})
    assert (doubloons(state, 0), doubloons(state, 1)) == (0, 0)


def test_wharf_and_small_wharf() -> None:
    """4.2: cargo, wharf, small wharf: each is a load."""
    city = {**OWNER, "wharf": 1, "small_wharf": 1}
    seat = board(goods={"coffee": 2, "tobacco": 3}, city=city)
    state = captain({1: seat})
    play(state, load("coffee", "wharf"))
    assert doubloons(state, 1) == 1
    play(state, small_wharf(tobacco=1))
    assert doubloons(state, 1) == 2
    assert asked(state) == (1, "role")


def test_with_harbor_and_captain_bonus() -> None:
    """4.2: doubloons beside the points."""
    state = captain({0: board(goods={"corn": 2}, city={**OWNER, "harbor": 1})})
    assert (doubloons(state, 0), player(state, 0)["vp"]) == (2, 2 + 1 + 1)


@pytest.mark.parametrize("city", [{}, {"lighthouse": 0}])
def test_only_when_occupied(city: Any) -> None:
    """2: unoccupied: nothing."""
    assert doubloons(captain({0: board(goods={"corn": 1}, city=city)}), 0) == 0


def test_no_doubling_by_the_library() -> None:
    """formats.md 3: Library doubles the role's privilege, never a building's effect."""
    state = captain({0: board(city={**OWNER, "library": 1})})
    assert doubloons(state, 0) == 1


def test_a_pass_is_no_load() -> None:
    """4.2: holding the wharf back brings nothing."""
    seat = board(goods={"coffee": 1}, city={**OWNER, "wharf": 1})
    state = captain({1: seat})
    play(state, PASS)
    assert doubloons(state, 1) == 0
    assert player(state, 1)["goods.coffee"] == 1
