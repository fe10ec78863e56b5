"""Royal supplier: rules 4.4, ruling 7.21, row 96."""

from typing import Any

import pytest

from tests.acting import PASS, asked
from tests.puertorico.expansions.words import board, lay, supply
from tests.puertorico.table import (
    PR,
    changes,
    legal,
    malformed,
    moves,
    play,
    player,
    refused,
    ship,
    take,
)

BUSY = [ship(4, "tobacco", 1), ship(5, "coffee", 1), ship(6, "indigo", 1)]
OWNER = {"royal_supplier": 1}


def captain(seats: dict[int, Any], **partial: Any) -> Any:
    state = lay(3, seats, **{"ships": BUSY, **partial})
    take(state, "captain")
    return state


def test_row_96_goods_of_different_kinds() -> None:
    """Row 96: 3 nobles, 2 corn and 1 sugar: at most 1 corn and 1 sugar: 2 VP."""
    state = captain({1: board(goods={"corn": 2, "sugar": 1}, city=OWNER, san_juan=(0, 3))})
    assert asked(state) == (1, "royal_supplier")
    assert legal(state) == moves(supply("corn"), supply("sugar"), supply("corn", "sugar"), PASS)
    before = PR.position(state)
    play(state, supply("corn", "sugar"))
    assert changes(before, state) == {
        "goods.corn": (10, 11),
        "goods.sugar": (11, 12),
        "players.1.goods.corn": (2, 1),
        "players.1.goods.sugar": (1, 0),
        "players.1.vp": (0, 2),
        "vp_supply": (75, 73),
    }
    assert asked(state) == (1, "role")


def test_as_many_as_nobles() -> None:
    """4.4: N = own nobles, wherever they are."""
    seat = board(
        goods={"corn": 1, "sugar": 1, "coffee": 1},
        city={"royal_supplier": (0, 1)},
        island={"quarry": (1, 0, 1)},
    )
    state = captain({0: seat})
    assert legal(state) == moves(
        supply("corn"),
        supply("sugar"),
        supply("coffee"),
        supply("corn", "sugar"),
        supply("corn", "coffee"),
        supply("sugar", "coffee"),
        PASS,
    )
    refused(state, supply("corn", "sugar", "coffee"))
    refused(state, supply("corn", "corn"))
    refused(state, supply("tobacco"), "good_not_held")
    refused(state, supply())


def test_any_order() -> None:
    """formats.md 5: lists in any order; listed sorted."""
    state = captain({0: board(goods={"corn": 1, "sugar": 1}, city=OWNER, san_juan=(0, 2))})
    for goods in (["sugar", "corn"], ["corn", "sugar"]):
        copy = state.copy()
        play(copy, {"type": "royal_supplier", "goods": goods})
        assert player(copy, 0)["vp"] == 2


def test_optional() -> None:
    """4.4: may return."""
    state = captain({0: board(goods={"corn": 1}, city=OWNER, san_juan=(0, 2))})
    before = PR.position(state)
    play(state, PASS)
    assert changes(before, state) == {}


@pytest.mark.parametrize(
    "seat",
    [
        board(goods={"corn": 1}, city=OWNER, san_juan=2),
        board(city=OWNER, san_juan=(0, 2)),
        board(goods={"corn": 1}, city={"royal_supplier": 0}, san_juan=(0, 2)),
        board(goods={"corn": 1}, san_juan=(0, 2)),
    ],
    ids=["no noble", "no good", "unoccupied", "not built"],
)
def test_nothing_to_ask(seat: Any) -> None:
    """4.4: own nobles, a good, an occupied supplier."""
    assert asked(captain({1: seat})) == (1, "role")


def test_not_a_load() -> None:
    """4.4: no Harbor, no captain bonus; and the first load comes after it."""
    seat = board(goods={"corn": 1, "tobacco": 1}, city={**OWNER, "harbor": 1}, san_juan=(0, 1))
    state = captain({0: seat})
    play(state, supply("corn"))
    assert player(state, 0)["vp"] == 1 + 1 + 1 + 1
    assert "goods.tobacco" not in player(state, 0)


def test_before_the_own_first_load() -> None:
    """4.4: a good given up need not be loaded."""
    state = captain({0: board(goods={"tobacco": 1, "coffee": 1}, city=OWNER, san_juan=(0, 2))})
    assert asked(state) == (0, "royal_supplier")
    play(state, supply("tobacco", "coffee"))
    assert player(state, 0)["vp"] == 2
    assert [s["count"] for s in PR.position(state)["ships"]] == [1, 1, 1]


def test_in_turn_order_at_the_start() -> None:
    """7.21: every owner at the start of the phase, before anybody loads."""
    seat = board(goods={"corn": 1, "tobacco": 1}, city=OWNER, san_juan=(0, 1))
    state = captain({0: seat, 2: seat}, governor=2)
    assert asked(state) == (2, "royal_supplier")
    play(state, PASS)
    assert asked(state) == (0, "royal_supplier")
    assert [s["count"] for s in PR.position(state)["ships"]] == [1, 1, 1]
    play(state, PASS)
    assert [s["count"] for s in PR.position(state)["ships"]] == [3, 1, 1]


def test_the_last_chip() -> None:
    """3.9: the end is triggered, the rest noted on paper."""
    seat = board(goods={"corn": 1, "sugar": 1}, city=OWNER, san_juan=(0, 2))
    state = captain({0: seat}, vp_supply=1)
    play(state, supply("corn", "sugar"))
    assert player(state, 0)["vp"] == 2
    assert state.end_reason == "vp"


def test_malformed() -> None:
    """formats.md 5: -32602 names the key."""
    state = captain({0: board(goods={"corn": 1}, city=OWNER, san_juan=(0, 2))})
    malformed(state, {"type": "royal_supplier"}, "goods")
    malformed(state, {"type": "royal_supplier", "goods": {"corn": 1}}, "goods")
    malformed(state, {"type": "royal_supplier", "goods": ["cotton"]}, "goods")
    malformed(state, {"type": "royal_supplier", "goods": [1]}, "goods")
    malformed(state, {"type": "royal_supplier", "goods": "corn"}, "goods")
