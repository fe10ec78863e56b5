"""Building: rules sections 2 and 5.3b, formats.md section 4."""

import pytest

from tests.acting import PASS, asked, happened
from tests.homesteaders.components import BUILDINGS, GOODS, TILES, allows, offered, things
from tests.homesteaders.moves import DEBT, bid, build, buy, moves, pay
from tests.homesteaders.table import (
    HS,
    Json,
    board,
    gained,
    gains,
    legal,
    own,
    passed,
    play,
    player,
    refused,
    slots,
    table,
    won,
)

RICH = dict.fromkeys(GOODS, 9)
ANY = {"settlement": "2-13", "town": "1-8", "city": "1-10"}
"""The tile of each stage on which everything may be built."""


def any_tile(building: str) -> str:
    """A tile that lets build this when it is first in the stock."""
    return ANY[BUILDINGS[building].stage.split("_")[0]]


def test_a_building_is_paid_in_goods() -> None:
    """5.3b: the cost goes away, the tile comes, with empty slots."""
    state = won("1-1", board(4, 1, goods="wood wood food"))
    before = HS.position(state)
    assert before["stock"]["farm"] == 3
    events = play(state, build("farm"))
    assert gained(before, state) == {"wood": -1, "farm": 1}
    assert player(state)["buildings"]["farm"] == {"workers": [0, 0]}
    assert HS.position(state)["stock"]["farm"] == 2
    [event] = happened(events, "built")
    assert (event["player"], event["building"], event["auto"]) == (0, "farm", False)


@pytest.mark.parametrize("tile", [t for t in TILES if TILES[t].types])
def test_the_types_of_each_tile(tile: str) -> None:
    """Section 3: only buildings of its types, from the stock of the stage."""
    state = won(tile, board(0, 1, goods=RICH))
    assert asked(state) == (0, "build")
    stage = TILES[tile].stage
    expected = [name for name in BUILDINGS if offered(name, stage) and allows(tile, name)]
    assert expected
    assert own(state) == moves(*map(build, expected), PASS)
    assert legal(state) == moves(*own(state), DEBT)
    for name in BUILDINGS:
        if offered(name, stage) and name not in expected:
            refused(state, build(name), "no_such_type_here", building=name)


def test_row_69_no_special_building_in_the_settlement() -> None:
    """Row 69: Settlement "any" tile 13: no special building exists in stock yet."""
    state = won("2-13", board(0, 1, goods=RICH), round=1)
    assert all(BUILDINGS[a["building"]].type != "special" for a in own(state) if a != PASS)
    refused(state, build("rodeo"), "building_not_in_stock", building="rodeo")


@pytest.mark.parametrize("building", BUILDINGS)
def test_each_good_of_the_cost_is_needed(building: str) -> None:
    """Section 2: one good of each kind less, and it cannot be built."""
    cost = things(BUILDINGS[building].cost)
    for good in cost:
        short = {**RICH, good: cost[good] - 1}
        state = won(any_tile(building), board(0, 1, goods=short))
        assert build(building) not in legal(state)
        refused(state, build(building), "not_enough_goods", good=good, need=cost[good])


def test_row_36_the_only_affordable_name_is_owned() -> None:
    """Row 36: it cannot be built again; without chits nothing is left to ask."""
    state = won("2-12", board(0, 1, "foundry"))
    assert asked(state) == (0, "place_workers")
    assert HS.position(state)["round"] == 5
    state = won("2-12", board(0, 1, "foundry", trade=1))
    assert own(state) == [PASS]
    refused(state, build("foundry"), "building_already_owned", building="foundry")


def test_row_50_the_last_copy() -> None:
    """Row 50: built by the lot 1 winner, the lot 2 winner cannot build it."""
    seats = {i: board(9, 1, goods="wood wood steel") for i in range(2)} | {2: passed()}
    state = table(3, seats, at="bid", stock={"grain_mill": 1, "farm": 1})
    play(state, bid("1", 3), bid("2", 3))
    assert own(state) == moves(build("grain_mill"), build("farm"), PASS)
    play(state, build("grain_mill"))
    assert asked(state) == (1, "build")
    assert own(state) == moves(build("farm"), PASS)
    refused(state, build("grain_mill"), "building_not_in_stock", building="grain_mill")
    assert "grain_mill" in player(state, 0)["buildings"]


def test_nobody_must_build() -> None:
    """5.3b, our ruling: building is optional, the right is then lost."""
    state = won("1-1", board(0, 1, goods="wood"))
    before = HS.position(state)
    play(state, PASS)
    assert gained(before, state) == {}
    assert asked(state) == (0, "place_workers")


def test_nothing_affordable_and_no_chit_is_no_question() -> None:
    """formats.md 4: (4) only the pass is left besides `debt`; silver and gold do not help."""
    state = won("1-1", board(30, 1, goods="livestock copper"))
    assert asked(state) == (0, "place_workers")


def test_a_chit_may_bring_what_is_missing() -> None:
    """formats.md 4: trades are legal at build; a trade itself never ends the decision."""
    state = won("1-1", board(1, 1, trade=1))
    assert asked(state) == (0, "build")
    assert legal(state) == moves(PASS, buy("wood"), DEBT)
    play(state, buy("wood"))
    assert asked(state) == (0, "build")
    assert legal(state) == moves(build("farm"), build("market"), PASS, DEBT)


def test_trades_that_end_all_choice() -> None:
    """formats.md 4: checked again after every trade: the last chit goes, only the pass is left."""
    state = won("1-1", board(0, 1, trade=1, goods="wood"))
    play(state, {"type": "sell", "good": "wood"})
    assert asked(state) == (0, "place_workers")


def test_a_debt_at_the_building() -> None:
    """4.2: debt, any number, at any time."""
    state = won("1-1", board(0, 1, goods="wood"))
    assert gains(state, DEBT, DEBT, DEBT) == {"silver": 6, "debt": 3}
    assert asked(state) == (0, "build")


def test_the_homestead_is_not_for_sale() -> None:
    """2: everybody owns one from the beginning."""
    state = won("1-1", board(0, 1, goods="wood"))
    refused(state, build("homestead"))


def test_gold_stands_for_nothing_without_a_port() -> None:
    """2.2: only River Port's owner may pay G in place of C or L."""
    state = won("1-8", board(0, 1, goods="gold gold"))
    refused(state, build("stables", livestock=1), "no_river_port")
    refused(state, {**build("stables"), "gold_as": {"copper": -1}}, "negative_count")


def test_no_substitution_written_out() -> None:
    """formats.md 5: a key at its default is accepted: zeros, or nothing in it."""
    state = won("1-8", board(0, 1, goods="livestock"))
    for gold_as in ({}, {"copper": 0}, {"copper": 0, "livestock": 0}):
        action: Json = {**build("stables"), "gold_as": gold_as}
        assert HS.why(state, action) is None
        assert gains(state.copy(), action) == {"stables": 1, "livestock": -1}


def test_building_over_the_types_and_the_stock() -> None:
    state = won("1-1", board(0, 1, goods=RICH))
    refused(state, build("foundry"), "no_such_type_here", building="foundry")
    refused(state, build("church"), "building_not_in_stock", building="church")
    refused(state, pay(), "wrong_decision")


@pytest.mark.parametrize("building", BUILDINGS)
def test_a_new_building_is_empty(building: str) -> None:
    """formats.md 4: a new building starts with zeros; income comes from next round."""
    state = won(any_tile(building), board(0, 1, goods=RICH))
    play(state, build(building))
    assert player(state)["buildings"][building] == {"workers": [0] * slots(building)}


@pytest.mark.parametrize("tile", ["2-14", "3-24", "3-30"])
def test_tiles_that_give_no_building_right(tile: str) -> None:
    """Section 3: "no build"."""
    state = won(tile, board(0, 1, goods=RICH))
    assert state.decision in ("rail_reward", "tile_extra", "place_workers")
    refused(state, build("farm"), "wrong_decision")
