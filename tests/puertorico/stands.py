"""A table at each decision of the base game, player 1 to decide, and a legal answer to each."""

from collections.abc import Callable
from typing import Any

from tests.puertorico.table import (
    Json,
    board,
    bonus,
    build,
    hacienda,
    load,
    place,
    role,
    sell,
    ship,
    store,
    table,
    take,
    tile,
)

State = Any


def at_role() -> State:
    return table(4)


def at_tile() -> State:
    state = table(4, plantations={"face_up": ["corn", "corn", "sugar", "sugar", "indigo"]})
    take(state, "settler")
    return state


def at_hacienda() -> State:
    state = table(4, {0: board(city={"hacienda": 1})})
    take(state, "settler")
    return state


def at_place() -> State:
    state = table(4, {0: board(island={"corn": 2, "indigo": 2})})
    take(state, "mayor")
    return state


def at_build() -> State:
    state = table(4, {0: board(3)})
    take(state, "builder")
    return state


def at_bonus() -> State:
    state = table(4, {0: board(island={"corn": (1, 1)})})
    take(state, "craftsman")
    return state


def at_sell() -> State:
    state = table(4, {0: board(goods={"corn": 1})})
    take(state, "trader")
    return state


def at_load() -> State:
    state = table(4, {0: board(goods={"corn": 1, "sugar": 1})})
    take(state, "captain")
    return state


def at_store() -> State:
    ships = [ship(5, "tobacco", 1), ship(6, "coffee", 1), ship(7, "indigo", 1)]
    state = table(4, {0: board(goods={"corn": 2, "sugar": 2})}, ships=ships)
    take(state, "captain")
    return state


DECISIONS: dict[str, Callable[[], State]] = {
    "role": at_role,
    "hacienda": at_hacienda,
    "tile": at_tile,
    "place": at_place,
    "build": at_build,
    "craftsman_bonus": at_bonus,
    "sell": at_sell,
    "load": at_load,
    "store": at_store,
}
OWN: dict[str, Json] = {
    "role": role("mayor"),
    "hacienda": hacienda(True),
    "tile": tile("corn"),
    "place": place({"corn": 1, "indigo": 1}),
    "build": build("small_market"),
    "craftsman_bonus": bonus("corn"),
    "sell": sell("corn"),
    "load": load("corn", 5),
    "store": store(corn=1),
}
