"""Refusals and malformed actions: formats.md section 5."""

from collections.abc import Callable
from typing import Any

import pytest

from prdesk.core.errors import ConfigError, RulesError
from tests.puertorico.table import (
    PASS,
    PR,
    Json,
    asked,
    board,
    bonus,
    build,
    hacienda,
    legal,
    load,
    malformed,
    place,
    play,
    refused,
    role,
    sell,
    ship,
    store,
    table,
    take,
    tile,
)

State = Any


def at_role() -> State:
    return table(4)


def at_tile() -> State:
    state = table(4, plantations={"face_up": ["corn", "corn", "sugar", "sugar", "indigo"]})
    take(state, "settler")
    return state


def at_hacienda() -> State:
    state = table(4, {0: board(city={"hacienda": 1})})
    take(state, "settler")
    return state


def at_place() -> State:
    state = table(4, {0: board(island={"corn": 2, "indigo": 2})})
    take(state, "mayor")
    return state


def at_build() -> State:
    state = table(4, {0: board(3)})
    take(state, "builder")
    return state


def at_bonus() -> State:
    state = table(4, {0: board(island={"corn": (1, 1)})})
    take(state, "craftsman")
    return state


def at_sell() -> State:
    state = table(4, {0: board(goods={"corn": 1})})
    take(state, "trader")
    return state


def at_load() -> State:
    state = table(4, {0: board(goods={"corn": 1, "sugar": 1})})
    take(state, "captain")
    return state


def at_store() -> State:
    ships = [ship(5, "tobacco", 1), ship(6, "coffee", 1), ship(7, "indigo", 1)]
    state = table(4, {0: board(goods={"corn": 2, "sugar": 2})}, ships=ships)
    take(state, "captain")
    return state


DECISIONS: dict[str, Callable[[], State]] = {
    "role": at_role,
    "hacienda": at_hacienda,
    "tile": at_tile,
    "place": at_place,
    "build": at_build,
    "craftsman_bonus": at_bonus,
    "sell": at_sell,
    "load": at_load,
    "store": at_store,
}
OWN: dict[str, Json] = {
    "role": role("mayor"),
    "hacienda": hacienda(True),
    "tile": tile("corn"),
    "place": place({"corn": 1, "indigo": 1}),
    "build": build("small_market"),
    "craftsman_bonus": bonus("corn"),
    "sell": sell("corn"),
    "load": load("corn", 5),
    "store": store(corn=1),
}


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


MALFORMED: list[tuple[str, Any, str]] = [
    ("role", {}, "type"),
    ("role", {"role": "mayor"}, "type"),
    ("role", {"type": "dance"}, "type"),
    ("role", {"type": 3}, "type"),
    ("role", {"type": None}, "type"),
    ("role", {"type": ["role"]}, "type"),
    ("role", {"type": "role"}, "role"),
    ("role", {"type": "role", "role": "pirate"}, "role"),
    ("role", {"type": "role", "role": 1}, "role"),
    ("role", {"type": "role", "role": None}, "role"),
    ("role", {"type": "role", "role": ["mayor"]}, "role"),
    ("role", role("mayor", privilege=1), "privilege"),
    ("role", role("mayor", privilege="false"), "privilege"),
    ("role", role("mayor", privilege=None), "privilege"),
    ("role", role("mayor", library=0), "library"),
    ("role", role("mayor", hat=True), "hat"),
    ("role", role("mayor", colonist=False), "colonist"),
    ("hacienda", {"type": "hacienda"}, "use"),
    ("hacienda", {"type": "hacienda", "use": 1}, "use"),
    ("hacienda", hacienda(True, quarry="yes"), "quarry"),
    ("hacienda", hacienda(True, tile="corn"), "tile"),
    ("tile", {"type": "tile"}, "tile"),
    ("tile", tile("forest"), "tile"),
    ("tile", tile("cotton"), "tile"),
    ("tile", {"type": "tile", "tile": 0}, "tile"),
    ("tile", tile("corn", colonist=0), "colonist"),
    ("tile", {"type": "pass", "tile": "corn"}, "tile"),
    ("place", {"type": "place", "city": {}, "island": []}, "island"),
    ("place", {"type": "place", "island": {}, "city": None}, "city"),
    ("place", place({"cotton": 1}), "cotton"),
    ("place", place({}, {"castle": 1}), "castle"),
    ("place", {"type": "place", "island": {"corn": True}, "city": {}}, "island"),
    ("place", {"type": "place", "island": {"corn": 1.0}, "city": {}}, "island"),
    ("place", {"type": "place", "island": {"corn": "1"}, "city": {}}, "island"),
    ("place", {**place(), "san_juan": 2}, "san_juan"),
    ("build", {"type": "build"}, "building"),
    ("build", build("castle"), "building"),
    ("build", {"type": "build", "building": None}, "building"),
    ("build", build("office", colonist="no"), "colonist"),
    ("craftsman_bonus", {"type": "craftsman_bonus"}, "good"),
    ("craftsman_bonus", bonus("quarry"), "good"),
    ("sell", {"type": "sell"}, "good"),
    ("sell", sell("cotton"), "good"),
    ("sell", sell("corn", at="bazaar"), "at"),
    ("sell", sell("corn", at=1), "at"),
    ("sell", sell("corn", price=5), "price"),
    ("load", {"type": "load", "good": "corn"}, "ship"),
    ("load", {"type": "load", "ship": 5}, "good"),
    ("load", load("cotton", 5), "good"),
    ("load", load("corn", "galleon"), "ship"),
    ("load", {"type": "load", "good": "corn", "ship": None}, "ship"),
    ("load", {"type": "load", "good": "corn", "ship": True}, "ship"),
    ("load", {"type": "load", "good": "corn", "ship": 5.0}, "ship"),
    ("load", {**load("corn", 5), "count": 1}, "count"),
    ("store", {"type": "store"}, "keep"),
    ("store", {"type": "store", "keep": ["corn"]}, "keep"),
    ("store", store(cotton=1), "cotton"),
    ("store", {"type": "store", "keep": {"corn": True}}, "keep"),
    ("role", [], ""),
    ("role", "pass", ""),
    ("role", None, ""),
    ("role", 3, ""),
]


@pytest.mark.parametrize(("decision", "action", "key"), MALFORMED)
def test_malformed(decision: str, action: Any, key: str) -> None:
    """A missing or unknown key, wrong JSON type or unknown id: -32602 names the key."""
    malformed(DECISIONS[decision](), action, key)


@pytest.mark.parametrize("decision", DECISIONS)
def test_malformed_comes_before_refused(decision: str) -> None:
    """A malformed action of another decision is malformed, not refused."""
    malformed(DECISIONS[decision](), {"type": "load", "good": "cotton", "ship": 5}, "good")


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
