"""Library with the settler: rules 4.2, ruling 7.1, row 86."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, table
from tests.puertorico.table import PR, changes, legal, moves, play, player, refused, take, tile

OWNER = {"library": 1}
TILES = {"face_up": ["corn", "corn", "sugar", "coffee"], "stack": ["indigo"] * 9, "discard": []}


def settler(city: Any, *actions: Any, **partial: Any) -> Any:
    island = partial.pop("island", {})
    state = table(3, {0: board(city=city, island=island)}, **{"plantations": TILES, **partial})
    take(state, "settler")
    play(state, *actions)
    return state


def test_row_86_a_second_tile_after_everybody() -> None:
    """Row 86: after all others, a second face-up tile; not a quarry without hut."""
    state = settler(OWNER, tile("sugar"))
    assert asked(state) == (1, "tile")
    play(state, tile("corn"))
    assert asked(state) == (2, "tile")
    play(state, PASS)
    assert asked(state) == (0, "library_tile")
    assert legal(state) == moves(tile("corn"), tile("coffee"), PASS)
    refused(state, tile("quarry"), "quarry_needs_privilege", "hut_not_occupied")
    play(state, tile("coffee"))
    assert player(state, 0) == {
        "name": "Player 1",
        "city.library.colonists": 1,
        "island.sugar.tiles": 1,
        "island.coffee.tiles": 1,
    }
    assert asked(state) == (1, "role")
    assert PR.position(state)["plantations"]["discard"] == ["corn"]


def test_the_second_tile_may_be_declined() -> None:
    """3.1: optional; and it comes also after the first was declined."""
    state = settler(OWNER, PASS, PASS, PASS)
    assert asked(state) == (0, "library_tile")
    before = PR.position(state)
    play(state, PASS)
    assert changes(before, state).keys() == {
        "plantations.face_up",
        "plantations.stack",
        "plantations.discard",
    }


def test_row_86_no_hospice_colonist() -> None:
    """Row 86: none for the second tile."""
    state = settler({**OWNER, "hospice": 1}, tile("sugar"), PASS, PASS)
    assert player(state, 0)["island.sugar.colonists"] == 1
    assert legal(state) == moves(tile("corn"), tile("coffee"), PASS)
    refused(state, tile("corn", colonist=False), "hospice_not_here")
    play(state, tile("corn", colonist=True))
    assert "island.corn.colonists" not in player(state, 0)


def test_a_second_quarry_with_the_hut() -> None:
    """7.1: two quarries only through Library in its second take with an occupied hut."""
    state = settler({**OWNER, "construction_hut": 1}, tile("quarry"), PASS, PASS)
    assert legal(state) == moves(tile("corn"), tile("sugar"), tile("coffee"), tile("quarry"), PASS)
    play(state, tile("quarry"))
    assert player(state, 0)["island.quarry.tiles"] == 2
    assert PR.position(state)["quarries"] == 6


@pytest.mark.parametrize("hut", [{}, {"construction_hut": 0}])
def test_no_second_quarry_without(hut: Any) -> None:
    """Row 86: no quarry without (an occupied) hut, taken one before or not."""
    for first in (tile("quarry"), tile("corn"), PASS):
        state = settler({**OWNER, **hut}, first, PASS, PASS)
        assert tile("quarry") not in legal(state)
        refused(state, tile("quarry"))


def test_a_quarry_by_hacienda_and_one_by_library() -> None:
    """7.1 deluxe: by Hacienda and hut one; none at the normal take; one at the Library's."""
    city = {**OWNER, "construction_hut": 1, "hacienda": 1}
    state = settler(city, {"type": "hacienda", "use": True, "quarry": True})
    assert legal(state) == moves(tile("corn"), tile("sugar"), tile("coffee"), PASS)
    play(state, tile("corn"), PASS, PASS)
    assert asked(state) == (0, "library_tile")
    assert tile("quarry") in legal(state)


def test_no_second_tile_on_a_full_island() -> None:
    """3.2: twelve spaces."""
    state = settler(OWNER, tile("sugar"), PASS, PASS, island={"corn": 11})
    assert asked(state) == (1, "role")


def test_no_second_tile_when_none_is_left() -> None:
    """4.2: a face-up tile; nothing there, nothing asked."""
    bare = {"face_up": ["corn"], "stack": ["indigo"] * 9, "discard": []}
    state = settler(OWNER, tile("corn"), plantations=bare)
    assert asked(state) == (1, "role")


def test_only_the_library_of_the_chooser() -> None:
    """4.2: every role its owner takes, not those others take."""
    state = table(3, {1: board(city=OWNER)}, plantations=TILES)
    take(state, "settler")
    play(state, PASS, PASS, PASS)
    assert asked(state) == (1, "role")
