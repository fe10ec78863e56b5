"""Anything at all on the input: an answer of the protocol, never a fall, never a changed game."""

from __future__ import annotations

import copy
import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from prdesk.cli.rpc.methods import METHODS
from prdesk.cli.rpc.server import Server

CODES = {-32700, -32600, -32601, -32602, -32010}

WORDS = """
    game options players edition variants names seed position strict view limit action actions
    count level type role building good ship keep island city corn wharf turn decision player
    goods plantations stack ships roles rng format colonist privilege
    start_player neutral auctions auction bids amount decks stock buildings workers gold gold_as
    take make with silver passed rail debt below done cost second
"""
KEYS = st.sampled_from(WORDS.split())
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 9),
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=5),
    st.sampled_from(["puertorico", "settler", "role", "pass", "load", "corn", "wharf", "greedy"]),
    st.sampled_from(["homesteaders", "bid", "pay_bid", "1", "1-1", "2-13", "farm", "wood", "debt"]),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
REQUESTS = st.fixed_dictionaries(
    {
        "jsonrpc": st.just("2.0"),
        "id": st.integers(),
        "method": st.sampled_from([name for name in METHODS if name not in ("quit", "new")]),
        "params": st.dictionaries(KEYS, VALUES, max_size=4),
    }
)
FEW = settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)


def ask(server: Server, method: str, **params: Any) -> Any:
    request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
    answer = server.answer(json.dumps(request).encode())
    assert answer is not None
    return json.loads(answer)


def fresh() -> Server:
    server = Server()
    ask(server, "new", game="puertorico", options={"players": 3}, seed=2)
    ask(server, "apply", action={"type": "role", "role": "settler"})
    return server


def on_the_prairie(seats: int) -> Server:
    """A Homesteaders game before the payment of a bid, and with a reward to choose on the way."""
    server = Server()
    player = {"trade": 2, "rail": 3, "goods": {"gold": 2, "food": 1}}
    position = {
        "game": "homesteaders",
        "options": {"players": seats},
        "round": 5,
        "turn": {"decision": "bid", "player": 0},
        "players": {str(i): player for i in range(seats)},
    }
    ask(server, "load", position=position)
    ask(server, "apply", action={"type": "bid", "auction": "1", "amount": 7})
    for _ in range(seats - 1):
        ask(server, "apply", action={"type": "pass"})
        ask(server, "apply", action={"type": "rail_reward", "take": "worker"})
    return server


def check(server: Server, line: bytes, before: Any) -> None:
    """The line is answered properly, and an error leaves the game as it was."""
    answer = server.answer(line)
    if answer is None:
        return
    value = json.loads(answer)
    for one in value if isinstance(value, list) else [value]:
        assert one["jsonrpc"] == "2.0"
        if "error" in one:
            assert one["error"]["code"] in CODES, one
            assert one["error"]["message"]
    if not isinstance(value, list) and "error" in value:
        assert ask(server, "position") == before


@FEW
@given(st.binary(max_size=60) | st.text(max_size=40).map(lambda text: text.encode()))
def test_any_bytes(line: bytes) -> None:
    server = fresh()
    check(server, line, ask(server, "position"))


@FEW
@given(VALUES | st.lists(REQUESTS | VALUES, max_size=3))
def test_any_json(value: Any) -> None:
    server = fresh()
    check(server, json.dumps(value).encode(), ask(server, "position"))


@FEW
@given(REQUESTS)
def test_any_request(request: Any) -> None:
    server = fresh()
    check(server, json.dumps(request).encode(), ask(server, "position"))


@FEW
@given(REQUESTS, st.integers(0, 400))
def test_a_request_cut_anywhere(request: Any, length: int) -> None:
    server = fresh()
    check(server, json.dumps(request).encode()[:length], ask(server, "position"))


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every (container, key) inside a JSON value."""
    found: list[tuple[Any, Any]] = []
    keys = value.keys() if isinstance(value, dict) else range(len(value))
    for key in keys:
        found.append((value, key))
        if isinstance(value[key], dict | list):
            found += places(value[key])
    return found


TABLES = {"role": fresh, "two": lambda: on_the_prairie(2), "four": lambda: on_the_prairie(4)}
POSITIONS: Any = {name: ask(make(), "position")["result"] for name, make in TABLES.items()}
REWARD: Any = on_the_prairie(3)
ask(REWARD, "undo")
POSITIONS["reward"] = ask(REWARD, "position")["result"]


@settings(FEW, max_examples=800)
@given(
    st.sampled_from(sorted(POSITIONS)), st.integers(0, 10**6), VALUES, st.booleans(), st.booleans()
)
def test_a_position_with_anything_in_one_place(
    name: str, place: int, value: Any, removed: bool, strict: bool
) -> None:
    server = fresh()
    position = copy.deepcopy(POSITIONS[name])
    found = places(position)
    container, key = found[place % len(found)]
    if removed:
        del container[key]
    else:
        container[key] = value
    request = {"position": position, "strict": strict}
    line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "load", "params": request})
    check(server, line.encode(), ask(server, "position"))
    if strict and not removed and "result" in (legal := ask(server, "legal", limit=3)):
        for action in legal["result"]["actions"]:
            assert ask(server, "why", action=action)["result"]["legal"]


def test_the_positions_stand_where_something_is_going_on() -> None:
    turns = {name: position["turn"] for name, position in POSITIONS.items()}
    assert turns["two"]["decision"] == turns["four"]["decision"] == "pay_bid"
    assert turns["reward"]["decision"] == "rail_reward"
    assert turns["reward"]["below"] == [{"phase": "bid", "player": 2}]


@settings(FEW, max_examples=400)
@given(st.sampled_from(sorted(TABLES)), st.integers(0, 10**6), VALUES)
def test_an_action_with_anything_in_one_place(name: str, place: int, value: Any) -> None:
    server = TABLES[name]()
    actions = [
        {"type": "tile", "tile": "corn", "colonist": True, "forest": False},
        {"type": "place", "island": {"corn": 1}, "city": {"harbor": 1}, "nobles": None},
        {"type": "load", "good": "corn", "ship": 5},
        {"type": "store", "keep": {"corn": 1}},
        {"type": "build", "building": "harbor", "give": {"good": "corn", "vp": True}},
        {"type": "place_workers", "buildings": {"homestead": [1, 0], "farm": [0, 1]}},
        {"type": "pay", "gold": 1},
        {"type": "bid", "auction": "1", "amount": 5},
        {"type": "build", "building": "church", "gold_as": {"copper": 1}},
        {"type": "buy", "good": "wood", "gold": True},
        {"type": "repay", "with": "gold"},
    ]
    found = places(actions)
    container, key = found[place % len(found)]
    container[key] = value
    for action in actions:
        request = {"jsonrpc": "2.0", "id": 1, "method": "why", "params": {"action": action}}
        check(server, json.dumps(request).encode(), ask(server, "position"))
