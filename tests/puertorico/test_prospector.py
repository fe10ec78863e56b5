"""The prospector: rules section 3.8, row 4."""

import pytest

from tests.acting import asked
from tests.puertorico.table import PR, changes, table, take


@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_chooser_takes_a_doubloon_and_nobody_else_anything(players: int) -> None:
    """3.8: one doubloon from the bank; nobody else does anything; unasked."""
    state = table(players)
    before = PR.position(state)
    take(state, "prospector")
    assert changes(before, state) == {
        "players.0.doubloons": (0, 1),
        "roles.prospector.taken_by": (None, 0),
    }
    assert asked(state) == (1, "role")


def test_the_second_prospector_does_the_same() -> None:
    """3.1, 3.8: with five players two cards."""
    state = table(5, taken={"prospector": 0})
    before = PR.position(state)
    take(state, "prospector_2")
    assert changes(before, state) == {
        "players.1.doubloons": (0, 1),
        "roles.prospector_2.taken_by": (None, 1),
    }
