"""Cloister: rules 4.2, row 87."""

from typing import Any

import pytest

from tests.puertorico.expansions.words import Tiles, board, table
from tests.puertorico.table import PR


def cloister(
    island: dict[str, Tiles], forests: int = 0, occupied: Any = 1, nobles: bool = False
) -> int:
    seat = board(
        island=island, forest={"corn": forests} if forests else None, city={"cloister": occupied}
    )
    points: int = PR.score(table(3, {0: seat}, nobles=nobles))[0]["bonus"]["cloister"]
    return points


def test_row_87() -> None:
    """Row 87: 4 corn, 3 quarries, 3 forests, 2 coffee: 3 sets: 6."""
    assert cloister({"corn": 4, "quarry": 3, "coffee": 2}, 3) == 6


@pytest.mark.parametrize(
    ("island", "points"),
    [
        ({}, 0),
        ({"corn": 2, "sugar": 2, "indigo": 2, "tobacco": 2, "coffee": 2, "quarry": 2}, 0),
        ({"corn": 3}, 1),
        ({"corn": 5}, 1),
        ({"corn": 6}, 3),
        ({"corn": 3, "sugar": 3}, 3),
        ({"corn": 9}, 6),
        ({"corn": 3, "sugar": 3, "quarry": 3}, 6),
        ({"corn": 12}, 10),
        ({"corn": 6, "tobacco": 3, "coffee": 3}, 10),
    ],
)
def test_sets_of_three(island: dict[str, Tiles], points: int) -> None:
    """4.2: 1, 2, 3, 4 sets of three equal tiles: 1, 3, 6, 10 VP; occupied tiles or not."""
    assert cloister(island) == points
    occupied: dict[str, Tiles] = {k: (n, n) for k, n in island.items() if isinstance(n, int)}
    assert cloister(occupied) == points


def test_forests_do_not_mix_with_plantations() -> None:
    """4.2: forests are a kind of their own, whatever lies face down."""
    assert cloister({"corn": 1}, 2) == 0
    assert cloister({"corn": 1}, 6) == 3


def test_unoccupied() -> None:
    """2.3: bonuses of occupied large buildings only; 4 VP printed in any case."""
    assert cloister({"corn": 12}, occupied=0) == 0
    state = table(3, {0: board(island={"corn": 12}, city={"cloister": 0})})
    assert PR.score(state)[0]["total"] == 4


def test_a_noble_on_it() -> None:
    """4.3: a noble is as good as a colonist."""
    assert cloister({"corn": 6}, occupied=(0, 1), nobles=True) == 3
