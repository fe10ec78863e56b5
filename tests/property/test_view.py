"""A seat's view leaks nothing: what looks the same to it is treated the same."""

from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.property.walks import PR, Json, Walk, walks


def permuted(state: Any, seat: int, walk: Walk) -> Any:
    """The same table with the hidden facts swapped about: tiles, others' points, the draws."""
    position: Json = PR.position(state)
    rng = walk.rng(77)
    stack = [*position["plantations"]["stack"]]
    order = list(range(len(stack)))
    rng.shuffle(order)
    stack = [stack[i] for i in order]
    others = [i for i in range(walk.players) if i != seat]
    total = sum(position["players"][i]["vp"] for i in others)
    cuts = [0, *sorted(rng.below(total + 1) for _ in others[1:]), total]
    points = [high - low for low, high in pairwise(cuts)]
    position["plantations"]["stack"] = stack
    for i, vp in zip(others, points, strict=True):
        position["players"][i]["vp"] = vp
    position["rng"] = f"{rng.below(2**32):016x}"
    return PR.load(position)


@given(walks(), st.data())
def test_permuted_secrets_look_the_same(walk: Walk, data: st.DataObject) -> None:
    """formats.md 3 and 5: position, turn, score and winners as the seat may see them."""
    state = walk.end()
    if state.decision == "game_over":
        return
    seat = data.draw(st.integers(0, walk.players - 1))
    other = permuted(state, seat, walk)
    assert PR.position(other, seat) == PR.position(state, seat)
    assert PR.turn(other, seat) == PR.turn(state, seat)
    assert PR.score(other, seat) == PR.score(state, seat)
    assert PR.winners(other, seat) is None
    assert PR.legal(other, 200) == PR.legal(state, 200)


@given(walks(), st.data())
def test_hidden_facts_are_drawn_from_what_the_seat_knows(walk: Walk, data: st.DataObject) -> None:
    """`hide` depends on nothing the seat cannot know, keeps its view, and is sound."""
    state = walk.end()
    if state.decision == "game_over":
        return
    seat = data.draw(st.integers(0, walk.players - 1))
    salt = data.draw(st.integers(0, 2**32))
    guess = PR.hide(state, seat, salt)
    assert PR.position(PR.hide(permuted(state, seat, walk), seat, salt)) == PR.position(guess)
    assert PR.position(guess, seat) == PR.position(state, seat)
    if PR.position(state)["vp_supply"]:
        position = PR.position(guess)
        assert PR.position(PR.load(position, 0, True)) == position


@given(walks())
def test_the_view_shows_everything_else(walk: Walk) -> None:
    """Only what the rules hide is null."""
    state = walk.end()
    whole = PR.position(state)
    for seat in range(walk.players):
        seen = PR.position(state, seat)
        if state.decision != "game_over":
            assert seen["rng"] is None
            assert set(seen["plantations"]["stack"]) <= {None}
            assert len(seen["plantations"]["stack"]) == len(whole["plantations"]["stack"])
            seen["rng"] = whole["rng"]
            seen["plantations"]["stack"] = whole["plantations"]["stack"]
            for i, player in enumerate(seen["players"]):
                if i != seat:
                    assert player["vp"] is None
                    player["vp"] = whole["players"][i]["vp"]
        assert seen == whole
