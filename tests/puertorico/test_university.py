"""University: rules sections 2.2 and 3.4, rows 32 and 33."""

import pytest

from tests.acting import PASS, happened
from tests.puertorico.table import (
    PR,
    board,
    build,
    changes,
    legal,
    moves,
    play,
    player,
    refused,
    table,
    take,
)

OWNER = {"university": 1}


def test_row_32_one_colonist_on_the_new_building() -> None:
    """Row 32: on an indigo plant with three circles exactly one, from the supply."""
    state = table(3, {1: board(3, city=OWNER)})
    take(state, "builder")
    play(state, PASS)
    before = PR.position(state)
    events = play(state, build("indigo_plant"))
    assert changes(before, state) == {
        "players.1.doubloons": (3, 0),
        "buildings.indigo_plant": (3, 2),
        "colonists.supply": (55, 54),
        "players.1.city.indigo_plant.colonists": (0, 1),
    }
    [event] = happened(events, "colonist_gained")
    assert (event["player"], event["source"], event["by"], event["to"]) == (
        1,
        "supply",
        "university",
        "city:indigo_plant",
    )


def test_the_colonist_may_be_declined() -> None:
    """3.4: optional."""
    state = table(3, {1: board(1, city=OWNER)})
    take(state, "builder")
    play(state, PASS)
    assert legal(state) == moves(
        build("small_indigo_plant"),
        build("small_indigo_plant", colonist=False),
        build("small_market"),
        build("small_market", colonist=False),
        PASS,
    )
    before = PR.position(state)
    play(state, build("small_market", colonist=False))
    assert changes(before, state) == {
        "players.1.doubloons": (1, 0),
        "buildings.small_market": (2, 1),
    }


def test_from_the_ship_when_the_supply_is_empty() -> None:
    """2.2: supply, else ship."""
    state = table(3, {0: board(9, city=OWNER)}, colonists={"supply": 0, "ship": 2})
    take(state, "builder")
    events = play(state, build("fortress"))
    assert PR.position(state)["colonists"] == {"supply": 0, "ship": 1}
    assert player(state, 0)["city.fortress.colonists"] == 1
    assert happened(events, "colonist_gained")[0]["source"] == "ship"


def test_none_when_both_are_empty() -> None:
    """2.2: else none, and nothing to decline."""
    state = table(3, {0: board(0, city=OWNER)}, colonists={"supply": 0, "ship": 0})
    take(state, "builder")
    assert legal(state) == moves(build("small_indigo_plant"), build("small_market"), PASS)
    refused(state, build("small_market", colonist=False), "university_not_here")
    play(state, build("small_market", colonist=True))
    assert player(state, 0).get("city.small_market.colonists") is None


def test_row_33_none_for_the_university_itself() -> None:
    """Row 33: just built and unoccupied, it gives nothing for itself."""
    state = table(3, {0: board(7)})
    take(state, "builder")
    assert build("university", colonist=False) not in legal(state)
    play(state, build("university"))
    assert player(state, 0) == {"name": "Player 1"}
    assert "university" in PR.position(state)["players"][0]["city"]
    assert PR.position(state)["colonists"]["supply"] == 55


@pytest.mark.parametrize("city", [{}, {"university": 0}])
def test_not_without_an_occupied_university(city: dict[str, int]) -> None:
    """2.2: only when occupied; the key may stand at its default only."""
    state = table(3, {0: board(0, city=city)})
    take(state, "builder")
    assert legal(state) == moves(build("small_indigo_plant"), build("small_market"), PASS)
    refused(state, build("small_market", colonist=False), "university_not_here")
    play(state, build("small_market", colonist=True))
    assert player(state, 0).get("city.small_market.colonists") is None
