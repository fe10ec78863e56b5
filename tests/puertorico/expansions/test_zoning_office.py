"""Zoning office: rules 4.4, row 95."""

from typing import Any

import pytest

from tests.acting import PASS
from tests.puertorico.expansions.words import board, table
from tests.puertorico.table import PR, build, play, player, refused, take

COLONIST = {"zoning_office": 1}
NOBLE = {"zoning_office": (0, 1)}


def price(building: str, city: Any, chooser: bool = False, island: Any = None) -> int:
    """What player 1 pays for a building."""
    state = table(
        3,
        {0: board(20, city=city, island=island)},
        buildings=False,
        nobles=True,
        governor=0 if chooser else 2,
        on_sale=[building],
    )
    take(state, "builder")
    while state.player != 0:
        play(state, PASS)
    play(state, build(building))
    left: int = player(state, 0)["doubloons"]
    return 20 - left


@pytest.mark.parametrize(
    ("building", "cost"),
    [
        ("small_indigo_plant", 1),
        ("small_market", 1),
        ("chapel", 3),
        ("office", 5),
        ("coffee_roaster", 6),
        ("villa", 7),
        ("jeweler", 8),
        ("wharf", 9),
    ],
)
def test_one_off_small_buildings_with_a_colonist(building: str, cost: int) -> None:
    """4.4, row 95: a colonist: - 1 in columns 1 to 3; a noble: nothing there."""
    assert price(building, COLONIST) == cost - 1
    assert price(building, NOBLE) == cost


@pytest.mark.parametrize("building", ["guild_hall", "royal_garden"])
def test_two_off_large_buildings_with_a_noble(building: str) -> None:
    """4.4: a noble: - 2 in column 4; a colonist: nothing there."""
    assert price(building, NOBLE) == 8
    assert price(building, COLONIST) == 10


def test_unoccupied() -> None:
    """2: nothing."""
    assert price("wharf", {"zoning_office": 0}) == 9
    assert price("fortress", {"zoning_office": 0}) == 10


def test_with_the_other_discounts() -> None:
    """3.4: builder, quarries (up to the column) and this one add up, never below 0."""
    assert price("wharf", COLONIST, chooser=True, island={"quarry": (4, 4)}) == 9 - 1 - 3 - 1
    assert price("fortress", NOBLE, chooser=True, island={"quarry": (4, 4)}) == 10 - 1 - 4 - 2
    assert price("small_market", COLONIST, chooser=True, island={"quarry": (1, 1)}) == 0


def test_the_statue_is_a_large_one() -> None:
    """2: the Statue is in column 4."""
    state = table(3, {0: board(7, city=NOBLE)}, nobles=True, on_sale=["statue"], kinds=["statue"])
    take(state, "builder")
    play(state, build("statue"))
    assert "doubloons" not in player(state, 0)


def test_not_for_itself() -> None:
    """3.4: judged before the new building exists."""
    assert price("zoning_office", {}) == 5


def test_the_price_named_in_the_refusal() -> None:
    """4.4: 9 - 1."""
    state = table(3, {0: board(7, city=COLONIST)}, buildings=False, nobles=True, governor=2)
    take(state, "builder")
    while state.player != 0:
        play(state, PASS)
    refused(state, build("wharf"), "not_enough_doubloons", cost=8, have=7)
    assert PR.position(state)["players"][0]["doubloons"] == 7
