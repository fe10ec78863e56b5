"""Hacienda: rules 2.2, 3.2 step 1, rulings 7.1 and 7.20, rows 9b, 11 and 12."""

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    PR,
    board,
    changes,
    hacienda,
    legal,
    moves,
    play,
    player,
    refused,
    table,
    take,
    tile,
)

OWNER = {"hacienda": 1}
BOTH = {"hacienda": 1, "construction_hut": 1}
ROW = ["corn", "corn", "sugar", "sugar"]
STACK = ["coffee", "tobacco", "indigo", "corn", "corn", "corn", "corn"]


def test_use_is_asked_before_the_normal_take() -> None:
    """3.2 step 1: on his own turn, before the normal take, the top face-down plantation."""
    state = table(3, {0: board(city=OWNER)}, plantations={"face_up": ROW, "stack": STACK})
    before = PR.position(state)
    take(state, "settler")
    assert asked(state) == (0, "hacienda")
    assert legal(state) == moves(hacienda(True), hacienda(False))
    events = play(state, hacienda(True))
    assert changes(before, state) == {
        "roles.settler.taken_by": (None, 0),
        "plantations.stack": (STACK, STACK[1:]),
        "players.0.island.coffee.tiles": (0, 1),
    }
    [event] = happened(events, "tile_taken")
    assert (event["player"], event["tile"], event["source"]) == (0, "coffee", "hacienda")
    assert asked(state) == (0, "tile")
    assert legal(state) == moves(tile("corn"), tile("sugar"), tile("quarry"), PASS)
    play(state, tile("quarry"))
    assert player(state, 0)["island.quarry.tiles"] == 1
    assert asked(state) == (1, "tile")


def test_declined() -> None:
    """3.2: optional; the normal take follows."""
    state = table(3, {0: board(city=OWNER)}, plantations={"face_up": ROW, "stack": STACK})
    before = PR.position(state)
    take(state, "settler")
    play(state, hacienda(False))
    assert changes(before, state) == {"roles.settler.taken_by": (None, 0)}
    assert asked(state) == (0, "tile")


def test_each_owner_on_his_own_turn() -> None:
    """3.2: the second owner draws after the first one's normal take."""
    state = table(
        3,
        {0: board(city=OWNER), 1: board(city=OWNER)},
        plantations={"face_up": ROW, "stack": STACK},
    )
    take(state, "settler")
    play(state, hacienda(True), tile("corn"))
    assert asked(state) == (1, "hacienda")
    play(state, hacienda(True))
    assert player(state, 1)["island.tobacco.tiles"] == 1
    assert asked(state) == (1, "tile")


def test_unoccupied() -> None:
    """2: occupied means at least one colonist; unoccupied there is no question."""
    state = table(3, {0: board(city={"hacienda": 0})}, plantations={"face_up": ROW})
    take(state, "settler")
    assert asked(state) == (0, "tile")
    refused(state, hacienda(True), "wrong_decision", "no_hacienda")


def test_row_11_the_drawn_tile_fills_the_island() -> None:
    """Row 11: 11 tiles, Hacienda used: island full, no normal take."""
    state = table(
        3,
        {0: board(island={"corn": 11}, city=OWNER)},
        plantations={"face_up": ROW, "stack": STACK},
    )
    take(state, "settler")
    assert asked(state) == (0, "hacienda")
    play(state, hacienda(True))
    assert player(state, 0)["island.coffee.tiles"] == 1
    assert asked(state) == (1, "tile")


def test_row_11_not_used_the_normal_take_remains() -> None:
    """3.2: the free space serves either step."""
    state = table(3, {0: board(island={"corn": 11}, city=OWNER)}, plantations={"face_up": ROW})
    take(state, "settler")
    play(state, hacienda(False))
    assert asked(state) == (0, "tile")


def test_full_island() -> None:
    """3.2 step 1: needs a free island space."""
    state = table(3, {0: board(island={"corn": 12}, city=OWNER)})
    take(state, "settler")
    assert asked(state) == (1, "tile")


def test_row_12_the_drawn_tile_must_be_placed() -> None:
    """Row 12: an unwelcome tile cannot be thrown away; the discard pile stays empty."""
    state = table(
        3,
        {0: board(city=OWNER)},
        plantations={"face_up": ROW, "stack": ["corn", *STACK], "discard": []},
    )
    take(state, "settler")
    play(state, hacienda(True))
    assert player(state, 0)["island.corn.tiles"] == 1
    assert PR.position(state)["plantations"]["discard"] == []


def test_row_9b_deluxe_quarry_in_place_of_the_drawn_tile() -> None:
    """Row 9b, 7.1: with an occupied hut a quarry; then no quarry as normal take."""
    state = table(3, {1: board(city=BOTH)}, plantations={"face_up": ROW, "stack": STACK})
    take(state, "settler")
    play(state, tile("corn"))
    assert asked(state) == (1, "hacienda")
    assert legal(state) == moves(hacienda(True), hacienda(True, quarry=True), hacienda(False))
    before = PR.position(state)
    play(state, hacienda(True, quarry=True))
    assert changes(before, state) == {
        "quarries": (8, 7),
        "players.1.island.quarry.tiles": (0, 1),
    }
    assert asked(state) == (1, "tile")
    assert legal(state) == moves(tile("corn"), tile("sugar"), PASS)
    refused(state, tile("quarry"), "quarry_already_taken")


def test_row_9b_no_hospice_colonist_on_it() -> None:
    """Row 9b: Hospice acts on the normal tile only."""
    state = table(
        3, {1: board(city={**BOTH, "hospice": 1})}, plantations={"face_up": ROW, "stack": STACK}
    )
    take(state, "settler")
    play(state, PASS)
    before = PR.position(state)
    play(state, hacienda(True, quarry=True))
    assert changes(before, state) == {
        "quarries": (8, 7),
        "players.1.island.quarry.tiles": (0, 1),
    }
    play(state, tile("corn"))
    assert player(state, 1)["island.corn.colonists"] == 1


def test_the_limit_of_one_quarry_binds_the_settler_too() -> None:
    """7.1: at most one quarry in a settler phase, for the chooser as well."""
    state = table(3, {0: board(city=BOTH)}, plantations={"face_up": ROW, "stack": STACK})
    take(state, "settler")
    assert legal(state) == moves(hacienda(True), hacienda(True, quarry=True), hacienda(False))
    play(state, hacienda(True, quarry=True))
    assert legal(state) == moves(tile("corn"), tile("sugar"), PASS)
    refused(state, tile("quarry"), "quarry_already_taken")


def test_after_a_drawn_plantation_the_hut_still_gives_a_quarry() -> None:
    """7.1: one quarry in all, in either step."""
    state = table(3, {1: board(city=BOTH)}, plantations={"face_up": ROW, "stack": STACK})
    take(state, "settler")
    play(state, PASS, hacienda(True))
    assert legal(state) == moves(tile("corn"), tile("sugar"), tile("quarry"), PASS)


@pytest.mark.parametrize("owner", [0, 1])
def test_row_9b_classic_has_no_quarry_by_hacienda(owner: int) -> None:
    """Row 9b, 7.1: illegal in the classic edition."""
    state = table(
        3,
        {owner: board(city=BOTH)},
        edition="classic",
        plantations={"face_up": ROW, "stack": STACK},
    )
    take(state, "settler")
    if owner == 1:
        play(state, PASS)
    assert legal(state) == moves(hacienda(True), hacienda(False))
    refused(state, hacienda(True, quarry=True), "edition_forbids")
    play(state, hacienda(True))
    assert legal(state) == moves(tile("corn"), tile("sugar"), tile("quarry"), PASS)


@pytest.mark.parametrize("hut", [{}, {"construction_hut": 0}])
@pytest.mark.parametrize("owner", [0, 1])
def test_no_quarry_by_hacienda_without_an_occupied_hut(owner: int, hut: dict[str, int]) -> None:
    """7.1, 3.2 step 1: the settler's privilege does not stand in for the hut."""
    state = table(3, {owner: board(city={**OWNER, **hut})}, plantations={"stack": STACK})
    take(state, "settler")
    if owner == 1:
        play(state, PASS)
    assert legal(state) == moves(hacienda(True), hacienda(False))
    refused(state, hacienda(True, quarry=True), "hut_not_occupied")


def test_no_quarry_by_hacienda_when_none_is_left() -> None:
    """3.2: no quarries left: the hut gives nothing."""
    state = table(3, {0: board(city=BOTH)}, quarries=0, plantations={"stack": STACK})
    take(state, "settler")
    assert legal(state) == moves(hacienda(True), hacienda(False))
    refused(state, hacienda(True, quarry=True), "no_quarries")


def test_the_last_quarry_by_hacienda() -> None:
    """7.1: one is enough."""
    state = table(3, {0: board(city=BOTH)}, quarries=1, plantations={"stack": STACK})
    take(state, "settler")
    play(state, hacienda(True, quarry=True))
    assert PR.position(state)["quarries"] == 0


def test_a_quarry_cannot_be_declined_and_taken() -> None:
    """formats.md 3: `quarry` belongs to a use."""
    state = table(3, {0: board(city=BOTH)}, plantations={"stack": STACK})
    take(state, "settler")
    refused(state, hacienda(False, quarry=True))


def test_7_20_an_empty_pile_takes_the_discards() -> None:
    """7.20: reshuffle discards if any."""
    state = table(
        3,
        {0: board(city=OWNER)},
        plantations={"face_up": ROW, "stack": [], "discard": ["coffee"] * 3},
    )
    take(state, "settler")
    assert legal(state) == moves(hacienda(True), hacienda(False))
    play(state, hacienda(True))
    assert player(state, 0)["island.coffee.tiles"] == 1
    assert PR.position(state)["plantations"] == {
        "face_up": ROW,
        "stack": ["coffee", "coffee"],
        "discard": [],
    }


def test_7_20_no_draw_from_nothing() -> None:
    """7.20: with neither pile there is no draw, and no question."""
    state = table(
        3, {0: board(city=OWNER)}, plantations={"face_up": ROW, "stack": [], "discard": []}
    )
    events = take(state, "settler")
    assert asked(state) == (0, "tile")
    assert [e["event"] for e in events] == ["role_taken"]


def test_7_20_the_quarry_needs_no_pile() -> None:
    """7.1 with 7.20: the deluxe quarry remains when no tile is left to draw."""
    state = table(
        3, {0: board(city=BOTH)}, plantations={"face_up": ROW, "stack": [], "discard": []}
    )
    take(state, "settler")
    assert asked(state) == (0, "hacienda")
    assert legal(state) == moves(hacienda(True, quarry=True), hacienda(False))
    refused(state, hacienda(True), "no_face_down_tiles")
    play(state, hacienda(True, quarry=True))
    assert player(state, 0)["island.quarry.tiles"] == 1


def test_ten_tiles_leave_room_for_both() -> None:
    """3.2 steps 1 and 2: a free space for the drawn tile and one for the normal take."""
    state = table(
        3,
        {0: board(island={"corn": 10}, city=OWNER)},
        plantations={"face_up": ROW, "stack": STACK},
    )
    take(state, "settler")
    play(state, hacienda(True))
    assert asked(state) == (0, "tile")
    play(state, tile("sugar"))
    assert player(state, 0)["island.sugar.tiles"] == 1
