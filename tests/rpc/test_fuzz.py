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


POSITION: Any = ask(fresh(), "position")["result"]


@settings(FEW, max_examples=400)
@given(st.integers(0, 10**6), VALUES, st.booleans(), st.booleans())
def test_a_position_with_anything_in_one_place(
    place: int, value: Any, removed: bool, strict: bool
) -> None:
    server = fresh()
    position = copy.deepcopy(POSITION)
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


@settings(FEW, max_examples=400)
@given(st.integers(0, 10**6), VALUES)
def test_an_action_with_anything_in_one_place(place: int, value: Any) -> None:
    server = fresh()
    actions = [
        {"type": "tile", "tile": "corn", "colonist": True, "forest": False},
        {"type": "place", "island": {"corn": 1}, "city": {"harbor": 1}, "nobles": None},
        {"type": "load", "good": "corn", "ship": 5},
        {"type": "store", "keep": {"corn": 1}},
        {"type": "build", "building": "harbor", "give": {"good": "corn", "vp": True}},
    ]
    found = places(actions)
    container, key = found[place % len(found)]
    container[key] = value
    for action in actions:
        request = {"jsonrpc": "2.0", "id": 1, "method": "why", "params": {"action": action}}
        check(server, json.dumps(request).encode(), ask(server, "position"))
