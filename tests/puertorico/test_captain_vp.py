"""Victory points in the captain phase: rules section 3.7 step 5, 3.9 c, rows 53 and 62."""

import pytest

from tests.acting import asked, happened
from tests.puertorico.table import PR, board, load, over, play, player, ship, table, take


def test_row_53_the_captain_bonus_comes_once() -> None:
    """Row 53: the captain loads three times: bonus + 1 only once, with the first load."""
    state = table(
        3,
        {0: board(goods={"corn": 1, "indigo": 2, "sugar": 3})},
        ships=[ship(4, "corn", 1), ship(5, "indigo", 1), ship(6, "sugar", 1)],
    )
    take(state, "captain")
    events = play(state, load("sugar", 6), load("corn", 4))
    loads = happened(events, "goods_loaded")
    assert [(e["count"], e["bonus"].get("captain", 0)) for e in loads] == [(3, 1), (1, 0), (2, 0)]
    assert player(state, 0)["vp"] == 3 + 1 + 1 + 2


def test_the_others_get_no_bonus() -> None:
    """3.7 step 5: the chooser only."""
    seats = {0: board(goods={"corn": 1}), 1: board(goods={"corn": 1})}
    state = table(3, seats, ships=[ship(4, "corn", 1), ship(5), ship(6)])
    take(state, "captain")
    assert (player(state, 0)["vp"], player(state, 1)["vp"]) == (2, 1)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_one_point_a_barrel(count: int) -> None:
    """3.7 step 5: 1 per barrel, of whatever kind."""
    state = table(
        3, {1: board(goods={"coffee": count})}, ships=[ship(4), ship(5, "coffee", 1), ship(6)]
    )
    take(state, "captain")
    assert player(state, 1)["vp"] == count
    assert PR.position(state)["vp_supply"] == 75 - count


def test_points_come_on_top_of_those_held() -> None:
    """3.7 step 5: chips add up."""
    state = table(
        3,
        {1: board(vp=7, goods={"corn": 2})},
        vp_supply=68,
        ships=[ship(4, "corn", 1), ship(5), ship(6)],
    )
    take(state, "captain")
    assert player(state, 1)["vp"] == 9
    assert PR.position(state)["vp_supply"] == 66


def test_row_62_paper_when_the_chips_run_out() -> None:
    """Row 62: VP pool 2, player loads 5: gets 5, end triggered, round finished."""
    state = table(
        3,
        {1: board(goods={"corn": 5})},
        vp_supply=2,
        ships=[ship(4), ship(5), ship(6, "corn", 1)],
    )
    events = take(state, "captain")
    assert player(state, 1)["vp"] == 5
    assert PR.position(state)["vp_supply"] == 0
    assert PR.position(state)["end_reason"] == "vp"
    assert [e["reason"] for e in happened(events, "end_triggered")] == ["vp"]
    assert PR.score(state)[1]["vp"] == 5
    for seat, role_id in ((1, "trader"), (2, "craftsman")):
        assert asked(state) == (seat, "role")
        take(state, role_id)
    assert over(state)


def test_the_last_chip_taken_is_the_end() -> None:
    """3.9 c: the last VP chip taken; all were paid in chips."""
    state = table(
        3,
        {1: board(goods={"corn": 5})},
        vp_supply=5,
        ships=[ship(4), ship(5), ship(6, "corn", 1)],
    )
    take(state, "captain")
    assert PR.position(state)["vp_supply"] == 0
    assert state.end_reason == "vp"


def test_one_chip_left_is_no_end() -> None:
    """3.9 c."""
    state = table(
        3,
        {1: board(goods={"corn": 5})},
        vp_supply=6,
        ships=[ship(4), ship(5), ship(6, "corn", 1)],
    )
    take(state, "captain")
    assert PR.position(state)["vp_supply"] == 1
    assert state.end_reason is None


def test_the_phase_goes_on_when_the_chips_are_out() -> None:
    """3.7: keep noting VP on paper; later players score too."""
    state = table(
        3,
        {0: board(goods={"corn": 2}), 1: board(goods={"corn": 1}), 2: board(goods={"corn": 1})},
        vp_supply=2,
        ships=[ship(4), ship(5), ship(6, "corn", 1)],
    )
    take(state, "captain")
    assert [player(state, i)["vp"] for i in range(3)] == [3, 1, 1]
    assert PR.position(state)["vp_supply"] == 0
