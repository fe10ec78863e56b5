"""Setting up: rules sections 1.2 and 1.3, rows 1 and 2; `new` of formats.md sections 3 and 5."""

import re
from collections import Counter
from typing import Any

import pytest

from prdesk.core.errors import ConfigError
from tests.acting import asked
from tests.puertorico.components import LARGE, PRODUCTION, ROLES, SETUP, VIOLET, copies
from tests.puertorico.table import GOODS, PR, flat

players_and_edition = pytest.mark.parametrize(
    ("players", "edition"), [(n, e) for n in SETUP for e in ("deluxe", "classic")]
)


def setup(players: int, edition: str = "deluxe", seed: int = 0) -> dict[str, Any]:
    return PR.position(PR.new({"players": players, "edition": edition}, None, seed))


@players_and_edition
def test_everything_but_the_plantations(players: int, edition: str) -> None:
    """Rules 1.2, 1.3: the whole table apart from the drawn tiles."""
    expected = SETUP[players]
    position = setup(players, edition)
    position.pop("plantations")
    assert re.fullmatch(r"(0x)?[0-9a-fA-F]+", position.pop("rng"))
    boards = position.pop("players")
    assert position == {
        "format": 1,
        "game": "puertorico",
        "options": {"players": players, "edition": edition, "expansions": [], "variants": []},
        "round": 1,
        "governor": 0,
        "turn": {"decision": "role", "player": 0},
        "end_reason": None,
        "vp_supply": expected["vp"],
        "colonists": {"supply": expected["supply"], "ship": expected["ship"]},
        "nobles": {"supply": 0, "ship": 0},
        "goods": dict(zip(GOODS, expected["goods"], strict=True)),
        "quarries": expected["quarries"],
        "buildings": {b: copies(b, players) for b in (*PRODUCTION, *VIOLET, *LARGE)},
        "roles": {r: {"doubloons": 0, "taken_by": None} for r in expected["roles"]},
        "trading_house": [],
        "ships": [{"capacity": c, "good": None, "count": 0} for c in expected["ships"]],
    }
    assert flat({"players": boards}) == {
        f"players.{i}.{key}": value
        for i, start in enumerate(expected["start"])
        for key, value in {
            "name": f"Player {i + 1}",
            "doubloons": expected["doubloons"],
            f"island.{start}.tiles": 1,
        }.items()
    }


@players_and_edition
def test_plantations(players: int, edition: str) -> None:
    """Rules 1.2: players + 1 face up, the rest in the face-down stack, nothing discarded."""
    expected = SETUP[players]
    tiles = setup(players, edition)["plantations"]
    assert len(tiles["face_up"]) == expected["face_up"] == players + 1
    assert tiles["discard"] == []
    assert Counter(tiles["face_up"] + tiles["stack"]) == dict(
        zip(GOODS, expected["tiles"], strict=True)
    )


def test_row_1_five_players() -> None:
    """Row 1: coins 4, colonists 95 + 5 on ship, VP 122, ships 6/7/8, 8 roles, 6 tiles."""
    state = PR.new({"players": 5}, None, 3)
    position = PR.position(state)
    assert [p["doubloons"] for p in position["players"]] == [4] * 5
    assert sum(position["colonists"].values()) == 100
    assert position["vp_supply"] == 122
    assert [s["capacity"] for s in position["ships"]] == [6, 7, 8]
    assert len(position["roles"]) == 8
    assert len(position["plantations"]["face_up"]) == 6


def test_row_2_no_prospector_with_three() -> None:
    """Row 2: three players use six roles."""
    assert list(setup(3)["roles"]) == ROLES


@pytest.mark.parametrize("players", SETUP)
def test_the_seed_decides_the_order_of_the_tiles(players: int) -> None:
    """formats.md 1: the same seed lays the same table out, another seed another one."""
    assert setup(players, seed=7) == setup(players, seed=7)
    orders = {tuple(setup(players, seed=s)["plantations"]["stack"]) for s in range(20)}
    assert len(orders) == 20


def test_the_governor_begins() -> None:
    """Rules 1.3: seat 1 is governor, and chooses the first role."""
    assert asked(PR.new({"players": 3}, None, 0)) == (0, "role")


def test_names() -> None:
    """formats.md 5: names are Player 1... unless given."""
    state = PR.new({"players": 3}, ["Ann", "Bob", "Cy"], 0)
    assert [p["name"] for p in PR.position(state)["players"]] == ["Ann", "Bob", "Cy"]


def test_seats_of_the_game() -> None:
    """Rules 1.2: two to five."""
    assert (PR.id, PR.seats) == ("puertorico", (2, 3, 4, 5))


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({}, "players"),
        ({"players": 1}, "players"),
        ({"players": 6}, "players"),
        ({"players": "4"}, "players"),
        ({"players": 4.0}, "players"),
        ({"players": True}, "players"),
        ({"players": None}, "players"),
        ({"players": 4, "edition": "luxury"}, "edition"),
        ({"players": 4, "edition": 1}, "edition"),
        ({"players": 4, "expansions": ["festival"]}, "expansions"),
        ({"players": 4, "expansions": "buildings"}, "expansions"),
        ({"players": 4, "variants": ["no_such_variant"]}, "variants"),
        ({"players": 4, "variants": {"open_vp": True}}, "variants"),
        ({"players": 4, "colour": "red"}, "colour"),
    ],
)
def test_options_that_do_not_fit(options: dict[str, Any], key: str) -> None:
    """formats.md 5: -32602 names the key."""
    with pytest.raises(ConfigError) as caught:
        PR.new(options, None, 0)
    assert key in str(caught.value.params["key"])


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bob", "Cy"], ["Ann", 2], ["Ann", ""]])
def test_names_that_do_not_fit(names: list[Any]) -> None:
    """formats.md 6: a name for each player, of 1 to 24 characters."""
    with pytest.raises(ConfigError):
        PR.new({"players": 2}, names, 0)


def test_names_are_cleaned() -> None:
    """formats.md 6: control and bidi characters are removed; 24 characters are enough."""
    names = ["A\u202en\u200fn\x07", "B" * 24]
    players = PR.position(PR.new({"players": 2}, names, 0))["players"]
    assert [p["name"] for p in players] == ["Ann", "B" * 24]
