"""Loading positions: formats.md sections 3 and 5."""

from typing import Any

import pytest

from prdesk.core.errors import ConfigError
from tests.puertorico.table import (
    PR,
    Json,
    asked,
    board,
    flat,
    player,
    ship,
    table,
    take,
    unloadable,
)

OPTIONS = {"players": 4, "edition": "deluxe", "expansions": [], "variants": []}


def loaded(seed: int = 0, **partial: Any) -> Json:
    """The whole position that a partial one of four players stands for."""
    return PR.position(PR.load({"game": "puertorico", "options": {"players": 4}, **partial}, seed))


def fresh(seed: int = 0) -> Json:
    return PR.position(PR.new({"players": 4}, None, seed))


def differences(one: Json, other: Json) -> dict[str, Any]:
    old, new = flat(one), flat(other)
    return {k: new.get(k) for k in old.keys() | new.keys() if old.get(k) != new.get(k)}


# --- what is left out ----------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, 12345])
def test_nothing_given_is_a_new_game(seed: int) -> None:
    """What is left out is as after `new` with the same options and seed."""
    assert loaded(seed) == fresh(seed)
    assert loaded(seed, format=1, game="puertorico", options=OPTIONS) == fresh(seed)


def test_maps_merge_key_by_key() -> None:
    """Maps merge key by key, at top level the goods and the buildings too."""
    position = loaded(
        goods={"corn": 2},
        buildings={"wharf": 0},
        colonists={"supply": 11},
        roles={"trader": {"doubloons": 2}},
        plantations={"discard": ["corn"]},
    )
    assert differences(fresh(), position) == {
        "goods.corn": 2,
        "buildings.wharf": 0,
        "colonists.supply": 11,
        "roles.trader.doubloons": 2,
        "plantations.discard": ["corn"],
    }


def test_figures_replace() -> None:
    """Plain values replace."""
    position = loaded(round=5, quarries=3, vp_supply=40, end_reason="city")
    assert differences(fresh(), position) == {
        "round": 5,
        "quarries": 3,
        "vp_supply": 40,
        "end_reason": "city",
    }


def test_lists_replace() -> None:
    """Other lists replace."""
    position = loaded(trading_house=["corn"], plantations={"face_up": ["corn"], "stack": []})
    assert position["trading_house"] == ["corn"]
    assert position["plantations"] == {"face_up": ["corn"], "stack": [], "discard": []}


def test_inside_a_player_goods_island_and_city_replace_as_a_whole() -> None:
    """Inside a player `goods`, `island` and `city` replace; the rest of him merges."""
    position = loaded(
        players={
            "1": {
                "goods": {"corn": 1},
                "island": {"quarry": {"tiles": 1, "colonists": 1}},
                "city": {"office": {"colonists": 1}},
                "vp": 4,
            }
        }
    )
    assert differences(fresh(), position) == {
        "players.1.goods.corn": 1,
        "players.1.island.indigo.tiles": None,
        "players.1.island.quarry.tiles": 1,
        "players.1.island.quarry.colonists": 1,
        "players.1.city.office.colonists": 1,
        "players.1.vp": 4,
    }


def test_players_and_ships_merge_as_maps() -> None:
    """Lists `players` and `ships` merge element by element when given as maps."""
    position = loaded(
        players={"2": {"name": "Cleo"}, "0": {"doubloons": 9}},
        ships={"1": {"good": "corn", "count": 2}},
    )
    assert differences(fresh(), position) == {
        "players.2.name": "Cleo",
        "players.0.doubloons": 9,
        "ships.1.good": "corn",
        "ships.1.count": 2,
    }


def test_players_and_ships_replace_as_lists() -> None:
    """... and replace when given as lists."""
    ships = [ship(5, "corn", 5), ship(6, "sugar", 1), ship(7)]
    players = [{**board(doubloons=i), "name": f"P{i}"} for i in range(4)]
    position = loaded(ships=ships, players=players)
    assert position["ships"] == ships
    expected = {f"players.{i}.doubloons": i for i in range(1, 4)}
    expected |= {f"players.{i}.name": f"P{i}" for i in range(4)}
    assert flat({"players": position["players"]}) == expected


def test_an_unoccupied_building_may_be_written_without_colonists() -> None:
    """Zeros may be left out inside a player."""
    position = loaded(players={"0": {"city": {"wharf": {}}, "island": {"corn": {"tiles": 2}}}})
    assert list(position["players"][0]["city"]) == ["wharf"]


# --- whose turn ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("governor", "taken", "expected"),
    [
        (0, {}, 0),
        (3, {}, 3),
        (1, {"mayor": 1}, 2),
        (2, {"mayor": 2, "trader": 3}, 0),
        (2, {"mayor": 2, "trader": 3, "captain": 0}, 1),
    ],
)
def test_without_turn_it_follows_from_the_roles(
    governor: int, taken: dict[str, int], expected: int
) -> None:
    """With `turn` left out it is the `role` of the player after those who have chosen."""
    assert asked(table(4, governor=governor, taken=taken)) == (expected, "role")


def test_two_players_in_turn() -> None:
    """The same with two players, three roles each."""
    taken = {"mayor": 1, "trader": 0, "captain": 1, "builder": 0}
    assert asked(table(2, governor=1, taken=taken)) == (1, "role")


def test_turn_written_out() -> None:
    """A position written by hand may stand at `role`."""
    turn = {"decision": "role", "player": 1}
    assert asked(table(4, taken={"mayor": 0}, turn=turn)) == (1, "role")


def test_game_over_by_hand() -> None:
    """... or at `game_over`."""
    state = table(3, turn={"decision": "game_over", "player": None}, end_reason="city")
    assert (state.decision, state.player) == ("game_over", -1)


IN_A_PHASE: list[tuple[str, Json]] = [
    ("hacienda", board(city={"hacienda": 1})),
    ("tile", board()),
    ("place", board(island={"corn": 2, "indigo": 2})),
    ("build", board(9)),
    ("craftsman_bonus", board(island={"corn": (1, 1)})),
    ("sell", board(goods={"corn": 1})),
    ("load", board(goods={"corn": 1, "sugar": 1})),
]
ROLE_OF = {
    "hacienda": "settler",
    "tile": "settler",
    "place": "mayor",
    "build": "builder",
    "craftsman_bonus": "craftsman",
    "sell": "trader",
    "load": "captain",
}


@pytest.mark.parametrize(("decision", "seat"), IN_A_PHASE)
def test_a_turn_inside_a_phase_that_cannot_be(decision: str, seat: Json) -> None:
    """5: a `turn.player` whose turn it cannot be: the role is not taken, or by another."""
    state = table(4, dict.fromkeys(range(4), seat))
    take(state, ROLE_OF[decision])
    assert asked(state) == (0, decision)
    position = PR.position(state)
    assert asked(PR.load(position)) == (0, decision)
    nobody = {**position, "roles": fresh()["roles"]}
    unloadable(nobody, "turn")
    unloadable({**position, "turn": {**position["turn"], "player": 2, "chooser": 2}}, "turn")
    unloadable({**position, "turn": {**position["turn"], "player": None}}, "player")
    unloadable({**position, "turn": {**position["turn"], "player": 4}}, "player")
    unloadable({**position, "turn": {**position["turn"], "colour": 1}}, "colour")
    unloadable({**position, "turn": {"decision": decision}}, "player")


# --- draws ---------------------------------------------------------------------------------


def test_the_generator_written_wins_over_the_seed() -> None:
    """`rng`: so that load(position()) goes on with the same draws."""
    position = fresh(3)
    assert PR.position(PR.load(position, 99)) == position


def test_the_generator_left_out_comes_from_the_seed() -> None:
    """Left out in a hand-written position it comes from `seed`."""
    position = fresh(3)
    position.pop("rng")
    one, same, other = (PR.position(PR.load(position, s))["rng"] for s in (1, 1, 2))
    assert one == same != other


def test_draws_go_on_after_loading() -> None:
    """A reshuffle comes out the same after a round trip."""
    tiles = {"face_up": [], "stack": [], "discard": ["corn", "indigo", "sugar", "coffee"] * 5}
    state = table(4, plantations=tiles, seed=8)
    again = PR.load(PR.position(state), 77)
    for each in (state, again):
        take(each, "settler")
        PR.apply(each, {"type": "pass"})
    assert PR.position(again) == PR.position(state)


# --- what cannot lie on a table ------------------------------------------------------------

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


# --- strict --------------------------------------------------------------------------------


def test_strict_accepts_what_is_complete() -> None:
    """`strict` checks that every component total is right: it is after `new`."""
    for players in (2, 3, 4, 5):
        position = PR.position(PR.new({"players": players}, None, 4))
        assert PR.position(PR.load(position, 0, True)) == position


MISSING: list[tuple[Json, str]] = [
    ({"goods": {"corn": 9}}, "corn"),
    ({"goods": {"coffee": 10}}, "coffee"),
    ({"colonists": {"supply": 74}}, "colonists"),
    ({"colonists": {"ship": 5}}, "colonists"),
    ({"vp_supply": 99}, "vp"),
    ({"vp_supply": 101}, "vp"),
    ({"quarries": 7}, "quarr"),
    ({"buildings": {"wharf": 1}}, "wharf"),
    ({"buildings": {"city_hall": 2}}, "city_hall"),
    ({"plantations": {"stack": []}}, ""),
    ({"plantations": {"discard": ["corn"]}}, "corn"),
    ({"trading_house": ["corn"]}, "corn"),
    ({"ships": {"0": {"good": "corn", "count": 1}}}, "corn"),
    (one(goods={"sugar": 1}), "sugar"),
    (one(vp=1), "vp"),
    (one(city={"office": {}}), "office"),
    (one(san_juan={"colonists": 1}), "colonists"),
    (one(island={}), "indigo"),
]


@pytest.mark.parametrize(("partial", "key"), MISSING)
def test_strict_refuses_a_wrong_total(partial: Json, key: str) -> None:
    """... and refuses a piece too many or too few, which is accepted without `strict`."""
    position = {"game": "puertorico", "options": {"players": 4}, **partial}
    PR.load(position)
    unloadable(position, key, strict=True)


def test_strict_counts_everywhere() -> None:
    """Totals count supplies, ships, house and boards together."""
    tiles = PR.position(PR.new({"players": 4}, None, 0))["plantations"]
    tiles["stack"].remove("sugar")
    position = {
        "game": "puertorico",
        "options": {"players": 4},
        "goods": {"corn": 5},
        "trading_house": ["corn"],
        "ships": {"0": {"good": "corn", "count": 3}},
        "colonists": {"supply": 71, "ship": 4},
        "vp_supply": 93,
        "quarries": 7,
        "buildings": {"wharf": 1},
        "plantations": tiles,
        "players": {
            "0": {
                "vp": 7,
                "goods": {"corn": 1},
                "island": {
                    "indigo": {"tiles": 1, "colonists": 1},
                    "quarry": {"tiles": 1, "colonists": 1},
                    "sugar": {"tiles": 1},
                },
                "city": {"wharf": {"colonists": 1}},
                "san_juan": {"colonists": 1},
            }
        },
    }
    assert asked(PR.load(position, 0, True)) == (0, "role")


def test_strict_allows_paper() -> None:
    """3.7: with no chips left the points go on on paper."""
    players = {str(i): {"vp": 30} for i in range(4)}
    options = {"players": 4}
    position = {"game": "puertorico", "options": options, "players": players, "vp_supply": 0}
    assert asked(PR.load(position, 0, True)) == (0, "role")
    few = {str(i): {"vp": 20} for i in range(4)}
    unloadable({**position, "players": few}, "vp", strict=True)
