"""Loading the cargo ships: rules section 3.7 steps 1 to 4, rows 48 to 52, 54 and 58."""

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    PR,
    board,
    changes,
    legal,
    load,
    moves,
    play,
    player,
    refused,
    ship,
    table,
    take,
)


def test_row_48_the_full_example() -> None:
    """Row 48: Anna 9, Bob 4, Chris 1, David 1; the 6- and 7-ships emptied, 4 tobacco stay."""
    state = table(
        4,
        {
            0: board(goods={"corn": 2, "sugar": 6}),
            1: board(goods={"sugar": 2, "tobacco": 3}),
            2: board(goods={"corn": 2, "tobacco": 1}),
            3: board(goods={"corn": 1, "indigo": 5}),
        },
        ships=[ship(5), ship(6, "corn", 3), ship(7)],
        goods={"corn": 2, "indigo": 6, "sugar": 3, "tobacco": 5, "coffee": 9},
    )
    before = PR.position(state)
    take(state, "captain")
    assert asked(state) == (0, "load")
    assert legal(state) == moves(load("corn", 6), load("sugar", 7))
    play(state, load("sugar", 7))
    assert asked(state) == (1, "load")
    assert legal(state) == moves(load("sugar", 7), load("tobacco", 5))
    play(state, load("sugar", 7))
    assert asked(state) == (2, "load")
    assert legal(state) == moves(load("corn", 6), load("tobacco", 5))
    events = play(state, load("tobacco", 5))
    # David's corn, Anna's corn and Bob's tobacco are forced, and so are all storages.
    assert asked(state) == (1, "role")
    loads = [
        (e["player"], e["good"], e["count"], e["ship"], e["auto"])
        for e in happened(events, "goods_loaded")
    ]
    assert loads == [
        (2, "tobacco", 1, 5, False),
        (3, "corn", 1, 6, True),
        (0, "corn", 2, 6, True),
        (1, "tobacco", 3, 5, True),
    ]
    assert changes(before, state) == {
        "roles.captain.taken_by": (None, 0),
        "vp_supply": (100, 85),
        "players.0.vp": (0, 9),
        "players.1.vp": (0, 4),
        "players.2.vp": (0, 1),
        "players.3.vp": (0, 1),
        "players.0.goods.corn": (2, 0),
        "players.0.goods.sugar": (6, 0),
        "players.1.goods.sugar": (2, 1),
        "players.1.goods.tobacco": (3, 0),
        "players.2.goods.corn": (2, 1),
        "players.2.goods.tobacco": (1, 0),
        "players.3.goods.corn": (1, 0),
        "players.3.goods.indigo": (5, 1),
        "ships.0.good": (None, "tobacco"),
        "ships.0.count": (0, 4),
        "ships.1.good": ("corn", None),
        "ships.1.count": (3, 0),
        "goods.corn": (2, 9),
        "goods.sugar": (3, 10),
        "goods.indigo": (6, 10),
    }
    emptied = [(e["ship"], e["good"], e["count"]) for e in happened(events, "ship_emptied")]
    assert sorted(emptied) == [(6, "corn", 6), (7, "sugar", 7)]


def test_row_49_the_empty_ship_on_which_most_fit() -> None:
    """Row 49: 6 sugar on the empty 5-ship is illegal while the 7-ship is free."""
    state = table(
        4,
        {0: board(goods={"corn": 2, "sugar": 6})},
        ships=[ship(5), ship(6, "corn", 3), ship(7)],
    )
    take(state, "captain")
    refused(state, load("sugar", 5), "larger_ship_free")


def test_row_49_the_largest_of_three_that_are_all_too_small() -> None:
    """3.7 step 3: the one on which the largest number fits."""
    state = table(4, {0: board(goods={"corn": 9, "sugar": 9})})
    take(state, "captain")
    assert legal(state) == moves(load("corn", 7), load("sugar", 7))


def test_row_50_any_that_takes_all() -> None:
    """Row 50: 4 corn, empty ships 5 and 7: either is legal."""
    state = table(4, {0: board(goods={"corn": 4})}, ships=[ship(5), ship(6, "sugar", 3), ship(7)])
    take(state, "captain")
    assert legal(state) == moves(load("corn", 5), load("corn", 7))
    before = PR.position(state)
    play(state, load("corn", 5))
    assert changes(before, state) == {
        "players.0.goods.corn": (4, 0),
        "players.0.vp": (0, 5),
        "vp_supply": (100, 95),
        "ships.0.good": (None, "corn"),
        "ships.0.count": (0, 4),
    }


def test_row_51_a_full_ship_still_carries_its_kind() -> None:
    """Row 51: sugar ship full this phase, an empty ship exists: sugar cannot go on it."""
    state = table(
        4,
        {
            0: board(goods={"sugar": 1}),
            1: board(goods={"sugar": 2, "corn": 1, "indigo": 1}),
        },
        ships=[ship(5, "sugar", 4), ship(6), ship(7, "tobacco", 1)],
    )
    take(state, "captain")
    assert asked(state) == (1, "load")
    assert legal(state) == moves(load("corn", 6), load("indigo", 6))
    refused(state, load("sugar", 6), "good_on_other_ship", good="sugar", ship=5)
    refused(state, load("sugar", 5), "ship_full", ship=5)


def test_row_52_free_choice_but_no_pass() -> None:
    """Row 52: corn or coffee: free choice, cannot pass."""
    state = table(4, {0: board(goods={"corn": 3, "coffee": 1})}, ships=[ship(5), ship(6)])
    take(state, "captain")
    assert legal(state) == moves(
        load("corn", 5), load("corn", 6), load("coffee", 5), load("coffee", 6)
    )
    refused(state, PASS, "must_load")


def test_free_choice_of_the_kind_that_loads_fewer() -> None:
    """3.7 step 4: even one that loads fewer barrels."""
    state = table(
        4,
        {0: board(goods={"corn": 5, "coffee": 1})},
        ships=[ship(5, "coffee", 4), ship(6, "corn", 1), ship(7, "sugar", 1)],
    )
    take(state, "captain")
    assert legal(state) == moves(load("corn", 6), load("coffee", 5))
    play(state, load("coffee", 5))
    # his last kind goes on in his next turn, unasked; both ships end up full
    assert player(state, 0) == {"name": "Player 1", "vp": 7}


def test_as_many_as_fit() -> None:
    """3.7 step 3: all that fit, the rest stays; one kind on one ship in a turn."""
    state = table(
        3,
        {0: board(goods={"corn": 5, "sugar": 5})},
        ships=[ship(4), ship(5, "corn", 3), ship(6)],
    )
    take(state, "captain")
    assert legal(state) == moves(load("corn", 5), load("sugar", 6))
    before = PR.position(state)
    events = play(state, load("corn", 5))
    first = happened(events, "goods_loaded")[0]
    assert (first["count"], first["ship"], first["vp"]) == (2, 5, 2 + 1)
    # then the sugar is forced, and one corn is kept of the three that did not fit
    assert changes(before, state) == {
        "vp_supply": (75, 67),
        "players.0.vp": (0, 8),
        "players.0.goods.corn": (5, 1),
        "players.0.goods.sugar": (5, 0),
        "goods.corn": (10, 17),
        "ships.1.good": ("corn", None),
        "ships.1.count": (3, 0),
        "ships.2.good": (None, "sugar"),
        "ships.2.count": (0, 5),
    }


def test_no_kind_on_two_ships() -> None:
    """3.7 step 2: a ship that carries it takes it, no other."""
    state = table(
        3,
        {0: board(goods={"corn": 5, "sugar": 1})},
        ships=[ship(4, "corn", 3), ship(5), ship(6, "indigo", 2)],
    )
    take(state, "captain")
    assert legal(state) == moves(load("corn", 4), load("sugar", 5))
    refused(state, load("corn", 5), "good_on_other_ship", good="corn", ship=4)
    refused(state, load("sugar", 6), "ship_holds_other_good", ship=6, good="indigo")
    refused(state, load("sugar", 4), "ship_holds_other_good", ship=4, good="corn")
    refused(state, load("tobacco", 5), "good_not_held", good="tobacco")
    refused(state, load("sugar", 8), "no_such_ship", ship=8)
    refused(state, load("sugar", "wharf"), "no_wharf")


def test_row_54_a_captain_who_cannot_load() -> None:
    """Row 54: no bonus."""
    state = table(
        3,
        {0: board(goods={"corn": 1}), 1: board(goods={"sugar": 1})},
        ships=[ship(4, "sugar", 1), ship(5, "indigo", 1), ship(6, "coffee", 1)],
    )
    events = take(state, "captain")
    assert player(state, 0) == {"name": "Player 1", "goods.corn": 1}
    assert player(state, 1) == {"name": "Player 2", "vp": 1}
    assert [e["player"] for e in happened(events, "goods_loaded")] == [1]


def test_nobody_has_anything() -> None:
    """3.7 step 7: loading ends when nobody can load."""
    state = table(3)
    before = PR.position(state)
    take(state, "captain")
    assert changes(before, state) == {"roles.captain.taken_by": (None, 0)}
    assert asked(state) == (1, "role")


def test_turns_go_round_until_nobody_can_load() -> None:
    """3.7 steps 1 and 7: chooser first, clockwise, round and round."""
    state = table(
        3,
        {
            0: board(goods={"corn": 1, "indigo": 1, "sugar": 1}),
            1: board(goods={"corn": 1, "indigo": 1}),
            2: board(goods={"sugar": 2}),
        },
        governor=1,
        ships=[ship(4, "corn", 1), ship(5, "indigo", 1), ship(6, "sugar", 1)],
    )
    take(state, "captain")
    events = play(state, load("corn", 4), load("indigo", 5), load("corn", 4))
    turns = [(e["player"], e["good"]) for e in happened(events, "goods_loaded")]
    assert turns == [
        (1, "corn"),
        (2, "sugar"),
        (0, "indigo"),
        (1, "indigo"),
        (0, "corn"),
        (0, "sugar"),
    ]


def test_the_others_load_when_the_captain_cannot() -> None:
    """3.1: if the chooser does not act, the others still do."""
    state = table(3, {2: board(goods={"corn": 2})}, ships=[ship(4), ship(5, "corn", 1), ship(6)])
    take(state, "captain")
    assert player(state, 2) == {"name": "Player 3", "vp": 2}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_ship_is_named_by_its_capacity(players: int) -> None:
    """formats.md 3; 1.2: ships by number of players."""
    capacities = {2: [4, 6], 3: [4, 5, 6], 4: [5, 6, 7], 5: [6, 7, 8]}[players]
    state = table(players, {0: board(goods={"corn": 1, "coffee": 1})})
    take(state, "captain")
    expected = [load(g, c) for g in ("corn", "coffee") for c in capacities]
    assert legal(state) == moves(*expected)


def test_full_ships_are_emptied_and_others_keep_their_load() -> None:
    """3.7 step 9: every full ship into the supply; part-filled ships keep their load."""
    state = table(
        3,
        {0: board(goods={"corn": 2})},
        ships=[ship(4, "corn", 2), ship(5, "sugar", 4), ship(6)],
    )
    before = PR.position(state)
    take(state, "captain")
    assert changes(before, state) == {
        "roles.captain.taken_by": (None, 0),
        "vp_supply": (75, 72),
        "players.0.vp": (0, 3),
        "players.0.goods.corn": (2, 0),
        "goods.corn": (10, 14),
        "ships.0.good": ("corn", None),
        "ships.0.count": (2, 0),
    }
