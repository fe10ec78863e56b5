"""Hospice: rules 2.2, 3.2 step 3, ruling 7.14, rows 10, 13 and 14."""

import pytest

from tests.acting import PASS, asked, happened
from tests.puertorico.table import (
    PR,
    board,
    changes,
    hacienda,
    legal,
    moves,
    play,
    player,
    refused,
    table,
    take,
    tile,
)

OWNER = {"hospice": 1}
ROW = ["corn", "corn", "sugar", "sugar"]


def test_a_colonist_comes_with_the_tile() -> None:
    """2.2: one colonist from the supply onto that tile; it may be declined."""
    state = table(3, {1: board(city=OWNER)}, plantations={"face_up": ROW})
    take(state, "settler")
    play(state, PASS)
    assert legal(state) == moves(
        tile("corn"),
        tile("corn", colonist=False),
        tile("sugar"),
        tile("sugar", colonist=False),
        PASS,
    )
    before = PR.position(state)
    events = play(state, tile("sugar"))
    assert changes(before, state) == {
        "colonists.supply": (55, 54),
        "plantations.face_up": (ROW, ["corn", "corn", "sugar"]),
        "players.1.island.sugar.tiles": (0, 1),
        "players.1.island.sugar.colonists": (0, 1),
    }
    [event] = happened(events, "colonist_gained")
    assert (event["player"], event["source"], event["by"], event["to"]) == (
        1,
        "supply",
        "hospice",
        "island:sugar",
    )


def test_declined() -> None:
    """3.2 step 3: optional."""
    state = table(3, {1: board(city=OWNER)}, plantations={"face_up": ROW})
    take(state, "settler")
    play(state, PASS)
    before = PR.position(state)
    play(state, tile("sugar", colonist=False))
    assert changes(before, state) == {
        "plantations.face_up": (ROW, ["corn", "corn", "sugar"]),
        "players.1.island.sugar.tiles": (0, 1),
    }


def test_the_default_written_out() -> None:
    """formats.md 5: a key at its default is accepted and changes nothing."""
    state = table(3, {1: board(city=OWNER)}, plantations={"face_up": ROW})
    take(state, "settler")
    play(state, PASS)
    play(state, tile("sugar", colonist=True))
    assert player(state, 1)["island.sugar.colonists"] == 1


def test_row_10_none_on_the_drawn_tile() -> None:
    """Row 10, 7.14: with Hacienda the colonist comes on the normal tile only."""
    state = table(
        3,
        {0: board(city={"hacienda": 1, "hospice": 1})},
        plantations={"face_up": ROW, "stack": ["coffee"] * 9},
    )
    take(state, "settler")
    before = PR.position(state)
    play(state, hacienda(True))
    assert changes(before, state) == {
        "plantations.stack": (["coffee"] * 9, ["coffee"] * 8),
        "players.0.island.coffee.tiles": (0, 1),
    }
    play(state, tile("corn"))
    assert player(state, 0)["island.corn.colonists"] == 1
    assert PR.position(state)["colonists"]["supply"] == 54


def test_row_13_from_the_ship_when_the_supply_is_empty() -> None:
    """Row 13: supply 0, ship 2: a colonist from the ship, 1 left."""
    state = table(
        3,
        {0: board(city=OWNER)},
        colonists={"supply": 0, "ship": 2},
        plantations={"face_up": ROW},
    )
    take(state, "settler")
    events = play(state, tile("corn"))
    assert PR.position(state)["colonists"] == {"supply": 0, "ship": 1}
    assert player(state, 0)["island.corn.colonists"] == 1
    assert happened(events, "colonist_gained")[0]["source"] == "ship"


def test_row_13_none_when_both_are_empty() -> None:
    """Row 13: supply and ship empty: none, and nothing to decline."""
    state = table(
        3,
        {0: board(city=OWNER)},
        colonists={"supply": 0, "ship": 0},
        plantations={"face_up": ROW},
    )
    take(state, "settler")
    assert legal(state) == moves(tile("corn"), tile("sugar"), tile("quarry"), PASS)
    refused(state, tile("corn", colonist=False), "hospice_not_here")
    events = play(state, tile("corn", colonist=True))
    assert player(state, 0) == {
        "name": "Player 1",
        "island.corn.tiles": 1,
        "city.hospice.colonists": 1,
    }
    assert happened(events, "colonist_gained") == []


def test_row_14_on_a_quarry() -> None:
    """Row 14: allowed."""
    state = table(3, {0: board(city=OWNER)}, plantations={"face_up": ROW})
    take(state, "settler")
    assert legal(state) == moves(
        tile("corn"),
        tile("corn", colonist=False),
        tile("sugar"),
        tile("sugar", colonist=False),
        tile("quarry"),
        tile("quarry", colonist=False),
        PASS,
    )
    play(state, tile("quarry"))
    assert player(state, 0)["island.quarry.colonists"] == 1


def test_the_colonist_joins_those_already_on_the_kind() -> None:
    """3.2 step 3: one colonist on the new tile; the others stay."""
    state = table(3, {0: board(city=OWNER, island={"corn": (2, 1)})}, plantations={"face_up": ROW})
    take(state, "settler")
    play(state, tile("corn"))
    assert player(state, 0)["island.corn.tiles"] == 3
    assert player(state, 0)["island.corn.colonists"] == 2


@pytest.mark.parametrize("city", [{}, {"hospice": 0}])
def test_no_colonist_without_an_occupied_hospice(city: dict[str, int]) -> None:
    """2.2: only when occupied; the key may stand at its default only."""
    state = table(3, {0: board(city=city)}, plantations={"face_up": ROW})
    take(state, "settler")
    assert legal(state) == moves(tile("corn"), tile("sugar"), tile("quarry"), PASS)
    refused(state, tile("corn", colonist=False), "hospice_not_here")
    play(state, tile("corn", colonist=True))
    assert player(state, 0).get("island.corn.colonists") is None
    assert PR.position(state)["colonists"]["supply"] == 55
    assert asked(state) == (1, "tile")
