"""The list of legal actions: formats.md section 5."""

from typing import Any

import pytest

from tests.puertorico.table import (
    PR,
    Json,
    board,
    build,
    hacienda,
    load,
    play,
    role,
    sell,
    table,
    take,
    tile,
)

CITY = dict.fromkeys(("hacienda", "construction_hut", "hospice", "university", "wharf"), 1)


def states() -> list[Any]:
    """One state at each decision of the base game."""
    seat = board(9, goods={"corn": 3, "sugar": 2}, island={"corn": (3, 1)}, city=CITY)
    found = [table(3, {0: seat, 1: seat})]
    for role_id, action in [
        ("settler", None),
        ("settler", hacienda(False)),
        ("builder", None),
        ("trader", None),
        ("captain", None),
        ("craftsman", None),
    ]:
        state = table(3, {0: seat, 1: seat}, plantations={"face_up": ["corn", "sugar", "corn"]})
        take(state, role_id)
        if action is not None:
            play(state, action)
        found.append(state)
    two = board(island={"corn": 2, "indigo": 2})
    state = table(3, {0: two})
    take(state, "mayor")
    found.append(state)
    ships = {str(i): {"good": g, "count": 1} for i, g in enumerate(("tobacco", "coffee", "indigo"))}
    state = table(3, {0: board(goods={"corn": 2, "sugar": 2})}, ships=ships)
    take(state, "captain")
    found.append(state)
    return found


DECISIONS = [
    "role",
    "hacienda",
    "tile",
    "build",
    "sell",
    "load",
    "craftsman_bonus",
    "place",
    "store",
]


def test_all_decisions_of_the_base_game() -> None:
    """formats.md 3: the decisions of the base game."""
    assert [s.decision for s in states()] == DECISIONS


@pytest.mark.parametrize("index", range(len(DECISIONS)), ids=DECISIONS)
def test_a_fixed_order_without_repetition(index: int) -> None:
    """`legal` comes in a fixed order."""
    state = states()[index]
    actions, complete = PR.legal(state)
    assert complete
    assert PR.legal(states()[index])[0] == actions
    assert PR.legal(PR.load(PR.position(state)))[0] == actions
    assert all(actions.count(a) == 1 for a in actions)


@pytest.mark.parametrize("index", range(len(DECISIONS)), ids=DECISIONS)
def test_each_listed_action_is_legal(index: int) -> None:
    """One legal-move path: listed, `why` and `apply` agree, and codes go there and back."""
    state = states()[index]
    actions = PR.legal(state)[0]
    codes = [PR.encode(state, action) for action in actions]
    assert sorted(codes) == sorted(PR.codes(state))
    for action, code in zip(actions, codes, strict=True):
        assert PR.why(state, action) is None
        assert PR.decode(state, code) == action
        one, other = state.copy(), state.copy()
        PR.apply(one, action)
        PR.play(other, code)
        assert PR.position(one) == PR.position(other)


@pytest.mark.parametrize("index", range(len(DECISIONS)), ids=DECISIONS)
def test_a_cut_list(index: int) -> None:
    """formats.md 5: `limit`, `complete`."""
    state = states()[index]
    actions = PR.legal(state)[0]
    assert PR.legal(state, len(actions)) == (actions, True)
    cut, complete = PR.legal(state, 1)
    assert (len(cut), complete) == (1, False)
    assert cut[0] in actions


KEYS: dict[str, list[set[str]]] = {
    "role": [{"type", "role"}, {"type", "role", "privilege"}],
    "hacienda": [{"type", "use"}, {"type", "use", "quarry"}],
    "tile": [{"type"}, {"type", "tile"}, {"type", "tile", "colonist"}],
    "build": [{"type"}, {"type", "building"}, {"type", "building", "colonist"}],
    "sell": [{"type"}, {"type", "good"}],
    "load": [{"type", "good", "ship"}],
    "craftsman_bonus": [{"type"}, {"type", "good"}],
    "place": [{"type", "island", "city"}],
    "store": [{"type", "keep"}],
}


@pytest.mark.parametrize("index", range(len(DECISIONS)), ids=DECISIONS)
def test_optional_keys_at_their_default_are_left_out(index: int) -> None:
    """`legal` leaves optional keys at their default out."""
    state = states()[index]
    for action in PR.legal(state)[0]:
        assert set(action) in KEYS[state.decision]
        assert action.get("privilege") in (None, False)
        assert action.get("colonist") in (None, False)
        assert action.get("quarry") in (None, True)
        for part in ("island", "city", "keep"):
            assert 0 not in action.get(part, {}).values()


@pytest.mark.parametrize(
    ("decision", "bare", "written"),
    [
        ("role", role("mayor"), {"privilege": True}),
        ("role", role("trader"), {"privilege": True}),
        ("role", role("trader"), {"library": True}),
        ("hacienda", hacienda(True), {"quarry": False}),
        ("hacienda", hacienda(False), {"quarry": False}),
        ("tile", tile("corn"), {"colonist": True}),
        ("tile", tile("corn"), {"forest": False}),
        ("build", build("office"), {"colonist": True}),
        ("sell", sell("corn"), {"at": "trading_house"}),
    ],
)
def test_defaults_written_out(decision: str, bare: Json, written: Json) -> None:
    """A key at its default is always accepted and changes nothing."""
    state = states()[DECISIONS.index(decision)]
    one, other = state.copy(), state.copy()
    play(one, bare)
    assert PR.why(state, {**bare, **written}) is None
    play(other, {**bare, **written})
    assert PR.position(one) == PR.position(other)
    assert PR.encode(state, {**bare, **written}) == PR.encode(state, bare)


def test_the_keys_come_in_any_order() -> None:
    """JSON objects have no order."""
    state = states()[DECISIONS.index("load")]
    backwards = {"ship": "wharf", "good": "corn", "type": "load"}
    assert PR.encode(state, backwards) == PR.encode(state, load("corn", "wharf"))
