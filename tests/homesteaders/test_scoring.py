"""The score: rules section 5.2, formats.md section 4."""

from typing import Any

import pytest

from tests.homesteaders.components import ALL, BUILDINGS, GOODS
from tests.homesteaders.table import HS, Json, board, table

OVER = {"decision": "game_over", "player": None}


def scores(*seats: Json) -> list[Json]:
    """The scores of a game that has ended with these sides; the others are bare."""
    found: list[Json] = HS.score(ended(*seats))
    return found


def ended(*seats: Json) -> Any:
    players = max(2, len(seats))
    return table(players, dict(enumerate(seats)), round=11, turn=OVER)


def test_a_bare_player() -> None:
    """formats.md 4: the score object."""
    assert scores(board())[0] == {
        "vp": 0,
        "buildings": 0,
        "bonus": {},
        "goods": 0,
        "debt": 0,
        "total": 0,
        "tiebreak": 0,
    }


@pytest.mark.parametrize(
    ("debts", "points"), [(0, 0), (1, -1), (2, -3), (3, -6), (4, -10), (5, -15), (6, -21)]
)
def test_row_60_unpaid_debts(debts: int, points: int) -> None:
    """Row 60: 5 unpaid debts: - 15; 1 for the first, 2 for the second, ..."""
    score = scores(board(debt=debts))[0]
    assert (score["debt"], score["total"]) == (points, points)


def test_row_63_goods() -> None:
    """Row 63: 2W 1F 1S 1G 1C 1L 9$ 1T: goods 6V."""
    goods = "wood wood food steel gold copper livestock"
    score = scores(board(9, trade=1, goods=goods))[0]
    assert (score["goods"], score["total"], score["tiebreak"]) == (6, 6, 9)


@pytest.mark.parametrize("good", GOODS)
def test_what_each_good_is_worth(good: str) -> None:
    """5.2: 2 for gold, livestock and copper; nothing for wood, food and steel."""
    worth = 2 if good in ("gold", "livestock", "copper") else 0
    assert scores(board(goods={good: 4}))[0]["goods"] == 4 * worth


def test_silver_and_chits_are_worth_nothing() -> None:
    """5.2."""
    assert scores(board(30, 5, trade=9, tracks=3))[0]["total"] == 0


def test_points_are_points() -> None:
    score = scores(board(vp=17))[0]
    assert (score["vp"], score["total"]) == (17, 17)


@pytest.mark.parametrize("building", BUILDINGS)
def test_the_printed_points(building: str) -> None:
    """Section 2: the VP column."""
    assert scores(board(0, 0, building))[0]["buildings"] == BUILDINGS[building].vp


def bonus(building: str, seat: Json) -> int:
    """The end bonus of a building."""
    found: int = scores(seat)[0]["bonus"].get(building, 0)
    return found


def test_row_64_stables() -> None:
    """Row 64: Stables with Homestead, Farm, Ranch: 3V."""
    assert bonus("stables", board(0, 0, "stables", "farm", "ranch")) == 3


def test_row_65_rail_yard() -> None:
    """Row 65: Rail Yard as 8th building counting the Homestead: 8V + 6."""
    six = ("farm", "market", "foundry", "ranch", "bank", "forge")
    score = scores(board(0, 0, *six, "rail_yard"))[0]
    assert score["bonus"]["rail_yard"] == 8
    printed = sum(BUILDINGS[name].vp for name in six)
    assert score["buildings"] == printed + 6


def test_row_66_railworkers_house() -> None:
    """Row 66: 5 workers, 3 tracks: 8V."""
    assert bonus("railworkers_house", board(0, 5, "railworkers_house", tracks=3)) == 8


@pytest.mark.parametrize(
    ("building", "type_"),
    [
        ("boarding_house", "industrial"),
        ("stables", "residential"),
        ("bank", "special"),
        ("factory", "industrial"),
        ("lawyer", "commercial"),
        ("fairgrounds", "residential"),
        ("town_hall", "commercial"),
        ("restaurant", "special"),
    ],
)
def test_one_for_each_building_of_a_type(building: str, type_: str) -> None:
    """Section 2: 1 per building of the type, itself and the Homestead included."""
    others = [b for b in BUILDINGS if b != building]
    count = [ALL[b].type for b in ("homestead", building, *others)].count(type_)
    assert bonus(building, board(0, 0, building, *others)) == count
    alone = [ALL[b].type for b in ("homestead", building)].count(type_)
    assert bonus(building, board(0, 0, building)) == alone


@pytest.mark.parametrize("building", ["dude_ranch", "circus"])
def test_one_for_each_worker(building: str) -> None:
    """2.4: idle ones too."""
    assert bonus(building, board(0, 6, building)) == 6


@pytest.mark.parametrize("building", ["depot", "terminal"])
def test_one_for_each_track(building: str) -> None:
    assert bonus(building, board(0, 6, building, tracks=4)) == 4


def test_no_other_building_has_a_bonus() -> None:
    """Section 2: the end bonus column."""
    seat = board(0, 9, *BUILDINGS, tracks=9)
    with_bonus = {name for name, n in scores(seat)[0]["bonus"].items() if n}
    assert with_bonus == {name for name in BUILDINGS if BUILDINGS[name].end}


def test_the_total_is_the_sum() -> None:
    """formats.md 4."""
    seat = board(7, 4, "bank", "rodeo", "circus", vp=11, debt=3, goods="gold copper food")
    score = scores(seat)[0]
    assert score == {
        "vp": 11,
        "buildings": 3 + 4 + 8,
        "bonus": {"bank": 2, "circus": 4},
        "goods": 4,
        "debt": -6,
        "total": 11 + 15 + 6 + 4 - 6,
        "tiebreak": 7,
    }


def test_row_68_a_tie() -> None:
    """Row 68: tie in points, 4$ against 6$: 6$ wins; tie in both: shared."""
    assert HS.winners(ended(board(4, vp=9), board(6, vp=9), board(9, vp=8))) == [1]
    assert HS.winners(ended(board(6, vp=9), board(6, vp=9), board(9, vp=8))) == [0, 1]


def test_the_highest_wins() -> None:
    assert HS.winners(ended(board(0, vp=3), board(9, debt=2), board(5, vp=2))) == [0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_standing_is_the_score(players: int) -> None:
    """Final score and tie-break of each seat."""
    state = ended(*(board(i, vp=2 * i, debt=i) for i in range(players)))
    expected = [(score["total"], score["tiebreak"]) for score in HS.score(state)]
    assert HS.standing(state) == expected
