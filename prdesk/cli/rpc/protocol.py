"""The envelope of JSON-RPC 2.0: requests, notifications, batches and the standard errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from prdesk.core.errors import RecordError
from prdesk.core.game import Json
from prdesk.core.record_json import parse_json

PARSE_ERROR: Final = -32700
INVALID_REQUEST: Final = -32600
METHOD_NOT_FOUND: Final = -32601
INVALID_PARAMS: Final = -32602
INTERNAL_ERROR: Final = -32603
REFUSED: Final = -32010
"""Our own code: the rules, or the state of the process, refuse a well-formed request."""

MAX_BATCH: Final = 20_000

UNREADABLE: Final = {
    "too_large": "the line is too long",
    "too_deep": "it is nested too deeply",
    "duplicate_key": "the key “{key}” stands there twice",
    "integer_too_large": "a number is too large",
}
"""What is wrong with a line of JSON, by the reasons of `parse_json`."""

Call = Callable[[str, Any], Any]
"""Carries out a method with its parameters (an object or an array) and returns the result."""


class RpcError(Exception):
    """What a request is answered with instead of a result."""

    def __init__(self, code: int, message: str, data: Json | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.data = data


def respond(line: bytes, call: Call) -> bytes | None:
    """Answer one line; None if it asks for no answer (notifications only).

    Args:
        line: a request or a batch of them, in JSON.
        call: carries methods out; raises `RpcError`.
    """
    try:
        value = parse_json(line)
    except RecordError as error:
        return _line(_failure(None, _unreadable(error)))
    if not isinstance(value, list):
        answer = _one(value, call)
        return None if answer is None else _line(answer)
    if not 0 < len(value) <= MAX_BATCH:
        what = "The batch is empty" if not value else f"The batch is longer than {MAX_BATCH}"
        return _line(_failure(None, RpcError(INVALID_REQUEST, f"Invalid request: {what}.")))
    answers = [answer for item in value if (answer := _one(item, call)) is not None]
    return _line(answers) if answers else None


def _one(request: Any, call: Call) -> Json | None:
    """The response to one request; None to a notification."""
    try:
        method, params = _method_and_params(request)
    except RpcError as error:
        return _failure(_id_of(request), error)
    try:
        result = call(method, params)
    except RpcError as error:
        return _failure(request["id"], error) if "id" in request else None
    if "id" not in request:
        return None
    return {"jsonrpc": "2.0", "id": request["id"], "result": result}


def _method_and_params(request: Any) -> tuple[str, Any]:
    if not isinstance(request, dict):
        raise RpcError(INVALID_REQUEST, "Invalid request: it is not an object.")
    if request.get("jsonrpc") != "2.0":
        raise RpcError(INVALID_REQUEST, "Invalid request: “jsonrpc” is not “2.0”.")
    if not _is_id(request.get("id")):
        raise RpcError(INVALID_REQUEST, "Invalid request: “id” is no text, number or null.")
    method, params = request.get("method"), request.get("params", {})
    if not isinstance(method, str):
        raise RpcError(INVALID_REQUEST, "Invalid request: “method” is not a text.")
    if not isinstance(params, dict | list):
        raise RpcError(INVALID_REQUEST, "Invalid request: “params” is not an object.")
    return method, params


def _is_id(value: Any) -> bool:
    return value is None or (isinstance(value, str | int | float) and not isinstance(value, bool))


def _id_of(request: Any) -> Any:
    """The id of a request that is wrong elsewhere; null if there is none to be seen."""
    value = request.get("id") if isinstance(request, dict) else None
    return value if _is_id(value) else None


def _failure(request_id: Any, error: RpcError) -> Json:
    body: Json = {"code": error.code, "message": error.message}
    if error.data is not None:
        body["data"] = error.data
    return {"jsonrpc": "2.0", "id": request_id, "error": body}


def _unreadable(error: RecordError) -> RpcError:
    if error.reason in ("not_json", "not_finite"):
        return RpcError(PARSE_ERROR, "Parse error: the line is not JSON.")
    what = UNREADABLE[error.reason].format(**error.params)
    return RpcError(INVALID_REQUEST, f"Invalid request: {what}.")


def _line(value: Any) -> bytes:
    # Escaped to ASCII: whatever a client sent in an id can be sent back.
    return json.dumps(value, separators=(",", ":")).encode("ascii") + b"\n"
