"""Records, the save files of a game: formats.md section 6.

A record holds what was decided, never what followed from it: a game is always replayed through
the rules from its start (`record_replay`). Whatever is wrong with a file is one `RecordError`
with a reason id, and nothing of the file is used.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

import prdesk
from prdesk.core.errors import RecordError
from prdesk.core.game import Json
from prdesk.core.names import LONGEST_NAME, cleaned_name
from prdesk.core.record_json import canonical, check_values, parse_json

FORMAT: Final = 1
MAX_ACTIONS: Final = 20_000

SEAT: Final = re.compile(r"human|ai:[A-Za-z0-9_-]+(@[0-9]+(ms)?)?")
"""Who sits at a seat: a person, or a computer player by its agent name."""


class Meta(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a record notes beside the game.

    Attributes:
        created: date and time in ISO 8601.
        undone: how many actions were taken back on the way.
    """

    created: str
    undone: int = 0


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game from its start to the last action, without the checksum of the file.

    Attributes:
        app: version of the program that wrote it.
        ruleset: version of the game's rules it was played by.
        game: id of the game.
        options: options of the game, as in a position.
        seed: seed of the game's random generator.
        names: the players' names in seat order.
        seats: "human" or "ai:AGENT" in seat order.
        start: position the game began at, or None for a new game of `options` and `seed`.
        actions: the asked actions, as in formats.md section 3.
    """

    format: int = FORMAT
    app: str
    ruleset: int
    game: str
    options: Json
    seed: int
    names: list[str]
    seats: list[str]
    start: Json | None = None
    actions: list[Json]
    meta: Meta


def make_record(
    game: str,
    ruleset: int,
    options: Json,
    seed: int,
    names: Sequence[str],
    seats: Sequence[str],
    actions: Sequence[Json],
    start: Json | None = None,
    undone: int = 0,
    created: str | None = None,
) -> Record:
    """A record by this version of the program; `created` is now unless it is given."""
    return Record(
        app=prdesk.__version__,
        ruleset=ruleset,
        game=game,
        options=options,
        seed=seed,
        names=list(names),
        seats=list(seats),
        start=start,
        actions=list(actions),
        meta=Meta(created=created or now(), undone=undone),
    )


def now() -> str:
    """The present moment in UTC, to the second: `2031-05-04T18:30:00Z`."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def as_object(record: Record) -> Json:
    """The record as a JSON object with its checksum, in the order of formats.md.

    Raises:
        RecordError: if it breaks a rule of the format: what is written can be read again.
    """
    rest: Json = msgspec.to_builtins(record)
    check_values(rest, "record")
    rest = msgspec.to_builtins(_checked(rest))
    return {**rest, "checksum": checksum(rest)}


def encode(record: Record) -> bytes:
    """The file of a record: one line of JSON in UTF-8. RecordError if it breaks a limit."""
    data = msgspec.json.encode(as_object(record)) + b"\n"
    parse_json(data)
    return data


def decode(data: bytes) -> Record:
    """The record in a file's bytes.

    Raises:
        RecordError: `too_large`, `not_json`, `too_deep`, `duplicate_key`, `not_finite`,
            `integer_too_large`, `string_too_long`, `lone_surrogate`, `unknown_format`,
            `wrong_checksum`, `too_many_actions` or `bad_field`.
    """
    value = parse_json(data)
    if not isinstance(value, dict):
        raise RecordError("bad_field", key="record")
    _check_format(value.get("format"))
    check_values(value, "record")
    rest = {key: item for key, item in value.items() if key != "checksum"}
    if value.get("checksum") != checksum(rest):
        raise RecordError("wrong_checksum")
    return _checked(rest)


def checksum(rest: Json) -> str:
    """Hex SHA-256 of the canonical JSON of a record without its checksum."""
    return hashlib.sha256(canonical(rest)).hexdigest()


def _check_format(value: Any) -> None:
    if type(value) is not int or value < FORMAT:
        raise RecordError("bad_field", key="format")
    if value > FORMAT:
        raise RecordError("unknown_format", format=value)


def _checked(rest: Json) -> Record:
    """The record of a JSON object without checksum; every field has its type and range."""
    try:
        record = msgspec.convert(rest, Record)
    except msgspec.ValidationError as error:
        raise RecordError("bad_field", key=_field_of(str(error))) from None
    if len(record.actions) > MAX_ACTIONS:
        raise RecordError("too_many_actions", limit=MAX_ACTIONS)
    names = [cleaned_name(name) for name in record.names]
    wrong = [
        ("ruleset", record.ruleset < 1),
        ("names", not all(1 <= len(name) <= LONGEST_NAME for name in names)),
        ("seats", len(record.seats) != len(names)),
        ("seats", not all(SEAT.fullmatch(seat) for seat in record.seats)),
        ("meta.undone", record.meta.undone < 0),
        ("meta.created", not _is_moment(record.meta.created)),
    ]
    for key, is_wrong in wrong:
        if is_wrong:
            raise RecordError("bad_field", key=key)
    return msgspec.structs.replace(record, names=names)


def _field_of(message: str) -> str:
    """The field that a validation message of msgspec is about: `meta.created`, `actions[3]`."""
    path = message.partition(" - at `$")[2].rstrip("`")
    field = re.search(r"field `(.*?)`", message)
    return (f"{path}.{field[1]}" if field else path).lstrip(".")


def _is_moment(text: str) -> bool:
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True
