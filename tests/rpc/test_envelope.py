"""The envelope: JSON-RPC 2.0 word by word."""

from __future__ import annotations

import json
from typing import Any

import pytest

from prdesk.cli.rpc.protocol import MAX_BATCH
from prdesk.core.record_json import MAX_BYTES

PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS = -32700, -32600, -32601, -32602


def request(method: str = "record", **more: Any) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 1, "method": method, **more}


@pytest.mark.parametrize(
    "line",
    [
        b"not json",
        b'{"jsonrpc": "2.0", "method": "foobar, "params": "bar", "baz]',
        b'[{"jsonrpc": "2.0", "method": "sum", "id": "1"}, {"jsonrpc": "2.0", "method"]',
        b'{"jsonrpc":"2.0","id":1,"method":"record"',
        b'{"jsonrpc":"2.0","id":NaN,"method":"record"}',
        b'{"jsonrpc":"2.0","id":1e999,"method":"record"}',
        b'{"jsonrpc":"2.0","id":1,"method":"rec\xff"}',
        b"\x00\x00",
        b'"' + b'\\"' * 500_000,
        b"{'jsonrpc':'2.0'}",
    ],
)
def test_what_is_not_json_is_a_parse_error_with_id_null(client: Any, line: bytes) -> None:
    answer = client.line(line)
    assert answer["error"]["code"] == PARSE_ERROR
    assert answer["id"] is None


@pytest.mark.parametrize(
    "line",
    [
        b"1",
        b'"record"',
        b"null",
        b"true",
        b"{}",
        b"[]",
        b'{"jsonrpc": "2.0", "method": 1, "params": "bar"}',
        b'{"method": "record"}',
        b'{"jsonrpc": "1.0", "method": "record"}',
        b'{"jsonrpc": 2.0, "method": "record"}',
        b'{"jsonrpc": "2.0", "id": true, "method": "record"}',
        b'{"jsonrpc": "2.0", "id": [], "method": "record"}',
        b'{"jsonrpc": "2.0", "id": {}, "method": "record"}',
        b'{"jsonrpc": "2.0"}',
        b'{"jsonrpc": "2.0", "method": "record", "method": "quit"}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"jsonrpc":"2.0","method":"record","x":' + b"9" * 100_000 + b"}",
        b" " * (MAX_BYTES + 1),
        b"[" + b"0," * MAX_BATCH + b"0]",
    ],
)
def test_json_that_is_no_request_is_answered_with_id_null(client: Any, line: bytes) -> None:
    answer = client.line(line)
    assert answer["error"]["code"] == INVALID_REQUEST
    assert answer["id"] is None


@pytest.mark.parametrize("params", ["bar", 1, None, True, 1.5])
def test_params_are_an_object_or_an_array(client: Any, params: Any) -> None:
    answer = client.send(request(params=params))
    assert (answer["error"]["code"], answer["id"]) == (INVALID_REQUEST, 1)


@pytest.mark.parametrize("request_id", ["", "a", 0, -1, 1.5, 2**80, None, "\ud800", "ж"])
def test_the_id_comes_back_as_it_was(client: Any, request_id: Any) -> None:
    answer = client.send({"jsonrpc": "2.0", "id": request_id, "method": "quit"})
    assert answer == {"jsonrpc": "2.0", "id": request_id, "result": None}


@pytest.mark.parametrize("method", ["", "foobar", "rpc.discover", "__init__", "NEW", "x" * 5000])
def test_an_unknown_method_is_not_found(client: Any, method: str) -> None:
    answer = client.send(request(method))
    assert (answer["error"]["code"], answer["id"]) == (METHOD_NOT_FOUND, 1)
    assert len(answer["error"]["message"]) < 120


def test_params_by_position_are_invalid(client: Any) -> None:
    for params in ([], ["puertorico"]):
        answer = client.send(request("new", params=params))
        assert (answer["error"]["code"], answer["id"]) == (INVALID_PARAMS, 1)
    assert client.send(request("x", params=[]))["error"]["code"] == METHOD_NOT_FOUND


def test_params_may_be_left_out(client: Any) -> None:
    client.new()
    assert "checksum" in client.send(request())["result"]


@pytest.mark.parametrize(
    "notification",
    [
        {"jsonrpc": "2.0", "method": "record"},
        {"jsonrpc": "2.0", "method": "foobar"},
        {"jsonrpc": "2.0", "method": "new", "params": [1]},
        {"jsonrpc": "2.0", "method": "new", "params": {"x": 1}},
    ],
)
def test_a_notification_is_never_answered(client: Any, notification: Any) -> None:
    assert client.send(notification) is None
    assert client.send([notification, notification]) is None


def test_a_notification_acts_all_the_same(client: Any) -> None:
    client.new()
    action = client.call("legal")["actions"][0]
    client.send({"jsonrpc": "2.0", "method": "apply", "params": {"action": action}})
    assert client.call("record")["actions"] == [action]


def test_a_batch_is_answered_in_one_line_without_its_notifications(client: Any) -> None:
    new = {"game": "puertorico", "options": {"players": 2}}
    answer = client.send(
        [
            request("new", params=new),
            {"jsonrpc": "2.0", "method": "undo"},
            request("position", id="p"),
            {"foo": "boo"},
            request("foobar", id=None),
            7,
        ]
    )
    assert [one["id"] for one in answer] == [1, "p", None, None, None]
    assert answer[0]["result"] == answer[1]["result"]
    codes = [one["error"]["code"] for one in answer[2:]]
    assert codes == [INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_REQUEST]


def test_a_batch_of_wrong_values_is_answered_one_by_one(client: Any) -> None:
    answer = client.send([1, 2, []])
    assert [one["error"]["code"] for one in answer] == [INVALID_REQUEST] * 3


def test_quit_is_answered_with_null_and_then_it_is_over(client: Any) -> None:
    assert not client.server.finished
    assert client.call("quit") is None
    assert client.server.finished


def test_an_error_inside_costs_neither_the_process_nor_the_game(
    client: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = client.new()

    def broken(*args: Any) -> None:
        raise ZeroDivisionError("a mistake\nof ours")

    with monkeypatch.context() as patch:
        patch.setattr("prdesk.puertorico.game.PuertoRico.apply", broken)
        error = client.error("apply", actions=[{"type": "role", "role": "mayor"}])
    assert error["code"] == -32603
    assert "Traceback" not in json.dumps(error)
    assert "ZeroDivisionError" in capsys.readouterr().err
    assert client.call("position") == before


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b" " * (MAX_BYTES + 1), "the line is too long"),
        (b"[" * 100, "it is nested too deeply"),
        (b'{"id": 1, "id": 2}', "the key “id” stands there twice"),
        (b'{"id": ' + b"9" * 5000 + b"}", "a number is too large"),
    ],
)
def test_what_cannot_be_a_request_is_told_in_words(client: Any, line: bytes, words: str) -> None:
    error = client.line(line)["error"]
    assert error == {"code": INVALID_REQUEST, "message": f"Invalid request: {words}."}
