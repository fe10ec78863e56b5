"""Files that somebody broke or built to do harm: one reason each, at once, and nothing else."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from prdesk.core.errors import RecordError
from prdesk.core.record import as_object, checksum, decode, encode, make_record

SECONDS = 2.0


def good() -> dict[str, Any]:
    return as_object(
        make_record(
            game="puertorico",
            ruleset=1,
            options={"players": 2, "edition": "classic", "expansions": [], "variants": []},
            seed=7,
            names=["Anna", "Bo"],
            seats=["human", "ai:greedy@100"],
            actions=[{"type": "role", "role": "mayor"}],
            created="2031-05-04T18:30:00Z",
        )
    )


def signed(**changes: Any) -> bytes:
    """A file with other fields and a checksum that fits them."""
    rest = {**good(), **changes}
    del rest["checksum"]
    return json.dumps({**rest, "checksum": checksum(rest)}, ensure_ascii=False).encode()


def without(key: str) -> bytes:
    rest = {name: item for name, item in good().items() if name not in (key, "checksum")}
    return json.dumps({**rest, "checksum": checksum(rest)}).encode()


def patched(old: str, new: str) -> bytes:
    text = json.dumps(good())
    assert old in text
    return text.replace(old, new).encode("utf-8", "surrogatepass")


def refused(data: bytes) -> RecordError:
    begin = time.process_time()
    with pytest.raises(RecordError) as caught:
        decode(data)
    assert time.process_time() - begin < SECONDS
    return caught.value


CORPUS: dict[str, tuple[str, Callable[[], bytes]]] = {
    "empty": ("not_json", lambda: b""),
    "zeros": ("not_json", lambda: bytes(4096)),
    "blanks": ("not_json", lambda: b" " * 100_000),
    "not utf-8": ("not_json", lambda: b'{"format":1,"app":"\xff"}'),
    "utf-16": ("not_json", lambda: json.dumps(good()).encode("utf-16")),
    "byte order mark": ("not_json", lambda: b"\xef\xbb\xbf" + json.dumps(good()).encode()),
    "utf-8 of a surrogate": ("not_json", lambda: b'{"app":"\xed\xa0\x80"}'),
    "a picture": ("not_json", lambda: b"\x89PNG\r\n\x1a\n" + bytes(range(256)) * 8),
    "two values": ("not_json", lambda: json.dumps(good()).encode() * 2),
    "single quotes": ("not_json", lambda: patched('"', "'")),
    "a comma too many": ("not_json", lambda: patched("}]", "},]")),
    "a comment": ("not_json", lambda: b"// saved\n" + json.dumps(good()).encode()),
    "a raw control character": ("not_json", lambda: patched("Anna", "An\nna")),
    "a bad escape": ("not_json", lambda: patched("Anna", "\\x41nna")),
    "more than 2 MiB": ("too_large", lambda: b" " * (2 * 1024 * 1024) + b"{}"),
    "2 MiB of an unclosed text": ("not_json", lambda: b'["' + b'\\"' * 1_000_000),
    "2 MiB of backslashes": ("not_json", lambda: b'["' + b"\\" * 2_000_001),
    "2 MiB of quotes": ("not_json", lambda: b'"' * 2_000_000),
    "2 MiB of arrays": ("bad_field", lambda: b"[" + b"[]," * 690_000 + b"[]]"),
    "2 MiB of objects": ("bad_field", lambda: b"[" + b"{}," * 690_000 + b"{}]"),
    "2 MiB of closing brackets": ("not_json", lambda: b"]" * 2_000_000),
    "nested 100,000 arrays": ("too_deep", lambda: b"[" * 100_000 + b"]" * 100_000),
    "nested 100,000 objects": ("too_deep", lambda: b'{"a":' * 100_000 + b"1" + b"}" * 100_000),
    "nested 33": ("too_deep", lambda: b"[" * 33 + b"]" * 33),
    "nested without an end": ("too_deep", lambda: b"[" * 2_000_000),
    "closed first, then nested": ("too_deep", lambda: b"]" * 500 + b"[" * 600),
    "nested 32": ("bad_field", lambda: b"[" * 32 + b"]" * 32),
    "brackets in a text": ("bad_field", lambda: b'["' + b"[" * 100 + b'"]'),
    "NaN": ("not_finite", lambda: patched('"seed": 7', '"seed": NaN')),
    "Infinity": ("not_finite", lambda: patched('"seed": 7', '"seed": Infinity')),
    "minus Infinity": ("not_finite", lambda: patched('"seed": 7', '"seed": -Infinity')),
    "1e400": ("not_finite", lambda: patched('"seed": 7', '"seed": 1e400')),
    "-1e400": ("not_finite", lambda: patched('"seed": 7', '"seed": -1e400')),
    "2^63": ("integer_too_large", lambda: signed(seed=2**63)),
    "-2^63 - 1": ("integer_too_large", lambda: signed(seed=-(2**63) - 1)),
    "2^64 in an action": ("integer_too_large", lambda: signed(actions=[{"ship": 2**64}])),
    "a number of 4,000 digits": ("integer_too_large", lambda: signed(seed=10**4000)),
    "a number of 10^6 digits": (
        "integer_too_large",
        lambda: patched('"seed": 7', '"seed": ' + "7" * 1_000_000),
    ),
    "a fraction of 10^6 digits": (
        "wrong_checksum",
        lambda: patched('"seed": 7', '"seed": 0.' + "7" * 1_000_000),
    ),
    "a key twice": ("duplicate_key", lambda: patched('"seed": 7', '"seed": 7, "seed": 8')),
    "a key twice inside": (
        "duplicate_key",
        lambda: patched('"role": "mayor"', '"role": "mayor", "role": "mayor"'),
    ),
    "a key twice by an escape": (
        "duplicate_key",
        lambda: patched('"seed": 7', '"seed": 7, "s\\u0065ed": 8'),
    ),
    "a lone surrogate": ("lone_surrogate", lambda: patched("Anna", "\\ud800")),
    "a lone low surrogate": ("lone_surrogate", lambda: patched("Anna", "\\udc00!")),
    "surrogates in the wrong order": ("lone_surrogate", lambda: patched("Anna", "\\ude00\\ud83d")),
    "a lone surrogate in a key": ("lone_surrogate", lambda: patched('"role":', '"\\udfff":')),
    "a text of 201 characters": ("string_too_long", lambda: signed(app="x" * 201)),
    "a key of 201 characters": ("string_too_long", lambda: signed(actions=[{"k" * 201: 1}])),
    "a text of 1 MB": ("string_too_long", lambda: signed(app="x" * 1_000_000)),
    "20,001 actions": ("too_many_actions", lambda: signed(actions=[{}] * 20_001)),
    "500,000 actions": ("too_many_actions", lambda: signed(actions=[{}] * 500_000)),
    "format 2": ("unknown_format", lambda: signed(format=2)),
    "format 2, otherwise unlike ours": ("unknown_format", lambda: b'{"format":2}'),
    "format 10^18": ("unknown_format", lambda: signed(format=10**18)),
    "format 0": ("bad_field", lambda: signed(format=0)),
    "format true": ("bad_field", lambda: signed(format=True)),
    "format 1.0": ("bad_field", lambda: signed(format=1.0)),
    "format 1 in a text": ("bad_field", lambda: signed(format="1")),
    "no format": ("bad_field", lambda: without("format")),
    "another checksum": ("wrong_checksum", lambda: patched('"seed": 7', '"seed": 8')),
    "no checksum": ("wrong_checksum", lambda: json.dumps({**good(), "checksum": None}).encode()),
    "checksum left out": ("wrong_checksum", lambda: b'{"format":1}'),
    "checksum in capitals": (
        "wrong_checksum",
        lambda: json.dumps({**good(), "checksum": good()["checksum"].upper()}).encode(),
    ),
    "checksum an array": (
        "wrong_checksum",
        lambda: json.dumps({**good(), "checksum": []}).encode(),
    ),
    "an array": ("bad_field", lambda: b"[]"),
    "a text": ("bad_field", lambda: b'"prdesk"'),
    "null": ("bad_field", lambda: b"null"),
    "a number": ("bad_field", lambda: b"1"),
    "seed true": ("bad_field", lambda: signed(seed=True)),
    "seed 7.0": ("bad_field", lambda: signed(seed=7.0)),
    "seed in a text": ("bad_field", lambda: signed(seed="7")),
    "seed null": ("bad_field", lambda: signed(seed=None)),
    "ruleset 0": ("bad_field", lambda: signed(ruleset=0)),
    "game a number": ("bad_field", lambda: signed(game=1)),
    "options an array": ("bad_field", lambda: signed(options=[])),
    "options null": ("bad_field", lambda: signed(options=None)),
    "names an object": ("bad_field", lambda: signed(names={"0": "Anna"})),
    "a name a number": ("bad_field", lambda: signed(names=["Anna", 1])),
    "a name of 25": ("bad_field", lambda: signed(names=["Anna", "n" * 25])),
    "a name of nothing": ("bad_field", lambda: signed(names=["Anna", ""])),
    "a name of bidi characters": ("bad_field", lambda: signed(names=["Anna", "\u202e\u2066"])),
    "a name of control characters": ("bad_field", lambda: signed(names=["Anna", "\x00\x1b\x85"])),
    "three names, two seats": ("bad_field", lambda: signed(names=["A", "B", "C"])),
    "a seat unknown": ("bad_field", lambda: signed(seats=["human", "cat"])),
    "a seat with a path": ("bad_field", lambda: signed(seats=["human", "ai:/etc/passwd"])),
    "a seat with a line end": ("bad_field", lambda: signed(seats=["human", "ai:greedy\n"])),
    "start an array": ("bad_field", lambda: signed(start=[])),
    "actions an object": ("bad_field", lambda: signed(actions={})),
    "actions null": ("bad_field", lambda: signed(actions=None)),
    "an action an array": ("bad_field", lambda: signed(actions=[[]])),
    "meta an array": ("bad_field", lambda: signed(meta=[])),
    "meta without created": ("bad_field", lambda: signed(meta={"undone": 0})),
    "meta with more": (
        "bad_field",
        lambda: signed(meta={"created": "2031-05-04T18:30:00Z", "undone": 0, "by": "x"}),
    ),
    "undone -1": (
        "bad_field",
        lambda: signed(meta={"created": "2031-05-04T18:30:00Z", "undone": -1}),
    ),
    "created no moment": ("bad_field", lambda: signed(meta={"created": "0000-99-99", "undone": 0})),
    "an unknown field": ("bad_field", lambda: signed(extra=1)),
    **{
        f"no {key}": ("bad_field", lambda key=key: without(key))
        for key in (
            "app",
            "ruleset",
            "game",
            "options",
            "seed",
            "names",
            "seats",
            "actions",
            "meta",
        )
    },
}


@pytest.mark.parametrize("name", CORPUS)
def test_hostile_files_are_refused_with_a_reason(name: str) -> None:
    reason, make = CORPUS[name]
    assert refused(make()).reason == reason


def test_the_sample_of_the_corpus_is_good() -> None:
    assert decode(signed()).names == ["Anna", "Bo"]
    assert decode(signed(seed=2**63 - 1, app="x" * 200)).seed == 2**63 - 1


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": 7.0}, "seed"),
        ({"names": ["Anna", 1]}, "names[1]"),
        ({"actions": [{}, []]}, "actions[1]"),
        ({"meta": {"undone": 0}}, "meta.created"),
        ({"extra": 1}, "extra"),
    ],
)
def test_the_field_that_is_wrong_is_named(change: dict[str, Any], key: str) -> None:
    assert refused(signed(**change)).params == {"key": key}


def test_a_sample_cut_at_any_byte_is_refused() -> None:
    data = encode(decode(signed())).rstrip(b"\n")
    reasons = {refused(data[:length]).reason for length in range(len(data))}
    assert reasons == {"not_json"}


def test_a_sample_with_any_byte_changed_is_refused() -> None:
    data = bytearray(encode(decode(signed())).rstrip(b"\n"))
    for place in range(len(data)):
        changed = data[:]
        changed[place] ^= 0x01
        refused(bytes(changed))


def test_the_checksum_is_looked_at_before_the_fields() -> None:
    assert refused(json.dumps({**good(), "seed": "x"}).encode()).reason == "wrong_checksum"
