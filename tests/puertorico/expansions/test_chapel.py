"""Chapel: rules 4.4, rulings 7.18 and 7.28, row 98."""

from typing import Any

import pytest

from tests.puertorico.expansions.words import board, table
from tests.puertorico.table import PR, changes, legal, play, take


def craftsman(seats: dict[int, Any], **partial: Any) -> tuple[Any, Any]:
    """The table after player 1 took the craftsman, and the changes it made."""
    state = table(3, seats, buildings=False, nobles=True, **partial)
    before = PR.position(state)
    take(state, "craftsman")
    return state, changes(before, state)


TAKEN = {"roles.craftsman.taken_by": (None, 0)}


def test_a_colonist_brings_a_doubloon() -> None:
    """4.4, 7.28: + 1 doubloon, even with no production."""
    _, changed = craftsman({1: board(city={"chapel": 1})})
    assert changed == {**TAKEN, "players.1.doubloons": (0, 1)}


def test_row_98_a_noble_brings_a_point() -> None:
    """Row 98: 1 VP, no doubloon."""
    _, changed = craftsman({1: board(city={"chapel": (0, 1)})})
    assert changed == {**TAKEN, "players.1.vp": (0, 1), "vp_supply": (75, 74)}


def test_unoccupied() -> None:
    """2: nothing."""
    assert craftsman({1: board(city={"chapel": 0})})[1] == TAKEN


def test_every_owner_the_chooser_too() -> None:
    """4.4: craftsman phase."""
    _, changed = craftsman({0: board(city={"chapel": 1}), 2: board(city={"chapel": (0, 1)})})
    assert changed == {
        **TAKEN,
        "players.0.doubloons": (0, 1),
        "players.2.vp": (0, 1),
        "vp_supply": (75, 74),
    }


@pytest.mark.parametrize(("supply", "left"), [(2, 1), (1, 0), (0, 0)])
def test_7_18_the_last_chip(supply: int, left: int) -> None:
    """7.18: chips may run out in any phase; the round is finished; then paper."""
    state, _ = craftsman({1: board(city={"chapel": (0, 1)})}, vp_supply=supply)
    position = PR.position(state)
    assert (position["vp_supply"], position["players"][1]["vp"]) == (left, 1)
    assert state.end_reason == ("vp" if left == 0 else None)
    assert state.decision == "role"


def test_only_in_the_craftsman_phase() -> None:
    """4.4: no other role pays."""
    for role_id in ("trader", "captain", "builder"):
        state = table(3, {1: board(city={"chapel": 1})}, buildings=False, nobles=True)
        take(state, role_id)
        while state.decision not in ("role", "game_over"):
            play(state, legal(state)[-1])
        assert PR.position(state)["players"][1]["doubloons"] == 0
