"""Each decision of the expansions: the list of legal actions, codes, positions; formats.md 3, 5."""

from typing import Any

import pytest

from prdesk.core.rng import Dice
from tests.acting import PASS, asked
from tests.puertorico.expansions.stands import DECISIONS
from tests.puertorico.table import PR, malformed, refused, unloadable

DEFAULTS: dict[str, Any] = {
    "colonist": (None, False),
    "forest": (None, True),
    "at": (None, "trading_post"),
    "occupied": (None, True),
    "piece": (None, "noble"),
}


@pytest.fixture(params=DECISIONS)
def name(request: pytest.FixtureRequest) -> str:
    """Each of the stands."""
    chosen: str = request.param
    return chosen


def test_the_tables_stand_where_they_should(name: str) -> None:
    decision, stand, action = DECISIONS[name]
    state = stand()
    assert asked(state) == (0, decision)
    assert action in PR.legal(state)[0]


def test_a_fixed_order_without_repetition(name: str) -> None:
    """formats.md 5: `legal` comes in a fixed order."""
    stand = DECISIONS[name][1]
    state = stand()
    actions, complete = PR.legal(state)
    assert complete
    assert len(actions) > 1
    assert PR.legal(stand())[0] == actions
    assert PR.legal(PR.load(PR.position(state), 7))[0] == actions
    assert all(actions.count(action) == 1 for action in actions)


def test_each_listed_action_is_legal(name: str) -> None:
    """One legal-move path: listed, `why` and `apply` agree, and codes go there and back."""
    state = DECISIONS[name][1]()
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
        assert PR.position(PR.load(PR.position(one))) == PR.position(one)


def test_a_cut_list(name: str) -> None:
    """formats.md 5: `limit`, `complete`."""
    state = DECISIONS[name][1]()
    actions = PR.legal(state)[0]
    assert PR.legal(state, len(actions)) == (actions, True)
    cut, complete = PR.legal(state, 1)
    assert (len(cut), complete) == (1, False)
    assert cut[0] in actions


def test_optional_keys_at_their_default_are_left_out(name: str) -> None:
    """formats.md 5: `legal` leaves optional keys at their default out."""
    state = DECISIONS[name][1]()
    for action in PR.legal(state)[0]:
        if action["type"] in ("tile", "build", "discard_tile", "land_office"):
            for key, values in DEFAULTS.items():
                assert action.get(key) in values
        assert action.get("give", {"vp": True}) != {}
        for part in ("island", "city", "keep", "goods"):
            if isinstance(action.get(part), dict):
                assert 0 not in action[part].values()
        for part in ("to", "goods"):
            if isinstance(action.get(part), list):
                assert action[part] == sorted(action[part])


def test_position_comes_back(name: str) -> None:
    """formats.md 3: what the engine writes under `turn` it reads back, in the middle of a phase."""
    state = DECISIONS[name][1]()
    position = PR.position(state)
    again = PR.load(position, 4711)
    assert PR.position(again) == position
    assert (again.player, again.decision) == (state.player, state.decision)
    for seat in range(3):
        assert PR.position(again, seat) == PR.position(state, seat)


def test_an_action_of_another_decision(name: str) -> None:
    """formats.md 5: well-formed, refused for what is asked here."""
    decision, stand, _ = DECISIONS[name]
    state = stand()
    for other, _, action in DECISIONS.values():
        if other != decision:
            refused(state, action, "wrong_decision", needed=decision)


NO_PASS = ("draft", "hacienda_forest", "land_office_forest", "ship_piece", "place", "store")


@pytest.mark.parametrize("decision", NO_PASS)
def test_no_pass_where_there_is_none(decision: str) -> None:
    """formats.md 3: the table of actions."""
    refused(DECISIONS[decision][1](), PASS)


@pytest.mark.parametrize(
    "decision",
    ["library_tile", "hunting_lodge", "land_office", "guesthouse", "royal_supplier", "build"],
)
def test_pass_where_there_is_one(decision: str) -> None:
    """3.1: action and privilege are optional; functions too."""
    assert PASS in PR.legal(DECISIONS[decision][1]())[0]


def test_malformed_comes_before_refused(name: str) -> None:
    """formats.md 5: a malformed action of another decision is malformed, not refused."""
    state = DECISIONS[name][1]()
    malformed(state, {"type": "royal_supplier", "goods": ["cotton"]}, "goods")
    malformed(state, {"type": "guesthouse", "to": [1]}, "to")
    malformed(state, {"type": "ship_piece", "piece": "king"}, "piece")


def test_random_choices_are_legal(name: str) -> None:
    """Brief: `random_code` draws from what is legal."""
    state = DECISIONS[name][1]()
    rng = Dice(1)
    codes = {*PR.codes(state)}
    drawn = {PR.random_code(state, rng) for _ in range(60)}
    assert drawn <= codes
    assert len(drawn) > 1


def test_hide_keeps_what_each_seat_sees(name: str) -> None:
    """Brief: a copy in which what the seat cannot know is drawn anew; the view is the same."""
    state = DECISIONS[name][1]()
    for seat in range(3):
        other = PR.hide(state, seat, 5)
        assert PR.position(other, seat) == PR.position(state, seat)
        if seat == state.player:
            assert PR.legal(other) == PR.legal(state)


ABOVE_A_PHASE = (
    "ship_piece",
    "hacienda_forest",
    "library_tile",
    "hunting_lodge",
    "land_office",
    "land_office_forest",
    "royal_supplier",
)


@pytest.mark.parametrize("decision", ABOVE_A_PHASE)
@pytest.mark.parametrize("below", [None, []])
def test_what_goes_on_afterwards_is_needed(decision: str, below: list[Any] | None) -> None:
    """formats.md 5: a decision that interrupts a phase cannot be asked without the phase."""
    position = PR.position(DECISIONS[decision][1]())
    del position["turn"]["below"]
    if below is not None:
        position["turn"]["below"] = below
    unloadable(position, "turn")
