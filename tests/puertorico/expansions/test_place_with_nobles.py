"""Placing colonists and nobles: rules 3.3 and 4.3, formats.md section 3."""

from typing import Any

from tests.acting import asked, happened
from tests.puertorico.expansions.words import board, lay, place
from tests.puertorico.table import PR, changes, legal, malformed, moves, play, player, refused, take

EMPTY: Any = {"colonists": {"supply": 50, "ship": 0}, "nobles": {"supply": 9, "ship": 0}}


def placing(seat: Any) -> Any:
    """Player 1 at `place` with the pieces of his board; nobody takes anything."""
    state = lay(3, {0: seat}, **EMPTY)
    take(state, "mayor", privilege=False)
    return state


def test_a_noble_and_a_colonist_on_two_circles() -> None:
    """4.3: a noble may stand wherever a colonist may."""
    state = placing(board(island={"corn": 1, "sugar": 1}, san_juan=(1, 1)))
    assert asked(state) == (0, "place")
    assert legal(state) == moves(
        place({"corn": 1}, {}, {"sugar": 1}),
        place({"sugar": 1}, {}, {"corn": 1}),
    )


def test_one_circle_for_two() -> None:
    """formats.md 3: everything else goes to San Juan, a colonist or a noble."""
    state = placing(board(city={"chapel": 0}, san_juan=(1, 1)))
    assert legal(state) == moves(place({}, {"chapel": 1}), place({}, {}, {}, {"chapel": 1}))
    play(state, place({}, {}, {}, {"chapel": 1}))
    assert player(state, 0) == {
        "name": "Player 1",
        "city.chapel.nobles": 1,
        "san_juan.colonists": 1,
    }


def test_every_circle_must_be_filled() -> None:
    """4.3: with colonists and/or nobles, none in San Juan while a circle is empty."""
    state = placing(board(island={"corn": 1, "sugar": 1}, city={"office": 0}, san_juan=(1, 1)))
    refused(state, place({"corn": 1}), "circles_left_empty")
    refused(state, place({}, {}, {"corn": 1}), "circles_left_empty")
    refused(state, place(), "circles_left_empty")
    assert len(legal(state)) == 6


def test_several_circles_of_a_kind() -> None:
    """4.3: both on one building, in every mix."""
    state = placing(board(city={"sugar_mill": (1, 1), "coffee_roaster": 0}, san_juan=(1, 0)))
    assert legal(state) == moves(
        place({}, {"sugar_mill": 2}, {}, {"sugar_mill": 1}),
        place({}, {"sugar_mill": 2}, {}, {"coffee_roaster": 1}),
        place({}, {"sugar_mill": 1, "coffee_roaster": 1}, {}, {"sugar_mill": 1}),
        place({}, {"sugar_mill": 1, "coffee_roaster": 1}, {}, {"coffee_roaster": 1}),
        place({}, {"coffee_roaster": 2}, {}, {"sugar_mill": 1}),
    )


def test_the_arrangement_is_carried_out() -> None:
    """formats.md 3: the whole new arrangement; pieces on tiles move as well."""
    seat = board(island={"corn": (2, 1, 1)}, city={"chapel": 0, "office": 0})
    state = placing(seat)
    before = PR.position(state)
    events = play(state, place({}, {"office": 1}, {}, {"chapel": 1}))
    changed = {k: v for k, v in changes(before, state).items() if k.startswith("players")}
    assert changed == {
        "players.0.island.corn.colonists": (1, 0),
        "players.0.island.corn.nobles": (1, 0),
        "players.0.city.office.colonists": (0, 1),
        "players.0.city.chapel.nobles": (0, 1),
    }
    assert happened(events, "colonists_placed")[0]["player"] == 0


def test_each_refusal() -> None:
    """3.3: only what one has, on circles one has."""
    state = placing(board(island={"corn": 1, "sugar": 1}, san_juan=(1, 1)))
    refused(state, place({"corn": 1, "sugar": 1}))
    refused(state, place({}, {}, {"corn": 1, "sugar": 1}))
    refused(state, place({"corn": 1}, {}, {"corn": 1}), "too_many_on_tile")
    refused(state, place({"corn": 1}, {}, {"coffee": 1}), "tile_not_owned")
    refused(state, place({"corn": 1}, {}, {}, {"villa": 1}), "building_not_owned")
    refused(state, place({"corn": 1}, {}, {"forest": 1}))
    refused(state, place({"corn": 1}, {}, {"sugar": -1}))
    refused(state, place({"corn": 2}, {}, {"sugar": -1, "corn": 1}))


def test_only_colonists() -> None:
    """formats.md 3: without a noble of one's own the list is that of the base game."""
    state = placing(board(island={"corn": 1, "sugar": 1}, san_juan=1))
    assert legal(state) == moves(place({"corn": 1}), place({"sugar": 1}))
    play(state, {**place({"corn": 1}), "nobles": {"island": {}, "city": {}}})
    assert player(state, 0)["island.corn.colonists"] == 1


def test_only_nobles() -> None:
    """formats.md 3: `nobles` alone."""
    state = placing(board(island={"corn": 1, "sugar": 1}, san_juan=(0, 1)))
    assert legal(state) == moves(place({}, {}, {"corn": 1}), place({}, {}, {"sugar": 1}))


def test_nothing_to_choose() -> None:
    """formats.md 3: one kind of piece and enough of it: filled unasked."""
    state = placing(board(island={"corn": 1}, city={"villa": 0}, san_juan=(0, 3)))
    assert asked(state) == (1, "role")
    assert player(state, 0) == {
        "name": "Player 1",
        "island.corn.tiles": 1,
        "island.corn.nobles": 1,
        "city.villa.nobles": 1,
        "san_juan.nobles": 1,
    }


def test_who_stays_in_san_juan_is_a_choice() -> None:
    """formats.md 3: two circles for three pieces."""
    state = placing(board(city={"chapel": 0, "land_office": 0}, san_juan=(2, 1)))
    assert legal(state) == moves(
        place({}, {"chapel": 1, "land_office": 1}),
        place({}, {"chapel": 1}, {}, {"land_office": 1}),
        place({}, {"land_office": 1}, {}, {"chapel": 1}),
    )


def test_guesthouse_and_nobles_fill_alike() -> None:
    """4.3: noble circles count alike; a random arrangement is legal, too."""
    state = placing(
        board(island={"corn": (3, 2), "quarry": 2}, city={"sugar_mill": 0}, san_juan=(2, 2))
    )
    actions, complete = PR.legal(state)
    assert complete
    assert len({str(a) for a in actions}) == len(actions)
    for action in actions:
        whole = [*action["island"].values(), *action["city"].values()]
        nobles = action.get("nobles", {"island": {}, "city": {}})
        theirs = [*nobles["island"].values(), *nobles["city"].values()]
        assert (sum(whole), sum(theirs)) == (4, 2)


def test_malformed() -> None:
    """formats.md 5: -32602 names the key."""
    state = placing(board(island={"corn": 1, "sugar": 1}, san_juan=(1, 1)))
    good = place({"corn": 1}, {}, {"sugar": 1})
    malformed(state, {**good, "nobles": []}, "nobles")
    malformed(state, {**good, "nobles": None}, "nobles")
    malformed(state, {**good, "nobles": {"island": {"cotton": 1}, "city": {}}}, "cotton")
    malformed(state, {**good, "nobles": {"island": {"corn": True}, "city": {}}}, "nobles")
    malformed(state, {**good, "nobles": {"island": {}, "city": {}, "sea": {}}}, "sea")
