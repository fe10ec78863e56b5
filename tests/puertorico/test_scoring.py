"""Scoring: rules sections 2 and 3.9, ruling 7.29, rows 63 to 69; `score` of formats.md 3."""

from typing import Any

import pytest

from tests.puertorico.table import PR, Json, board, table

OVER = {"decision": "game_over", "player": None}
PRINTED = {
    "small_indigo_plant": 1,
    "small_sugar_mill": 1,
    "indigo_plant": 2,
    "sugar_mill": 2,
    "tobacco_storage": 3,
    "coffee_roaster": 3,
    "small_market": 1,
    "hacienda": 1,
    "construction_hut": 1,
    "small_warehouse": 1,
    "hospice": 2,
    "office": 2,
    "large_market": 2,
    "large_warehouse": 2,
    "factory": 3,
    "university": 3,
    "harbor": 3,
    "wharf": 3,
    "guild_hall": 4,
    "residence": 4,
    "fortress": 4,
    "customs_house": 4,
    "city_hall": 4,
}


def score(seat: Json, **partial: Any) -> Json:
    """The score of player 1 with this board."""
    return PR.score(table(3, {0: seat}, **partial))[0]


def bonus(seat: Json) -> dict[str, int]:
    points: dict[str, int] = score(seat)["bonus"]
    return points


def cities(*unoccupied: str, **occupied: int) -> dict[str, int]:
    return {**dict.fromkeys(unoccupied, 0), **occupied}


def test_row_63_guild_hall() -> None:
    """Row 63: small indigo, small and large sugar, coffee: 6, occupied or not."""
    plants = ("small_indigo_plant", "small_sugar_mill", "sugar_mill", "coffee_roaster")
    assert bonus(board(city=cities(*plants, guild_hall=1))) == {"guild_hall": 6}


def test_guild_hall_with_all_six() -> None:
    """2.3: + 1 per small, + 2 per large production building; violet ones don't count."""
    city = cities(
        *("small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill"),
        *("tobacco_storage", "coffee_roaster", "factory"),
        guild_hall=1,
    )
    assert bonus(board(city=city)) == {"guild_hall": 10}


@pytest.mark.parametrize(("tiles", "points"), [(0, 4), (5, 4), (9, 4), (10, 5), (11, 6), (12, 7)])
def test_row_64_residence(tiles: int, points: int) -> None:
    """Row 64: filled spaces up to 9: 4; 10: 5; 11: 6; 12: 7, even if unoccupied."""
    island = {"corn": tiles} if tiles < 4 else {"quarry": 2, "sugar": 2, "corn": tiles - 4}
    seat = board(city={"residence": 1}, island=island)
    assert bonus(seat) == {"residence": points}


@pytest.mark.parametrize("colonists", [1, 2, 3, 5, 6, 20, 23])
def test_row_65_fortress(colonists: int) -> None:
    """Row 65: + 1 per full 3 colonists on plantations, quarries, buildings, San Juan."""
    rest = colonists - 1
    on_island, on_mill = min(rest, 4), min(max(rest - 4, 0), 3)
    seat = board(
        island={"corn": (3, min(on_island, 2)), "quarry": (2, max(on_island - 2, 0))},
        city={"fortress": 1, "sugar_mill": on_mill},
        san_juan=rest - on_island - on_mill,
    )
    assert bonus(seat) == {"fortress": colonists // 3}


@pytest.mark.parametrize(("vp", "points"), [(0, 0), (3, 0), (4, 1), (23, 5), (24, 6)])
def test_row_66_customs_house(vp: int, points: int) -> None:
    """Row 66, 7.29: + 1 per full 4 VP held; building VP not counted."""
    seat = board(vp=vp, city={"customs_house": 1, "wharf": 1})
    assert bonus(seat) == {"customs_house": points}


def test_customs_house_counts_paper() -> None:
    """2.3: plus VP noted on paper."""
    assert score(board(vp=80, city={"customs_house": 1}), vp_supply=0)["bonus"] == {
        "customs_house": 20
    }


def test_row_67_city_hall() -> None:
    """Row 67: hacienda, wharf, office, hut, large warehouse, residence: 7 with itself."""
    violet = ("hacienda", "wharf", "office", "construction_hut", "large_warehouse")
    city = cities(*violet, "residence", "sugar_mill", "small_indigo_plant", city_hall=1)
    assert bonus(board(city=city)) == {"city_hall": 7, "residence": 0}


def test_row_68_unoccupied_city_hall() -> None:
    """Row 68: only its 4 VP."""
    seat = board(city={"city_hall": 0, "hacienda": 1})
    assert score(seat) == {
        "vp": 0,
        "buildings": 5,
        "bonus": {"city_hall": 0},
        "nobles": 0,
        "total": 5,
        "tiebreak": 0,
    }


@pytest.mark.parametrize("occupied", [0, 1])
@pytest.mark.parametrize("building", PRINTED)
def test_printed_points(building: str, occupied: int) -> None:
    """2: VP printed count even if unoccupied."""
    assert score(board(city={building: occupied}))["buildings"] == PRINTED[building]


def test_a_whole_board() -> None:
    """3.9: VP + printed + bonuses of occupied large buildings; doubloons and goods tie-break."""
    seat = board(
        doubloons=5,
        vp=21,
        goods={"corn": 2, "coffee": 1},
        island={"corn": (4, 4), "sugar": (3, 2), "quarry": (3, 1)},
        city=cities("guild_hall", "hospice", residence=1, customs_house=1, sugar_mill=3, office=1),
        san_juan=0,
    )
    assert score(seat) == {
        "vp": 21,
        "buildings": 4 + 2 + 4 + 4 + 2 + 2,
        "bonus": {"guild_hall": 0, "residence": 5, "customs_house": 5},
        "nobles": 0,
        "total": 21 + 18 + 10,
        "tiebreak": 8,
    }


def test_an_empty_board() -> None:
    """3.9."""
    assert score(board()) == {
        "vp": 0,
        "buildings": 0,
        "bonus": {},
        "nobles": 0,
        "total": 0,
        "tiebreak": 0,
    }


def test_row_69_the_tie_break() -> None:
    """Row 69: 50-50; A 3 coins + 4 goods, B 6 coins: A wins."""
    seats = {
        0: board(vp=50, doubloons=3, goods={"corn": 1, "sugar": 3}),
        1: board(vp=50, doubloons=6),
    }
    state = table(3, seats, turn=OVER, end_reason="vp", vp_supply=0)
    assert [s["tiebreak"] for s in PR.score(state)] == [7, 6, 0]
    assert PR.winners(state) == [0]


def test_a_tie_in_everything_is_a_shared_win() -> None:
    """3.9: still tied: shared."""
    even = board(vp=30, doubloons=2, goods={"corn": 1})
    odd = board(vp=30, doubloons=3)
    state = table(4, {0: even, 2: odd, 3: board(vp=29, doubloons=9)}, turn=OVER, end_reason="vp")
    assert PR.winners(state) == [0, 2]


def test_more_points_beat_more_money() -> None:
    """3.9: the tie-break is for ties only."""
    seats = {0: board(vp=10, doubloons=50), 1: board(vp=11)}
    assert PR.winners(table(2, seats, turn=OVER, end_reason="vp")) == [1]


def test_the_leaders_now() -> None:
    """formats.md 3: `winners`: the leaders now."""
    assert PR.winners(table(3, {1: board(vp=1)})) == [1]
    assert PR.winners(table(3)) == [0, 1, 2]
