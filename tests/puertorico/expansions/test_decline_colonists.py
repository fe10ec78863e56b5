"""The variant `decline_colonists`: ruling 7.17, formats.md section 3."""

from typing import Any

import pytest

from tests.acting import asked
from tests.puertorico.expansions.words import lay, take_piece
from tests.puertorico.table import (
    PR,
    board,
    changes,
    legal,
    moves,
    play,
    player,
    refused,
    table,
    take,
    unloadable,
)

VARIANT = ["decline_colonists"]
COLONIST, NOBLE, NONE = (take_piece(piece) for piece in ("colonist", "noble", "none"))


def base(players: int = 3, seats: Any = None, **partial: Any) -> Any:
    return table(players, seats, variants=VARIANT, **partial)


def removed(state: Any) -> dict[str, int]:
    counts: dict[str, int] = PR.position(state).get("removed", {"colonists": 0, "nobles": 0})
    return counts


def test_asked_at_every_taking() -> None:
    """formats.md 3: with the variant at every taking; each may take or decline."""
    state = base()
    take(state, "mayor", privilege=False)
    for seat in range(3):
        assert asked(state) == (seat, "ship_piece")
        assert legal(state) == moves(COLONIST, NONE)
        refused(state, NOBLE)
        play(state, COLONIST)
    assert asked(state) == (1, "role")
    assert removed(state) == {"colonists": 0, "nobles": 0}


def test_declined_it_leaves_the_game() -> None:
    """7.17: WBC: out of the game; `removed` keeps the totals."""
    state = base()
    take(state, "mayor", privilege=False)
    before = PR.position(state)
    play(state, NONE)
    assert removed(state) == {"colonists": 1, "nobles": 0}
    changed = {k: v for k, v in changes(before, state).items() if not k.startswith("removed")}
    assert changed == {"colonists.ship": (3, 2)}
    play(state, NONE, COLONIST)
    assert removed(state) == {"colonists": 2, "nobles": 0}
    assert player(state, 2)["san_juan.colonists"] == 1
    assert PR.position(state)["colonists"] == {"supply": 52, "ship": 3}


def test_a_second_round_of_the_ship() -> None:
    """3.3: one at a time, until the ship is empty."""
    state = base(3, colonists={"supply": 50, "ship": 5})
    take(state, "mayor", privilege=False)
    order = []
    while state.decision == "ship_piece":
        order.append(state.player)
        play(state, NONE if state.player == 1 else COLONIST)
    assert order == [0, 1, 2, 0, 1]
    assert removed(state)["colonists"] == 2


def test_without_the_variant() -> None:
    """7.17: taking is automatic."""
    state = table(3)
    take(state, "mayor", privilege=False)
    assert asked(state) == (1, "role")
    refused(state, NONE, "wrong_decision")


def test_the_privilege_is_declined_as_ever() -> None:
    """7.17: what is declined by the privilege stays in the supply."""
    state = base()
    take(state, "mayor", privilege=False)
    assert PR.position(state)["colonists"]["supply"] == 55
    assert removed(state) == {"colonists": 0, "nobles": 0}


def test_declining_keeps_circles_empty() -> None:
    """7.17: a declined colonist is not placed; the circles stay empty and the ship fills up."""
    state = base(3, {0: board(city={"sugar_mill": 0, "tobacco_storage": 0, "office": 0})})
    take(state, "mayor", privilege=False)
    play(state, NONE, COLONIST, COLONIST)
    assert PR.position(state)["colonists"] == {"supply": 48, "ship": 7}


def test_the_end_comes_all_the_same() -> None:
    """3.9: the supply cannot provide the refill."""
    state = base(colonists={"supply": 2, "ship": 3})
    take(state, "mayor", privilege=False)
    play(state, NONE, NONE, NONE)
    assert state.end_reason == "colonists"
    assert PR.position(state)["colonists"] == {"supply": 0, "ship": 2}


# --- with nobles ---------------------------------------------------------------------------


def test_noble_colonist_or_none() -> None:
    """formats.md 3: all three while both lie on the ship."""
    state = lay(3, variants=VARIANT)
    take(state, "mayor", privilege=False)
    assert legal(state) == moves(COLONIST, NOBLE, NONE)


def test_none_takes_a_colonist_away_first() -> None:
    """formats.md 3: the noble only if no colonist is left on the ship."""
    state = lay(3, variants=VARIANT)
    take(state, "mayor", privilege=False)
    play(state, NONE)
    assert removed(state) == {"colonists": 1, "nobles": 0}
    play(state, NONE)
    assert removed(state) == {"colonists": 2, "nobles": 0}
    assert asked(state) == (2, "ship_piece")
    assert legal(state) == moves(NOBLE, NONE)
    refused(state, COLONIST)
    play(state, NONE)
    assert removed(state) == {"colonists": 2, "nobles": 1}
    position = PR.position(state)
    assert position["nobles"] == {"supply": 18, "ship": 1}
    assert position["colonists"] == {"supply": 98 - 2, "ship": 2}


@pytest.mark.parametrize("expansions", [[], ["nobles"]])
def test_the_totals_hold(expansions: list[str]) -> None:
    """formats.md 3: `removed` keeps the totals, with the strict check as well."""
    options = {"players": 3, "expansions": expansions, "variants": VARIANT}
    state = PR.new(options, None, 0)
    take(state, "mayor")
    play(state, NONE)
    position = PR.position(state)
    assert PR.position(PR.load(position, 0, True)) == position
    del position["removed"]
    unloadable(position, "", strict=True)


def test_the_last_one_is_asked_too() -> None:
    """formats.md 3: at every taking, a noble alone on the ship as well."""
    state = lay(3, variants=VARIANT)
    take(state, "mayor", privilege=False)
    play(state, COLONIST, COLONIST)
    assert asked(state) == (2, "ship_piece")
    play(state, NOBLE)
    assert player(state, 2)["san_juan.nobles"] == 1


def test_round_trip() -> None:
    """formats.md 3: `removed` is written and read back."""
    state = lay(3, variants=VARIANT)
    take(state, "mayor", privilege=False)
    play(state, NONE)
    again = PR.load(PR.position(state))
    assert PR.position(again) == PR.position(state)
    assert removed(again) == {"colonists": 1, "nobles": 0}
