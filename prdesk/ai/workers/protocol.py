"""What the program and its children say to each other: one JSON object a line, checked strictly.

A position that has been through `Game.hide` and `Game.position` holds nothing the seat can't know
and loads as the same decision; moves travel as the actions of formats.md, so that the rules
themselves check what arrives.
"""

from __future__ import annotations

from typing import Final, Literal, TypeVar

import msgspec

from prdesk.core.game import Json

MAX_LINE: Final = 1 << 20
"""Bytes of the longest line; a position has about 7,000."""


class Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say"):
    """Base of all messages; `say` is the tag."""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about a position.

    Attributes:
        game: id of the game.
        position: what the seat to decide may know.
        agent: name of the computer player, its budget included.
        seed: of its own draws, 64 bits.
        want: its choice, or what it thinks of every move.
    """

    game: str
    position: Json
    agent: str
    seed: int
    want: Literal["choose", "estimates"]


class Think(Message, frozen=True, tag="think"):
    """To the child: begin. The ids of one child count up."""

    id: int
    task: Task


class Cancel(Message, frozen=True, tag="cancel"):
    """To the child: no answer to this is wanted any more, but one shall come at once."""

    id: int


class Ready(Message, frozen=True, tag="ready"):
    """From the child, first of all: everything is imported."""


class Beat(Message, frozen=True, tag="beat"):
    """From the child, now and then: the search goes on."""


class Chosen(Message, frozen=True, tag="chosen"):
    """Answer to `choose`."""

    id: int
    action: Json


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An `Estimate` whose move is an action."""

    action: Json
    visits: int
    utility: float
    wins: tuple[float, ...]
    scores: tuple[float, ...]


class Weighed(Message, frozen=True, tag="weighed"):
    """Answer to `estimates`, best first."""

    id: int
    moves: list[Move]


class Failed(Message, frozen=True, tag="failed"):
    """The agent failed at the task; the child is well."""

    id: int
    error: str


Order = Think | Cancel
Answer = Chosen | Weighed | Failed
Report = Ready | Beat | Answer

M = TypeVar("M")

_encoder = msgspec.json.Encoder()
_orders: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)
_reports: msgspec.json.Decoder[Report] = msgspec.json.Decoder(Report)


def line_of(message: Message) -> bytes:
    """The message as a line."""
    return _encoder.encode(message) + b"\n"


def order_of(line: bytes) -> Order:
    """What a line from the program says; ValueError if it is none of its messages."""
    return _read(_orders, line)


def report_of(line: bytes) -> Report:
    """What a line from a child says; ValueError if it is none of its messages."""
    return _read(_reports, line)


def _read(decoder: msgspec.json.Decoder[M], line: bytes) -> M:
    if len(line) > MAX_LINE:
        raise ValueError("the line is too long")
    try:
        return decoder.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ValueError(str(error)) from error
