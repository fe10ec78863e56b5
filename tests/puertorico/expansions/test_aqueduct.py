"""Aqueduct: rules 4.2, ruling 7.26, rows 71 and 72."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, table
from tests.puertorico.table import PR, bonus, legal, moves, play, player, take


def goods_of(state: Any, seat: int) -> dict[str, int]:
    return {
        path.removeprefix("goods."): n
        for path, n in player(state, seat).items()
        if path.startswith("goods.")
    }


def craftsman(seats: dict[int, Any], **partial: Any) -> Any:
    """Three players; player 1 (seat 0) has taken the craftsman."""
    state = table(3, seats, kinds=["aqueduct"], **partial)
    take(state, "craftsman")
    return state


def test_row_71_small_plants_never_count() -> None:
    """Row 71: 0 in the large plant, 1 sugar in the small mill: 0 + 1."""
    seat = board(
        island={"sugar": (1, 1), "indigo": (1, 1)},
        city={"aqueduct": 1, "small_sugar_mill": 1, "indigo_plant": 0},
    )
    assert goods_of(craftsman({1: seat}), 1) == {"sugar": 1}


def test_row_72_one_more_of_each() -> None:
    """Row 72: 1 indigo and 3 sugar in large plants: 2 and 4."""
    seat = board(
        island={"indigo": (1, 1), "sugar": (3, 3)},
        city={"aqueduct": 1, "indigo_plant": 1, "sugar_mill": 3},
    )
    state = craftsman({1: seat})
    assert goods_of(state, 1) == {"indigo": 2, "sugar": 4}
    assert PR.position(state)["goods"]["indigo"] == 9
    assert PR.position(state)["goods"]["sugar"] == 7


def test_7_26_both_plants_and_one_plantation() -> None:
    """7.26: one occupied plantation and both plants occupied: counts as the large plant."""
    seat = board(
        island={"indigo": (1, 1)},
        city={"aqueduct": 1, "indigo_plant": 1, "small_indigo_plant": 1},
    )
    assert goods_of(craftsman({1: seat}), 1) == {"indigo": 2}


def test_small_and_large_together() -> None:
    """4.2: 1 + 3 from both, and one more."""
    seat = board(
        island={"sugar": (5, 5)},
        city={"aqueduct": 1, "sugar_mill": 3, "small_sugar_mill": 1},
    )
    assert goods_of(craftsman({1: seat}), 1) == {"sugar": 5}


@pytest.mark.parametrize("city", [{}, {"aqueduct": 0}])
def test_only_when_occupied(city: dict[str, int]) -> None:
    """2: an Aqueduct without a colonist does nothing."""
    seat = board(island={"indigo": (1, 1)}, city={**city, "indigo_plant": 1})
    assert goods_of(craftsman({1: seat}), 1) == {"indigo": 1}


@pytest.mark.parametrize(
    ("island", "plant"), [((1, 0), 3), ((0, 0), 3), ((2, 2), 0)], ids=["idle", "none", "empty"]
)
def test_nothing_without_production(island: tuple[int, int], plant: int) -> None:
    """4.2: at least 1 must have been produced in the large plant."""
    tiles = {"indigo": island} if island[0] else {}
    seat = board(island=tiles, city={"aqueduct": 1, "indigo_plant": plant})
    assert goods_of(craftsman({1: seat}), 1) == {}


def test_no_other_good() -> None:
    """4.2: indigo and sugar only."""
    seat = board(
        island={"corn": (2, 2), "tobacco": (1, 1), "coffee": (1, 1)},
        city={"aqueduct": 1, "tobacco_storage": 1, "coffee_roaster": 1},
    )
    assert goods_of(craftsman({1: seat}), 1) == {"corn": 2, "tobacco": 1, "coffee": 1}


@pytest.mark.parametrize(("supply", "got"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_as_far_as_the_supply_goes(supply: int, got: int) -> None:
    """4.2: from the supply."""
    seat = board(island={"sugar": (2, 2)}, city={"aqueduct": 1, "sugar_mill": 2})
    state = craftsman({1: seat}, goods={"sugar": supply})
    assert goods_of(state, 1) == ({"sugar": got} if got else {})
    assert PR.position(state)["goods"]["sugar"] == supply - got


def test_the_next_player_takes_what_is_left() -> None:
    """3.5: each takes all he can produce before the next."""
    owner = board(island={"sugar": (2, 2)}, city={"aqueduct": 1, "sugar_mill": 2})
    other = board(island={"sugar": (2, 2)}, city={"sugar_mill": 2})
    state = craftsman({1: owner, 2: other}, goods={"sugar": 4})
    assert (goods_of(state, 1), goods_of(state, 2)) == ({"sugar": 3}, {"sugar": 1})


def test_a_noble_does_what_a_colonist_does() -> None:
    """4.3: on the Aqueduct, the plant and the plantation."""
    seat = board(island={"indigo": (1, 0, 1)}, city={"aqueduct": (0, 1), "indigo_plant": (0, 1)})
    assert goods_of(craftsman({1: seat}, nobles=True), 1) == {"indigo": 2}


def test_the_privilege_comes_on_top() -> None:
    """3.5: the chooser's barrel is taken last, of what is still there."""
    seat = board(island={"indigo": (1, 1), "corn": (1, 1)}, city={"aqueduct": 1, "indigo_plant": 1})
    state = craftsman({0: seat}, goods={"indigo": 3})
    assert asked(state) == (0, "craftsman_bonus")
    assert legal(state) == moves(bonus("indigo"), bonus("corn"), PASS)
    play(state, bonus("indigo"))
    assert goods_of(state, 0) == {"indigo": 3, "corn": 1}
    emptied = craftsman({0: seat}, goods={"indigo": 2})
    assert legal(emptied) == moves(bonus("corn"), PASS)


def test_the_factory_counts_kinds_only() -> None:
    """4.2, 2.2: one more barrel is not one more kind."""
    seat = board(
        island={"indigo": (1, 1), "corn": (1, 1)},
        city={"aqueduct": 1, "indigo_plant": 1, "factory": 1},
    )
    assert player(craftsman({1: seat}), 1)["doubloons"] == 1
