"""Library with two players: ruling 7.13, formats.md section 3."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, table
from tests.puertorico.table import PR, build, legal, moves, play, player, refused, role, take

OWNER = {"library": 1}
TILES = {"face_up": ["corn", "corn", "sugar", "coffee"], "stack": ["indigo"] * 9, "discard": []}


def two(city: Any = None, **partial: Any) -> Any:
    return table(2, {0: board(city=city or OWNER)}, **partial)


def used(state: Any, seat: int = 0) -> bool:
    return PR.position(state)["players"][seat].get("library_used", False) is True


ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector")


def test_7_13_the_owner_chooses_which_role() -> None:
    """7.13, formats.md 3: each role with the Library or without."""
    listed = legal(two())
    for role_id in ROLES:
        assert role(role_id) in listed
        assert role(role_id, library=False) in listed
    assert role("mayor", privilege=False) in listed
    assert {a["role"] for a in listed} == {*ROLES}


def test_7_13_once_per_round() -> None:
    """7.13: used with one role, it does not act with the next; `library` is no choice then."""
    state = two()
    take(state, "prospector")
    assert (player(state, 0)["doubloons"], used(state), used(state, 1)) == (2, True, False)
    take(state, "trader")
    assert asked(state) == (0, "role")
    assert legal(state) == moves(
        *(role(r) for r in ("settler", "mayor", "builder", "craftsman", "captain")),
        role("mayor", privilege=False),
    )
    refused(state, role("builder", library=False), "library_not_here")
    play(state, role("craftsman", library=True))
    assert used(state)


def test_7_13_kept_for_later() -> None:
    """7.13: held back with one role, used with another."""
    state = two()
    take(state, "craftsman", library=False)
    assert not used(state)
    take(state, "trader")
    take(state, "prospector")
    assert player(state, 0)["doubloons"] == 2
    assert used(state)


def test_7_13_back_in_the_next_round() -> None:
    """7.13: once per round."""
    state = two(taken={"settler": 0, "mayor": 1, "builder": 0, "craftsman": 1, "trader": 0})
    position = PR.position(state)
    position["players"][0]["library_used"] = True
    state = PR.load(position)
    assert used(state)
    take(state, "captain")
    assert PR.position(state)["round"] == 2
    assert not used(state)
    take(state, "trader")
    assert role("builder", library=False) in legal(state)


def test_7_13_each_player_his_own() -> None:
    """7.13: a player of whom Library has acted."""
    state = table(2, {0: board(city=OWNER), 1: board()})
    take(state, "prospector")
    refused(state, role("trader", library=False), "library_not_here")


def test_7_13_a_used_library_in_each_phase() -> None:
    """7.13: the privilege is the plain one."""
    position = PR.position(two(plantations={**TILES, "face_up": TILES["face_up"][:3]}))
    position["players"][0]["library_used"] = True
    state = PR.load(position)
    take(state, "settler")
    play(state, PASS, PASS)
    assert asked(state) == (1, "role")
    again = PR.load(position)
    take(again, "prospector")
    assert player(again, 0)["doubloons"] == 1


def test_7_13_unoccupied_there_is_no_choice() -> None:
    """formats.md 3: only an occupied Library."""
    refused(two({"library": 0}), role("trader", library=False), "library_not_here")
    assert legal(two({"library": 0})) == moves(
        *(role(r) for r in ROLES), role("mayor", privilege=False)
    )


@pytest.mark.parametrize("library", [True, False])
def test_7_13_builder(library: bool) -> None:
    """7.13: with it - 2, without it - 1."""
    state = table(2, {0: board(9, city=OWNER)}, on_sale=["office"])
    take(state, "builder", library=library)
    play(state, build("office"))
    assert player(state, 0)["doubloons"] == 9 - 5 + (2 if library else 1)


def test_7_13_the_position_keeps_it() -> None:
    """formats.md 3: written and read back, in every view."""
    state = two()
    take(state, "prospector")
    again = PR.load(PR.position(state))
    assert PR.position(again) == PR.position(state)
    assert used(again)
    assert PR.position(state, 1)["players"][0]["library_used"] is True
