"""Union hall: rules 4.2, rulings 7.18 and 7.21, row 83."""

from typing import Any

import pytest

from tests.acting import asked
from tests.puertorico.expansions.words import board, supply, table
from tests.puertorico.table import PR, load, play, player, ship, take

BUSY = [ship(4, "tobacco", 1), ship(5, "coffee", 1), ship(6, "indigo", 1)]


def captain(seats: dict[int, Any], **partial: Any) -> Any:
    state = table(3, seats, **{"ships": BUSY, "kinds": ["union_hall"], **partial})
    take(state, "captain")
    return state


def vp(state: Any, seat: int) -> int:
    points: int = PR.position(state)["players"][seat]["vp"]
    return points


def test_row_83_a_point_for_each_pair() -> None:
    """Row 83: 5 corn, 3 sugar, 1 coffee: 2 + 1 + 0; the goods are kept."""
    seat = board(goods={"corn": 5, "sugar": 3, "coffee": 1}, city={"union_hall": 1})
    full = [ship(4, "tobacco", 3), ship(5, "indigo", 2)]
    state = captain({2: seat}, ships={str(i): s for i, s in enumerate(full)})
    assert asked(state) == (2, "load")
    assert (vp(state, 2), PR.position(state)["vp_supply"]) == (3, 72)
    mine = player(state, 2)
    assert (mine["goods.corn"], mine["goods.sugar"], mine["goods.coffee"]) == (5, 3, 1)


@pytest.mark.parametrize(
    ("goods", "points"),
    [({}, 0), ({"corn": 1, "sugar": 1}, 0), ({"corn": 2}, 1), ({"corn": 3, "sugar": 3}, 2)],
)
def test_floor_per_kind(goods: dict[str, int], points: int) -> None:
    """4.2: pairs of equal goods, corn too."""
    assert vp(captain({1: board(goods=goods, city={"union_hall": 1})}), 1) == points


@pytest.mark.parametrize("city", [{}, {"union_hall": 0}])
def test_only_when_occupied(city: Any) -> None:
    """2: unoccupied: nothing."""
    assert vp(captain({1: board(goods={"corn": 4}, city=city)}), 1) == 0


def test_before_the_first_load_of_anybody() -> None:
    """7.21: at the start of the phase; what is loaded later has counted."""
    seats = {0: board(goods={"corn": 2, "sugar": 1}), 1: board(goods={"sugar": 4})}
    seats[1]["city"] = {"union_hall": {"colonists": 1}}
    state = captain(seats, ships=[ship(4), ship(5), ship(6)])
    assert asked(state) == (0, "load")
    assert vp(state, 1) == 2


def test_not_a_load() -> None:
    """4.2: no Harbor, no Lighthouse, no captain bonus."""
    city = {"union_hall": 1, "harbor": 1, "lighthouse": 1}
    seat = board(goods={"corn": 4}, city=city)
    state = captain({0: seat, 1: seat})
    assert (vp(state, 0), vp(state, 1)) == (2, 2)
    assert player(state, 0)["doubloons"] == 1
    assert "doubloons" not in player(state, 1)


def test_7_21_before_the_royal_supplier() -> None:
    """7.21: union hall, then supplier: the goods given up have made their pair."""
    city: Any = {"union_hall": 1, "royal_supplier": (0, 1)}
    state = captain({0: board(goods={"corn": 2}, city=city)}, nobles=True)
    assert asked(state) == (0, "royal_supplier")
    assert vp(state, 0) == 1
    play(state, supply("corn"))
    assert vp(state, 0) == 2


def test_once_a_phase() -> None:
    """4.2: before the first load only."""
    seat = board(goods={"tobacco": 5, "coffee": 4}, city={"union_hall": 1})
    state = captain({0: seat})
    assert vp(state, 0) == 4
    play(state, load("tobacco", 4))
    assert vp(state, 0) == 4 + 3 + 1 + 4


def test_7_18_the_last_chips_before_any_load() -> None:
    """7.18: the pool may run out here; everything goes on to the end of the round."""
    seat = board(goods={"corn": 6, "coffee": 1}, city={"union_hall": 1})
    state = captain({1: seat}, vp_supply=2)
    assert state.end_reason == "vp"
    assert (vp(state, 1), PR.position(state)["vp_supply"]) == (3 + 1, 0)
    assert asked(state) == (1, "role")


def test_nobody_is_asked() -> None:
    """4.2: two corn that nothing can be done with: one kept, one lost, one point."""
    state = captain({1: board(goods={"corn": 2}, city={"union_hall": 1})})
    assert asked(state) == (1, "role")
    assert (vp(state, 1), player(state, 1)["goods.corn"]) == (1, 1)
