"""Hunting lodge: rules 4.4, row 94."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, discard, table
from tests.puertorico.table import (
    PR,
    changes,
    legal,
    malformed,
    moves,
    pass_while,
    play,
    player,
    refused,
    take,
    tile,
)

TILES = {"face_up": ["corn", "corn", "sugar", "coffee"], "stack": ["indigo"] * 9, "discard": []}


def settler(seats: dict[int, Any], *actions: Any, **partial: Any) -> Any:
    """The end of a settler phase in which nobody took a tile (but for the actions)."""
    keys = {"plantations": TILES, "buildings": False, **partial}
    state = table(3, seats, nobles=True, **keys)
    take(state, "settler")
    play(state, *actions)
    pass_while(state, "tile")
    return state


COLONIST = {"hunting_lodge": 1}
NOBLE = {"hunting_lodge": (0, 1)}


def test_a_colonist_may_discard_a_tile() -> None:
    """4.4: one plantation, not a quarry; optional."""
    state = settler({1: board(city=COLONIST, island={"corn": 2, "sugar": 1, "quarry": 1})})
    assert asked(state) == (1, "hunting_lodge")
    assert legal(state) == moves(discard("corn"), discard("sugar"), PASS)
    refused(state, discard("quarry"))
    refused(state, discard("coffee"), "tile_not_owned")
    refused(state, discard("forest"), "tile_not_owned")


def test_the_tile_goes_to_the_discard_pile() -> None:
    """4.4, formats.md 3: discarded; then the open row is discarded and dealt anew."""
    state = settler({1: board(city=COLONIST, island={"tobacco": 2})})
    before = PR.position(state)
    play(state, discard("tobacco"))
    assert changes(before, state) == {
        "players.1.island.tobacco.tiles": (2, 1),
        "plantations.face_up": (sorted(TILES["face_up"]), ["indigo"] * 4),
        "plantations.stack": (["indigo"] * 9, ["indigo"] * 5),
        "plantations.discard": ([], sorted([*TILES["face_up"], "tobacco"])),
    }
    assert asked(state) == (1, "role")


def test_an_occupied_tile() -> None:
    """formats.md 3: an unoccupied one goes first unless `occupied`; its colonist to San Juan."""
    seat = board(city=COLONIST, island={"corn": (2, 1), "sugar": (1, 1), "indigo": 1})
    state = settler({1: seat})
    assert asked(state) == (1, "hunting_lodge")
    assert legal(state) == moves(
        discard("corn"),
        discard("corn", occupied=True),
        discard("sugar"),
        discard("indigo"),
        PASS,
    )
    refused(state, discard("indigo", occupied=True))
    one, other, third = state.copy(), state.copy(), state.copy()
    play(one, discard("corn"))
    assert player(one, 1)["island.corn.colonists"] == 1
    assert player(one, 1).get("san_juan.colonists") is None
    play(other, discard("corn", occupied=True))
    assert player(other, 1).get("island.corn.colonists") is None
    assert (player(other, 1)["island.corn.tiles"], player(other, 1)["san_juan.colonists"]) == (1, 1)
    play(third, discard("sugar"))
    assert "island.sugar.tiles" not in player(third, 1)
    assert player(third, 1)["san_juan.colonists"] == 1


def test_a_noble_or_a_colonist_on_the_tile() -> None:
    """formats.md 3: `piece` where both occur."""
    seat = board(city=COLONIST, island={"corn": (3, 1, 1), "sugar": (1, 0, 1)})
    state = settler({1: seat})
    assert legal(state) == moves(
        discard("corn"),
        discard("corn", occupied=True),
        discard("corn", occupied=True, piece="noble"),
        discard("sugar"),
        PASS,
    )
    one, other = state.copy(), state.copy()
    play(one, discard("corn", occupied=True))
    assert player(one, 1)["san_juan.colonists"] == 1
    assert player(one, 1)["island.corn.nobles"] == 1
    play(other, discard("corn", occupied=True, piece="noble"))
    assert player(other, 1)["san_juan.nobles"] == 1
    assert player(other, 1)["island.corn.colonists"] == 1
    play(state, discard("sugar"))
    assert player(state, 1)["san_juan.nobles"] == 1


def test_a_tile_just_taken() -> None:
    """4.4: at the end of the phase the new tile is an own tile like the others."""
    state = settler({0: board(city=COLONIST)}, tile("coffee"))
    assert asked(state) == (0, "hunting_lodge")
    assert legal(state) == moves(discard("coffee"), PASS)


@pytest.mark.parametrize(
    ("city", "island"),
    [(COLONIST, {}), (COLONIST, {"quarry": (2, 1)}), ({"hunting_lodge": 0}, {"corn": 1})],
    ids=["no tile", "quarries only", "unoccupied"],
)
def test_nothing_to_ask(city: Any, island: Any) -> None:
    """4.4: only an occupied lodge and a plantation or forest."""
    state = settler({1: board(city=city, island=island)})
    assert asked(state) == (1, "role")
    assert len(PR.position(state)["plantations"]["discard"]) == 4


def test_a_pass() -> None:
    """4.4: may discard."""
    state = settler({1: board(city=COLONIST, island={"corn": 1})})
    play(state, PASS)
    assert player(state, 1)["island.corn.tiles"] == 1
    assert asked(state) == (1, "role")


def test_each_owner_in_turn_order() -> None:
    """3.2: after all have taken their tiles."""
    seat = board(city=COLONIST, island={"corn": 1})
    state = settler({0: seat, 1: seat}, governor=1)
    assert asked(state) == (1, "hunting_lodge")
    play(state, PASS)
    assert asked(state) == (0, "hunting_lodge")
    play(state, discard("corn"))
    assert asked(state) == (2, "role")


def test_after_the_library_tile() -> None:
    """3.2: Library second take, Hunting lodge, then the row is cleared."""
    state = settler(
        {0: board(city={"library": 1, "hunting_lodge": 1}, island={"tobacco": 1})}, buildings=True
    )
    assert asked(state) == (0, "library_tile")
    play(state, tile("coffee"))
    assert asked(state) == (0, "hunting_lodge")
    assert legal(state) == moves(discard("coffee"), discard("tobacco"), PASS)
    assert len(PR.position(state)["plantations"]["face_up"]) == 3


def test_a_forest_is_discarded_as_its_kind() -> None:
    """formats.md 3: a forest goes to the discard pile as its kind."""
    seat = board(city={**COLONIST, "forest_house": 0}, forest={"tobacco": 1}, island={"quarry": 1})
    state = settler({1: seat}, buildings=True)
    assert legal(state) == moves(discard("forest"), PASS)
    play(state, discard("forest"))
    assert "tobacco" in PR.position(state)["plantations"]["discard"]
    assert "island.forest.tiles" not in player(state, 1)


def test_a_noble_does_not_discard() -> None:
    """4.3: a building reacts to one of the two, never both."""
    state = settler({1: board(city=NOBLE, island={"corn": 1})})
    assert asked(state) == (1, "role")


# --- with a noble --------------------------------------------------------------------------


def test_most_empty_spaces() -> None:
    """4.4: + 2 VP with strictly more empty island spaces than every other player."""
    seats = {
        0: board(island={"corn": 7}),
        1: board(city=NOBLE, island={"corn": 5}),
        2: board(island={"corn": 6}),
    }
    state = settler(seats)
    assert PR.position(state)["players"][1]["vp"] == 2
    assert PR.position(state)["vp_supply"] == 75 - 2


def test_row_94_a_tie_gives_nothing() -> None:
    """Row 94: 6 empty spaces, the others 6 and 5: 0 VP."""
    state = settler(
        {
            0: board(island={"corn": 6}),
            1: board(city=NOBLE, island={"corn": 6}),
            2: board(island={"corn": 7}),
        }
    )
    assert PR.position(state)["players"][1]["vp"] == 0


def test_tiles_of_this_phase_count() -> None:
    """4.4: at the end of the phase: his own new tile ties him with the other."""
    seats = {
        0: board(city=NOBLE, island={"corn": 5}),
        1: board(island={"corn": 6}),
        2: board(island={"corn": 12}),
    }
    assert PR.position(settler(seats))["players"][0]["vp"] == 2
    assert PR.position(settler(seats, tile("coffee")))["players"][0]["vp"] == 0


def test_forests_and_quarries_are_filled_spaces() -> None:
    """4.5: forests count as filled."""
    seats = {
        0: board(island={"corn": 5}),
        1: board(city={**NOBLE, "forest_house": 0}, island={"quarry": 2}, forest={"corn": 3}),
        2: board(island={"corn": 12}),
    }
    state = settler(seats, buildings=True)
    assert PR.position(state)["players"][1]["vp"] == 0


def test_an_earlier_discard_counts() -> None:
    """3.2, 3.1: lodges act in turn order; the first one makes room before the second compares."""
    seats = {
        0: board(city=COLONIST, island={"corn": 7}),
        1: board(city=NOBLE, island={"corn": 6}),
        2: board(island={"corn": 12}),
    }
    state = settler(seats)
    assert asked(state) == (0, "hunting_lodge")
    other = state.copy()
    play(state, PASS)
    assert PR.position(state)["players"][1]["vp"] == 2
    play(other, discard("corn"))
    assert PR.position(other)["players"][1]["vp"] == 0


def test_7_18_the_last_chips() -> None:
    """7.18: in any phase; two points with one chip left: one on paper."""
    seats = {1: board(city=NOBLE), 0: board(island={"corn": 1}), 2: board(island={"corn": 1})}
    state = settler(seats, vp_supply=1)
    assert PR.position(state)["players"][1]["vp"] == 2
    assert state.end_reason == "vp"
    assert asked(state) == (1, "role")


def test_a_full_island_may_be_opened() -> None:
    """4.4: a tile leaves a full island (exp. II exception to 3.2)."""
    state = settler({1: board(city=COLONIST, island={"corn": 12})})
    play(state, discard("corn"))
    assert player(state, 1)["island.corn.tiles"] == 11


def test_malformed() -> None:
    """formats.md 5: -32602 names the key."""
    state = settler({1: board(city=COLONIST, island={"corn": 1})})
    malformed(state, {"type": "discard_tile"}, "tile")
    malformed(state, discard("cotton"), "tile")
    malformed(state, discard("corn", occupied=1), "occupied")
    malformed(state, discard("corn", piece="king"), "piece")
    malformed(state, discard("corn", doubloons=1), "doubloons")
