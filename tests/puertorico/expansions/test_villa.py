"""Villa: rules 4.4, ruling 7.10, row 100."""

from typing import Any

import pytest

from tests.acting import asked
from tests.puertorico.expansions.words import board, lay, take_piece
from tests.puertorico.table import PR, changes, legal, moves, play, player, take

OWNER = {"villa": 1}
NO_SHIP: Any = {"colonists": {"supply": 50, "ship": 0}, "nobles": {"supply": 9, "ship": 0}}


def mayor(seats: Any, **partial: Any) -> tuple[Any, Any]:
    """The table after player 1 took the mayor, and what it changed on the boards."""
    state = lay(3, seats, **{**NO_SHIP, **partial})
    before = PR.position(state)
    take(state, "mayor", privilege=False)
    return state, {k: v for k, v in changes(before, state).items() if k.startswith("players")}


def test_a_noble_from_the_supply() -> None:
    """4.4: + 1 noble in the mayor phase, whoever is the mayor; and the ship is refilled."""
    state, changed = mayor({1: board(city=OWNER)})
    assert asked(state) == (1, "place")
    assert changed == {"players.1.san_juan.nobles": (0, 1)}
    assert PR.position(state)["nobles"] == {"supply": 8, "ship": 0}


def test_row_100_no_nobles_left() -> None:
    """Row 100, 7.10: a colonist."""
    _, changed = mayor({1: board(city=OWNER)}, nobles={"supply": 0, "ship": 0})
    assert changed == {"players.1.san_juan.colonists": (0, 1)}


def test_neither_left() -> None:
    """7.10: nothing to give; the noble on the ship is not Villa's."""
    state = lay(
        3,
        {1: board(city=OWNER)},
        colonists={"supply": 0, "ship": 2},
        nobles={"supply": 0, "ship": 1},
    )
    take(state, "mayor")
    assert asked(state) == (0, "ship_piece")
    assert "san_juan.nobles" not in player(state, 1)
    assert "san_juan.colonists" not in player(state, 1)


@pytest.mark.parametrize("city", [{}, {"villa": 0}])
def test_only_when_occupied(city: Any) -> None:
    """2: unoccupied: nothing."""
    assert mayor({1: board(city=city)})[1] == {}


def test_a_noble_on_it() -> None:
    """4.4: either occupant."""
    state, changed = mayor({0: board(city={"villa": (0, 1)})})
    assert changed == {"players.0.san_juan.nobles": (0, 1)}
    assert asked(state) == (1, "role")


def test_in_turn_order_from_the_chooser() -> None:
    """formats.md 3: the last noble goes to the first in turn order, the other gets a colonist."""
    seats = {0: board(city=OWNER), 2: board(city=OWNER)}
    state = lay(
        3, seats, governor=2, colonists=NO_SHIP["colonists"], nobles={"supply": 1, "ship": 0}
    )
    take(state, "mayor", privilege=False)
    assert player(state, 2)["san_juan.nobles"] == 1
    assert player(state, 0)["san_juan.colonists"] == 1


def test_before_the_ship() -> None:
    """formats.md 3: unasked, before anybody takes from the ship."""
    state = lay(3, {2: board(city=OWNER)})
    take(state, "mayor")
    assert asked(state) == (0, "ship_piece")
    assert player(state, 2)["san_juan.nobles"] == 1
    assert PR.position(state)["nobles"] == {"supply": 18, "ship": 1}


def test_the_noble_is_placed_in_the_same_phase() -> None:
    """4.4: + 1 noble: he takes part in the arrangement."""
    state, _ = mayor({1: board(city={"villa": 1, "chapel": 0})})
    assert asked(state) == (1, "place")
    assert len(legal(state)) == 2
    play(state, legal(state)[0])
    assert "san_juan.nobles" not in player(state, 1)


def test_occupied_at_the_start_of_the_phase() -> None:
    """4.4: a Villa filled by the placing of this phase gives nothing yet."""
    state, _ = mayor({0: board(city={"villa": 0}, san_juan=1)})
    assert player(state, 0)["city.villa.colonists"] == 1
    assert "san_juan.nobles" not in player(state, 0)


def test_the_ship_after_it() -> None:
    """4.4, 7.9: the ship's noble is taken by choice as ever."""
    state = lay(3, {0: board(city=OWNER), 1: board(city=OWNER)})
    take(state, "mayor", privilege=False)
    assert legal(state) == moves(take_piece("colonist"), take_piece("noble"))
    play(state, take_piece("noble"))
    assert player(state, 0)["san_juan.nobles"] == 2
