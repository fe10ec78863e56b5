"""The hard buildings occupied, never occupied, lost, and occupied in the middle of a phase.

A colonist is lost to the Black market or moved away in the mayor phase; a guest moves in after
the role was taken (rules 4.2, formats.md section 3).
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, give, guests, place, table
from tests.puertorico.table import build, legal, pass_while, play, player, ship, take

TILES = {"face_up": ["corn", "corn", "sugar", "coffee", "indigo"], "stack": ["corn"] * 9}
BUSY = [ship(5, "tobacco", 1), ship(6, "coffee", 1), ship(7, "indigo", 1)]


@dataclass(frozen=True)
class Hard:
    """A building, the role in which it works, and how that shows when player 2 takes the role."""

    building: str
    role: str
    works: Callable[[Any], bool]
    seat: dict[str, Any] = field(default_factory=dict)


def gives(state: Any) -> bool:
    return any("give" in action for action in legal(state))


def takes_forests(state: Any) -> bool:
    return any(action.get("forest") for action in legal(state))


def lodge_asks(state: Any) -> bool:
    pass_while(state, "tile")
    return asked(state) == (1, "hunting_lodge")


def asks(decision: str) -> Callable[[Any], bool]:
    return lambda state: asked(state) == (1, decision)


HARD = [
    Hard("library", "prospector", lambda state: player(state, 1)["doubloons"] == 2),
    Hard("black_market", "builder", gives, {"goods": {"corn": 1}}),
    Hard("small_wharf", "captain", asks("load"), {"goods": {"corn": 1}}),
    Hard(
        "union_hall",
        "captain",
        lambda state: player(state, 1).get("vp") == 1,
        {"goods": {"corn": 2}},
    ),
    Hard(
        "royal_supplier",
        "captain",
        asks("royal_supplier"),
        {"goods": {"corn": 1}, "san_juan": (0, 1)},
    ),
    Hard("land_office", "trader", asks("land_office")),
    Hard("hunting_lodge", "settler", lodge_asks),
    Hard("forest_house", "settler", takes_forests),
    Hard("guesthouse", "trader", asks("guesthouse")),
]


def each(*without: str) -> pytest.MarkDecorator:
    """A test for each of the hard buildings but these."""
    chosen = [hard for hard in HARD if hard.building not in without]
    return pytest.mark.parametrize("hard", chosen, ids=[hard.building for hard in chosen])


def lay_out(hard: Hard, pieces: int, doubloons: int = 0, **city: int) -> Any:
    """Four players; player 2 has the building, two corn tiles, and what it needs to be useful."""
    seat = board(doubloons, city={hard.building: pieces, **city}, island={"corn": 2}, **hard.seat)
    return table(
        4,
        {1: seat},
        nobles=True,
        on_sale=["small_sugar_mill"],
        plantations=TILES,
        ships=BUSY,
        colonists={"supply": 50, "ship": 0},
        roles={"trader": {"doubloons": 2}},
    )


def works_now(hard: Hard, state: Any) -> bool:
    """Whether it works when player 2 takes the role; another role goes first if need be."""
    if asked(state) == (0, "role"):
        take(state, "craftsman")
        pass_while(state, "guesthouse")
    assert asked(state) == (1, "role")
    take(state, hard.role)
    if hard.building != "guesthouse":
        pass_while(state, "guesthouse")
    return hard.works(state)


@each()
def test_occupied(hard: Hard) -> None:
    """2: it works when occupied."""
    assert works_now(hard, lay_out(hard, 1))


@each()
def test_unoccupied(hard: Hard) -> None:
    """2: and not when unoccupied."""
    assert not works_now(hard, lay_out(hard, 0))


@each("black_market")
def test_its_colonist_lost_to_the_black_market(hard: Hard) -> None:
    """4.2: any colonist but that on the Black market itself may be given."""
    state = lay_out(hard, 1, 1, black_market=1)
    take(state, "builder")
    pass_while(state, "guesthouse")
    given = give(colonist=f"city:{hard.building}")
    play(state, build("small_sugar_mill", give=given))
    assert not works_now(hard, state)


@each()
def test_its_colonist_moved_away(hard: Hard) -> None:
    """3.3: the mayor phase may leave it empty."""
    state = lay_out(hard, 1)
    take(state, "mayor", privilege=False)
    nobles = hard.seat.get("san_juan", (0, 0))[1]
    play(state, place({"corn": 1}, {}, {"corn": nobles}))
    assert not works_now(hard, state)


@each("library", "guesthouse")
def test_occupied_by_a_guest_in_the_middle_of_the_phase(hard: Hard) -> None:
    """4.2: guests work at once (Library, 7.33, is another matter: test_library_lost)."""
    state = lay_out(hard, 0, guesthouse=1)
    take(state, "craftsman")
    play(state, PASS)
    take(state, hard.role)
    assert asked(state) == (1, "guesthouse")
    play(state, guests(f"city:{hard.building}"))
    assert hard.works(state)


@each("library", "guesthouse")
def test_the_guest_stays_at_home(hard: Hard) -> None:
    """4.2: a guest in the Guesthouse works nowhere else."""
    state = lay_out(hard, 0, guesthouse=1)
    take(state, "craftsman")
    play(state, PASS)
    take(state, hard.role)
    play(state, PASS)
    assert not hard.works(state)
