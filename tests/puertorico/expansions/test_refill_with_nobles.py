"""Refilling the colonist ship: rules 4.3, ruling 7.8, rows 91 and 92."""

from typing import Any

import pytest

from tests.puertorico.expansions.words import board, lay
from tests.puertorico.table import PR, legal, play, take

SIX = board(city={"sugar_mill": 0, "tobacco_storage": 0})


def refilled(need_six: bool, colonists: int, nobles: int, players: int = 4) -> Any:
    """The ship (colonists, nobles) and the supplies after a mayor phase with an empty ship."""
    state = lay(
        players,
        {0: SIX} if need_six else {},
        colonists={"supply": colonists, "ship": 0},
        nobles={"supply": nobles, "ship": 0},
    )
    take(state, "mayor", **({"privilege": False} if colonists else {}))
    assert state.end_reason is None
    position = PR.position(state)
    return position["colonists"], position["nobles"]


def test_row_91_a_noble_among_six() -> None:
    """Row 91: need 6, 5 nobles left: 1 noble and 5 colonists."""
    assert refilled(True, 50, 5) == ({"supply": 45, "ship": 5}, {"supply": 4, "ship": 1})


def test_row_91_no_nobles_left() -> None:
    """Row 91: nobles 0: 6 colonists."""
    assert refilled(True, 50, 0) == ({"supply": 44, "ship": 6}, {"supply": 0, "ship": 0})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_minimum(players: int) -> None:
    """4.3: the required number as in base: at least the number of players, one a noble."""
    assert refilled(False, 50, 19, players) == (
        {"supply": 50 - (players - 1), "ship": players - 1},
        {"supply": 18, "ship": 1},
    )


@pytest.mark.parametrize("left", [0, 1, 2, 4])
def test_7_8_too_few_colonists(left: int) -> None:
    """7.8: the ship stays short; no second noble in their place, and no end."""
    assert refilled(True, left, 9) == ({"supply": 0, "ship": left}, {"supply": 8, "ship": 1})


def test_7_8_nothing_left() -> None:
    """7.8: an empty ship."""
    assert refilled(True, 0, 0) == ({"supply": 0, "ship": 0}, {"supply": 0, "ship": 0})


def test_circles_filled_by_nobles_are_filled() -> None:
    """4.3: noble circles count alike."""
    seat = board(city={"sugar_mill": (0, 3), "tobacco_storage": (1, 2), "office": (0, 1)})
    state = lay(
        3,
        {0: seat},
        colonists={"supply": 50, "ship": 0},
        nobles={"supply": 5, "ship": 0},
    )
    take(state, "mayor", privilege=False)
    while state.decision == "place":
        play(state, legal(state)[0])
    assert PR.position(state)["colonists"]["ship"] == 2


def test_empty_circles_of_nobles_buildings_count() -> None:
    """4.3: the buildings of the expansion have circles like the others."""
    city = dict.fromkeys(("land_office", "chapel", "villa", "jeweler", "royal_garden"), 0)
    state = lay(
        3,
        {0: board(city=city)},
        colonists={"supply": 50, "ship": 0},
        nobles={"supply": 5, "ship": 0},
    )
    take(state, "mayor", privilege=False)
    assert PR.position(state)["colonists"]["ship"] == 4
    assert PR.position(state)["nobles"] == {"supply": 4, "ship": 1}
