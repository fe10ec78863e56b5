"""Storehouse: rules 4.2, row 89."""

from itertools import product
from typing import Any

import pytest

from tests.acting import asked
from tests.puertorico.expansions.words import board, table
from tests.puertorico.table import PR, legal, load, moves, play, player, refused, ship, store, take

SHIPS = [ship(4, "tobacco", 1), ship(5, "indigo", 1), ship(6, "coffee", 5)]


def storing(goods: dict[str, int], city: dict[str, Any], **partial: Any) -> Any:
    """The end of a captain phase: player 1 filled the coffee ship, player 2 loads nothing."""
    seats = {0: board(goods={"coffee": 1}), 1: board(goods=goods, city=city)}
    both = {"storehouse", "small_warehouse"} <= city.keys()
    state = table(3, seats, ships=SHIPS, fits_draft=not both, **partial)
    take(state, "captain")
    return state


def fits(keep: dict[str, int], goods: dict[str, int], free: int, whole: int) -> bool:
    """Rules 3.7 step 8: all of `whole` kinds, and `free` barrels besides."""
    rest = sorted((n for n in keep.values()), reverse=True)[whole:]
    return sum(rest) <= free and all(n <= goods[k] for k, n in keep.items())


def best(goods: dict[str, int], free: int, whole: int) -> list[dict[str, int]]:
    """Every keep that nothing could be added to, by trying all."""
    found = []
    for counts in product(*(range(n + 1) for n in goods.values())):
        keep = dict(zip(goods, counts, strict=True))
        more = [{**keep, k: n + 1} for k, n in keep.items()]
        if fits(keep, goods, free, whole) and not any(fits(m, goods, free, whole) for m in more):
            found.append({k: n for k, n in keep.items() if n})
    return found


def test_three_more_of_any_kinds() -> None:
    """4.2: 3 more barrels besides the free one: any 4."""
    state = storing({"corn": 3, "sugar": 3}, {"storehouse": 1})
    assert asked(state) == (1, "store")
    assert legal(state) == moves(
        store(corn=3, sugar=1), store(corn=2, sugar=2), store(corn=1, sugar=3)
    )
    refused(state, store(corn=3), "could_keep_more")
    refused(state, store(corn=3, sugar=2), "keeps_too_much")
    play(state, store(corn=1, sugar=3))
    assert (player(state, 1)["goods.corn"], player(state, 1)["goods.sugar"]) == (1, 3)
    assert PR.position(state)["goods"]["corn"] == 10 + 2


def test_row_89_with_the_small_warehouse() -> None:
    """Row 89: 4 corn, 3 sugar, 2 coffee: all kept but 1 (4 corn and 4 of the 5 others).

    With the sugar whole, 4 of the 6 others: 2 corn and 2 coffee; nothing could be added there.
    """
    state = storing({"corn": 4, "sugar": 3, "coffee": 2}, {"storehouse": 1, "small_warehouse": 1})
    assert legal(state) == moves(
        store(corn=4, sugar=3, coffee=1),
        store(corn=4, sugar=2, coffee=2),
        store(corn=2, sugar=3, coffee=2),
    )
    play(state, store(corn=4, sugar=3, coffee=1))
    kept = {good: n for good, n in PR.position(state)["players"][1]["goods"].items() if n}
    assert kept == {"corn": 4, "sugar": 3, "coffee": 1}


GOODS_HELD = [
    {"corn": 4, "sugar": 3, "coffee": 2},
    {"corn": 5, "sugar": 5, "coffee": 5},
    {"corn": 1, "sugar": 5, "coffee": 4},
    {"corn": 6, "sugar": 1},
]


@pytest.mark.parametrize("goods", GOODS_HELD)
@pytest.mark.parametrize(
    ("city", "free", "whole"),
    [
        ({}, 1, 0),
        ({"storehouse": 1}, 4, 0),
        ({"small_warehouse": 1}, 1, 1),
        ({"storehouse": 1, "small_warehouse": 1}, 4, 1),
        ({"storehouse": 1, "large_warehouse": 1}, 4, 2),
        ({"storehouse": 0, "large_warehouse": 1}, 1, 2),
    ],
)
def test_the_whole_list(goods: dict[str, int], city: dict[str, int], free: int, whole: int) -> None:
    """formats.md 3: only keeps that nothing could be added to are legal, and all of them."""
    expected = [store(**keep) for keep in best(goods, free, whole)]
    state = storing(goods, city)
    if len(expected) == 1:
        assert asked(state) == (1, "role")
        kept = {k: n for k, n in PR.position(state)["players"][1]["goods"].items() if n}
        assert kept == expected[0]["keep"]
    else:
        assert asked(state) == (1, "store")
        assert legal(state) == moves(*expected)


def test_few_goods_are_all_kept() -> None:
    """formats.md 3: nothing to choose, nothing asked."""
    state = storing({"corn": 2, "sugar": 2}, {"storehouse": 1})
    assert asked(state) == (1, "role")
    assert (player(state, 1)["goods.corn"], player(state, 1)["goods.sugar"]) == (2, 2)


@pytest.mark.parametrize("city", [{}, {"storehouse": 0}])
def test_only_when_occupied(city: dict[str, int]) -> None:
    """2: unoccupied: one barrel."""
    state = storing({"corn": 3, "sugar": 3}, city)
    assert legal(state) == moves(store(corn=1), store(sugar=1))


def test_no_shelter_from_the_ship() -> None:
    """3.7, row 61: goods that can be loaded must be."""
    state = table(
        3,
        {1: board(goods={"tobacco": 2}, city={"storehouse": 1})},
        ships=[ship(4, "tobacco", 1), ship(5, "indigo", 1), ship(6, "coffee", 5)],
    )
    take(state, "captain")
    assert player(state, 1)["vp"] == 2
    assert load("tobacco", 4) not in legal(state)
