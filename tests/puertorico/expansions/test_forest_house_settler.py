"""Forest house in the settler phase: rules 4.2, rulings 7.2 and 7.5, row 75."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, forest, table
from tests.puertorico.table import (
    PR,
    changes,
    hacienda,
    legal,
    moves,
    play,
    player,
    refused,
    take,
    tile,
)

ROW = ["corn", "corn", "sugar", "coffee"]
TILES = {"face_up": ROW, "stack": ["indigo", "tobacco", *["corn"] * 6], "discard": []}
OWNER = {"forest_house": 1}


def settler(seats: dict[int, Any], **partial: Any) -> Any:
    partial = {"plantations": TILES, **partial}
    state = table(3, seats, kinds=["forest_house"], **partial)
    take(state, "settler")
    return state


def test_each_plantation_or_as_a_forest() -> None:
    """4.2: in place of the normal plantation or quarry; a quarry is no forest."""
    state = settler({0: board(city=OWNER)})
    assert asked(state) == (0, "tile")
    assert legal(state) == moves(
        tile("corn"),
        tile("corn", forest=True),
        tile("sugar"),
        tile("sugar", forest=True),
        tile("coffee"),
        tile("coffee", forest=True),
        tile("quarry"),
        PASS,
    )
    refused(state, tile("quarry", forest=True))
    refused(state, tile("indigo", forest=True), "tile_not_face_up")


def test_7_5_the_very_tile_is_turned_over() -> None:
    """7.5: the tile taken lies face down; which one, everybody has seen."""
    state = settler({0: board(city=OWNER)})
    before = PR.position(state)
    play(state, tile("sugar", forest=True))
    changed = changes(before, state)
    assert changed.pop("plantations.face_up") == (sorted(ROW), ["coffee", "corn", "corn"])
    assert changed == {
        "players.0.island.forest.tiles": (0, 1),
        "players.0.island.forest.kinds.sugar": (0, 1),
    }
    assert asked(state) == (1, "tile")


def test_anybody_not_only_the_chooser() -> None:
    """4.2: its owner, on his turn."""
    state = settler({1: board(city=OWNER)})
    play(state, tile("corn"))
    assert asked(state) == (1, "tile")
    assert legal(state) == moves(
        *(tile(k) for k in ("corn", "sugar", "coffee")),
        *(tile(k, forest=True) for k in ("corn", "sugar", "coffee")),
        PASS,
    )


@pytest.mark.parametrize("city", [{}, {"forest_house": 0}])
def test_only_when_occupied(city: dict[str, int]) -> None:
    """2: no forest without a colonist on the house; the key at its default is accepted."""
    state = settler({0: board(city=city)})
    assert legal(state) == moves(tile("corn"), tile("sugar"), tile("coffee"), tile("quarry"), PASS)
    refused(state, tile("corn", forest=True))
    play(state, tile("corn", forest=False))
    assert player(state, 0)["island.corn.tiles"] == 1


def test_a_forest_takes_an_island_space() -> None:
    """4.2: eleven tiles and a forest: full."""
    state = settler({0: board(city=OWNER, island={"corn": 9}, forest={"corn": 2})})
    play(state, tile("coffee", forest=True))
    assert player(state, 0)["island.forest.tiles"] == 3
    again = settler({0: board(city=OWNER, island={"corn": 9}, forest={"corn": 3})})
    assert asked(again) == (1, "tile")


def test_forests_have_no_circle() -> None:
    """4.2: no colonist stands on a forest."""
    state = table(
        3,
        {0: board(city=OWNER, island={"corn": 1, "sugar": 1}, forest={"corn": 2}, san_juan=0)},
        colonists={"supply": 9, "ship": 3},
    )
    take(state, "mayor", privilege=False)
    refused(state, {"type": "place", "island": {"corn": 1, "forest": 1}, "city": {}})


def test_row_75_the_colonist_for_a_forest_waits() -> None:
    """Row 75: with Hospice the colonist for a forest goes to San Juan."""
    state = settler({0: board(city={"forest_house": 1, "hospice": 1})})
    assert legal(state) == moves(
        *(tile(k) for k in ("corn", "sugar", "coffee", "quarry")),
        *(tile(k, colonist=False) for k in ("corn", "sugar", "coffee", "quarry")),
        *(tile(k, forest=True) for k in ("corn", "sugar", "coffee")),
        *(tile(k, forest=True, colonist=False) for k in ("corn", "sugar", "coffee")),
        PASS,
    )
    before = PR.position(state)
    play(state, tile("coffee", forest=True))
    changed = changes(before, state)
    del changed["plantations.face_up"]
    assert changed == {
        "colonists.supply": (55, 54),
        "players.0.island.forest.tiles": (0, 1),
        "players.0.island.forest.kinds.coffee": (0, 1),
        "players.0.san_juan.colonists": (0, 1),
    }


def test_row_75_declined() -> None:
    """4.2: the Hospice is optional for a forest, too."""
    state = settler({0: board(city={"forest_house": 1, "hospice": 1})})
    play(state, tile("coffee", forest=True, colonist=False))
    assert player(state, 0) == {
        "name": "Player 1",
        "city.forest_house.colonists": 1,
        "city.hospice.colonists": 1,
        "island.forest.tiles": 1,
        "island.forest.kinds.coffee": 1,
    }


# --- with Hacienda -------------------------------------------------------------------------

BOTH = {"hacienda": 1, "forest_house": 1}


def test_look_at_the_drawn_tile_then_decide() -> None:
    """4.2: with Hacienda he may look at the drawn tile, then decide forest or plantation."""
    state = settler({0: board(city=BOTH)})
    assert asked(state) == (0, "hacienda")
    play(state, hacienda(True))
    assert asked(state) == (0, "hacienda_forest")
    assert PR.position(state)["turn"]["drawn"] == "indigo"
    assert legal(state) == moves(forest("hacienda_forest", True), forest("hacienda_forest", False))
    refused(state, PASS)
    refused(state, tile("corn"), "wrong_decision")


@pytest.mark.parametrize("yes", [True, False])
def test_forest_or_plantation(yes: bool) -> None:
    """7.5: the drawn tile itself; then the normal action."""
    state = settler({0: board(city=BOTH)})
    before = PR.position(state)
    play(state, hacienda(True), forest("hacienda_forest", yes))
    tiles = {"island.forest.tiles": 1, "island.forest.kinds.indigo": 1}
    got = tiles if yes else {"island.indigo.tiles": 1}
    changed = changes(before, state)
    changed.pop("players.0.island.forest.drawn.indigo", None)
    assert changed == {
        "plantations.stack": (TILES["stack"], TILES["stack"][1:]),
        **{f"players.0.{path}": (0, n) for path, n in got.items()},
    }
    assert asked(state) == (0, "tile")
    assert tile("corn", forest=True) in legal(state)


def test_the_drawn_tile_is_seen_by_its_owner_only() -> None:
    """formats.md 3: `turn.drawn` is null in other players' views."""
    state = settler({0: board(city=BOTH)})
    play(state, hacienda(True))
    assert PR.position(state, 0)["turn"]["drawn"] == "indigo"
    assert PR.turn(state, 0)["drawn"] == "indigo"
    for other in (1, 2):
        assert PR.position(state, other)["turn"]["drawn"] is None
        assert PR.turn(state, other)["drawn"] is None
        assert PR.turn(state, other)["decision"] == "hacienda_forest"


def test_which_kinds_lie_face_down_and_who_knows() -> None:
    """formats.md 3: taken from the row: known to all; drawn: only to the owner."""
    state = settler({0: board(city=BOTH)})
    play(state, hacienda(True), forest("hacienda_forest", True), tile("coffee", forest=True))
    for whole in (PR.position(state), PR.position(state, 0)):
        square = whole["players"][0]["island"]["forest"]
        assert square["tiles"] == 2
        assert {k: n for k, n in square["kinds"].items() if n} == {"indigo": 1, "coffee": 1}
    for other in (1, 2):
        square = PR.position(state, other)["players"][0]["island"]["forest"]
        assert square["tiles"] == 2
        assert {k: n for k, n in square["kinds"].items() if n} == {"coffee": 1}


def test_an_unoccupied_house_does_not_ask() -> None:
    """2: the drawn tile is placed as it is."""
    state = settler({0: board(city={"hacienda": 1, "forest_house": 0})})
    play(state, hacienda(True))
    assert asked(state) == (0, "tile")
    assert player(state, 0)["island.indigo.tiles"] == 1


def test_a_quarry_by_hacienda_is_no_forest() -> None:
    """7.1 deluxe: with an occupied hut a quarry in place of the draw: nothing to decide."""
    city = {"hacienda": 1, "construction_hut": 1}
    state = table(3, {0: board(city=city)}, plantations=TILES)
    take(state, "settler")
    play(state, hacienda(True, quarry=True))
    assert asked(state) == (0, "tile")
    assert player(state, 0)["island.quarry.tiles"] == 1


def test_the_twelfth_tile() -> None:
    """Row 11: Hacienda fills the island, as a forest too: no normal take."""
    state = settler({0: board(city=BOTH, island={"corn": 11})})
    play(state, hacienda(True), forest("hacienda_forest", True))
    assert asked(state) == (1, "tile")
    assert player(state, 0)["island.forest.tiles"] == 1


def test_declined_hacienda() -> None:
    """2.2: no draw, nothing to turn over."""
    state = settler({0: board(city=BOTH)})
    play(state, hacienda(False))
    assert asked(state) == (0, "tile")
    assert PR.position(state)["plantations"]["stack"] == TILES["stack"]


def test_no_hospice_colonist_for_the_drawn_forest() -> None:
    """7.14: not on the Hacienda tile, not as a forest either."""
    state = settler({0: board(city={**BOTH, "hospice": 1})})
    play(state, hacienda(True), forest("hacienda_forest", True))
    assert player(state, 0).get("san_juan.colonists") is None
    refused(state, forest("hacienda_forest", True), "wrong_decision")
    play(state, tile("corn", forest=True))
    assert player(state, 0)["san_juan.colonists"] == 1


def test_three_forests_in_a_phase() -> None:
    """4.2: with Hacienda and Library at most 3."""
    city = {**BOTH, "library": 1}
    state = settler({0: board(city=city)})
    play(state, hacienda(True), forest("hacienda_forest", True), tile("coffee", forest=True))
    play(state, PASS, PASS)
    assert asked(state) == (0, "library_tile")
    assert legal(state) == moves(
        tile("corn"), tile("corn", forest=True), tile("sugar"), tile("sugar", forest=True), PASS
    )
    play(state, tile("sugar", forest=True))
    assert player(state, 0)["island.forest.tiles"] == 3
    assert asked(state) == (1, "role")


@pytest.mark.parametrize(("first", "second"), [(False, False), (True, False), (False, True)])
def test_none_or_one_of_both_library_tiles(first: bool, second: bool) -> None:
    """4.2: with Library 0, 1 or both tiles may be forests."""
    state = settler({0: board(city={"forest_house": 1, "library": 1})})
    play(state, tile("coffee", forest=first), PASS, PASS, tile("sugar", forest=second))
    assert player(state, 0).get("island.forest.tiles", 0) == first + second


def test_round_trip_in_the_middle() -> None:
    """formats.md 3: `turn.drawn` is written and read back."""
    state = settler({0: board(city=BOTH)})
    play(state, hacienda(True))
    again = PR.load(PR.position(state), 5)
    assert PR.position(again) == PR.position(state)
    play(again, forest("hacienda_forest", True))
    assert player(again, 0)["island.forest.kinds.indigo"] == 1


def test_round_trip_keeps_what_is_secret() -> None:
    """formats.md 3: known kinds and drawn ones are told apart after loading, too."""
    state = settler({0: board(city=BOTH)})
    play(state, hacienda(True), forest("hacienda_forest", True), tile("coffee", forest=True))
    again = PR.load(PR.position(state))
    for seat in range(3):
        assert PR.position(again, seat) == PR.position(state, seat)
