"""Positions with the expansions: loading, refusing, strict totals; formats.md sections 3 and 5."""

from typing import Any

import pytest

from prdesk.core.errors import ConfigError
from tests.acting import asked, named
from tests.puertorico.components import drafted
from tests.puertorico.expansions.words import board, lay, table
from tests.puertorico.table import PR, player, take, unloadable

BOTH = {"players": 3, "expansions": ["buildings", "nobles"], "set": drafted("library", "statue")}
NOBLES = {"players": 3, "expansions": ["nobles"]}
BUILDINGS = {"players": 3, "expansions": ["buildings"], "set": drafted("guesthouse")}


def seat(**keys: Any) -> Any:
    return {"0": keys}


REFUSED: list[tuple[Any, Any, str]] = [
    (NOBLES, {"players": seat(island={"corn": {"tiles": 1, "colonists": 1, "nobles": 1}})}, "corn"),
    (NOBLES, {"players": seat(city={"chapel": {"colonists": 1, "nobles": 1}})}, "chapel"),
    (NOBLES, {"players": seat(city={"chapel": {"nobles": -1}})}, "nobles"),
    (NOBLES, {"players": seat(san_juan={"nobles": -1})}, "nobles"),
    (NOBLES, {"nobles": {"supply": -1}}, "nobles"),
    (NOBLES, {"nobles": {"hold": 1}}, "hold"),
    (BOTH, {"players": seat(city={"statue": {"colonists": 1}})}, "statue"),
    (BOTH, {"players": seat(city={"statue": {"nobles": 1}})}, "statue"),
    (BUILDINGS, {"players": seat(city={"guesthouse": {"colonists": 3}})}, "guesthouse"),
    (BUILDINGS, {"players": seat(city={"guesthouse": {"nobles": 1}})}, "nobles"),
    (BUILDINGS, {"players": seat(city={"villa": {}})}, "villa"),
    (BUILDINGS, {"nobles": {"supply": 1}}, "nobles"),
    (BUILDINGS, {"players": seat(island={"forest": {"tiles": 1, "colonists": 1}})}, "forest"),
    (BUILDINGS, {"players": seat(island={"forest": {"tiles": 13}})}, "island"),
    (
        BUILDINGS,
        {"players": seat(island={"corn": {"tiles": 6}, "forest": {"tiles": 7}})},
        "island",
    ),
    (
        BUILDINGS,
        {"players": seat(island={"forest": {"tiles": 1, "kinds": {"corn": 2}}})},
        "forest",
    ),
    (
        BUILDINGS,
        {"players": seat(island={"forest": {"tiles": 1, "kinds": {"quarry": 1}}})},
        "kinds",
    ),
    (
        BUILDINGS,
        {"players": seat(island={"forest": {"tiles": 1, "kinds": {"corn": -1}}})},
        "kinds",
    ),
    (BUILDINGS, {"players": seat(library_used=1)}, "library_used"),
    ({"players": 3}, {"players": seat(island={"forest": {"tiles": 1}})}, "forest"),
    ({"players": 3}, {"players": seat(city={"library": {}})}, "library"),
    ({"players": 3}, {"players": seat(san_juan={"nobles": 1})}, "nobles"),
]


@pytest.mark.parametrize(("options", "partial", "key"), REFUSED)
def test_what_cannot_lie_on_a_table(options: Any, partial: Any, key: str) -> None:
    """formats.md 5: -32602 names the key."""
    with pytest.raises(ConfigError) as caught:
        PR.load({"game": "puertorico", "options": options, **partial})
    assert key in named(caught.value)


@pytest.mark.parametrize(
    "partial",
    [
        {"nobles": {"supply": 18}},
        {"nobles": {"supply": 20}},
        {"colonists": {"supply": 97}},
        {"players": seat(san_juan={"nobles": 1})},
        {"buildings": {"villa": 1}},
        {"buildings": {"royal_garden": 0}},
        {"players": seat(city={"villa": {}})},
    ],
)
def test_strict_totals_with_nobles(partial: Any) -> None:
    """formats.md 5: `strict` also checks that every component total is right."""
    position = {"game": "puertorico", "options": NOBLES, **partial}
    PR.load(position)
    unloadable(position, "", strict=True)


def test_strict_with_forests() -> None:
    """formats.md 3: a forest is the plantation that lies face down."""
    position = PR.position(
        PR.new({"players": 3, **BUILDINGS, "set": drafted("forest_house")}, None, 1)
    )
    drawn = position["plantations"]["stack"].pop(0)
    position["players"][0]["island"]["forest"] = {"tiles": 1, "kinds": {drawn: 1}}
    position["players"][0]["city"]["forest_house"] = {"colonists": 0, "nobles": 0}
    position["buildings"]["forest_house"] -= 1
    PR.load(position, 0, True)
    other = "corn" if drawn != "corn" else "sugar"
    position["players"][0]["island"]["forest"]["kinds"] = {other: 1}
    unloadable(position, "", strict=True)


def test_nobles_in_a_written_position() -> None:
    """formats.md 3: nobles on tiles, buildings and in San Juan; zeros may be left out."""
    state = lay(
        3,
        {0: board(island={"corn": (2, 1, 1)}, city={"jeweler": (0, 1)}, san_juan=(0, 2))},
    )
    mine = PR.position(state)["players"][0]
    assert mine["island"]["corn"] == {"tiles": 2, "colonists": 1, "nobles": 1}
    assert mine["city"]["jeweler"] == {"colonists": 0, "nobles": 1}
    assert mine["san_juan"] == {"colonists": 0, "nobles": 2}


def test_removed_needs_no_word_in_a_written_position() -> None:
    """formats.md 3: `removed` keeps the totals with `decline_colonists`."""
    state = lay(3, variants=["decline_colonists"], removed={"colonists": 3, "nobles": 1})
    assert PR.position(state)["removed"] == {"colonists": 3, "nobles": 1}
    options = {**NOBLES, "variants": ["decline_colonists"]}
    strict = PR.position(PR.new(options, None, 0))
    strict["removed"] = {"colonists": 3, "nobles": 1}
    unloadable(strict, "", strict=True)
    strict["colonists"]["supply"] -= 3
    strict["nobles"]["supply"] -= 1
    PR.load(strict, 0, True)


def test_the_turn_left_out_is_a_role() -> None:
    """formats.md 3: with `turn` left out it is the `role` of the player that follows."""
    options = {"players": 3, "expansions": ["buildings"]}
    position = {
        "game": "puertorico",
        "options": options,
        "governor": 1,
        "players": seat(city={"lighthouse": {"colonists": 1}}),
    }
    state = PR.load(position)
    assert asked(state) == (1, "role")
    take(state, "trader")
    take(state, "craftsman")
    take(state, "captain")
    assert player(state, 0)["doubloons"] == 2 + 1


def test_buildings_written_out_without_a_set() -> None:
    """formats.md 3: `buildings` says what is in the game; what is not named is as after `new`."""
    options = {"players": 3, "expansions": ["buildings"]}
    position = {
        "game": "puertorico",
        "options": options,
        "buildings": {"aqueduct": 2, "library": 1},
        "turn": {"decision": "role", "player": 0},
        "players": seat(doubloons=9),
    }
    state = PR.load(position)
    take(state, "builder")
    buildings = {a.get("building") for a in PR.legal(state)[0]}
    assert {"aqueduct", "library", "small_indigo_plant"} <= buildings


def test_options_come_back_as_they_were() -> None:
    """formats.md 3: the options of the position, the set too."""
    state = table(3, kinds=["library"], nobles=True)
    options = PR.position(state)["options"]
    assert options["expansions"] == ["buildings", "nobles"]
    assert sorted(options["set"]) == sorted(drafted("library"))
