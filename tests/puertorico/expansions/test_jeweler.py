"""Jeweler: rules 2.5 and 4.4, rulings 7.28 and 7.34, row 97."""

from typing import Any

import pytest

from tests.puertorico.expansions.words import board, table
from tests.puertorico.table import PR, play, player, take
from tests.puertorico.table import build as building


def craftsman(seats: dict[int, Any], **partial: Any) -> Any:
    state = table(3, seats, buildings=False, nobles=True, **partial)
    take(state, "craftsman")
    return state


def doubloons(state: Any, seat: int) -> int:
    held: int = player(state, seat).get("doubloons", 0)
    return held


def test_a_doubloon_for_each_noble() -> None:
    """4.4: own nobles, those in San Juan included; 7.28: without any production."""
    seat = board(
        island={"quarry": (2, 0, 1)}, city={"jeweler": 1, "office": (0, 1)}, san_juan=(3, 2)
    )
    assert doubloons(craftsman({1: seat}), 1) == 4


def test_the_noble_on_it_counts() -> None:
    """4.4: either occupant; a noble on the Jeweler is an own noble."""
    assert doubloons(craftsman({1: board(city={"jeweler": (0, 1)})}), 1) == 1


def test_no_noble_no_doubloon() -> None:
    """4.4: per own noble."""
    assert doubloons(craftsman({1: board(city={"jeweler": 1})}), 1) == 0


def test_unoccupied() -> None:
    """2: nothing."""
    assert doubloons(craftsman({1: board(city={"jeweler": 0}, san_juan=(0, 3))}), 1) == 0


def test_others_nobles_do_not_count() -> None:
    """4.4: own nobles."""
    seats = {1: board(city={"jeweler": 1}), 2: board(san_juan=(0, 3))}
    state = craftsman(seats)
    assert (doubloons(state, 1), doubloons(state, 2)) == (0, 0)


def test_row_97_a_large_production_building_for_guild_hall() -> None:
    """Row 97: Guild hall with Jeweler and small indigo plant: 3."""
    city = {"guild_hall": 1, "jeweler": 0, "small_indigo_plant": 0}
    state = table(3, {1: board(city=city)}, buildings=False, nobles=True)
    assert PR.score(state)[1]["bonus"] == {"guild_hall": 3}


def test_not_counted_by_city_hall() -> None:
    """4.4: pink; City hall counts violet and beige ones."""
    city = {"city_hall": 1, "jeweler": 1, "chapel": 0, "royal_garden": 0, "office": 0}
    state = table(3, {1: board(city=city)}, buildings=False, nobles=True)
    assert PR.score(state)[1]["bonus"] == {"city_hall": 4, "royal_garden": 0}


def test_no_good_for_the_privilege() -> None:
    """3.5: it makes doubloons, no barrel: nothing produced, no privilege."""
    state = craftsman({0: board(city={"jeweler": 1}, san_juan=(0, 1))})
    assert (state.player, state.decision) == (1, "role")
    assert doubloons(state, 0) == 1


@pytest.mark.parametrize(("held", "quarries"), [(8, 0), (5, 3), (5, 4)])
def test_cost_and_column(held: int, quarries: int) -> None:
    """2.5: cost 8, column 3: at most 3 quarries count."""
    seat = board(held, island={"quarry": (quarries, quarries)} if quarries else {})
    state = table(3, {0: seat}, buildings=False, nobles=True, governor=2, on_sale=["jeweler"])
    take(state, "builder")
    play(state, building("jeweler"))
    assert doubloons(state, 0) == 0
    assert PR.score(state)[0]["buildings"] == 3
