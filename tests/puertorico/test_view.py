"""What a seat may see: rules 1.3 and formats.md sections 3 and 5."""

from typing import Any

import pytest

from tests.acting import PASS
from tests.puertorico.table import GOODS, PR, board, table, take, unloadable

POINTS = {i: board(vp=3 + i) for i in range(4)}
OVER = {"decision": "game_over", "player": None}


@pytest.mark.parametrize("seat", range(4))
def test_the_others_points_the_stack_and_the_draws_are_null(seat: int) -> None:
    """1.3: hidden are others' VP chips and the order of the face-down plantations."""
    state = table(4, POINTS)
    whole, seen = PR.position(state), PR.position(state, seat)
    length = len(whole["plantations"]["stack"])
    assert seen.pop("rng") is None
    assert seen["plantations"].pop("stack") == [None] * length
    assert [p.pop("vp") for p in seen["players"]] == [
        3 + i if i == seat else None for i in range(4)
    ]
    whole.pop("rng")
    whole["plantations"].pop("stack")
    for p in whole["players"]:
        p.pop("vp")
    assert seen == whole


def test_the_discards_are_open() -> None:
    """1.3: hidden is only the face-down stack."""
    state = table(3, plantations={"discard": ["corn", "coffee"]})
    assert PR.position(state, 1)["plantations"]["discard"] == ["corn", "coffee"]


def test_open_vp() -> None:
    """4.6: the variant shows the chips; stack and draws stay hidden."""
    state = table(4, POINTS, variants=["open_vp"])
    seen = PR.position(state, 2)
    assert [p["vp"] for p in seen["players"]] == [3, 4, 5, 6]
    assert (seen["rng"], set(seen["plantations"]["stack"])) == (None, {None})
    assert PR.score(state, 2) == PR.score(state)
    assert PR.winners(state, 2) == [3]


@pytest.mark.parametrize("seat", range(3))
def test_score(seat: int) -> None:
    """formats.md 5: every field that depends on a hidden count is null."""
    city = {"customs_house": 1, "fortress": 1, "residence": 0}
    state = table(3, {i: board(doubloons=i, vp=8, city=city) for i in range(3)})
    for i, seen in enumerate(PR.score(state, seat)):
        hidden = i != seat
        assert seen == {
            "vp": None if hidden else 8,
            "buildings": 12,
            "bonus": {"customs_house": None if hidden else 2, "fortress": 0, "residence": 0},
            "nobles": 0,
            "total": None if hidden else 22,
            "tiebreak": i,
        }
    assert PR.winners(state, seat) is None


def test_an_unoccupied_customs_house_hides_nothing() -> None:
    """formats.md 3: 0 if unoccupied, whatever the chips are."""
    state = table(3, {1: board(vp=9, city={"customs_house": 0})})
    assert PR.score(state, 0)[1]["bonus"] == {"customs_house": 0}


@pytest.mark.parametrize("seat", range(4))
def test_everything_is_shown_at_the_end(seat: int) -> None:
    """formats.md 5: null until `game_over`."""
    state = table(4, POINTS, turn=OVER, end_reason="vp")
    assert PR.position(state, seat) == PR.position(state)
    assert PR.score(state, seat) == PR.score(state)
    assert PR.winners(state, seat) == [3]


def test_turn_is_open() -> None:
    """Nothing about whose turn it is, is hidden in the base game."""
    state = table(3, {1: board(goods={"corn": 1})})
    for _ in range(2):
        for seat in range(3):
            assert PR.turn(state, seat) == PR.turn(state) == PR.position(state, seat)["turn"]
        if state.decision == "role":
            take(state, "trader")
    assert PR.turn(state)["player"] == 1


def test_a_view_is_no_position_to_load() -> None:
    """formats.md 5: null is not a count."""
    seen: Any = PR.position(table(3), 0)
    unloadable({"options": seen["options"], "plantations": seen["plantations"]}, "stack")
    unloadable({"options": seen["options"], "players": seen["players"]}, "vp")


@pytest.mark.parametrize("seat", range(3))
def test_hide_keeps_what_the_seat_sees(seat: int) -> None:
    """Brief: a copy in which what the seat cannot know is drawn anew; the view is the same."""
    tiles = {"face_up": ["corn"] * 4, "stack": [*GOODS] * 6, "discard": []}
    state = table(3, {i: board(vp=5 * i) for i in range(3)}, plantations=tiles, vp_supply=60)
    take(state, "settler")
    before = PR.position(state)
    stacks = set()
    for salt in range(8):
        other = PR.hide(state, seat, salt)
        assert PR.position(other, seat) == PR.position(state, seat)
        stack = PR.position(other)["plantations"]["stack"]
        assert sorted(stack) == sorted(tiles["stack"])
        stacks.add(tuple(stack))
        PR.apply(other, PASS)
    assert len(stacks) > 1
    assert PR.position(state) == before
