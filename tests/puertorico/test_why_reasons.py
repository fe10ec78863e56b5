"""Refusals and malformed actions: formats.md section 5."""

import pytest

from prdesk.core.errors import ConfigError, RulesError
from tests.acting import PASS, asked
from tests.puertorico.stands import DECISIONS, OWN, at_build, at_load, at_place, at_role, at_store
from tests.puertorico.table import (
    PR,
    Json,
    build,
    legal,
    load,
    place,
    play,
    refused,
    role,
    sell,
    store,
    tile,
)


@pytest.mark.parametrize("decision", DECISIONS)
def test_the_tables_stand_where_they_should(decision: str) -> None:
    state = DECISIONS[decision]()
    assert asked(state) == (0, decision)
    assert PR.why(state, OWN[decision]) is None


@pytest.mark.parametrize("decision", DECISIONS)
def test_an_action_of_another_decision(decision: str) -> None:
    """A well-formed action that the rules refuse for whatever reason: -32010."""
    state = DECISIONS[decision]()
    for other, action in OWN.items():
        if other != decision:
            refused(state, action, "wrong_decision", needed=decision)


@pytest.mark.parametrize("decision", ["role", "hacienda", "place", "load", "store"])
def test_no_pass_where_there_is_none(decision: str) -> None:
    """formats.md 3: `pass` at tile, build, bonus, sell, and where nothing must be loaded."""
    refused(DECISIONS[decision](), PASS)


@pytest.mark.parametrize("decision", ["tile", "build", "craftsman_bonus", "sell"])
def test_pass_where_there_is_one(decision: str) -> None:
    """3.1: action and privilege are optional."""
    assert PASS in legal(DECISIONS[decision]())


EXPANSIONS: list[Json] = [
    {"type": "draft", "building": "hacienda"},
    {"type": "hacienda_forest", "forest": True},
    {"type": "land_office_forest", "forest": False},
    {"type": "ship_piece", "piece": "noble"},
    {"type": "ship_piece", "piece": "none"},
    {"type": "small_wharf", "goods": {"corn": 2}},
    {"type": "guesthouse", "to": ["island:corn", "city:wharf"]},
    {"type": "discard_tile", "tile": "corn"},
    {"type": "land_office", "buy": True},
    {"type": "land_office", "sell": "corn"},
    {"type": "royal_supplier", "goods": ["corn", "sugar"]},
]


@pytest.mark.parametrize("action", EXPANSIONS, ids=lambda a: a["type"])
def test_actions_of_the_expansions(action: Json) -> None:
    """Known types and keys of the contract that the base game refuses: -32010."""
    for stand in DECISIONS.values():
        refused(stand(), action)


EXPANSION_KEYS: list[tuple[str, Json]] = [
    ("role", role("trader", library=False)),
    ("role", role("mayor", library=False)),
    ("tile", tile("corn", forest=True)),
    ("sell", sell("corn", at="trading_post")),
    ("build", build("small_market", give={"good": "corn"})),
    ("build", build("small_market", give={"vp": True, "colonist": "san_juan"})),
    ("build", build("villa")),
]


@pytest.mark.parametrize(("decision", "action"), EXPANSION_KEYS)
def test_keys_of_the_expansions(decision: str, action: Json) -> None:
    """A key at another value where it may not act: -32010."""
    refused(DECISIONS[decision](), action)


def test_library_is_not_here() -> None:
    """The reason names what is missing."""
    refused(at_role(), role("trader", library=False), "library_not_here")


def test_the_rule_refuses_an_unknown_ship() -> None:
    """A capacity is a number, not an id: no such ship is a matter of the rules."""
    for capacity in (0, 4, 8, 1000, -1):
        refused(at_load(), load("corn", capacity), "no_such_ship", ship=capacity)


def test_numbers_out_of_all_reason() -> None:
    """A number is a number: the rules refuse it (-32010), however small or large."""
    for n in (-1, -(10**6), 99, 2**31, 2**63 - 1, -(2**63), 2**64, 10**30):
        refused(at_place(), place({"corn": n}))
        refused(at_place(), place({"corn": n, "indigo": 2 - n}))
        refused(at_store(), store(corn=n))
        refused(at_store(), store(corn=1, sugar=n))
        refused(at_load(), load("corn", n))


def test_why_of_a_legal_action() -> None:
    """`why` of a legal action: nothing, and nothing is done."""
    state = at_build()
    before = PR.position(state)
    assert PR.why(state, build("small_market")) is None
    assert PR.position(state) == before


def test_encode_raises_like_apply() -> None:
    """Brief: `encode` raises like `apply`."""
    with pytest.raises(RulesError):
        PR.encode(at_build(), build("wharf"))
    with pytest.raises(ConfigError):
        PR.encode(at_build(), build("castle"))


def test_an_unlucky_second_action_leaves_the_first() -> None:
    """An action refused leaves the state as the last legal one made it."""
    state = at_build()
    play(state, build("small_market"))
    after = PR.position(state)
    refused(state, build("small_market"))
    assert PR.position(state) == after
