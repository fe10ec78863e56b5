"""Records: what is written is read again, by the rules of formats.md section 6."""

from __future__ import annotations

import hashlib
import json
from datetime import datetime
from typing import Any

import msgspec
import pytest

import prdesk
from prdesk.core.errors import RecordError
from prdesk.core.record import Record, as_object, decode, encode, make_record, now

ACTIONS = [{"type": "role", "role": "settler"}, {"type": "pass"}]


def sample(**changes: Any) -> Record:
    record = make_record(
        game="puertorico",
        ruleset=1,
        options={"players": 3, "edition": "deluxe", "expansions": [], "variants": []},
        seed=-(2**63),
        names=["Anna", "Γιώργος", "Őrsi"],
        seats=["human", "ai:greedy", "ai:hard@200ms"],
        actions=ACTIONS,
        created="2031-05-04T18:30:00Z",
    )
    return msgspec.structs.replace(record, **changes)


def test_a_record_is_read_as_it_was_written() -> None:
    record = sample()
    assert decode(encode(record)) == record


def test_the_file_is_one_line_of_json_with_the_keys_of_the_format() -> None:
    data = encode(sample())
    assert data.count(b"\n") == 1
    assert data.endswith(b"}\n")
    assert list(json.loads(data)) == [
        "format",
        "app",
        "ruleset",
        "game",
        "options",
        "seed",
        "names",
        "seats",
        "start",
        "actions",
        "meta",
        "checksum",
    ]


def test_the_checksum_is_that_of_the_canonical_json_of_the_rest() -> None:
    value = as_object(sample())
    rest = {key: item for key, item in value.items() if key != "checksum"}
    text = json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert value["checksum"] == hashlib.sha256(text.encode("utf-8")).hexdigest()


def test_order_and_blanks_of_a_file_do_not_matter() -> None:
    value = dict(reversed(as_object(sample()).items()))
    assert decode(json.dumps(value, indent=3).encode("ascii")) == sample()


def test_a_new_record_names_the_program_and_the_moment() -> None:
    record = make_record("puertorico", 1, {}, 0, ["A"], ["human"], [])
    assert record.app == prdesk.__version__
    assert record.start is None
    assert record.meta.undone == 0
    moment = datetime.fromisoformat(record.meta.created)
    assert abs((datetime.fromisoformat(now()) - moment).total_seconds()) < 60


def test_names_lose_control_and_direction_characters() -> None:
    record = decode(encode(sample(names=["An\u202ena\x07", "\u2067Bo\u2069", " Zoë "])))
    assert record.names == ["Anna", "Bo", "Zoë"]


def test_a_name_of_24_characters_is_the_longest() -> None:
    longest = "n" * 24
    assert decode(encode(sample(names=[longest + "\u200f", "a", "b"]))).names[0] == longest


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"names": ["Anna", "n" * 25, "Bo"]}, "names"),
        ({"names": ["Anna", "\u202e", "Bo"]}, "names"),
        ({"names": ["Anna", "Bo"]}, "seats"),
        ({"seats": ["human", "human", "robot"]}, "seats"),
        ({"seats": ["human", "human", "ai:../x"]}, "seats"),
        ({"ruleset": 0}, "ruleset"),
        ({"meta": msgspec.structs.replace(sample().meta, undone=-1)}, "meta.undone"),
        ({"meta": msgspec.structs.replace(sample().meta, created="today")}, "meta.created"),
    ],
)
def test_what_may_not_be_read_is_not_written(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(RecordError) as caught:
        encode(sample(**changes))
    assert (caught.value.reason, caught.value.params) == ("bad_field", {"key": key})


def test_a_game_longer_than_the_limit_is_not_written() -> None:
    assert len(decode(encode(sample(actions=[{}] * 20_000))).actions) == 20_000
    with pytest.raises(RecordError, match="too_many_actions"):
        encode(sample(actions=[{}] * 20_001))


def test_a_file_larger_than_the_limit_is_not_written() -> None:
    with pytest.raises(RecordError, match="too_large"):
        encode(sample(actions=[{"type": "x" * 190}] * 12_000))
