"""Positions that cannot lie on a table: formats.md section 5."""

from typing import Any

import pytest

from prdesk.core.errors import ConfigError
from tests.acting import asked
from tests.puertorico.table import PR, Json, board, player, table, unloadable

ISLAND_13 = {"corn": {"tiles": 13}}
TWELVE = ("guild_hall", "residence", "fortress", "customs_house", "city_hall", "wharf", "harbor")
CITY_13: Json = {building: {} for building in (*TWELVE, "office")}


def one(**keys: Any) -> Json:
    """A position in which player 1 has these keys."""
    return {"players": {"0": keys}}


IMPOSSIBLE: list[tuple[Json, str]] = [
    (one(island={"corn": {"tiles": 1, "colonists": 2}}), "corn"),
    (one(city={"wharf": {"colonists": 2}}), "wharf"),
    (one(city={"sugar_mill": {"colonists": 4}}), "sugar_mill"),
    (one(city={"coffee_roaster": {"colonists": 3}}), "coffee_roaster"),
    (one(island=ISLAND_13), "island"),
    (one(island={"corn": {"tiles": 7}, "quarry": {"tiles": 6}}), "island"),
    (one(city=CITY_13), "city"),
    (one(doubloons=-1), "doubloons"),
    (one(vp=-1), "vp"),
    (one(goods={"corn": -1}), "corn"),
    (one(island={"corn": {"tiles": -1}}), "tiles"),
    (one(island={"corn": {"tiles": 1, "colonists": -1}}), "colonists"),
    (one(san_juan={"colonists": -1}), "colonists"),
    ({"colonists": {"supply": -1}}, "supply"),
    ({"goods": {"corn": -1}}, "corn"),
    ({"quarries": -1}, "quarries"),
    ({"vp_supply": -1}, "vp_supply"),
    ({"buildings": {"wharf": -1}}, "wharf"),
    ({"roles": {"mayor": {"doubloons": -1}}}, "doubloons"),
    ({"ships": {"0": {"good": None, "count": 2}}}, "ships"),
    ({"ships": {"0": {"good": "corn", "count": -1}}}, "count"),
    ({"ships": {"0": {"good": "corn", "count": 6}}}, "ships"),
    ({"trading_house": ["corn"] * 5}, "trading_house"),
    ({"turn": {"decision": "role", "player": 1}}, "player"),
    ({"turn": {"decision": "role", "player": None}}, "player"),
    ({"turn": {"decision": "role", "player": 4}}, "player"),
    ({"governor": 4}, "governor"),
    ({"governor": -1}, "governor"),
]
UNKNOWN: list[tuple[Json, str]] = [
    ({"colour": "red"}, "colour"),
    ({"goods": {"cotton": 1}}, "cotton"),
    ({"goods": {"quarry": 1}}, "quarry"),
    ({"buildings": {"castle": 1}}, "castle"),
    ({"roles": {"pirate": {"doubloons": 1}}}, "pirate"),
    ({"roles": {"prospector_2": {"doubloons": 1}}}, "prospector_2"),
    ({"roles": {"mayor": {"coins": 1}}}, "coins"),
    ({"roles": {"mayor": {"taken_by": 4}}}, "taken_by"),
    ({"trading_house": ["cotton"]}, "trading_house"),
    ({"trading_house": ["quarry"]}, "trading_house"),
    ({"plantations": {"face_up": ["cotton"]}}, "face_up"),
    ({"plantations": {"stack": ["quarry"]}}, "stack"),
    ({"plantations": {"pile": []}}, "pile"),
    ({"ships": {"0": {"good": "cotton", "count": 1}}}, "good"),
    ({"ships": {"5": {"count": 1}}}, "ships"),
    ({"end_reason": "boredom"}, "end_reason"),
    ({"turn": {"decision": "dance", "player": 0}}, "decision"),
    ({"game": "homesteaders"}, "game"),
    ({"format": 2}, "format"),
    ({"options": {"players": 4, "edition": "luxury"}}, "edition"),
    ({"options": {"players": 4, "speed": 1}}, "speed"),
    ({"options": {"players": 7}}, "players"),
    ({"options": {}}, "players"),
    ({"players": {"4": {"vp": 1}}}, "players"),
    ({"players": {"x": {"vp": 1}}}, "players"),
    (one(colour="red"), "colour"),
    (one(goods={"cotton": 1}), "cotton"),
    (one(island={"meadow": {"tiles": 1}}), "meadow"),
    (one(island={"corn": {"tiles": 1, "cows": 1}}), "cows"),
    (one(city={"castle": {}}), "castle"),
    (one(city={"wharf": {"boats": 1}}), "boats"),
    (one(san_juan={"tourists": 1}), "tourists"),
]
WRONG_TYPE: list[tuple[Json, str]] = [
    ({"round": "1"}, "round"),
    ({"round": 1.0}, "round"),
    ({"round": True}, "round"),
    ({"round": None}, "round"),
    ({"quarries": [8]}, "quarries"),
    ({"goods": []}, "goods"),
    ({"goods": {"corn": "2"}}, "corn"),
    ({"goods": {"corn": None}}, "corn"),
    ({"colonists": 5}, "colonists"),
    ({"plantations": []}, "plantations"),
    ({"plantations": {"stack": "corn"}}, "stack"),
    ({"plantations": {"stack": [1]}}, "stack"),
    ({"trading_house": {"corn": 1}}, "trading_house"),
    ({"ships": 3}, "ships"),
    ({"ships": [5, 6, 7]}, "ships"),
    ({"players": []}, "players"),
    ({"players": [board()] * 3}, "players"),
    ({"players": "Anna"}, "players"),
    ({"roles": {"mayor": 2}}, "mayor"),
    ({"roles": {"mayor": {"taken_by": "0"}}}, "taken_by"),
    ({"turn": "role"}, "turn"),
    ({"turn": {}}, "decision"),
    ({"turn": {"decision": 3, "player": 0}}, "decision"),
    ({"options": []}, "options"),
    ({"options": None}, "options"),
    ({"rng": 5}, "rng"),
    ({"rng": "no hex"}, "rng"),
    ({"format": "1"}, "format"),
    (one(vp=None), "vp"),
    (one(vp="3"), "vp"),
    (one(vp=True), "vp"),
    (one(name=7), "name"),
    (one(goods=["corn"]), "goods"),
    (one(island={"corn": 2}), "corn"),
    (one(city={"wharf": 1}), "wharf"),
    (one(city=["wharf"]), "city"),
    ({"players": {"0": 5}}, "players"),
]


@pytest.mark.parametrize(("partial", "key"), [*IMPOSSIBLE, *UNKNOWN, *WRONG_TYPE])
def test_refusals(partial: Json, key: str) -> None:
    """-32602 with a message that names the key."""
    unloadable({"options": {"players": 4}, **partial}, key)


@pytest.mark.parametrize("position", [[], None, "position", 5])
def test_not_a_map(position: Any) -> None:
    """-32602."""
    unloadable(position, "")


def test_game_and_options_come_from_the_position() -> None:
    """They have no default."""
    unloadable({}, "options")
    with pytest.raises(ConfigError) as caught:
        PR.load({"options": {"players": 4}})
    assert caught.value.params["key"] == "game"


def test_a_city_of_twelve_and_an_island_of_twelve() -> None:
    """1.1: 12 spaces each; a large building takes two."""
    state = table(4, {0: board(island={"corn": 12}, city=dict.fromkeys(TWELVE, 1))})
    assert player(state, 0)["city.city_hall.colonists"] == 1


ALL_TAKEN = {"mayor": {"taken_by": 0}, "trader": {"taken_by": 1}, "captain": {"taken_by": 2}}


def test_when_all_have_chosen_the_round_ends() -> None:
    """`load` carries forced steps out: the end of the round, or of the game."""
    position = {"game": "puertorico", "options": {"players": 3}, "roles": ALL_TAKEN}
    state = PR.load(position)
    assert (asked(state), state.round) == ((1, "role"), 2)
    assert PR.position(state)["roles"]["settler"] == {"doubloons": 1, "taken_by": None}
    assert PR.load({**position, "end_reason": "vp"}).decision == "game_over"


def test_when_all_have_chosen_nobody_has_a_choice() -> None:
    """A `turn.player` whose turn it cannot be."""
    turn = {"decision": "role", "player": 0}
    unloadable({"options": {"players": 3}, "roles": ALL_TAKEN, "turn": turn}, "player")
