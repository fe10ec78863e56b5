"""A table at each decision of the expansions, player 1 to decide, and a legal answer to each."""

from collections.abc import Callable
from typing import Any

from tests.puertorico.expansions.drafting import draft, new
from tests.puertorico.expansions.words import (
    BUY,
    at_build,
    board,
    discard,
    forest,
    give,
    guests,
    place,
    small_wharf,
    supply,
    table,
    take_piece,
)
from tests.puertorico.table import Json, build, hacienda, pass_while, play, ship, store, take, tile

State = Any

TILES = {"face_up": ["corn", "corn", "sugar", "coffee"], "stack": ["indigo"] * 9, "discard": []}
BUSY = [ship(4, "tobacco", 1), ship(5, "coffee", 1), ship(6, "indigo", 1)]


def after(role_id: str, seat: Json, *actions: Json, **partial: Any) -> State:
    """Both expansions; player 1, with this board, has taken the role and played the actions."""
    state = table(3, {0: seat}, nobles=True, **{"plantations": TILES, **partial})
    take(state, role_id)
    play(state, *actions)
    return state


def at_forest() -> State:
    seat = board(city={"hacienda": 1, "forest_house": 1})
    return after("settler", seat, hacienda(True))


def at_library_tile() -> State:
    seat = board(city={"library": 1, "forest_house": 1, "construction_hut": 1})
    state = after("settler", seat, tile("corn"))
    play(state, {"type": "pass"}, {"type": "pass"})
    return state


def at_hunting_lodge() -> State:
    seat = board(
        city={"hunting_lodge": 1, "forest_house": 0},
        island={"corn": (4, 1, 1), "sugar": (1, 1), "coffee": (1, 0, 1), "quarry": (2, 1)},
        forest={"corn": 1},
    )
    state = after("settler", seat)
    pass_while(state, "tile")
    return state


def at_land_office_sale() -> State:
    island: Any = {"corn": (4, 1, 1), "sugar": (2, 1, 1), "coffee": 1}
    return after("trader", board(city={"land_office": (0, 1)}, island=island))


def at_land_office_forest() -> State:
    return after("trader", board(1, city={"land_office": 1, "forest_house": 1}), BUY)


def at_place() -> State:
    seat = board(city={"sugar_mill": (1, 1), "guesthouse": 0}, island={"corn": 2}, san_juan=(1, 1))
    empty = {"supply": 50, "ship": 0}
    return after("mayor", seat, take_piece("noble"), colonists={**empty, "ship": 3})


def at_small_wharf() -> State:
    seat = board(goods={"corn": 2, "tobacco": 2, "sugar": 1}, city={"small_wharf": 1, "wharf": 1})
    return after("captain", seat, ships=BUSY)


def at_storehouse() -> State:
    seat = board(goods={"corn": 4, "sugar": 3}, city={"storehouse": 1})
    return after("captain", seat, ships=BUSY)


def at_black_market() -> State:
    seat = board(
        6,
        vp=2,
        goods={"corn": 1, "sugar": 2},
        city={"black_market": 1, "university": 1, "office": (0, 1)},
        island={"corn": (2, 1, 1)},
        san_juan=(1, 1),
    )
    return at_build(seat, "wharf", "factory", "hospice", nobles=True)


def at_guesthouse() -> State:
    seat = board(city={"guesthouse": (1, 1), "sugar_mill": 0}, island={"corn": 2, "quarry": (1, 1)})
    return after("trader", seat)


DECISIONS: dict[str, tuple[str, Callable[[], State], Json]] = {
    "draft": ("draft", new, draft("library")),
    "hacienda_forest": ("hacienda_forest", at_forest, forest("hacienda_forest", True)),
    "library_tile": ("library_tile", at_library_tile, tile("sugar", forest=True)),
    "hunting_lodge": ("hunting_lodge", at_hunting_lodge, discard("corn", occupied=True)),
    "land_office": (
        "land_office",
        lambda: after("trader", board(1, city={"land_office": 1})),
        BUY,
    ),
    "land_office_sale": (
        "land_office",
        at_land_office_sale,
        {"type": "land_office", "sell": "corn", "occupied": True, "piece": "noble"},
    ),
    "land_office_forest": (
        "land_office_forest",
        at_land_office_forest,
        forest("land_office_forest", False),
    ),
    "guesthouse": ("guesthouse", at_guesthouse, guests("island:corn", "island:corn:noble")),
    "royal_supplier": (
        "royal_supplier",
        lambda: after(
            "captain",
            board(goods={"corn": 1, "sugar": 1}, city={"royal_supplier": 1}, san_juan=(0, 2)),
            ships=BUSY,
        ),
        supply("corn", "sugar"),
    ),
    "ship_piece": ("ship_piece", lambda: after("mayor", board()), take_piece("noble")),
    "place": (
        "place",
        at_place,
        place(
            {"corn": 1},
            {"sugar_mill": 2, "guesthouse": 1},
            {"corn": 1},
            {"sugar_mill": 1, "guesthouse": 1},
        ),
    ),
    "build": (
        "build",
        at_black_market,
        build("wharf", give=give("corn", True, "island:corn:noble"), colonist=False),
    ),
    "load": ("load", at_small_wharf, small_wharf(corn=1, sugar=1)),
    "store": ("store", at_storehouse, store(corn=2, sugar=2)),
}
"""Name -> (decision, table, a legal action)."""
