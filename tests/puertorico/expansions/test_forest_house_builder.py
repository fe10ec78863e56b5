"""The forests' discount: rules 4.2, ruling 7.4, rows 73 and 74; forests in scoring (4.5)."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import at_build, board, table
from tests.puertorico.table import PR, build, legal, moves, play, player, refused, take


def test_row_73_all_discounts_together() -> None:
    """Row 73: the builder, 6 forests, 2 quarries, Large warehouse: 6 - 1 - 2 - 3 = 0."""
    seat = board(0, island={"quarry": (2, 2)}, forest={"corn": 6}, city={"forest_house": 1})
    state = at_build(seat, "large_warehouse", chooser=True)
    assert legal(state) == moves(build("large_warehouse"), PASS)
    play(state, build("large_warehouse"))
    assert player(state, 0).get("doubloons", 0) == 0


@pytest.mark.parametrize("house", [0, 1])
def test_row_74_occupied_or_not(house: int) -> None:
    """Row 74, 7.4: the house lost its colonist, 4 forests: still 2 off."""
    seat = board(2, forest={"corn": 3, "sugar": 1}, city={"forest_house": house})
    state = at_build(seat, "hospice")
    assert asked(state) == (0, "build")
    play(state, build("hospice"))
    assert player(state, 0).get("doubloons", 0) == 0


@pytest.mark.parametrize(("forests", "price"), [(1, 4), (2, 3), (3, 3), (4, 2), (5, 2), (12, 0)])
def test_every_two_forests(forests: int, price: int) -> None:
    """4.2: every 2 forests take 1 off, never below 0."""
    seat = board(9, forest={"corn": forests}, city={"forest_house": 0})
    state = at_build(seat, "hospice")
    play(state, build("hospice"))
    assert player(state, 0)["doubloons"] == 9 - price


def test_no_column_limit() -> None:
    """4.2: in column 1 six off, where quarries give one at most."""
    seat = board(0, forest={"corn": 6}, city={"forest_house": 0})
    state = at_build(seat, "small_warehouse")
    play(state, build("small_warehouse"))
    assert "small_warehouse" in PR.position(state)["players"][0]["city"]


def test_not_enough_by_one() -> None:
    """4.2: the price is the printed one less 1 for 3 forests."""
    seat = board(2, forest={"corn": 3}, city={"forest_house": 1})
    state = at_build(seat, "hospice", "small_market")
    refused(state, build("hospice"), "not_enough_doubloons", cost=3, have=2)


def test_the_house_itself_is_built_without() -> None:
    """4.2: no forests before the house stands."""
    state = at_build(board(2), "forest_house")
    play(state, build("forest_house"))
    assert player(state, 0) == {"name": "Player 1"}


# --- at the end ----------------------------------------------------------------------------


def bonus(seat: Any) -> dict[str, int]:
    points: dict[str, int] = PR.score(table(3, {0: seat}))[0]["bonus"]
    return points


def test_residence_counts_forests() -> None:
    """4.5: forests are filled island spaces."""
    seat = board(island={"corn": 4}, forest={"sugar": 6}, city={"residence": 1, "forest_house": 0})
    assert bonus(seat) == {"residence": 5}


def test_cloister_counts_forests_as_one_kind() -> None:
    """4.2: sets of three, forests of whatever kinds lie face down."""
    seat = board(forest={"sugar": 1, "corn": 1, "coffee": 1}, city={"cloister": 1})
    assert bonus(seat) == {"cloister": 1}


def test_forests_without_named_kinds() -> None:
    """formats.md 3: `forest` may carry `kinds`; a position that does not say is fine."""
    seat = {"city": {"forest_house": {"colonists": 1}}, "island": {"forest": {"tiles": 4}}}
    state = table(3, {0: {**seat, "doubloons": 2}}, on_sale=["hospice"])
    take(state, "builder")
    play(state, build("hospice"))
    assert player(state, 0)["island.forest.tiles"] == 4
