"""Church: rules 4.2 and 4.5, rulings 7.18 and 7.32, row 79."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, table
from tests.puertorico.table import PR, build, changes, play, player, take

CHURCH = {"church": 1}


def built(building: str, city: Any = None, **partial: Any) -> int:
    """VP chips of a player with this city (an occupied Church) after he built the building."""
    city = CHURCH if city is None else city
    state = table(3, {0: board(20, city=city)}, kinds=["church", building], **partial)
    take(state, "builder")
    play(state, build(building))
    points: int = PR.position(state)["players"][0]["vp"]
    return points


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("small_indigo_plant", 0),
        ("small_sugar_mill", 0),
        ("small_market", 0),
        ("small_warehouse", 0),
        ("hacienda", 0),
        ("indigo_plant", 1),
        ("sugar_mill", 1),
        ("hospice", 1),
        ("office", 1),
        ("large_warehouse", 1),
        ("tobacco_storage", 1),
        ("coffee_roaster", 1),
        ("factory", 1),
        ("library", 1),
        ("wharf", 1),
        ("fortress", 2),
        ("statue", 2),
        ("cloister", 2),
    ],
)
def test_row_79_by_column(building: str, points: int) -> None:
    """Row 79: wharf + 1, Small market + 0, Fortress + 2."""
    assert built(building) == points


def test_row_79_not_for_itself() -> None:
    """Row 79: church itself 0."""
    assert built("church", {}) == 0


@pytest.mark.parametrize(
    ("building", "points"),
    [
        ("land_office", 0),
        ("chapel", 0),
        ("hunting_lodge", 1),
        ("zoning_office", 1),
        ("royal_supplier", 1),
        ("villa", 1),
        ("jeweler", 1),
        ("royal_garden", 2),
    ],
)
def test_nobles_buildings_by_column(building: str, points: int) -> None:
    """4.5: Royal garden 2, Jeweler 1."""
    state = table(3, {0: board(20, city=CHURCH)}, nobles=True)
    take(state, "builder")
    play(state, build(building))
    assert PR.position(state)["players"][0]["vp"] == points


@pytest.mark.parametrize("city", [{}, {"church": 0}])
def test_only_when_occupied(city: Any) -> None:
    """2: unoccupied: nothing."""
    assert built("fortress", city) == 0


def test_only_its_owner() -> None:
    """4.2: when its owner builds."""
    state = table(3, {0: board(20), 1: board(city=CHURCH)}, on_sale=["wharf"])
    take(state, "builder")
    play(state, build("wharf"))
    assert [p["vp"] for p in PR.position(state)["players"]] == [0, 0, 0]


def test_the_column_not_the_price() -> None:
    """4.2: discounts change nothing."""
    seat = board(3, city=CHURCH, island={"quarry": (3, 3)})
    state = table(3, {0: seat}, on_sale=["factory"])
    take(state, "builder")
    before = PR.position(state)
    play(state, build("factory"))
    assert changes(before, state) == {
        "buildings.factory": (2, 1),
        "players.0.doubloons": (3, 0),
        "players.0.vp": (0, 1),
        "vp_supply": (75, 74),
    }


@pytest.mark.parametrize(("chips", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_7_18_the_last_chips(chips: int, left: int) -> None:
    """7.18: in any phase; the round is finished; the rest on paper."""
    state = table(3, {0: board(20, city=CHURCH), 1: board(1)}, vp_supply=chips)
    take(state, "builder")
    play(state, build("fortress"))
    position = PR.position(state)
    assert (position["players"][0]["vp"], position["vp_supply"]) == (2, left)
    assert state.end_reason == ("vp" if left == 0 else None)
    assert asked(state) == (1, "build")
    play(state, PASS)
    assert asked(state) == (1, "role")


def test_customs_house_counts_its_chips() -> None:
    """7.29: all chips count."""
    state = table(3, {0: board(20, vp=3, city={"church": 1, "customs_house": 1})})
    take(state, "builder")
    play(state, build("wharf"))
    assert player(state, 0)["vp"] == 4
    assert PR.score(state)[0]["bonus"] == {"customs_house": 1}


def test_a_noble_on_it() -> None:
    """4.3: a noble is as good as a colonist."""
    state = table(3, {0: board(20, city={"church": (0, 1)})}, nobles=True)
    take(state, "builder")
    play(state, build("wharf"))
    assert player(state, 0)["vp"] == 1
