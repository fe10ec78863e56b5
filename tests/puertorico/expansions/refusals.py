"""A position for each reason for which the rules refuse an action of the expansions."""

from collections.abc import Callable
from typing import Any

from tests.puertorico.expansions.words import (
    BUY,
    board,
    discard,
    give,
    guests,
    lay,
    place,
    sell_tile,
    small_wharf,
    supply,
    table,
    take_piece,
)
from tests.puertorico.table import PR, Json, build, pass_while, play, sell, ship, take, tile

State = Any
Stand = Callable[[], State]

TILES = {"face_up": ["corn", "corn", "sugar", "coffee"], "stack": ["indigo"] * 9, "discard": []}
BUSY = [ship(4, "tobacco", 1), ship(5, "coffee", 1), ship(6, "indigo", 1)]


def drafting(*kinds: str) -> Stand:
    """The draft after these choices."""

    def stand() -> State:
        state = PR.new({"players": 3, "expansions": ["buildings"]}, None, 0)
        play(state, *({"type": "draft", "building": kind} for kind in kinds))
        return state

    return stand


def draft(building: str) -> Json:
    return {"type": "draft", "building": building}


def at(role_id: str, seat: Json, *actions: Json, **partial: Any) -> Stand:
    """Both expansions, after player 1, with this board, took a role and the actions were played."""

    def stand() -> State:
        state = table(3, {0: seat}, nobles=True, **partial)
        take(state, role_id)
        play(state, *actions)
        return state

    return stand


def lodge(**island: Any) -> Stand:
    """A settler phase's end, the Hunting lodge of player 1 to be asked."""

    def stand() -> State:
        seat = board(city={"hunting_lodge": 1}, island={"corn": 1, **island})
        state = lay(3, {0: seat}, plantations=TILES)
        take(state, "settler")
        pass_while(state, "tile")
        return state

    return stand


def placing() -> State:
    """Player 1 with a colonist and a noble to place; nothing lies on the ship."""
    empty = {"supply": 0, "ship": 0}
    seat = board(island={"corn": 1, "sugar": 1}, san_juan=(1, 1))
    state = lay(3, {0: seat}, colonists=empty, nobles=empty)
    take(state, "mayor")
    return state


GIVER = board(
    2,
    goods={"corn": 1},
    city={"black_market": 1, "office": 0},
    san_juan=1,
)
BUYER = board(1, city={"land_office": 1}, island={"corn": 1})
SELLER = board(city={"land_office": (0, 1)}, island={"corn": 1})
GUEST = board(city={"guesthouse": 1, "office": 0, "wharf": 1}, island={"corn": 1})
SUPPLIER = board(goods={"corn": 2, "sugar": 1}, city={"royal_supplier": 1}, san_juan=(0, 1))

REFUSALS: list[tuple[str, Stand, Json]] = [
    ("already_drafted", drafting("wharf"), draft("wharf")),
    ("no_space_of_that_cost", drafting("wharf"), draft("union_hall")),
    ("not_in_the_draft", drafting(), draft("villa")),
    (
        "no_forest_house",
        at("settler", board(), plantations=TILES),
        tile("corn", forest=True),
    ),
    (
        "quarries_stay",
        at("settler", board(city={"forest_house": 1}), plantations=TILES),
        tile("quarry", forest=True),
    ),
    ("quarries_stay", lodge(quarry=1), discard("quarry")),
    ("tile_not_occupied", lodge(), discard("corn", occupied=True)),
    (
        "no_noble_there",
        lodge(corn=(1, 1)),
        discard("corn", occupied=True, piece="noble"),
    ),
    (
        "no_black_market",
        at("builder", board(9, vp=1)),
        build("wharf", give=give(vp=True)),
    ),
    ("gives_too_little", at("builder", GIVER), build("large_market", give=give("corn"))),
    ("gives_too_much", at("builder", GIVER), build("small_warehouse", give=give("corn"))),
    (
        "no_victory_points",
        at("builder", GIVER),
        build("hospice", give=give(vp=True)),
    ),
    (
        "no_piece_there",
        at("builder", GIVER),
        build("hospice", give=give(colonist="city:black_market")),
    ),
    ("no_empty_circle", at("trader", GUEST), guests("city:wharf")),
    ("not_enough_guests", at("trader", GUEST), guests("city:office", "island:corn")),
    ("nothing_chosen", at("trader", GUEST), guests()),
    ("needs_noble", at("trader", BUYER), sell_tile("corn")),
    ("needs_colonist", at("trader", SELLER), BUY),
    ("buy_or_sell", at("trader", BUYER), {"type": "land_office"}),
    ("buy_or_sell", at("trader", SELLER), {**BUY, "sell": "corn"}),
    ("buy_or_sell", at("trader", BUYER), {**BUY, "occupied": True}),
    (
        "nothing_to_load",
        at("captain", board(goods={"corn": 2}, city={"small_wharf": 1}), ships=BUSY),
        small_wharf(),
    ),
    ("kinds_must_differ", at("captain", SUPPLIER, ships=BUSY), supply("corn", "corn")),
    ("not_enough_nobles", at("captain", SUPPLIER, ships=BUSY), supply("corn", "sugar")),
    ("nothing_chosen", at("captain", SUPPLIER, ships=BUSY), supply()),
    ("no_such_piece", at("mayor", board()), take_piece("none")),
    ("not_enough_nobles", placing, place({}, {}, {"corn": 1, "sugar": 1})),
    (
        "house_full",
        at(
            "trader",
            board(goods={"corn": 1}, city={"trading_post": 1}),
            trading_house=["indigo", "sugar", "tobacco", "coffee"],
        ),
        sell("corn"),
    ),
]
