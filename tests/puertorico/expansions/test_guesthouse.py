"""Guesthouse, where guests may go: rules 4.2, formats.md section 3."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, guests, place, table
from tests.puertorico.table import (
    PR,
    changes,
    legal,
    malformed,
    moves,
    play,
    player,
    refused,
    sell,
    take,
)

ONE = {"guesthouse": 1}
TWO = {"guesthouse": 2}


def trader(seat: Any, **partial: Any) -> Any:
    """Player 1 takes the trader; what he has to say about his guests comes first."""
    state = table(3, {0: seat}, **{"kinds": ["guesthouse"], **partial})
    take(state, "trader")
    return state


def test_circles_of_quarry_plantation_and_building() -> None:
    """4.2: to empty circles of his buildings, plantations, quarries."""
    seat = board(
        city={**ONE, "office": 0, "sugar_mill": 2, "wharf": 1},
        island={"corn": (2, 1), "quarry": 1, "sugar": (1, 1)},
    )
    state = trader(seat)
    assert asked(state) == (0, "guesthouse")
    assert legal(state) == moves(
        guests("city:office"),
        guests("city:sugar_mill"),
        guests("island:corn"),
        guests("island:quarry"),
        PASS,
    )


def test_two_guests_the_whole_list() -> None:
    """4.2: one or both; both to one kind where it has two empty circles."""
    seat = board(city={**TWO, "office": 0, "sugar_mill": 1}, island={"corn": (2, 1)})
    state = trader(seat)
    assert legal(state) == moves(
        guests("city:office"),
        guests("city:sugar_mill"),
        guests("island:corn"),
        guests("city:office", "city:sugar_mill"),
        guests("city:office", "island:corn"),
        guests("city:sugar_mill", "city:sugar_mill"),
        guests("city:sugar_mill", "island:corn"),
        PASS,
    )


def test_a_guest_moves() -> None:
    """4.2: from the Guesthouse to the circle, and nothing else happens."""
    seat = board(city={**TWO, "office": 0}, island={"corn": 1})
    state = trader(seat)
    before = PR.position(state)
    play(state, guests("city:office", "island:corn"))
    assert changes(before, state) == {
        "players.0.city.guesthouse.colonists": (2, 0),
        "players.0.city.office.colonists": (0, 1),
        "players.0.island.corn.colonists": (0, 1),
    }
    assert asked(state) == (1, "role")


def test_any_order_is_accepted_and_listed_sorted() -> None:
    """formats.md 5: lists are accepted in any order."""
    seat = board(city={**TWO, "office": 0}, island={"corn": 1})
    state = trader(seat)
    for to in (["island:corn", "city:office"], ["city:office", "island:corn"]):
        play(state.copy(), {"type": "guesthouse", "to": to})
        assert PR.why(state, {"type": "guesthouse", "to": to}) is None
    assert guests("city:office", "island:corn") in legal(state)


def test_a_pass() -> None:
    """4.2: may move; a pass closes the question until the next moment."""
    state = trader(board(city={**ONE, "office": 0}))
    before = PR.position(state)
    play(state, PASS)
    assert changes(before, state) == {}
    assert asked(state) == (1, "role")


def test_one_of_two_guests() -> None:
    """4.2: one or both: the other one stays for another moment."""
    state = trader(board(city={**TWO, "office": 0}, island={"corn": 2}))
    play(state, guests("city:office"))
    assert asked(state) == (1, "role")
    take(state, "builder")
    assert asked(state) == (0, "guesthouse")
    assert legal(state) == moves(guests("island:corn"), PASS)


@pytest.mark.parametrize(
    "seat",
    [
        board(city={"guesthouse": 0, "office": 0}),
        board(city={"guesthouse": 2}),
        board(city={"guesthouse": 1}),
        board(city={"guesthouse": 1, "office": 1, "statue": 0}, island={"corn": (2, 2)}),
        board(city={"guesthouse": 1, "forest_house": 1}, forest={"corn": 2}),
        board(city={"office": 0}, san_juan=2),
    ],
    ids=["no guest", "no circle", "its own circle", "all filled", "forests", "no guesthouse"],
)
def test_nothing_to_ask(seat: Any) -> None:
    """formats.md 3: an owner with a guest and an empty circle elsewhere."""
    assert asked(trader(seat)) == (1, "role")


def test_each_refusal() -> None:
    """4.2: only empty circles of his own, no more guests than he has."""
    seat = board(city={**ONE, "office": 0, "wharf": 1, "statue": 0}, island={"corn": (1, 1)})
    state = trader(seat)
    assert legal(state) == moves(guests("city:office"), PASS)
    for to in (
        ["island:corn"],
        ["island:sugar"],
        ["island:forest"],
        ["city:wharf"],
        ["city:statue"],
        ["city:hospice"],
        ["city:guesthouse"],
        ["city:office", "city:office"],
        ["city:office:noble"],
        [],
    ):
        refused(state, {"type": "guesthouse", "to": to})


def test_two_places_and_one_guest() -> None:
    """4.2: as many as there are guests."""
    state = trader(board(city={**ONE, "office": 0}, island={"corn": 1}))
    refused(state, guests("city:office", "island:corn"))


def test_san_juan_is_no_place() -> None:
    """4.2: to empty circles."""
    state = trader(board(city={**ONE, "office": 0}))
    refused(state, {"type": "guesthouse", "to": ["san_juan"]})


# --- nobles --------------------------------------------------------------------------------


def test_a_noble_guest() -> None:
    """4.5: Guesthouse may hold nobles; `:noble` moves one."""
    seat = board(city={"guesthouse": (0, 1), "office": 0}, island={"corn": 1})
    state = trader(seat, nobles=True)
    assert legal(state) == moves(guests("city:office:noble"), guests("island:corn:noble"), PASS)
    refused(state, guests("city:office"))
    play(state, guests("city:office:noble"))
    assert player(state, 0)["city.office.nobles"] == 1


def test_a_noble_and_a_colonist_the_whole_list() -> None:
    """4.5: each of the two, or both, each to its place."""
    seat = board(city={"guesthouse": (1, 1), "office": 0}, island={"corn": 2})
    state = trader(seat, nobles=True)
    assert legal(state) == moves(
        guests("city:office"),
        guests("city:office:noble"),
        guests("island:corn"),
        guests("island:corn:noble"),
        guests("city:office", "island:corn:noble"),
        guests("city:office:noble", "island:corn"),
        guests("island:corn", "island:corn:noble"),
        PASS,
    )
    refused(state, guests("island:corn", "island:corn"))
    refused(state, guests("island:corn:noble", "island:corn:noble"))
    refused(state, guests("city:office", "city:office:noble"))


# --- the mayor phase -----------------------------------------------------------------------


def test_holds_up_to_two() -> None:
    """4.2: 2 circles, filled in the mayor phase."""
    state = table(3, {0: board(city={"guesthouse": 0}, island={"corn": 1}, san_juan=1)})
    take(state, "mayor", privilege=False)
    assert legal(state) == moves(
        place({"corn": 1}, {"guesthouse": 1}), place({}, {"guesthouse": 2})
    )
    play(state, place({}, {"guesthouse": 2}))
    assert player(state, 0)["city.guesthouse.colonists"] == 2


def test_its_empty_circles_count_for_the_refill() -> None:
    """4.2: its 2 circles count for refill when empty."""
    empty = {0: board(city={"guesthouse": 0, "sugar_mill": 0, "office": 0})}
    state = table(3, empty, colonists={"supply": 50, "ship": 0})
    take(state, "mayor", privilege=False)
    assert PR.position(state)["colonists"] == {"supply": 44, "ship": 6}


def test_guests_moved_out_count_for_the_refill() -> None:
    """4.2: it cannot be refilled before the next mayor phase, whose ship has room for them."""
    seat = board(city={"guesthouse": 2, "tobacco_storage": 1})
    state = table(4, {0: seat, 1: seat}, colonists={"supply": 50, "ship": 0}, kinds=["guesthouse"])
    take(state, "trader")
    play(state, guests("city:tobacco_storage", "city:tobacco_storage"), PASS)
    take(state, "mayor", privilege=False)
    assert asked(state) == (1, "place")
    play(state, place({}, {"tobacco_storage": 3}))
    play(state, place({}, {"tobacco_storage": 3}))
    assert PR.position(state)["colonists"] == {"supply": 46, "ship": 4}


def test_no_question_in_the_mayor_phase() -> None:
    """4.2, formats.md 3: any moment but the mayor phase."""
    seat = board(city={"guesthouse": 2, "office": 0}, island={"corn": 1})
    state = table(3, {0: seat}, colonists={"supply": 50, "ship": 0})
    take(state, "mayor", privilege=False)
    assert asked(state) == (0, "place")


def test_fortress_counts_guests() -> None:
    """2.3: all colonists on the board."""
    score = PR.score(table(3, {0: board(city={"guesthouse": 2, "fortress": 1})}))[0]
    assert score["bonus"] == {"fortress": 1}


def test_cost_and_points() -> None:
    """2.4: 4 doubloons, 2 VP, column 2."""
    seat = board(2, island={"quarry": (3, 3)})
    state = table(3, {0: seat}, kinds=["guesthouse"], on_sale=["guesthouse"], governor=2)
    take(state, "builder")
    play(state, {"type": "build", "building": "guesthouse"})
    assert "doubloons" not in player(state, 0)
    assert PR.score(state)[0]["buildings"] == 2


def test_round_trip() -> None:
    """formats.md 3: load(position()) stands at the same question."""
    state = trader(board(goods={"corn": 1}, city={**TWO, "office": 0}, island={"corn": 1}))
    again = PR.load(PR.position(state), 3)
    assert PR.position(again) == PR.position(state)
    assert legal(again) == legal(state)
    play(again, PASS, sell("corn"))
    assert asked(again) == (1, "role")


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ({"type": "guesthouse"}, "to"),
        ({"type": "guesthouse", "to": "city:office"}, "to"),
        ({"type": "guesthouse", "to": [1]}, "to"),
        ({"type": "guesthouse", "to": ["city:castle"]}, "to"),
        ({"type": "guesthouse", "to": ["island:cotton"]}, "to"),
        ({"type": "guesthouse", "to": ["office"]}, "to"),
        ({"type": "guesthouse", "to": ["city:office:king"]}, "to"),
        ({"type": "guesthouse", "to": None}, "to"),
        ({"type": "guesthouse", "to": ["city:office"], "from": "city:wharf"}, "from"),
    ],
)
def test_malformed(action: Any, key: str) -> None:
    """formats.md 5: -32602 names the key."""
    malformed(trader(board(city={**ONE, "office": 0})), action, key)
