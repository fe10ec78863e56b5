"""The list of legal actions: formats.md section 5."""

from typing import Any

import pytest

from tests.homesteaders import book
from tests.homesteaders.components import ALL
from tests.homesteaders.moves import TAKE_EXTRA, bid, build, buy, moves, place
from tests.homesteaders.stands import DECISIONS
from tests.homesteaders.table import HS, Json, board, play, slots, table, won

CROWDED = [name for name in ALL if slots(name) and name != "homestead"]


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_fixed_order_without_repetition(decision: str) -> None:
    """`legal` comes in a fixed order."""
    state = DECISIONS[decision]()
    actions, complete = HS.legal(state)
    assert complete
    assert HS.legal(DECISIONS[decision]())[0] == actions
    assert HS.legal(HS.load(HS.position(state)))[0] == actions
    assert all(actions.count(a) == 1 for a in actions)


@pytest.mark.parametrize("decision", DECISIONS)
def test_each_listed_action_is_legal(decision: str) -> None:
    """One legal-move path: listed, `why` and `apply` agree, and codes go there and back."""
    state = DECISIONS[decision]()
    actions = HS.legal(state)[0]
    codes = [HS.encode(state, action) for action in actions]
    assert sorted(codes) == sorted(HS.codes(state))
    for action, code in zip(actions, codes, strict=True):
        assert HS.why(state, action) is None
        assert HS.decode(state, code) == action
        one, other = state.copy(), state.copy()
        HS.apply(one, action)
        HS.play(other, code)
        assert HS.position(one) == HS.position(other)


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_cut_list(decision: str) -> None:
    """formats.md 5: `limit`, `complete`."""
    state = DECISIONS[decision]()
    actions = HS.legal(state)[0]
    assert HS.legal(state, len(actions)) == (actions, True)
    cut, complete = HS.legal(state, 1)
    assert (cut, complete) == (actions[:1], False)


def test_very_many_arrangements() -> None:
    """formats.md 5: at most 5000 unless another limit is asked for."""
    state = table(3, {0: board(0, 14, *CROWDED)})
    cut, complete = HS.legal(state)
    assert (len(cut), complete) == (5000, False)
    actions, complete = HS.legal(state, 10_000)
    assert complete
    assert len(actions) == 2**12 * 2 + 1, "twelve single slots, the port, and a debt"
    few = table(3, {0: board(0, 2, *CROWDED)})
    assert moves(*HS.legal(few)[0]) == moves(*book.legal(HS.position(few)))


DEFAULTS: list[tuple[Any, Json, Json]] = [
    (DECISIONS["tile_extra"], TAKE_EXTRA, {"gold": False}),
    (DECISIONS["build"], build("farm"), {"gold_as": {}}),
    (DECISIONS["build"], build("farm"), {"gold_as": {"livestock": 0}}),
    (DECISIONS["final_trades"], buy("wood"), {"gold": False}),
    (DECISIONS["final_trades"], buy("steel"), {"gold": False}),
]


@pytest.mark.parametrize(("stand", "bare", "written"), DEFAULTS)
def test_defaults_written_out(stand: Any, bare: Json, written: Json) -> None:
    """A key at its default is always accepted and changes nothing."""
    one, other = stand(), stand()
    assert HS.encode(one, {**bare, **written}) == HS.encode(one, bare)
    play(one, bare)
    play(other, {**bare, **written})
    assert HS.position(one) == HS.position(other)


def test_empty_buildings_written_out() -> None:
    """formats.md 4: buildings that are not named are emptied; named with zeros, too."""
    state = table(3, {0: board(6, 1, "farm", "bank")})
    bare = place(farm=[0, 1])
    assert HS.encode(state, place(farm=[0, 1], homestead=[0, 0], bank=[])) == HS.encode(state, bare)


def test_keys_at_their_default_are_left_out() -> None:
    """`legal` leaves optional keys at their default out, and empty buildings."""
    goods = "wood wood copper livestock gold gold"
    states = [won("1-8", board(0, 1, "river_port", goods=goods, trade=1))]
    states += [stand() for stand in DECISIONS.values()]
    for state in states:
        for action in HS.legal(state)[0]:
            assert action.get("gold") is not False
            assert all(action.get("gold_as", {"copper": 1}).values())
            assert all(any(filled) for filled in action.get("buildings", {}).values())


def test_the_keys_come_in_any_order() -> None:
    """JSON objects have no order."""
    state = DECISIONS["bid"]()
    backwards = {"amount": 3, "auction": "1", "type": "bid"}
    assert HS.encode(state, backwards) == HS.encode(state, bid("1", 3))
