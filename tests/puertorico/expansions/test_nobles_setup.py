"""Nobles, setup and scoring: rules 4.3, rulings 7.7, 7.8 and 7.11, rows 90, 92 and 93."""

from typing import Any

import pytest

from tests.acting import asked
from tests.puertorico.components import SETUP
from tests.puertorico.expansions.words import board, lay, table
from tests.puertorico.table import PR, take


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_row_90_the_first_ship(players: int) -> None:
    """Row 90, 7.8: all 100 colonists; the ship carries players - 1 and a noble."""
    position = PR.position(PR.new({"players": players, "expansions": ["nobles"]}, None, 1))
    assert position["colonists"] == {"supply": 100 - (players - 1), "ship": players - 1}
    assert position["nobles"] == {"supply": 19, "ship": 1}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_rest_as_in_the_base_game(players: int) -> None:
    """4.3: nothing else changes."""
    setup = SETUP[players]
    position = PR.position(PR.new({"players": players, "expansions": ["nobles"]}, None, 1))
    assert position["vp_supply"] == setup["vp"]
    assert [p["doubloons"] for p in position["players"]] == [setup["doubloons"]] * players
    assert list(position["roles"]) == setup["roles"]
    assert [*position["goods"].values()] == setup["goods"]
    assert position["turn"] == {"decision": "role", "player": 0}


def test_both_expansions() -> None:
    """4.5: the same pieces with Expansion I."""
    position = PR.position(PR.new({"players": 4, "expansions": ["nobles", "buildings"]}, None, 1))
    assert position["colonists"] == {"supply": 97, "ship": 3}
    assert position["nobles"] == {"supply": 19, "ship": 1}


def test_without_nobles_there_are_none() -> None:
    """formats.md 3: zero, also with Expansion I."""
    position = PR.position(PR.new({"players": 4, "expansions": ["buildings"]}, None, 1))
    assert position["nobles"] == {"supply": 0, "ship": 0}
    assert position["colonists"] == {"supply": 75, "ship": 4}


def score(seat: Any, **partial: Any) -> Any:
    return PR.score(table(3, {0: seat}, buildings=False, nobles=True, **partial))[0]


def test_a_point_for_each_noble() -> None:
    """4.3: on tiles or in San Juan."""
    seat = board(island={"corn": (2, 1, 1)}, city={"office": (0, 1)}, san_juan=(3, 2))
    assert score(seat)["nobles"] == 4
    assert score(seat)["total"] == 4 + 2


def test_row_93_royal_garden() -> None:
    """Row 93: 4 nobles, occupied: 8 VP for nobles and 4 printed; unoccupied: 4 and 4."""
    occupied = score(board(city={"royal_garden": 1}, san_juan=(0, 4)))
    assert (occupied["nobles"], occupied["bonus"], occupied["buildings"]) == (
        4,
        {"royal_garden": 4},
        4,
    )
    assert occupied["total"] == 12
    empty = score(board(city={"royal_garden": 0}, san_juan=(0, 4)))
    assert (empty["nobles"], empty["bonus"], empty["total"]) == (4, {"royal_garden": 0}, 8)


def test_royal_garden_with_a_noble_on_it() -> None:
    """4.4: either occupant; the noble on it is one of his."""
    seen = score(board(city={"royal_garden": (0, 1)}))
    assert (seen["nobles"], seen["bonus"]) == (1, {"royal_garden": 1})


def test_royal_garden_counts_own_nobles() -> None:
    """4.4: per own noble."""
    seats = {0: board(city={"royal_garden": 1}), 1: board(san_juan=(0, 5))}
    state = table(3, seats, buildings=False, nobles=True)
    assert [s["total"] for s in PR.score(state)] == [4, 5, 0]


def test_7_11_fortress_counts_nobles() -> None:
    """7.11: nobles count as colonists: 2 + 3 + 4 pieces: 3."""
    seat = board(
        city={"fortress": (0, 1), "sugar_mill": (1, 1)}, island={"corn": (3, 2, 1)}, san_juan=(1, 2)
    )
    assert score(seat)["bonus"] == {"fortress": 3}


def test_a_noble_occupies_a_large_building() -> None:
    """4.3: a noble does everything a colonist does."""
    seat = board(city={"city_hall": (0, 1), "office": 0, "chapel": 0})
    assert score(seat)["bonus"] == {"city_hall": 3}


def test_city_hall_counts_nobles_kinds() -> None:
    """4.4: violet or beige: all but the pink Jeweler."""
    city = dict.fromkeys(
        ("land_office", "chapel", "hunting_lodge", "zoning_office", "royal_supplier", "villa"), 0
    )
    assert score(board(city={**city, "city_hall": 1, "jeweler": 1}))["bonus"] == {"city_hall": 7}


def test_printed_points() -> None:
    """2.5: 1, 1, 2, 2, 2, 3, 3, 4."""
    for building, points in {
        "land_office": 1,
        "chapel": 1,
        "hunting_lodge": 2,
        "zoning_office": 2,
        "royal_supplier": 2,
        "villa": 3,
        "jeweler": 3,
        "royal_garden": 4,
    }.items():
        assert score(board(city={building: 0}))["buildings"] == points


def test_row_92_colonists_exhausted() -> None:
    """Row 92: no end trigger; the ship stays short."""
    state = lay(colonists={"supply": 1, "ship": 3}, nobles={"supply": 0, "ship": 0})
    take(state, "mayor", privilege=False)
    assert state.end_reason is None
    assert PR.position(state)["colonists"] == {"supply": 0, "ship": 1}
    assert asked(state) == (1, "role")
    take(state, "builder")
    assert state.end_reason is None


def test_row_92_nothing_at_all_left() -> None:
    """Row 92: an empty ship, and the game goes on."""
    state = lay(colonists={"supply": 0, "ship": 3}, nobles={"supply": 0, "ship": 0})
    take(state, "mayor")
    assert state.end_reason is None
    position = PR.position(state)
    assert position["colonists"] == position["nobles"] == {"supply": 0, "ship": 0}
