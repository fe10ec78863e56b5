"""Land office: rules 4.4, ruling 7.12, row 99; formats.md section 3."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import BUY, board, forest, lay, sell_tile, table
from tests.puertorico.table import (
    PR,
    changes,
    legal,
    malformed,
    moves,
    play,
    player,
    refused,
    sell,
    take,
)

TILES = {"face_up": ["corn"] * 4, "stack": ["tobacco", *["corn"] * 8], "discard": []}
COLONIST = {"land_office": 1}
NOBLE = {"land_office": (0, 1)}


def trader(seats: dict[int, Any], **partial: Any) -> Any:
    state = lay(3, seats, **{"plantations": TILES, **partial})
    take(state, "trader")
    return state


# --- a colonist buys -----------------------------------------------------------------------


def test_buy_a_plantation() -> None:
    """4.4: pay 1 doubloon, draw a face-down plantation, place it."""
    state = trader({1: board(3, city=COLONIST)})
    assert asked(state) == (1, "land_office")
    assert legal(state) == moves(BUY, PASS)
    before = PR.position(state)
    play(state, BUY)
    assert changes(before, state) == {
        "plantations.stack": (TILES["stack"], TILES["stack"][1:]),
        "players.1.doubloons": (3, 2),
        "players.1.island.tobacco.tiles": (0, 1),
    }
    assert asked(state) == (1, "role")


def test_optional() -> None:
    """4.4: a function may be declined."""
    state = trader({1: board(3, city=COLONIST)})
    play(state, PASS)
    assert player(state, 1)["doubloons"] == 3
    assert asked(state) == (1, "role")


def test_once_after_the_own_sale() -> None:
    """formats.md 3: once, after the owner's own `sell`; its money may pay for the tile."""
    state = trader({0: board(goods={"coffee": 1}, city=COLONIST), 1: board(goods={"corn": 1})})
    assert asked(state) == (0, "sell")
    refused(state, BUY, "wrong_decision")
    play(state, sell("coffee"))
    assert asked(state) == (0, "land_office")
    play(state, BUY)
    assert player(state, 0)["doubloons"] == 5 - 1
    assert asked(state) == (1, "sell")


def test_without_a_sale() -> None:
    """4.4: in addition to or without a sale."""
    state = trader({0: board(1, goods={"coffee": 1}, city=COLONIST)})
    play(state, PASS)
    assert asked(state) == (0, "land_office")


def test_no_coin() -> None:
    """4.4: 1 doubloon."""
    assert asked(trader({0: board(city=COLONIST)})) == (1, "role")
    state = trader({0: board(goods={"corn": 1}, city=COLONIST), 1: board()})
    play(state, PASS)
    assert asked(state) == (1, "role")


def test_row_99_a_full_island() -> None:
    """Row 99: 12 tiles: cannot buy."""
    state = trader({0: board(5, city=COLONIST, island={"corn": 12})})
    assert asked(state) == (1, "role")
    state = trader({0: board(5, city=COLONIST, island={"corn": 11})})
    assert asked(state) == (0, "land_office")


def test_the_draw_pile() -> None:
    """7.20: an empty pile takes the discards in; none at all: nothing to buy."""
    empty = {"face_up": ["corn"] * 4, "stack": [], "discard": []}
    assert asked(trader({0: board(5, city=COLONIST)}, plantations=empty)) == (1, "role")
    discards = {**empty, "discard": ["sugar", "sugar"]}
    state = trader({0: board(5, city=COLONIST)}, plantations=discards)
    play(state, BUY)
    assert player(state, 0)["island.sugar.tiles"] == 1
    tiles = PR.position(state)["plantations"]
    assert (tiles["stack"], tiles["discard"]) == (["sugar"], [])


def test_a_colonist_does_not_sell() -> None:
    """4.3: one of the two functions, never both."""
    state = trader({0: board(1, city=COLONIST, island={"corn": 1})})
    assert legal(state) == moves(BUY, PASS)
    refused(state, sell_tile("corn"))


@pytest.mark.parametrize("city", [{}, {"land_office": 0}])
def test_only_when_occupied(city: Any) -> None:
    """2: unoccupied: nothing."""
    assert asked(trader({0: board(5, city=city, island={"corn": 2})})) == (1, "role")


def test_each_owner_on_his_turn() -> None:
    """3.6: in turn order, each his sale and then his office."""
    seat = board(5, goods={"corn": 1}, city=COLONIST)
    other = board(5, goods={"sugar": 1}, city=COLONIST)
    state = trader({0: seat, 1: other})
    order = []
    while state.decision != "role":
        order.append(asked(state))
        play(state, PASS)
    assert order == [(0, "sell"), (0, "land_office"), (1, "sell"), (1, "land_office")]


# --- with the Forest house -----------------------------------------------------------------


def with_house(house: int = 1) -> Any:
    seat = board(2, city={**COLONIST, "forest_house": house})
    state = table(3, {0: seat}, nobles=True, plantations=TILES)
    take(state, "trader")
    return state


def test_a_forest_of_the_bought_tile() -> None:
    """4.4: Forest house may turn it into forest, after he has seen it."""
    state = with_house()
    play(state, BUY)
    assert asked(state) == (0, "land_office_forest")
    assert legal(state) == moves(
        forest("land_office_forest", True), forest("land_office_forest", False)
    )
    refused(state, PASS)
    refused(state, forest("hacienda_forest", True), "wrong_decision")
    play(state, forest("land_office_forest", True))
    mine = player(state, 0)
    assert (mine["doubloons"], mine["island.forest.tiles"]) == (1, 1)
    assert mine["island.forest.kinds.tobacco"] == 1
    assert "island.tobacco.tiles" not in mine
    assert asked(state) == (1, "role")


def test_a_plantation_of_the_bought_tile() -> None:
    """4.4: or leave it a plantation; no discarding."""
    state = with_house()
    play(state, BUY, forest("land_office_forest", False))
    assert player(state, 0)["island.tobacco.tiles"] == 1


def test_an_unoccupied_house_does_not_ask() -> None:
    """2: only when occupied."""
    state = with_house(0)
    play(state, BUY)
    assert asked(state) == (1, "role")
    assert player(state, 0)["island.tobacco.tiles"] == 1


def test_who_sees_the_bought_tile() -> None:
    """formats.md 3: a forest drawn by Land office is known to its owner only."""
    state = with_house()
    play(state, BUY)
    assert PR.position(state, 0)["turn"]["drawn"] == "tobacco"
    assert PR.position(state, 1)["turn"]["drawn"] is None
    play(state, forest("land_office_forest", True))
    own = PR.position(state, 0)["players"][0]["island"]["forest"]
    assert own["kinds"]["tobacco"] == 1
    seen = PR.position(state, 1)["players"][0]["island"]["forest"]
    assert seen["tiles"] == 1
    assert not any((seen.get("kinds") or {}).values())


def test_round_trip_in_the_middle() -> None:
    """formats.md 3: the bought tile is written and read back."""
    state = with_house()
    play(state, BUY)
    again = PR.load(PR.position(state), 8)
    assert PR.position(again) == PR.position(state)
    play(again, forest("land_office_forest", False))
    assert player(again, 0)["island.tobacco.tiles"] == 1


# --- a noble sells -------------------------------------------------------------------------


def test_sell_a_plantation() -> None:
    """4.4: give up 1 plantation: + 1 doubloon; not a quarry."""
    seat = board(city=NOBLE, island={"corn": 1, "sugar": 2, "quarry": 1})
    state = trader({1: seat})
    assert asked(state) == (1, "land_office")
    assert legal(state) == moves(sell_tile("corn"), sell_tile("sugar"), PASS)
    refused(state, sell_tile("quarry"))
    refused(state, sell_tile("coffee"), "tile_not_owned")
    refused(state, sell_tile("forest"), "tile_not_owned")
    refused(state, BUY)
    before = PR.position(state)
    play(state, sell_tile("sugar"))
    assert changes(before, state) == {
        "plantations.discard": ([], ["sugar"]),
        "players.1.doubloons": (0, 1),
        "players.1.island.sugar.tiles": (2, 1),
    }
    assert asked(state) == (1, "role")


def test_an_occupied_tile() -> None:
    """4.4: its colonist goes to San Juan; an unoccupied one goes first unless `occupied`."""
    seat = board(city=NOBLE, island={"corn": (2, 1), "sugar": (1, 0, 1), "coffee": (2, 1, 1)})
    state = trader({0: seat})
    assert legal(state) == moves(
        sell_tile("corn"),
        sell_tile("corn", occupied=True),
        sell_tile("sugar"),
        sell_tile("coffee"),
        sell_tile("coffee", piece="noble"),
        PASS,
    )
    one = state.copy()
    play(one, sell_tile("corn"))
    assert player(one, 0)["island.corn.colonists"] == 1
    one = state.copy()
    play(one, sell_tile("corn", occupied=True))
    assert player(one, 0)["san_juan.colonists"] == 1
    one = state.copy()
    play(one, sell_tile("sugar"))
    assert player(one, 0)["san_juan.nobles"] == 1
    one = state.copy()
    play(one, sell_tile("coffee"))
    assert player(one, 0)["island.coffee.nobles"] == 1
    play(state, sell_tile("coffee", piece="noble"))
    assert player(state, 0)["island.coffee.colonists"] == 1
    assert player(state, 0)["san_juan.nobles"] == 1


def test_markets_do_not_add() -> None:
    """4.4: + 1 doubloon, whoever took the trader, whatever markets he has."""
    city: Any = {**NOBLE, "small_market": 1, "large_market": 1}
    state = trader({0: board(city=city, island={"corn": 1})})
    play(state, sell_tile("corn"))
    assert player(state, 0)["doubloons"] == 1


def test_7_12_a_forest() -> None:
    """7.12: forests may be sold; the tile is discarded as its kind."""
    seat = board(city={**NOBLE, "forest_house": 0}, forest={"coffee": 1}, island={"quarry": 3})
    state = table(3, {0: seat}, nobles=True, plantations=TILES)
    take(state, "trader")
    assert legal(state) == moves(sell_tile("forest"), PASS)
    play(state, sell_tile("forest"))
    assert PR.position(state)["plantations"]["discard"] == ["coffee"]
    assert player(state, 0)["doubloons"] == 1


@pytest.mark.parametrize("island", [{}, {"quarry": (3, 1)}])
def test_nothing_to_sell(island: Any) -> None:
    """7.12: never quarries."""
    assert asked(trader({0: board(2, city=NOBLE, island=island)})) == (1, "role")


def test_a_full_island_sells() -> None:
    """3.2: tiles leave the island by Expansion II only."""
    state = trader({0: board(city=NOBLE, island={"corn": (12, 12)})})
    assert legal(state) == moves(sell_tile("corn"), PASS)


def test_the_house_full() -> None:
    """4.4: in addition to or without a sale, the trading house full or not."""
    full = ["corn", "indigo", "sugar", "coffee"]
    state = trader({1: board(1, goods={"corn": 1}, city=COLONIST)}, trading_house=full)
    assert asked(state) == (1, "land_office")


def test_malformed() -> None:
    """formats.md 5: -32602 names the key."""
    state = trader({0: board(city=NOBLE, island={"corn": 1})})
    malformed(state, {"type": "land_office", "buy": 1}, "buy")
    malformed(state, sell_tile("cotton"), "sell")
    malformed(state, sell_tile("corn", occupied="yes"), "occupied")
    malformed(state, sell_tile("corn", piece="king"), "piece")
    malformed(state, sell_tile("corn", price=2), "price")
