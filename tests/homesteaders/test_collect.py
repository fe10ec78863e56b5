"""Collecting income: rules sections 1.3, 2 and 5.2b."""

import pytest

from tests.homesteaders.moves import pay, place
from tests.homesteaders.table import HS, board, gained, play, player, table


def collected(
    placement: dict[str, list[int]], workers: int, *owned: str, **counts: int
) -> dict[str, int]:
    """What a round's income brings before wages, which are paid from twenty silver.

    A trade chit is held, so that the placement is asked even without workers.
    """
    state = table(3, {0: board(20, workers, *owned, trade=1, **counts)})
    before = HS.position(state)
    play(state, place(**placement))
    if state.decision == "pay_workers":
        play(state, pay())
    changes = gained(before, state)
    changes["silver"] = changes.get("silver", 0) + workers
    return changes


def test_row_1_the_wood_of_the_homestead() -> None:
    """Row 1: round 1, the only worker on Homestead slot 1: 6 + 2 - 1 = 7$ and 1W."""
    state = HS.new({"players": 3})
    play(state, place(homestead=[1, 0]), place(), place())
    me = player(state)
    assert (me["silver"], me["goods"]["wood"], me["vp"]) == (7, 1, 0)


def test_row_2_the_point_of_the_homestead() -> None:
    """Row 2: on slot 2: 7$ and 1V."""
    state = HS.new({"players": 3})
    play(state, place(homestead=[0, 1]), place(), place())
    me = player(state)
    assert (me["silver"], me["goods"].get("wood", 0), me["vp"]) == (7, 0, 1)


def test_row_3_nobody_on_the_homestead() -> None:
    """Row 3: no worker on the Homestead: still 2$."""
    assert collected({}, 1) == {"silver": 2}


def test_row_5_two_workers_at_the_port() -> None:
    """Row 5: River Port with 2 workers: 1G, not 2."""
    assert collected({"river_port": [1, 1]}, 2, "river_port") == {"silver": 2, "gold": 1}


@pytest.mark.parametrize(
    ("filled", "income"),
    [([1, 0], {"silver": 4, "trade": 1}), ([0, 1], {"silver": 2, "food": 1})],
)
def test_the_slots_of_the_farm_work_one_by_one(filled: list[int], income: dict[str, int]) -> None:
    """5.2a, our ruling: Farm with one worker on s2: 1 F."""
    assert collected({"farm": filled}, 1, "farm") == income


@pytest.mark.parametrize("filled", [[1, 0], [0, 1], [1, 1]])
def test_the_slots_of_the_meatpacking_plant_too(filled: list[int]) -> None:
    """5.2a, our ruling: one worker there: 2 V."""
    income = collected({"meatpacking_plant": filled}, 2, "meatpacking_plant")
    assert income == {"silver": 2, "vp": 2 * sum(filled)}


@pytest.mark.parametrize("tracks", [0, 1, 4])
def test_a_silver_for_each_track(tracks: int) -> None:
    """4.3: each track owned gives 1$ a round."""
    assert collected({}, 0, tracks=tracks) == {"silver": 2 + tracks}


@pytest.mark.parametrize(("workers", "silver"), [(0, 0), (3, 3), (5, 5), (7, 5)])
def test_row_6_rodeo(workers: int, silver: int) -> None:
    """Row 6: Rodeo: 1$ for each worker owned, idle ones too, at most 5$."""
    assert collected({}, workers, "rodeo") == {"silver": 2 + silver}


def test_row_7_rodeo_counts_the_workers_of_now() -> None:
    """Row 7: built with 2 workers, later 4: pays 4$."""
    assert collected({}, 2, "rodeo") == {"silver": 2 + 2}
    assert collected({"homestead": [1, 1]}, 4, "rodeo") == {
        "silver": 2 + 4,
        "wood": 1,
        "vp": 1,
    }


@pytest.mark.parametrize(
    ("debts", "income"),
    [(3, {"debt": -1, "silver": 2}), (1, {"debt": -1, "silver": 2}), (0, {"silver": 2 + 2})],
)
def test_row_38_bank(debts: int, income: dict[str, int]) -> None:
    """Row 38: Bank income with 3 debts / 0 debts: 2 debts / + 2$."""
    assert collected({}, 0, "bank", debt=debts) == income


def test_all_of_it_together() -> None:
    """5.2b: automatic income of all buildings, worker income, tracks."""
    owned = ("farm", "market", "steel_mill", "boarding_house", "trading_post", "church", "stables")
    income = collected({"homestead": [1, 1], "farm": [1, 1], "market": [1]}, 6, *owned, tracks=2)
    assert income == {
        "silver": 2 + 2 + 2 + 2 + 2,
        "trade": 1 + 1 + 2 + 1,
        "wood": 1,
        "food": 1,
        "steel": 1,
        "vp": 1 + 2 + 1,
    }


def test_where_workers_stood_before_brings_nothing() -> None:
    """5.2: only this round's placement counts."""
    state = table(3, {0: board(20, 2, placed={"homestead": [1, 1]})})
    before = HS.position(state)
    play(state, place())
    assert gained(before, state) == {}


def test_everybody_collects() -> None:
    """5.2b: the others as well, those without workers too."""
    state = table(3, {0: board(0, 1), 1: board(0, 0, "trading_post"), 2: board(0, 0, tracks=1)})
    play(state, place())
    silver = [p["silver"] for p in HS.position(state)["players"]]
    assert (silver, player(state, 1)["trade"]) == ([1, 2, 3], 2)
