"""Forge and the other buildings that act when one is built: rules sections 2.2 to 2.4."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.homesteaders.components import GOODS
from tests.homesteaders.moves import bid, build, moves, reward
from tests.homesteaders.table import (
    HS,
    board,
    gained,
    gains,
    legal,
    passed,
    play,
    player,
    refused,
    table,
    won,
)

RICH = dict.fromkeys(GOODS, 9)


def built(building: str, tile: str, *owned: str, **counts: Any) -> dict[str, int]:
    """What building it brings beyond the tile and its cost in goods."""
    state = won(tile, board(0, 1, *owned, goods=RICH, **counts))
    gain = gains(state, build(building))
    return {key: n for key, n in gain.items() if key not in RICH and key != building}


def test_row_45_the_forge_itself() -> None:
    """Row 45: built while no Forge is owned: 0 V from its ability, the rail advance yes."""
    assert built("forge", "1-8") == {"rail": 1, "trade": 1}


@pytest.mark.parametrize("building", ["workshop", "stables", "river_port", "factory"])
def test_a_point_for_each_building_after_it(building: str) -> None:
    """2.3: + 1V each time a building is built after the Forge."""
    assert built(building, "1-8", "forge").get("vp", 0) == 1
    assert built(building, "1-8").get("vp", 0) == 0


def test_row_46_train_station_and_a_second_building() -> None:
    """Row 46: Forge owner builds Train Station and a second building: + 1V twice."""
    state = won("1-10", board(0, 1, "forge", goods=RICH))
    before = HS.position(state)
    events = play(state, build("train_station"))
    assert gained(before, state)["vp"] == 1
    events += play(state, build("circus"))
    assert gained(before, state)["vp"] == 2
    assert len([e for e in happened(events, "bonus_gained") if e["by"] == "forge"]) == 2


def test_the_forges_of_others_count_for_them_only() -> None:
    seats = {0: board(9, 1, goods="steel"), 1: passed(0, 0, "forge"), 2: passed()}
    state = table(3, seats, at="bid", round=8)
    play(state, bid("1", 3))
    before = HS.position(state)
    play(state, build("workshop"))
    assert gained(before, state, 1) == {}
    assert "vp" not in gained(before, state, 0)


def test_the_point_comes_before_the_reward_is_asked() -> None:
    """formats.md 4: tile moves; Forge + 1V; on-build bonus."""
    state = won("1-10", board(0, 1, "forge", goods=RICH, rail=3))
    play(state, build("rail_yard"))
    assert asked(state) == (0, "rail_reward")
    assert player(state)["vp"] == 1
    assert "rail_yard" in player(state)["buildings"]


@pytest.mark.parametrize(
    ("building", "tile"), [("forge", "1-7"), ("depot", "1-5"), ("rail_yard", "1-9")]
)
def test_a_rail_advance_with_its_reward(building: str, tile: str) -> None:
    """4.3: Depot, Forge and Rail Yard advance the marker."""
    state = won(tile, board(0, 1, goods=RICH, rail=4))
    play(state, build(building))
    assert asked(state) == (0, "rail_reward")
    assert player(state)["rail"] == 5
    everything = ["trade", "track", "worker", *GOODS, "vp"]
    assert legal(state) == moves(*map(reward, everything))
    play(state, reward("vp"))
    assert player(state)["vp"] == 3
    assert asked(state) == (0, "tile_extra")


def test_the_reward_may_pay_the_extra() -> None:
    """3: extras may be paid with what the new building brought."""
    state = won("1-9", board(0, 1, goods="steel steel gold copper", rail=3))
    play(state, build("rail_yard"), reward("copper"))
    assert asked(state) == (0, "tile_extra")
    assert gains(state, {"type": "tile_extra"}) == {"copper": -1, "vp": 4}


@pytest.mark.parametrize(
    ("debts", "brings"), [(2, {"debt": -1}), (0, {"silver": 2}), (1, {"debt": -1})]
)
def test_row_37_boarding_house(debts: int, brings: dict[str, int]) -> None:
    """Row 37: built with 2 debts / 0 debts: 1 debt left / + 2$ and no debt."""
    assert built("boarding_house", "1-6", debt=debts) == brings


def test_row_28_the_chit_of_the_ranch_comes_last() -> None:
    """Row 28: not for the Ranch's cost nor for the bid: without the food it is not built."""
    state = won("1-6", board(9, 1, goods="wood steel"))
    assert asked(state) == (0, "build")
    refused(state, build("ranch"), "not_enough_goods", good="food", need=1)
    assert built("ranch", "1-6") == {"trade": 1}


def test_row_52_the_worker_of_the_workshop() -> None:
    """Row 52: a worker gained in the auction phase is idle, his wage is due from next round."""
    state = won("2-15", board(0, 1, goods="steel", placed={"homestead": [1, 0]}))
    assert gains(state, build("workshop")) == {"steel": -1, "workshop": 1, "workers": 1}
    assert player(state)["buildings"]["homestead"] == {"workers": [1, 0]}
    assert asked(state) == (0, "place_workers")
    assert {"type": "place_workers", "buildings": {"homestead": [1, 1]}} in legal(state)


def test_nothing_more_when_nothing_is_built() -> None:
    state = won("1-8", board(0, 1, "forge", goods=RICH))
    assert gains(state, PASS) == {}
