"""Refilling the colonist ship: rules section 3.3 step 4, rulings 7.6 and 7.24, rows 20 to 23."""

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.table import PR, board, over, place, play, table, take

ROOMY = board(island={"corn": 12})


def everybody(players: int) -> dict[int, dict[str, object]]:
    return dict.fromkeys(range(players), ROOMY)


def test_row_20_empty_building_circles_count_plantations_do_not() -> None:
    """Row 20: 5 empty building circles, 3 empty plantations, 4 players: 5."""
    state = table(
        4,
        {
            0: board(city={"sugar_mill": 0}),
            1: board(city={"indigo_plant": 0}),
            2: board(city={"coffee_roaster": 0}),
            3: board(island={"corn": 4}),
        },
    )
    events = take(state, "mayor", privilege=False)
    assert PR.position(state)["colonists"] == {"supply": 70, "ship": 5}
    [event] = happened(events, "ship_refilled")
    assert (event["count"], event["needed"]) == (5, 5)


def test_row_21_at_least_one_for_each_player() -> None:
    """Row 21: 1 empty circle, 4 players: 4."""
    state = table(4, {0: board(city={"coffee_roaster": 0}), 1: ROOMY, 2: ROOMY, 3: ROOMY})
    take(state, "mayor", privilege=False)
    assert PR.position(state)["colonists"] == {"supply": 71, "ship": 4}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_minimum_is_the_number_of_players(players: int) -> None:
    """3.3 step 4."""
    state = table(players, everybody(players))
    take(state, "mayor", privilege=False)
    assert PR.position(state)["colonists"]["ship"] == players


def test_counted_after_the_placement() -> None:
    """3.3: refill is computed after placement: what stays empty on buildings counts."""
    both = board(island={"corn": 3}, city={"sugar_mill": 0, "factory": 0})
    ships = []
    for arrangement in (place({"corn": 1}), place({}, {"sugar_mill": 1})):
        state = table(3, {0: both, 1: board(city={"indigo_plant": 0}), 2: ROOMY})
        take(state, "mayor", privilege=False)
        play(state, arrangement)
        ships.append(PR.position(state)["colonists"]["ship"])
    # 4 circles of player 1 and 2 of player 2, one less when a colonist stands on the mill
    assert ships == [6, 5]


def test_row_22_a_supply_that_just_suffices_is_no_end() -> None:
    """Row 22: supply 4, need 4: filled, no end."""
    state = table(4, everybody(4), colonists={"supply": 4, "ship": 4})
    events = take(state, "mayor", privilege=False)
    assert PR.position(state)["colonists"] == {"supply": 0, "ship": 4}
    assert state.end_reason is None
    assert happened(events, "end_triggered") == []


def test_row_22_the_next_mayor_ends_the_game() -> None:
    """Row 22: next mayor: supply 0, need at least 4: the end of the round ends the game."""
    state = table(
        4,
        everybody(4),
        colonists={"supply": 0, "ship": 4},
        taken={"trader": 0, "captain": 1, "craftsman": 2},
    )
    events = take(state, "mayor")
    assert state.end_reason == "colonists"
    assert PR.position(state)["colonists"] == {"supply": 0, "ship": 0}
    assert [e["reason"] for e in happened(events, "end_triggered")] == ["colonists"]
    assert over(state)


def test_row_23_too_few_left_the_round_is_completed() -> None:
    """Row 23, 7.6: supply 3, need 4: what is left is loaded, the round is completed."""
    state = table(4, everybody(4), colonists={"supply": 3, "ship": 4})
    events = take(state, "mayor", privilege=False)
    assert PR.position(state)["colonists"] == {"supply": 0, "ship": 3}
    assert PR.position(state)["end_reason"] == "colonists"
    [event] = happened(events, "ship_refilled")
    assert (event["count"], event["needed"]) == (3, 4)
    for seat, role_id in [(1, "trader"), (2, "captain"), (3, "craftsman")]:
        assert asked(state) == (seat, "role")
        take(state, role_id)
    assert asked(state) == (3, "craftsman_bonus")
    play(state, PASS)
    assert over(state)


def test_the_privilege_may_make_the_supply_too_small() -> None:
    """3.3: step 1 comes before step 4."""
    state = table(4, everybody(4), colonists={"supply": 4, "ship": 4})
    take(state, "mayor")
    assert state.end_reason == "colonists"
    assert PR.position(state)["colonists"] == {"supply": 0, "ship": 3}


def test_7_24_nobody_can_forget_it() -> None:
    """7.24: automatic refill."""
    state = table(4, everybody(4))
    [event] = happened(take(state, "mayor"), "ship_refilled")
    assert event["auto"] is True
