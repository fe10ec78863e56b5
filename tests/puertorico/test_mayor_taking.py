"""Taking colonists: rules section 3.3 steps 1 and 2, ruling 7.17, rows 17 and 18."""

import pytest

from tests.acting import asked, happened
from tests.puertorico.table import PR, board, colonists_of, legal, refused, role, table, take

# Twelve corn plantations hold every colonist in one way only, so nobody is asked to place.
ROOMY = board(island={"corn": 12})


def everybody(players: int) -> dict[int, dict[str, object]]:
    return dict.fromkeys(range(players), ROOMY)


def test_row_17_privilege_first_then_one_at_a_time() -> None:
    """Row 17: 4 players, ship 6: mayor 1 + 2, second 2, third 1, fourth 1."""
    state = table(4, everybody(4), colonists={"ship": 6})
    take(state, "mayor")
    assert [colonists_of(state, i) for i in range(4)] == [3, 2, 1, 1]
    # 75 less the privilege, less a ship refilled with the minimum of four
    assert PR.position(state)["colonists"] == {"supply": 70, "ship": 4}
    assert asked(state) == (1, "role")


def test_row_17_counted_from_the_chooser() -> None:
    """3.3: chooser first, then clockwise."""
    state = table(4, everybody(4), governor=2, colonists={"ship": 6})
    take(state, "mayor")
    assert [colonists_of(state, i) for i in range(4)] == [1, 1, 3, 2]


def test_events_of_the_taking() -> None:
    """3.3: the privilege comes from the supply, the rest from the ship; nobody is asked."""
    state = table(4, everybody(4), colonists={"ship": 6})
    events = happened(take(state, "mayor"), "colonists_taken")
    taken = sorted((e["player"], e["source"], e["count"]) for e in events)
    assert taken == [
        (0, "ship", 2),
        (0, "supply", 1),
        (1, "ship", 2),
        (2, "ship", 1),
        (3, "ship", 1),
    ]
    assert all(e["auto"] for e in events if e["source"] == "ship")


def test_privilege_declined() -> None:
    """7.17: only the privilege can be declined."""
    state = table(4, everybody(4), colonists={"ship": 6})
    take(state, "mayor", privilege=False)
    assert [colonists_of(state, i) for i in range(4)] == [2, 2, 1, 1]
    assert PR.position(state)["colonists"] == {"supply": 71, "ship": 4}


def test_privilege_written_out() -> None:
    """formats.md 5: the default is accepted and changes nothing."""
    state = table(4, everybody(4))
    take(state, "mayor", privilege=True)
    assert [colonists_of(state, i) for i in range(4)] == [2, 1, 1, 1]


def test_row_18_no_privilege_from_an_empty_supply() -> None:
    """Row 18: supply 0: no privilege, the ship's colonists are still dealt."""
    state = table(4, everybody(4), colonists={"supply": 0, "ship": 6})
    assert role("mayor", privilege=False) not in legal(state)
    refused(state, role("mayor", privilege=False), "supply_empty", "privilege_not_here")
    take(state, "mayor")
    assert [colonists_of(state, i) for i in range(4)] == [2, 2, 1, 1]


def test_privilege_never_from_the_ship() -> None:
    """3.3 step 1: from the supply, not from the ship; here the last one there."""
    state = table(4, everybody(4), colonists={"supply": 1, "ship": 4})
    take(state, "mayor")
    assert [colonists_of(state, i) for i in range(4)] == [2, 1, 1, 1]
    assert PR.position(state)["colonists"] == {"supply": 0, "ship": 0}


def test_fewer_colonists_than_players() -> None:
    """3.3 step 2: one at a time until the ship is empty."""
    state = table(4, everybody(4), colonists={"ship": 2})
    take(state, "mayor", privilege=False)
    assert [colonists_of(state, i) for i in range(4)] == [1, 1, 0, 0]


def test_empty_ship() -> None:
    """3.3 step 2: only the privilege is left."""
    state = table(4, everybody(4), colonists={"ship": 0})
    take(state, "mayor")
    assert [colonists_of(state, i) for i in range(4)] == [1, 0, 0, 0]


@pytest.mark.parametrize(
    ("players", "taken"), [(2, [2, 1]), (3, [2, 1, 1]), (4, [2, 1, 1, 1]), (5, [2, 1, 1, 1, 1])]
)
def test_first_mayor_of_a_game(players: int, taken: list[int]) -> None:
    """1.2, 3.3: the ship brings one for each player at the start."""
    state = table(players, everybody(players))
    take(state, "mayor")
    assert [colonists_of(state, i) for i in range(players)] == taken


@pytest.mark.parametrize("role_id", ["settler", "builder", "prospector"])
def test_only_the_mayor_has_a_privilege_to_decline(role_id: str) -> None:
    """formats.md 3: `privilege` belongs to the mayor."""
    state = table(4, everybody(4))
    refused(state, role(role_id, privilege=False), "privilege_not_here")
