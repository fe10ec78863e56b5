"""A seat's view leaks nothing: what looks the same to it is treated the same."""

from collections import Counter
from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.property.walks import PR, Json, Walk, walks


def permuted(state: Any, seat: int, walk: Walk) -> Any:
    """The same table with the hidden facts swapped about: tiles, others' points, the draws."""
    position: Json = PR.position(state)
    rng = walk.rng(77)
    secret = [*position["plantations"]["stack"]]
    others = [i for i in range(walk.players) if i != seat]
    forests = [position["players"][i]["island"].get("forest", {}) for i in others]
    for forest in forests:
        secret += [kind for kind, n in forest.get("drawn", {}).items() for _ in range(n)]
    seen_by_another = "drawn" in position["turn"] and position["turn"]["player"] != seat
    if seen_by_another:
        secret.append(position["turn"]["drawn"])
    order = list(range(len(secret)))
    rng.shuffle(order)
    secret = [secret[i] for i in order]
    if seen_by_another:
        position["turn"]["drawn"] = secret.pop()
    for forest in forests:
        if "drawn" in forest:
            turn_over(forest, [secret.pop() for _ in range(sum(forest["drawn"].values()))])
    position["plantations"]["stack"] = secret
    position["rng"] = f"{rng.below(2**29):016x}"
    if "open_vp" in walk.rules[1]:
        return PR.load(position)
    total = sum(position["players"][i]["vp"] for i in others)
    cuts = [0, *sorted(rng.below(total + 1) for _ in others[1:]), total]
    points = [high - low for low, high in pairwise(cuts)]
    for i, vp in zip(others, points, strict=True):
        position["players"][i]["vp"] = vp
    return PR.load(position)


def turn_over(forest: Json, drawn: list[str]) -> None:
    """Other plantations lie under the forests that were drawn face down."""
    kinds = Counter[str](forest["kinds"])
    kinds.subtract(forest["drawn"])
    kinds.update(drawn)
    forest["kinds"] = {kind: n for kind, n in kinds.items() if n}
    forest["drawn"] = dict(Counter(drawn))


def masked(whole: Json, seat: int, open_vp: bool) -> Json:
    """The position as formats.md 3 says that the seat sees it."""
    whole["rng"] = None
    whole["plantations"]["stack"] = [None] * len(whole["plantations"]["stack"])
    if "drawn" in whole["turn"] and whole["turn"]["player"] != seat:
        whole["turn"]["drawn"] = None
    for i, player in enumerate(whole["players"]):
        if i == seat:
            continue
        if not open_vp:
            player["vp"] = None
        forest = player["island"].get("forest", {})
        for kind, n in forest.pop("drawn", {}).items():
            forest["kinds"][kind] -= n
    return whole


def without_zeros(position: Json) -> Json:
    """Forests without kinds that are not there."""
    for player in position["players"]:
        if forest := player["island"].get("forest"):
            forest["kinds"] = {kind: n for kind, n in forest["kinds"].items() if n}
    return position


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
    assert PR.winners(other, seat) == PR.winners(state, seat)
    assert (PR.winners(state, seat) is None) == ("open_vp" not in walk.rules[1])
    if seat == state.player or "buildings" not in walk.rules[0]:
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
    for seat in range(walk.players):
        seen = without_zeros(PR.position(state, seat))
        whole = PR.position(state)
        if state.decision != "game_over":
            whole = masked(whole, seat, "open_vp" in walk.rules[1])
        assert seen == without_zeros(whole)
