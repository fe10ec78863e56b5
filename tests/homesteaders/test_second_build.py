"""Train Station and the building after it: rules sections 2.4 and 5.3b."""

from typing import Any

from tests.acting import PASS, asked
from tests.homesteaders.components import BUILDINGS, GOODS, offered
from tests.homesteaders.moves import DEBT, build, buy, moves, reward
from tests.homesteaders.table import (
    HS,
    board,
    gained,
    gains,
    legal,
    own,
    play,
    refused,
    trades,
    won,
)

RICH = dict.fromkeys(GOODS, 9)
STATION = build("train_station")


def stationed(tile: str = "1-9", *owned: str, **counts: Any) -> Any:
    """The winner of the tile has just built the Train Station."""
    state = won(tile, board(0, 1, *owned, **counts))
    play(state, STATION)
    return state


def test_the_track_and_one_more_building() -> None:
    """2.4: + 1 track, then at once one more building."""
    state = won("1-10", board(0, 1, goods="wood copper wood food"))
    assert gains(state, STATION) == {"train_station": 1, "wood": -1, "copper": -1, "tracks": 1}
    assert asked(state) == (0, "second_build")
    assert legal(state) == moves(build("dude_ranch"), PASS, DEBT)
    assert gains(state, build("dude_ranch")) == {"dude_ranch": 1, "wood": -1, "food": -1}
    assert asked(state) == (0, "place_workers")


def test_row_47_any_type_for_its_full_cost() -> None:
    """Row 47: Train Station via an "I" lot; the second building special: legal, paid in full."""
    state = stationed("2-19", goods=RICH)
    city = [b for b in BUILDINGS if offered(b, "city") and b != "train_station"]
    assert own(state) == moves(*map(build, city), PASS)
    paid = {"food": -2, "livestock": -1}
    assert gains(state, build("circus")) == {"circus": 1, **paid}


def test_row_48_no_second_station() -> None:
    """Row 48: another Train Station is illegal: same name."""
    state = stationed(goods=RICH)
    assert HS.position(state)["stock"]["train_station"] == 1
    refused(state, STATION, "building_already_owned", building="train_station")


def test_row_49_nothing_more_affordable() -> None:
    """Row 49: keeps track and station; without chits there is nothing to ask."""
    state = won("1-10", board(0, 1, goods="wood copper"))
    before = HS.position(state)
    play(state, STATION)
    assert asked(state) == (0, "place_workers")
    gain = gained(before, state)
    assert gain == {"train_station": 1, "wood": -1, "copper": -1, "tracks": 1}


def test_row_49_one_may_stop() -> None:
    """Row 49: ... may stop also where something could be built."""
    state = stationed("1-10", goods="wood copper wood food")
    assert gains(state, PASS) == {}
    assert asked(state) == (0, "place_workers")


def test_the_second_building_has_its_own_effects() -> None:
    """formats.md 4: the same steps again: Rail Yard advances the rail."""
    state = won("1-10", board(0, 1, goods=RICH, rail=1))
    play(state, STATION, build("rail_yard"))
    assert asked(state) == (0, "rail_reward")
    assert legal(state) == moves(reward("trade"), reward("track"))
    play(state, reward("track"))
    assert asked(state) == (0, "tile_extra")


def test_the_extra_comes_after_the_second_building() -> None:
    """5.3b: second build, then the extra of the tile, which the lot still gives."""
    state = stationed("1-9", goods="wood copper wood food copper")
    assert asked(state) == (0, "second_build")
    play(state, build("dude_ranch"))
    assert asked(state) == (0, "tile_extra")
    assert gains(state, {"type": "tile_extra"}) == {"copper": -1, "vp": 4}


def test_the_pass_leaves_the_extra() -> None:
    """5.3b."""
    state = stationed("1-9", goods="wood copper wood food copper")
    play(state, PASS)
    assert asked(state) == (0, "tile_extra")


def test_trades_are_open() -> None:
    """formats.md 4: trades are legal at second_build."""
    state = stationed("1-10", goods="wood copper wood", trade=1)
    assert asked(state) == (0, "second_build")
    assert own(state) == [PASS]
    assert trades(state) == moves({"type": "sell", "good": "wood"}, DEBT)
    play(state, DEBT)
    play(state, buy("food"))
    assert own(state) == moves(build("dude_ranch"), PASS)


def test_only_the_stock_of_the_stage() -> None:
    """5.1: earlier stages are gone."""
    state = stationed(goods=RICH)
    refused(state, build("farm"), "building_not_in_stock", building="farm")
    refused(state, build("bank"), "building_not_in_stock", building="bank")
