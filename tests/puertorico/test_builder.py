"""The builder phase: rules section 3.4, rows 26 to 31 and 34."""

from typing import Any

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    PR,
    Json,
    board,
    build,
    changes,
    legal,
    moves,
    pass_while,
    play,
    player,
    refused,
    table,
    take,
)

COST = {
    "small_indigo_plant": 1,
    "small_sugar_mill": 2,
    "indigo_plant": 3,
    "sugar_mill": 4,
    "tobacco_storage": 5,
    "coffee_roaster": 6,
    "small_market": 1,
    "hacienda": 2,
    "construction_hut": 2,
    "small_warehouse": 3,
    "hospice": 4,
    "office": 5,
    "large_market": 5,
    "large_warehouse": 6,
    "factory": 7,
    "university": 8,
    "harbor": 8,
    "wharf": 9,
    "guild_hall": 10,
    "residence": 10,
    "fortress": 10,
    "customs_house": 10,
    "city_hall": 10,
}
LIMIT = {
    1: "small_indigo_plant small_sugar_mill small_market hacienda construction_hut small_warehouse",
    2: "indigo_plant sugar_mill hospice office large_market large_warehouse",
    3: "tobacco_storage coffee_roaster factory university harbor wharf",
    4: "guild_hall residence fortress customs_house city_hall",
}
COLUMN = {building: column for column, row in LIMIT.items() for building in row.split()}
TWELVE = [
    "small_indigo_plant",
    "small_sugar_mill",
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
    "small_market",
    "hacienda",
    "construction_hut",
    "small_warehouse",
    "hospice",
    "office",
]


def builders(seats: dict[int, Json], **partial: Any) -> Any:
    """Three players with the builder taken by player 1 (seat 0)."""
    state = table(3, seats, **partial)
    take(state, "builder")
    return state


def affordable(money: int, minus: int = 0) -> list[Json]:
    return [build(b) for b, cost in COST.items() if cost - minus <= money]


@pytest.mark.parametrize("doubloons", range(1, 11))
def test_what_a_player_can_pay_for(doubloons: int) -> None:
    """2.1 to 2.3, 3.4: printed costs for a player without privilege and quarries."""
    state = builders({1: board(doubloons)})
    play(state, PASS)
    assert asked(state) == (1, "build")
    assert legal(state) == moves(*affordable(doubloons), PASS)


@pytest.mark.parametrize("doubloons", range(10))
def test_the_builder_pays_one_less(doubloons: int) -> None:
    """3.4: - 1 if chooser."""
    state = builders({0: board(doubloons)})
    assert asked(state) == (0, "build")
    assert legal(state) == moves(*affordable(doubloons, 1), PASS)


@pytest.mark.parametrize("building", COST)
def test_building(building: str) -> None:
    """3.4: the cost goes to the bank, the tile to the city, unoccupied."""
    state = builders({1: board(12)})
    play(state, PASS)
    before = PR.position(state)
    events = play(state, build(building))
    copies = before["buildings"][building]
    assert changes(before, state) == {
        "players.1.doubloons": (12, 12 - COST[building]),
        f"buildings.{building}": (copies, copies - 1),
    }
    city = PR.position(state)["players"][1]["city"]
    assert list(city) == [building]
    [event] = happened(events, "building_built")
    assert (event["player"], event["building"], event["cost"]) == (1, building, COST[building])


@pytest.mark.parametrize("quarries", range(1, 7))
@pytest.mark.parametrize("building", COST)
def test_quarries_up_to_the_column(building: str, quarries: int) -> None:
    """2, 3.4, 7.30: each occupied quarry takes one off, up to the column's limit."""
    state = builders({1: board(12, island={"quarry": (6, quarries)})})
    play(state, PASS, build(building))
    cost = max(0, COST[building] - min(quarries, COLUMN[building]))
    assert player(state, 1).get("doubloons", 0) == 12 - cost


@pytest.mark.parametrize(
    ("building", "cost"),
    [("construction_hut", 1), ("office", 3), ("harbor", 5), ("city_hall", 7)],
)
def test_row_26_three_occupied_quarries_not_the_builder(building: str, cost: int) -> None:
    """Row 26: hut 1, office 3, harbor 5, city hall 7."""
    enough = builders({1: board(cost, island={"quarry": (3, 3)})})
    play(enough, PASS, build(building))
    assert player(enough, 1).get("doubloons") is None
    short = builders({1: board(cost - 1, island={"quarry": (3, 3)})})
    play(short, PASS)
    if short.player == 1:
        refused(short, build(building), "not_enough_doubloons", cost=cost, have=cost - 1)


def test_row_27_the_discount_is_never_money() -> None:
    """Row 27: the builder with 2 occupied quarries buys a Small market: cost 0, no refund."""
    state = builders({0: board(3, island={"quarry": (2, 2)})})
    before = PR.position(state)
    events = play(state, build("small_market"))
    assert changes(before, state) == {"buildings.small_market": (2, 1)}
    assert "small_market" in PR.position(state)["players"][0]["city"]
    assert happened(events, "building_built")[0]["cost"] == 0


@pytest.mark.parametrize(("chooser", "cost"), [(0, 5), (1, 6)])
def test_row_28_five_quarries_take_four_off_a_large_building(chooser: int, cost: int) -> None:
    """Row 28: only 4 off (and the builder's one)."""
    state = builders({chooser: board(10, island={"quarry": (5, 5)})})
    if chooser == 1:
        play(state, PASS)
    play(state, build("fortress"))
    assert player(state, chooser)["doubloons"] == 10 - cost


def test_unoccupied_quarries_give_nothing() -> None:
    """3.4: occupied quarries."""
    state = builders({1: board(2, island={"quarry": (4, 0)})})
    play(state, PASS)
    assert legal(state) == moves(*affordable(2), PASS)
    refused(state, build("small_warehouse"), "not_enough_doubloons", cost=3, have=2)


def test_row_29_a_builder_who_does_not_build_gets_nothing() -> None:
    """Row 29: no coin."""
    state = builders({0: board(5)})
    before = PR.position(state)
    play(state, PASS)
    assert changes(before, state) == {}


def test_row_30_no_second_copy() -> None:
    """Row 30: a kind already owned is illegal."""
    state = builders({1: board(1, city={"small_market": 0})})
    play(state, PASS)
    refused(state, build("small_market"), "building_already_owned", building="small_market")
    assert legal(state) == moves(build("small_indigo_plant"), PASS)


def test_sold_out() -> None:
    """3.4: the last copy has gone."""
    state = builders({1: board(1)}, buildings={"small_market": 0})
    play(state, PASS)
    refused(state, build("small_market"), "building_sold_out", building="small_market")
    assert legal(state) == moves(build("small_indigo_plant"), PASS)


def test_sold_out_within_the_phase() -> None:
    """3.4: in turn order; what one takes the next cannot."""
    state = builders({0: board(10), 1: board(10)})
    play(state, build("city_hall"))
    refused(state, build("city_hall"), "building_sold_out", building="city_hall")


def test_row_31_one_free_space_is_too_small_for_a_large_building() -> None:
    """Row 31: 11 spaces taken: small ones only."""
    state = builders({1: board(20, city=dict.fromkeys(TWELVE[:11], 0))})
    play(state, PASS)
    small = [b for b in COST if COLUMN[b] < 4 and b not in TWELVE[:11]]
    assert legal(state) == moves(*map(build, small), PASS)
    refused(state, build("residence"), "city_full")


def test_row_31_two_free_spaces_are_enough_wherever_they_lie() -> None:
    """Row 31, 2.3: tiles may be moved, so only the number of free spaces matters."""
    state = builders({1: board(20, city=dict.fromkeys(TWELVE[:10], 0))})
    play(state, PASS)
    assert build("residence") in legal(state)
    play(state, build("residence"))
    assert state.end_reason == "city"


def test_large_buildings_take_two_spaces() -> None:
    """2.3: counts as one building but takes two spaces."""
    city = dict.fromkeys(["guild_hall", "residence", "fortress", "customs_house"], 0)
    state = builders({1: board(20, city={**city, **dict.fromkeys(TWELVE[:3], 0)})})
    play(state, PASS)
    refused(state, build("city_hall"), "city_full")
    assert build("wharf") in legal(state)


def test_a_full_city_is_not_asked() -> None:
    """3.4: free spaces are needed."""
    state = builders({1: board(20, city=dict.fromkeys(TWELVE, 0))}, end_reason="city")
    events = pass_while(state, "build")
    skips = {e["player"]: e["reason"] for e in happened(events, "skipped")}
    assert skips == {1: "city_full", 2: "nothing_affordable"}
    assert asked(state) == (1, "role")


def test_nobody_is_asked_who_can_pay_for_nothing() -> None:
    """formats.md 3: only a pass is no question; the builder without money still has two gifts."""
    state = builders({})
    assert legal(state) == moves(build("small_indigo_plant"), build("small_market"), PASS)
    events = play(state, PASS)
    assert asked(state) == (1, "role")
    assert {e["reason"] for e in happened(events, "skipped")} == {"nothing_affordable"}


def test_one_building_each() -> None:
    """3.4: each player may build one building per phase, chooser first."""
    state = table(4, dict.fromkeys(range(4), board(9)), governor=2)
    take(state, "builder")
    order = []
    while state.decision == "build":
        order.append(state.player)
        play(state, build(("factory", "harbor", "wharf", "office")[len(order) - 1]))
    assert order == [2, 3, 0, 1]
    assert asked(state) == (3, "role")


def test_row_34_the_twelfth_space_ends_the_game_after_the_round() -> None:
    """Row 34: filled by the first builder: others still build, the round is finished."""
    state = table(
        3,
        {0: board(20, city=dict.fromkeys(TWELVE[:11], 0)), 1: board(5), 2: board(5)},
    )
    take(state, "builder")
    events = play(state, build("factory"))
    assert state.end_reason == "city"
    [event] = happened(events, "end_triggered")
    assert event["reason"] == "city"
    for seat in (1, 2):
        assert asked(state) == (seat, "build")
        play(state, build("office"))
    for seat, role_id in ((1, "trader"), (2, "craftsman")):
        assert asked(state) == (seat, "role")
        take(state, role_id)
    assert state.decision == "game_over"


def test_eleven_spaces_are_no_end() -> None:
    """3.9 b: the 12th city space."""
    state = builders({0: board(20, city=dict.fromkeys(TWELVE[:10], 0))})
    play(state, build("factory"))
    assert state.end_reason is None


def test_a_building_of_an_expansion() -> None:
    """formats.md 5: a known id that is not in this game is refused by the rules."""
    state = builders({0: board(9)})
    for building in ("aqueduct", "black_market", "villa"):
        refused(state, build(building), "building_not_in_game", building=building)


def test_nothing_is_given_without_black_market() -> None:
    """formats.md 3: `give` belongs to the Black market of the expansion."""
    state = builders({0: board(9, goods={"corn": 1})})
    refused(state, build("hospice", give={"good": "corn"}))
