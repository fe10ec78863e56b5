"""Specialty factory: rules 4.2, rows 81 and 82."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, table
from tests.puertorico.table import PR, bonus, play, player, take

ISLAND = {"corn": (4, 4), "tobacco": (3, 3), "sugar": (2, 2)}
PLANTS = {"tobacco_storage": 3, "sugar_mill": 2}


def doubloons(state: Any, seat: int) -> int:
    held: int = player(state, seat).get("doubloons", 0)
    return held


def craftsman(seats: dict[int, Any], **partial: Any) -> Any:
    state = table(3, seats, kinds=["specialty_factory"], **partial)
    take(state, "craftsman")
    return state


def test_row_81_most_of_one_kind_less_one() -> None:
    """Row 81: 4 corn, 3 tobacco, 2 sugar: 2 doubloons."""
    seat = board(island=ISLAND, city={**PLANTS, "specialty_factory": 1})
    assert doubloons(craftsman({1: seat}), 1) == 2


def test_row_82_the_privilege_barrel_counts() -> None:
    """Row 82: 2 coffee and 1 coffee by privilege: 2 doubloons."""
    seat = board(island={"coffee": (2, 2)}, city={"coffee_roaster": 2, "specialty_factory": 1})
    state = craftsman({0: seat})
    assert asked(state) == (0, "craftsman_bonus")
    play(state, bonus("coffee"))
    assert doubloons(state, 0) == 2
    assert player(state, 0)["goods.coffee"] == 3


def test_declined_privilege() -> None:
    """4.2: 2 coffee alone: 1 doubloon."""
    seat = board(island={"coffee": (2, 2)}, city={"coffee_roaster": 2, "specialty_factory": 1})
    state = craftsman({0: seat})
    play(state, PASS)
    assert doubloons(state, 0) == 1


def test_paid_at_the_end_of_the_phase() -> None:
    """4.2: not before the privilege is used."""
    seat = board(island={"coffee": (2, 2)}, city={"coffee_roaster": 2, "specialty_factory": 1})
    state = craftsman({0: seat, 1: seat})
    assert (doubloons(state, 0), doubloons(state, 1)) == (0, 0)
    play(state, PASS)
    assert (doubloons(state, 0), doubloons(state, 1)) == (1, 1)


@pytest.mark.parametrize("corn", [0, 1, 5])
def test_corn_is_excluded(corn: int) -> None:
    """4.2: corn excluded, and never less than 0."""
    island = {"corn": (corn, corn)} if corn else {}
    seat = board(2, island=island, city={"specialty_factory": 1})
    assert doubloons(craftsman({1: seat}), 1) == 2


def test_one_barrel_gives_nothing() -> None:
    """4.2: most barrels less 1."""
    seat = board(island={"indigo": (1, 1)}, city={"indigo_plant": 1, "specialty_factory": 1})
    assert doubloons(craftsman({1: seat}), 1) == 0


def test_aqueduct_barrels_count() -> None:
    """4.2: privilege barrels and Aqueduct barrels count."""
    city = {"indigo_plant": 3, "aqueduct": 1, "specialty_factory": 1}
    seat = board(island={"indigo": (3, 3)}, city=city)
    assert doubloons(craftsman({1: seat}), 1) == 3


@pytest.mark.parametrize(("supply", "paid"), [(3, 2), (2, 1), (1, 0), (0, 0)])
def test_only_what_was_produced(supply: int, paid: int) -> None:
    """4.2: barrels produced, not those the supply lacked."""
    seat = board(island={"tobacco": (3, 3)}, city={"tobacco_storage": 3, "specialty_factory": 1})
    assert doubloons(craftsman({1: seat}, goods={"tobacco": supply}), 1) == paid


def test_goods_held_before_do_not_count() -> None:
    """4.2: produced in this phase."""
    seat = board(
        goods={"coffee": 6},
        island={"coffee": (1, 1)},
        city={"coffee_roaster": 1, "specialty_factory": 1},
    )
    assert doubloons(craftsman({1: seat}), 1) == 0


@pytest.mark.parametrize("city", [{}, {"specialty_factory": 0}])
def test_only_when_occupied(city: dict[str, int]) -> None:
    """2: unoccupied it does nothing."""
    assert doubloons(craftsman({1: board(island=ISLAND, city={**PLANTS, **city})}), 1) == 0


def test_beside_the_factory() -> None:
    """4.2 and 2.2: three kinds 2 doubloons, and 3 - 1 for the tobacco."""
    seat = board(island=ISLAND, city={**PLANTS, "factory": 1, "specialty_factory": 1})
    assert doubloons(craftsman({1: seat}), 1) == 2 + 2


def test_both_barrels_of_the_library_count() -> None:
    """4.2: with Library 2 barrels by privilege."""
    city = {"coffee_roaster": 2, "specialty_factory": 1, "library": 1}
    state = craftsman({0: board(island={"coffee": (2, 2)}, city=city)})
    play(state, bonus("coffee"), bonus("coffee"))
    assert doubloons(state, 0) == 3
    assert PR.position(state)["goods"]["coffee"] == 9 - 4


def test_no_end_of_the_phase_without_it() -> None:
    """3.5: the chooser's lone barrel of corn by privilege brings nothing either."""
    seat = board(island={"corn": (2, 2)}, city={"specialty_factory": 1})
    state = craftsman({0: seat})
    play(state, bonus("corn"))
    assert doubloons(state, 0) == 0
