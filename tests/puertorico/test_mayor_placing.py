"""Placing colonists: rules section 3.3 step 3, rows 19 and 24."""

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    PR,
    board,
    changes,
    colonists_of,
    legal,
    moves,
    place,
    play,
    player,
    refused,
    table,
    take,
)

# Three circles; the mayor gets two colonists.
THREE = board(island={"corn": 1, "indigo": 1}, city={"small_market": 0})
ROOMY = board(island={"corn": 12})


def test_every_arrangement_that_fills_is_legal() -> None:
    """3.3 step 3: free arrangement, every colonist on a circle while circles are empty."""
    state = table(3, {0: THREE})
    take(state, "mayor")
    assert asked(state) == (0, "place")
    assert colonists_of(state, 0) == 2
    assert legal(state) == moves(
        place({"corn": 1, "indigo": 1}),
        place({"corn": 1}, {"small_market": 1}),
        place({"indigo": 1}, {"small_market": 1}),
    )


def test_the_arrangement_is_carried_out() -> None:
    """3.3 step 3: the whole new arrangement by kind."""
    state = table(3, {0: THREE})
    take(state, "mayor")
    events = play(state, place({"corn": 1}, {"small_market": 1}))
    assert player(state, 0) == {
        "name": "Player 1",
        "island.corn.tiles": 1,
        "island.corn.colonists": 1,
        "island.indigo.tiles": 1,
        "city.small_market.colonists": 1,
    }
    event = happened(events, "colonists_placed")[0]
    assert (event["player"], event["auto"]) == (0, False)
    assert {k: n for k, n in event["island"].items() if n} == {"corn": 1}
    assert {k: n for k, n in event["city"].items() if n} == {"small_market": 1}
    assert event["san_juan"] == 0


def test_row_19_nobody_waits_while_a_circle_is_empty() -> None:
    """Row 19: an empty circle and a colonist in San Juan: illegal."""
    state = table(3, {0: THREE})
    take(state, "mayor")
    refused(state, place({"corn": 1}), "circles_left_empty", count=1)
    refused(state, place(), "circles_left_empty", count=2)


def test_row_24_colonists_may_move_from_tile_to_tile() -> None:
    """Row 24: new ones, those in San Juan and those already placed."""
    occupied = board(
        island={"corn": (1, 1), "indigo": (1, 1), "quarry": 1, "sugar": 2},
        city={"small_market": 0},
    )
    state = table(3, {0: occupied})
    take(state, "mayor", privilege=False)
    assert colonists_of(state, 0) == 3
    play(state, place({"quarry": 1, "sugar": 1}, {"small_market": 1}))
    assert player(state, 0) == {
        "name": "Player 1",
        "island.corn.tiles": 1,
        "island.indigo.tiles": 1,
        "island.quarry.tiles": 1,
        "island.quarry.colonists": 1,
        "island.sugar.tiles": 2,
        "island.sugar.colonists": 1,
        "city.small_market.colonists": 1,
    }


def test_those_in_san_juan_join() -> None:
    """3.3 step 3: San Juan ones take part."""
    state = table(3, {0: board(island={"corn": 3, "indigo": 3}, san_juan=2)})
    take(state, "mayor", privilege=False)
    assert legal(state) == moves(
        place({"corn": 3}),
        place({"corn": 2, "indigo": 1}),
        place({"corn": 1, "indigo": 2}),
        place({"indigo": 3}),
    )


def test_the_overflow_waits_in_san_juan() -> None:
    """3.3 step 3: with more colonists than circles all circles are filled, unasked."""
    state = table(3, {0: board(island={"corn": (1, 1)}, city={"small_market": 0}, san_juan=1)})
    events = take(state, "mayor")
    assert asked(state) == (1, "role")
    assert player(state, 0) == {
        "name": "Player 1",
        "island.corn.tiles": 1,
        "island.corn.colonists": 1,
        "city.small_market.colonists": 1,
        "san_juan.colonists": 2,
    }
    event = next(e for e in happened(events, "colonists_placed") if e["player"] == 0)
    assert (event["auto"], event["san_juan"]) == (True, 2)


def test_several_circles_on_a_building() -> None:
    """2.1: three circles on the large mills and the tobacco storage, two on the roaster."""
    state = table(3, {0: board(city={"sugar_mill": 0, "coffee_roaster": 0}, san_juan=2)})
    take(state, "mayor", privilege=False)
    assert legal(state) == moves(
        place({}, {"sugar_mill": 3}),
        place({}, {"sugar_mill": 2, "coffee_roaster": 1}),
        place({}, {"sugar_mill": 1, "coffee_roaster": 2}),
    )


def test_each_refusal() -> None:
    """3.3 step 3: only what one has, on circles one has."""
    state = table(3, {0: THREE})
    take(state, "mayor")
    refused(
        state,
        place({"corn": 1, "indigo": 1}, {"small_market": 1}),
        "not_enough_colonists",
        have=2,
        need=3,
    )
    refused(state, place({"corn": 2}), "too_many_on_tile", tile="corn", circles=1)
    refused(
        state,
        place({}, {"small_market": 2}),
        "too_many_on_tile",
        tile="small_market",
        circles=1,
    )
    refused(state, place({"corn": 1, "sugar": 1}), "tile_not_owned", tile="sugar")
    refused(state, place({"corn": 1}, {"hospice": 1}), "building_not_owned", building="hospice")
    refused(state, PASS, "wrong_decision")


def test_a_forest_has_no_circle() -> None:
    """formats.md 2: a known tile, not on this island."""
    state = table(3, {0: THREE})
    take(state, "mayor")
    refused(state, place({"corn": 1, "forest": 1}))


def test_zeros_may_be_written() -> None:
    """formats.md 3: counts of 0 say the same as leaving out."""
    state = table(3, {0: THREE})
    take(state, "mayor")
    other = state.copy()
    play(state, place({"corn": 1, "indigo": 0}, {"small_market": 1}))
    assert player(state, 0)["city.small_market.colonists"] == 1
    play(other, place({"corn": 1, "indigo": 1}, {"small_market": 0}))
    assert player(other, 0).get("city.small_market.colonists") is None


def test_mayor_places_first_then_clockwise() -> None:
    """3.3: mayor first, then clockwise; all have taken theirs before anybody places."""
    state = table(4, dict.fromkeys(range(4), THREE), governor=2, colonists={"ship": 8})
    take(state, "mayor", privilege=False)
    assert [colonists_of(state, i) for i in range(4)] == [2, 2, 2, 2]
    order = []
    while state.decision == "place":
        order.append(state.player)
        play(state, place({"corn": 1, "indigo": 1}))
    assert order == [2, 3, 0, 1]
    assert asked(state) == (3, "role")


def test_nobody_is_asked_who_has_one_way_only() -> None:
    """formats.md 3: no question with a single answer."""
    state = table(3, {0: ROOMY, 1: board(), 2: board(city={"factory": 0})})
    events = take(state, "mayor")
    assert asked(state) == (1, "role")
    assert player(state, 0)["island.corn.colonists"] == 2
    assert player(state, 1)["san_juan.colonists"] == 1
    assert player(state, 2)["city.factory.colonists"] == 1
    assert all(e["auto"] for e in happened(events, "colonists_placed"))


def test_no_colonist_at_all() -> None:
    """3.3: who has none is not asked."""
    state = table(3, {1: THREE}, colonists={"ship": 0})
    take(state, "mayor")
    assert asked(state) == (1, "role")


def test_placing_changes_nothing_else() -> None:
    """3.3: the ship is refilled only after the last placement."""
    two = board(island={"corn": 2, "indigo": 2})
    state = table(3, {0: two, 1: two, 2: ROOMY}, colonists={"ship": 6})
    take(state, "mayor")
    before = PR.position(state)
    assert before["colonists"] == {"supply": 54, "ship": 0}
    play(state, place({"corn": 2, "indigo": 1}))
    assert asked(state) == (1, "place")
    assert PR.position(state)["colonists"] == {"supply": 54, "ship": 0}
    assert {path.split(".")[1] for path in changes(before, state)} == {"0"}
    play(state, place({"corn": 2}))
    assert PR.position(state)["colonists"] == {"supply": 51, "ship": 3}


def test_a_long_list_may_be_cut() -> None:
    """formats.md 5: `limit` cuts the list, and `complete` says so; each one listed is legal."""
    wide = board(
        island={"corn": 3, "indigo": 3, "sugar": 3, "quarry": 3},
        city={"sugar_mill": 0, "indigo_plant": 0, "tobacco_storage": 0},
        san_juan=8,
    )
    state = table(3, {0: wide})
    take(state, "mayor")
    actions, complete = PR.legal(state, 25)
    assert (len(actions), complete) == (25, False)
    assert all(PR.why(state, action) is None for action in actions)
    everything, complete = PR.legal(state)
    assert complete
    assert len(everything) > 25
    assert all(action in everything for action in actions)


def test_a_cut_list_is_not_the_end_of_what_is_legal() -> None:
    """formats.md 5: what is not listed may still be played."""
    wide = board(island={"corn": 3, "indigo": 3, "sugar": 3, "quarry": 3}, san_juan=4)
    state = table(3, {0: wide})
    take(state, "mayor")
    listed = PR.legal(state, 1)[0]
    other = next(a for a in PR.legal(state)[0] if a not in listed)
    play(state, other)
    assert colonists_of(state, 0) == 6
