"""Reading JSON that nobody vouches for, and writing it in one canonical form.

``json.loads`` alone recurses into any depth, keeps the last of two equal keys, takes ``NaN`` and
lets lone surrogates through. Records and RPC lines are read here instead: size and depth are
looked at before the parser sees the text, so no input can make the process fall over.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from itertools import accumulate, repeat
from typing import Any, Final

from prdesk.core.errors import RecordError

MAX_BYTES: Final = 2 * 1024 * 1024
MAX_DEPTH: Final = 32
MAX_STRING: Final = 200
MIN_INTEGER: Final = -(2**63)
MAX_INTEGER: Final = 2**63 - 1

# Strings are taken as a whole, closed or not: brackets inside them do not nest, and a search that
# started again at each quote of an unclosed string would take quadratic time. What stands between
# them goes with them, because a match for each of a million strings takes 100 MB.
_STRINGS: Final = re.compile(rb'(?:"(?:[^"\\]|\\.)*+"?[^"\[\]{}]*+)++', re.DOTALL)
_AS_SQUARE: Final = bytes.maketrans(b"{}", b"[]")
_NO_BRACKET: Final = bytes(set(range(256)) - set(b"[]{}"))
_SURROGATE: Final = re.compile("[\ud800-\udfff]")


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
    _check_depth(data, max_depth)
    try:
        return json.loads(
            data.decode("utf-8"),
            object_pairs_hook=_object,
            parse_constant=_refuse_constant,
            parse_float=_finite,
            parse_int=_integer,
        )
    except (UnicodeDecodeError, json.JSONDecodeError):
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
    # Iterators instead of a list of what is left: 2 MiB of `[]` are 700,000 values.
    levels: list[Iterator[tuple[str, Any]]] = [iter([(key, value)])]
    while levels:
        for name, item in levels[-1]:
            if not item:
                continue
            if isinstance(item, str):
                _check_string(name, item)
            elif isinstance(item, dict):
                for inner in item:
                    _check_string(inner, inner)
                levels.append(iter(item.items()))
                break
            elif isinstance(item, list):
                levels.append(zip(repeat(name), item, strict=False))
                break
            elif type(item) is int and not MIN_INTEGER <= item <= MAX_INTEGER:
                raise RecordError("integer_too_large", key=name)
        else:
            levels.pop()


def canonical(value: Any) -> bytes:
    """The one form of a JSON value that checksums are taken of (formats.md section 6)."""
    text = json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )
    return text.encode("utf-8")


def _check_depth(data: bytes, limit: int) -> None:
    """Refuse what is nested too deeply, before the parser recurses into it.

    Closed pairs are taken away level by level, of either kind; a loop over every bracket would take
    a second for a file of nothing else.
    """
    brackets = _STRINGS.sub(b"", data).translate(_AS_SQUARE, _NO_BRACKET)
    levels = 0
    while brackets and levels < limit:
        rest = brackets.replace(b"[]", b"")
        if len(rest) == len(brackets):
            break
        brackets = rest
        levels += 1
    if not brackets:
        return
    depths = accumulate(1 if bracket == ord("[") else -1 for bracket in brackets)
    if levels + max(depths) > limit:
        raise RecordError("too_deep", limit=limit)
    raise RecordError("not_json")


def _check_string(key: str, text: str) -> None:
    if len(text) > MAX_STRING:
        raise RecordError("string_too_long", key=key[:MAX_STRING], limit=MAX_STRING)
    if _SURROGATE.search(text):
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
