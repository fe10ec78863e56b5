"""The craftsman phase: rules sections 2.1 and 3.5, ruling 7.31, rows 25 and 35 to 41."""

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    GOODS,
    PR,
    Json,
    board,
    bonus,
    changes,
    legal,
    moves,
    play,
    player,
    refused,
    table,
    take,
)


def goods_of(state: object, seat: int) -> dict[str, int]:
    return {
        path.removeprefix("goods."): n
        for path, n in player(state, seat).items()
        if path.startswith("goods.")
    }


def produced(seat_1: Json, **supply: int) -> tuple[dict[str, int], object]:
    """What player 2 gets while player 1, the craftsman, produces nothing."""
    state = table(3, {1: seat_1}, goods=supply)
    take(state, "craftsman")
    assert asked(state) == (1, "role")
    return goods_of(state, 1), state


def test_row_35_corn_needs_no_building() -> None:
    """Row 35: 3 corn plantations, 2 occupied: 2 corn."""
    assert produced(board(island={"corn": (3, 2)}))[0] == {"corn": 2}


def test_row_36_the_smaller_of_fields_and_mills() -> None:
    """Row 36: 4 sugar plantations (3 occupied), small + large mill full (4): 3 sugar."""
    mills = {"small_sugar_mill": 1, "sugar_mill": 3}
    assert produced(board(island={"sugar": (4, 3)}, city=mills))[0] == {"sugar": 3}


@pytest.mark.parametrize(
    ("good", "small", "large"),
    [
        ("indigo", "small_indigo_plant", "indigo_plant"),
        ("sugar", "small_sugar_mill", "sugar_mill"),
    ],
)
@pytest.mark.parametrize(("in_small", "in_large"), [(0, 0), (1, 0), (0, 2), (1, 3)])
def test_small_and_large_add_up(
    good: str, small: str, large: str, in_small: int, in_large: int
) -> None:
    """2.1: colonists on all matching buildings, at most 4."""
    city = {small: in_small, large: in_large}
    made = produced(board(island={good: (6, 6)}, city=city))[0]
    assert made.get(good, 0) == in_small + in_large


@pytest.mark.parametrize(
    ("good", "building", "circles"),
    [("tobacco", "tobacco_storage", 3), ("coffee", "coffee_roaster", 2)],
)
def test_tobacco_and_coffee(good: str, building: str, circles: int) -> None:
    """2.1: capacities 3 and 2; row 25: one colonist makes it work with capacity 1."""
    for colonists in range(circles + 1):
        seat = board(island={good: (5, 5)}, city={building: colonists})
        assert produced(seat)[0].get(good, 0) == colonists


def test_row_25_coffee_roaster_with_one_colonist() -> None:
    """Row 25: occupied, capacity 1."""
    seat = board(island={"coffee": (2, 2)}, city={"coffee_roaster": 1})
    assert produced(seat)[0] == {"coffee": 1}


def test_nothing_without_the_right_building() -> None:
    """2.1: a field without its building, a building without its field, makes nothing."""
    seat = board(
        island={"indigo": (2, 2), "sugar": (1, 0), "tobacco": (1, 1)},
        city={"sugar_mill": 3, "coffee_roaster": 2, "tobacco_storage": 0},
    )
    assert produced(seat)[0] == {}


def test_quarries_make_no_goods() -> None:
    """2.1: goods come from plantations."""
    assert produced(board(island={"quarry": (3, 3)}))[0] == {}


def test_goods_come_from_the_supply() -> None:
    """3.5 step 1: what a player gets leaves the supply; he may hold any number."""
    seat = board(goods={"corn": 7}, island={"corn": (3, 3)})
    state = table(3, {1: seat}, goods={"corn": 3})
    before = PR.position(state)
    events = take(state, "craftsman")
    assert changes(before, state) == {
        "roles.craftsman.taken_by": (None, 0),
        "goods.corn": (3, 0),
        "players.1.goods.corn": (7, 10),
    }
    event = next(e for e in happened(events, "goods_produced") if e["player"] == 1)
    assert ({g: n for g, n in event["goods"].items() if n}, event["auto"]) == ({"corn": 3}, True)
    assert not any(event["short"].values())


def test_row_37_shortage_and_factory() -> None:
    """Row 37: supply 2 sugar, 0 corn; could make 3 corn, 3 sugar, 1 tobacco: Factory pays 1."""
    seat = board(
        island={"corn": (3, 3), "sugar": (3, 3), "tobacco": (1, 1)},
        city={"sugar_mill": 3, "tobacco_storage": 1, "factory": 1},
    )
    state = table(3, {1: seat}, goods={"corn": 0, "sugar": 2})
    events = take(state, "craftsman")
    assert goods_of(state, 1) == {"sugar": 2, "tobacco": 1}
    assert player(state, 1)["doubloons"] == 1
    event = next(e for e in happened(events, "goods_produced") if e["player"] == 1)
    assert {g: n for g, n in event["short"].items() if n} == {"corn": 3, "sugar": 1}
    [money] = happened(events, "doubloons_gained")
    assert (money["player"], money["count"], money["by"]) == (1, 1, "factory")


def test_row_40_first_come_first_served() -> None:
    """Row 40: the craftsman takes the last corn, later players get none."""
    grower = board(island={"corn": (2, 2)})
    state = table(3, {1: grower, 2: grower}, governor=1, goods={"corn": 3})
    take(state, "craftsman")
    assert goods_of(state, 1) == {"corn": 2}
    assert goods_of(state, 2) == {"corn": 1}
    later = table(3, {0: grower, 2: grower}, governor=2, goods={"corn": 2})
    take(later, "craftsman")
    assert (goods_of(later, 2), goods_of(later, 0)) == ({"corn": 2}, {})


def test_row_40_in_turn_order() -> None:
    """3.5 step 1: chooser first, then clockwise, until the kind has run out."""
    grower = board(island={"corn": (2, 2)})
    state = table(4, dict.fromkeys(range(4), grower), governor=1, goods={"corn": 5})
    take(state, "craftsman")
    assert [goods_of(state, i).get("corn", 0) for i in range(4)] == [0, 2, 2, 1]


@pytest.mark.parametrize(("kinds", "doubloons"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_row_41_factory(kinds: int, doubloons: int) -> None:
    """Row 41, 2.2: 1/2/3/4/5 kinds give 0/1/2/3/5 doubloons."""
    made = GOODS[:kinds]
    city = {
        "factory": 1,
        "indigo_plant": 3,
        "sugar_mill": 3,
        "tobacco_storage": 3,
        "coffee_roaster": 2,
    }
    made_by, state = produced(board(island=dict.fromkeys(made, (1, 1)), city=city))
    assert made_by == dict.fromkeys(made, 1)
    assert player(state, 1).get("doubloons", 0) == doubloons


def test_factory_unoccupied() -> None:
    """2.2: only when occupied."""
    seat = board(island={"corn": (1, 1), "indigo": (1, 1)}, city={"factory": 0, "indigo_plant": 1})
    assert player(produced(seat)[1], 1).get("doubloons") is None


CRAFTSMAN = board(
    island={"corn": (2, 2), "indigo": (1, 1), "sugar": (1, 1)},
    city={"small_indigo_plant": 1},
)


def test_the_bonus_barrel() -> None:
    """3.5 step 3: one more barrel of a kind the craftsman produced; it may be declined."""
    state = table(3, {0: CRAFTSMAN})
    take(state, "craftsman")
    assert asked(state) == (0, "craftsman_bonus")
    assert legal(state) == moves(bonus("corn"), bonus("indigo"), PASS)
    before = PR.position(state)
    events = play(state, bonus("indigo"))
    assert changes(before, state) == {"goods.indigo": (10, 9), "players.0.goods.indigo": (1, 2)}
    [event] = happened(events, "bonus_taken")
    assert (event["player"], event["good"], event["auto"]) == (0, "indigo", False)
    assert asked(state) == (1, "role")


def test_the_bonus_barrel_declined() -> None:
    """7.31: only the bonus barrel may be declined."""
    state = table(3, {0: CRAFTSMAN})
    take(state, "craftsman")
    before = PR.position(state)
    play(state, PASS)
    assert changes(before, state) == {}
    assert asked(state) == (1, "role")


def test_the_bonus_comes_last() -> None:
    """3.5 step 3: after the others, from what they left."""
    grower = board(island={"corn": (3, 3)})
    state = table(3, {0: CRAFTSMAN, 1: grower, 2: grower}, goods={"corn": 8})
    take(state, "craftsman")
    assert (goods_of(state, 1), goods_of(state, 2)) == ({"corn": 3}, {"corn": 3})
    assert legal(state) == moves(bonus("indigo"), PASS)
    refused(state, bonus("corn"), "supply_of_good_empty", good="corn")
    refused(state, bonus("sugar"), "good_not_produced", good="sugar")
    refused(state, bonus("coffee"), "good_not_produced", good="coffee")


def test_row_38_no_production_no_bonus() -> None:
    """Row 38: the craftsman produces nothing: no privilege barrel."""
    state = table(3, {1: board(island={"corn": (1, 1)})})
    take(state, "craftsman")
    assert goods_of(state, 0) == {}
    assert asked(state) == (1, "role")


def test_row_39_the_last_barrel_is_gone() -> None:
    """Row 39: took the last indigo, made only indigo: no privilege barrel."""
    seat = board(island={"indigo": (1, 1)}, city={"small_indigo_plant": 1})
    state = table(3, {0: seat}, goods={"indigo": 1})
    take(state, "craftsman")
    assert goods_of(state, 0) == {"indigo": 1}
    assert asked(state) == (1, "role")


def test_able_but_not_supplied_is_not_produced() -> None:
    """3.5 step 3: a kind whose supply was empty is not available."""
    seat = board(island={"indigo": (1, 1), "corn": (1, 1)}, city={"small_indigo_plant": 1})
    state = table(3, {0: seat}, goods={"indigo": 0})
    take(state, "craftsman")
    assert legal(state) == moves(bonus("corn"), PASS)
    refused(state, bonus("indigo"), "supply_of_good_empty", "good_not_produced")


def test_the_bonus_does_not_raise_the_factory() -> None:
    """3.5: the extra barrel never raises the Factory's kind count."""
    seat = board(
        island={"corn": (1, 1), "indigo": (1, 1)},
        city={"small_indigo_plant": 1, "factory": 1},
    )
    state = table(3, {0: seat})
    take(state, "craftsman")
    assert player(state, 0)["doubloons"] == 1
    play(state, bonus("corn"))
    assert player(state, 0)["doubloons"] == 1


def test_7_31_production_is_carried_out_unasked() -> None:
    """7.31: automatically and in full, for everybody."""
    grower = board(island={"corn": (3, 3)})
    state = table(4, {1: grower, 2: grower, 3: grower})
    take(state, "craftsman")
    assert [goods_of(state, i) for i in range(4)] == [{}, {"corn": 3}, {"corn": 3}, {"corn": 3}]
    assert PR.position(state)["goods"]["corn"] == 1
