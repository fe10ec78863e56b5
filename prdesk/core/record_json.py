"""Reading JSON that nobody vouches for, and writing it in one canonical form.

``json.loads`` alone recurses into any depth, keeps the last of two equal keys, takes ``NaN`` and
lets lone surrogates through. Records and RPC lines are read here instead: size and depth are
looked at before the parser sees the text, so no input can make the process fall over.
"""

from __future__ import annotations

import json
import math
import re
from typing import Any, Final

from prdesk.core.errors import RecordError

MAX_BYTES: Final = 2 * 1024 * 1024
MAX_DEPTH: Final = 32
MAX_STRING: Final = 200
MIN_INTEGER: Final = -(2**63)
MAX_INTEGER: Final = 2**63 - 1

# A string is taken as a whole, closed or not: brackets inside it do not nest, and a search that
# started again at each quote of an unclosed string would take quadratic time.
_STRING_OR_BRACKET: Final = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)


def parse_json(data: bytes, max_bytes: int = MAX_BYTES, max_depth: int = MAX_DEPTH) -> Any:
    """The value of a JSON text in UTF-8.

    Args:
        data: the text, at most ``max_bytes`` long.
        max_bytes: the limit of its length.
        max_depth: how many arrays and objects may stand inside one another.

    Raises:
        RecordError: ``too_large``, ``too_deep``, ``not_json``, ``duplicate_key``, ``not_finite``
            or ``integer_too_large`` (a number of thousands of digits).
    """
    if len(data) > max_bytes:
        raise RecordError("too_large", limit=max_bytes)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError("not_json") from None
    _check_depth(text, max_depth)
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_refuse_constant,
            parse_float=_finite,
            parse_int=_integer,
        )
    except json.JSONDecodeError:
        raise RecordError("not_json") from None


def check_values(value: Any, key: str) -> None:
    """Check every string and every integer inside a parsed JSON value.

    Args:
        value: what ``parse_json`` gave.
        key: the name of the value itself, for the error.

    Raises:
        RecordError: ``string_too_long``, ``lone_surrogate`` or ``integer_too_large``, each with
            the nearest ``key``.
    """
    todo: list[tuple[str, Any]] = [(key, value)]
    while todo:
        name, item = todo.pop()
        if isinstance(item, str):
            _check_string(name, item)
        elif isinstance(item, dict):
            for inner, child in item.items():
                _check_string(name, inner)
                todo.append((inner, child))
        elif isinstance(item, list):
            todo.extend([(name, child) for child in item])
        elif type(item) is int and not MIN_INTEGER <= item <= MAX_INTEGER:
            raise RecordError("integer_too_large", key=name)


def canonical(value: Any) -> bytes:
    """The one form of a JSON value that checksums are taken of (formats.md section 6)."""
    text = json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    return text.encode("utf-8")


def _check_depth(text: str, limit: int) -> None:
    depth = 0
    for match in _STRING_OR_BRACKET.finditer(text):
        first = text[match.start()]
        if first in "[{":
            depth += 1
            if depth > limit:
                raise RecordError("too_deep", limit=limit)
        elif first in "]}":
            depth -= 1


def _check_string(key: str, text: str) -> None:
    if len(text) > MAX_STRING:
        raise RecordError("string_too_long", key=key[:MAX_STRING], limit=MAX_STRING)
    if any("\ud800" <= char <= "\udfff" for char in text):
        raise RecordError("lone_surrogate", key=key)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for name, value in pairs:
        if name in result:
            raise RecordError("duplicate_key", key=name[:MAX_STRING])
        result[name] = value
    return result


def _refuse_constant(text: str) -> Any:
    raise RecordError("not_finite")


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise RecordError("not_finite")
    return number


def _integer(text: str) -> int:
    try:
        return int(text)
    except ValueError:  # more digits than Python converts
        raise RecordError("integer_too_large", key="") from None
