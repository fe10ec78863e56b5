"""The settler phase: rules section 3.2, rows 7 to 9, 15 and 16."""

from collections import Counter

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    PR,
    board,
    changes,
    legal,
    moves,
    pass_while,
    play,
    player,
    refused,
    table,
    take,
    tile,
)

ROW = ["corn", "sugar", "sugar", "coffee", "indigo"]


def test_row_7_the_settler_takes_one_plantation_or_a_quarry() -> None:
    """Row 7, 3.2 step 2: the privilege is a quarry in place of a plantation, not both."""
    state = table(4, plantations={"face_up": ROW, "stack": ["tobacco"] * 5, "discard": []})
    before = PR.position(state)
    take(state, "settler")
    assert asked(state) == (0, "tile")
    assert legal(state) == moves(
        tile("corn"), tile("sugar"), tile("coffee"), tile("indigo"), tile("quarry"), PASS
    )
    play(state, tile("quarry"))
    assert changes(before, state) == {
        "roles.settler.taken_by": (None, 0),
        "quarries": (8, 7),
        "players.0.island.quarry.tiles": (0, 1),
    }
    assert asked(state) == (1, "tile")


def test_the_others_take_a_face_up_plantation() -> None:
    """3.2 step 2: the others take what lies face up, no quarry."""
    state = table(4, plantations={"face_up": ROW, "stack": ["tobacco"] * 5, "discard": []})
    take(state, "settler")
    play(state, tile("corn"))
    before = PR.position(state)
    assert legal(state) == moves(tile("sugar"), tile("coffee"), tile("indigo"), PASS)
    refused(state, tile("quarry"), "quarry_needs_privilege")
    refused(state, tile("corn"), "tile_not_face_up", tile="corn")
    refused(state, tile("tobacco"), "tile_not_face_up", tile="tobacco")
    events = play(state, tile("sugar"))
    assert changes(before, state) == {
        "plantations.face_up": (
            ["coffee", "indigo", "sugar", "sugar"],
            ["coffee", "indigo", "sugar"],
        ),
        "players.1.island.sugar.tiles": (0, 1),
    }
    [event] = happened(events, "tile_taken")
    assert (event["player"], event["tile"], event["source"]) == (1, "sugar", "face_up")
    assert legal(state) == moves(tile("sugar"), tile("coffee"), tile("indigo"), PASS)


def test_the_new_tile_is_unoccupied() -> None:
    """3.2: without Hospice a tile comes without a colonist."""
    state = table(3, plantations={"face_up": ["corn"] * 4})
    take(state, "settler")
    play(state, tile("corn"))
    assert player(state, 0) == {"name": "Player 1", "island.corn.tiles": 1}
    assert PR.position(state)["colonists"] == {"supply": 55, "ship": 3}


def test_row_8_the_settler_with_a_hut_takes_one_quarry() -> None:
    """Row 8: still only one quarry, still one tile in all."""
    state = table(3, {0: board(city={"construction_hut": 1})})
    take(state, "settler")
    play(state, tile("quarry"))
    assert asked(state) == (1, "tile")
    assert PR.position(state)["quarries"] == 7


def test_occupied_hut_gives_the_others_a_quarry() -> None:
    """2.2: a quarry in place of a face-up plantation."""
    state = table(
        3,
        {1: board(city={"construction_hut": 1})},
        plantations={"face_up": ["corn", "corn", "sugar", "sugar"]},
    )
    take(state, "settler")
    play(state, tile("corn"))
    assert legal(state) == moves(tile("corn"), tile("sugar"), tile("quarry"), PASS)
    before = PR.position(state)
    events = play(state, tile("quarry"))
    assert changes(before, state) == {
        "quarries": (8, 7),
        "players.1.island.quarry.tiles": (0, 1),
    }
    [event] = happened(events, "tile_taken")
    assert (event["tile"], event["source"]) == ("quarry", "supply")
    assert asked(state) == (2, "tile")


def test_row_9_an_unoccupied_hut_gives_nothing() -> None:
    """Row 9: no quarry."""
    state = table(
        3,
        {1: board(city={"construction_hut": 0})},
        plantations={"face_up": ["corn", "corn", "sugar", "sugar"]},
    )
    take(state, "settler")
    play(state, PASS)
    assert legal(state) == moves(tile("corn"), tile("sugar"), PASS)
    refused(state, tile("quarry"), "quarry_needs_privilege", "hut_not_occupied")


def test_row_16_no_quarries_left() -> None:
    """Row 16: the settler may still take a plantation; privilege and hut give nothing."""
    state = table(
        3,
        {1: board(city={"construction_hut": 1})},
        quarries=0,
        plantations={"face_up": ["corn", "corn", "sugar", "sugar"]},
    )
    take(state, "settler")
    assert legal(state) == moves(tile("corn"), tile("sugar"), PASS)
    refused(state, tile("quarry"), "no_quarries")
    play(state, tile("corn"))
    assert legal(state) == moves(tile("corn"), tile("sugar"), PASS)
    refused(state, tile("quarry"), "no_quarries")


def test_the_last_quarry_goes_to_the_settler() -> None:
    """3.2: no quarry is left for the hut."""
    state = table(
        3,
        {1: board(city={"construction_hut": 1})},
        quarries=1,
        plantations={"face_up": ["corn"] * 4},
    )
    take(state, "settler")
    play(state, tile("quarry"))
    refused(state, tile("quarry"), "no_quarries")
    assert legal(state) == moves(tile("corn"), PASS)


def test_twelve_tiles_are_all() -> None:
    """3.2: with 12 tiles no more for the rest of the game, neither plantation nor quarry."""
    full = board(island={"corn": 5, "quarry": 3, "indigo": 4})
    state = table(3, {0: full, 2: full})
    events = take(state, "settler")
    assert asked(state) == (1, "tile")
    [event] = happened(events, "skipped")
    assert (event["player"], event["decision"], event["reason"]) == (0, "tile", "island_full")
    play(state, PASS)
    assert asked(state) == (1, "role")


def test_eleven_tiles_leave_room_for_one() -> None:
    """3.2: needs a free island space."""
    state = table(3, {0: board(island={"corn": 11})}, plantations={"face_up": ["corn"] * 4})
    take(state, "settler")
    assert legal(state) == moves(tile("corn"), tile("quarry"), PASS)


def test_the_remaining_tiles_are_discarded_and_new_ones_dealt() -> None:
    """3.2, end: all remaining face-up plantations go to the discard pile, players + 1 new."""
    stack = ["tobacco", "corn", "corn", "coffee", "indigo", "sugar", "corn"]
    state = table(4, plantations={"face_up": ROW, "stack": stack, "discard": ["coffee"]})
    before = PR.position(state)
    take(state, "settler")
    events = play(state, tile("corn"), tile("coffee"), PASS, tile("sugar"))
    assert changes(before, state) == {
        "roles.settler.taken_by": (None, 0),
        "players.0.island.corn.tiles": (0, 1),
        "players.1.island.coffee.tiles": (0, 1),
        "players.3.island.sugar.tiles": (0, 1),
        "plantations.face_up": (sorted(ROW), sorted(stack[:5])),
        "plantations.stack": (stack, stack[5:]),
        "plantations.discard": (["coffee"], ["coffee", "indigo", "sugar"]),
    }
    [event] = happened(events, "plantations_dealt")
    assert sorted(event["tiles"]) == sorted(stack[:5])
    assert sorted(event["discarded"]) == ["indigo", "sugar"]
    assert (event["reshuffled"], event["auto"], event["player"]) == (False, True, None)
    assert asked(state) == (1, "role")


def test_row_15_the_discards_become_a_new_pile_when_the_pile_is_short() -> None:
    """Row 15: 4 players, pile 2, discards 9: 2 dealt, discards shuffled, 3 more dealt."""
    discards = ["corn"] * 2 + ["indigo"] * 3 + ["sugar"] * 4
    state = table(
        4, plantations={"face_up": [], "stack": ["coffee", "tobacco"], "discard": discards}
    )
    take(state, "settler")
    assert legal(state) == moves(tile("quarry"), PASS)
    events = play(state, PASS)
    tiles = PR.position(state)["plantations"]
    assert {"coffee", "tobacco"} < set(tiles["face_up"])
    assert (len(tiles["face_up"]), len(tiles["stack"]), tiles["discard"]) == (5, 6, [])
    assert Counter(tiles["face_up"] + tiles["stack"]) == Counter([*discards, "coffee", "tobacco"])
    assert happened(events, "plantations_dealt")[0]["reshuffled"] is True


def test_tiles_just_discarded_are_among_those_shuffled() -> None:
    """3.2, end: first the remaining tiles are discarded, then the new ones are dealt."""
    state = table(
        3, plantations={"face_up": ["coffee"] * 4, "stack": ["corn"], "discard": ["sugar"]}
    )
    take(state, "settler")
    play(state, PASS, PASS, PASS)
    tiles = PR.position(state)["plantations"]
    assert len(tiles["face_up"]) == 4
    assert "corn" in tiles["face_up"]
    assert (len(tiles["stack"]), tiles["discard"]) == (2, [])


def test_a_pile_that_just_suffices_is_not_reshuffled() -> None:
    """3.2, end: only a pile that is short takes the discards."""
    state = table(
        3, plantations={"face_up": [], "stack": ["corn"] * 4, "discard": ["sugar", "coffee"]}
    )
    take(state, "settler")
    events = play(state, PASS)
    assert PR.position(state)["plantations"] == {
        "face_up": ["corn"] * 4,
        "stack": [],
        "discard": ["sugar", "coffee"],
    }
    assert happened(events, "plantations_dealt")[0]["reshuffled"] is False


def test_play_goes_on_with_fewer_tiles() -> None:
    """3.2, end: if still short, play on with fewer."""
    state = table(3, plantations={"face_up": [], "stack": ["corn"], "discard": ["sugar"]})
    take(state, "settler")
    play(state, PASS)
    tiles = PR.position(state)["plantations"]
    assert (sorted(tiles["face_up"]), tiles["stack"], tiles["discard"]) == (
        ["corn", "sugar"],
        [],
        [],
    )


def test_nothing_to_deal_at_all() -> None:
    """3.2, end: the row stays empty when neither pile has a tile."""
    state = table(3, plantations={"face_up": [], "stack": [], "discard": []})
    take(state, "settler")
    play(state, tile("quarry"))
    assert PR.position(state)["plantations"] == {"face_up": [], "stack": [], "discard": []}
    assert asked(state) == (1, "role")


def test_nobody_is_asked_when_nothing_lies_there() -> None:
    """formats.md 3: a player who could only pass is not asked."""
    state = table(3, quarries=0, plantations={"face_up": []})
    events = take(state, "settler")
    assert asked(state) == (1, "role")
    assert [e["player"] for e in happened(events, "skipped")] == [0, 1, 2]
    assert {e["reason"] for e in happened(events, "skipped")} == {"nothing_to_take"}


def test_the_last_face_up_tile_is_taken_before_the_end_of_the_row() -> None:
    """3.2: no new tiles within the phase."""
    state = table(3, plantations={"face_up": ["corn", "sugar"]})
    take(state, "settler")
    play(state, tile("corn"), tile("sugar"))
    assert asked(state) == (1, "role")
    assert len(PR.position(state)["plantations"]["face_up"]) == 4


def test_order_of_play_follows_the_chooser() -> None:
    """3.2: chooser first, then clockwise."""
    state = table(3, governor=2, plantations={"face_up": ["corn", "sugar", "coffee", "indigo"]})
    take(state, "settler")
    order = []
    while state.decision == "tile":
        order.append(state.player)
        play(state, PASS)
    assert order == [2, 0, 1]
    assert pass_while(state, "tile") == []
