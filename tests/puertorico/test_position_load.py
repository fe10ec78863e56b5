"""Loading positions: formats.md sections 3 and 5."""

from typing import Any

import pytest

from tests.acting import asked
from tests.puertorico.table import PR, Json, board, flat, ship, table, take, unloadable

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
    expected: Json = {f"players.{i}.doubloons": i for i in range(1, 4)}
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
