"""The file that lets a match go on after an interruption: a header, then a line for each game."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from prdesk import __version__
from prdesk.cli.arena.match import Match, Outcome
from prdesk.core.game import Json
from prdesk.persist.lock import take_lock

FORMAT: Final = 1

MOST: Final = 1_000_000
"""No score and no length of a game comes near it."""


class OtherMatch(Exception):
    """The file can't go on with this match; the text says why."""


class Journal:
    """The games of a match that are played, kept in a file as each of them ends.

    Games stand in the order in which they ended. A last line that was not written to its end is
    dropped.
    """

    def __init__(self, path: Path, match: Match) -> None:
        """Read the file and open it for more, or begin it.

        Raises:
            OSError: the file can't be read or written.
            OtherMatch: it holds something else than games of this match.
        """
        self.outcomes: dict[int, Outcome] = {}
        header = _header(match)
        first = json.dumps(header).encode() + b"\n"
        if path.exists() and not path.is_file():  # /dev/zero would have no end
            raise OtherMatch("it is no file")
        file = take_lock(path, "a+b")
        if file is None:
            raise OtherMatch("another match is being played with it")
        self._file = file
        try:
            self._go_on(header, first, len(match.agents))
        except OtherMatch:
            file.close()
            raise

    def _go_on(self, header: Json, first: bytes, seats: int) -> None:
        """Take up what the file holds."""
        self._file.seek(0)
        data = self._file.read()
        whole = data[: data.rfind(b"\n") + 1]
        if whole:
            lines = whole.splitlines()
            _compare(lines[0], header)
            for number, line in enumerate(lines[1:], 2):
                outcome = _outcome(line, number, seats)
                self.outcomes[outcome.game] = outcome
        elif not first.startswith(data):
            raise OtherMatch("it is no file of a match")
        self._file.truncate(len(whole))
        if not whole:
            self._file.write(first)

    def add(self, outcome: Outcome) -> None:
        """Write a game down, at once."""
        self._file.write(msgspec.json.encode(outcome) + b"\n")
        self._file.flush()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def _header(match: Match) -> Json:
    header = {"format": FORMAT, "prdesk": __version__, **asdict(match)}
    return {**header, "agents": list(match.agents)}


def _compare(line: bytes, header: Json) -> None:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or set(found) != set(header):
        raise OtherMatch("it is no file of a match")
    for key, wanted in header.items():
        if found[key] != wanted:
            there, here = json.dumps(found[key]), json.dumps(wanted)
            raise OtherMatch(f"it holds another match, with {key} {there} instead of {here}")


def _outcome(line: bytes, number: int, seats: int) -> Outcome:
    try:
        outcome = msgspec.json.decode(line, type=Outcome)
    except (msgspec.DecodeError, UnicodeDecodeError):
        outcome = None
    if (
        outcome is None
        or {len(outcome.scores), len(outcome.ranks), len(outcome.ms)} != {seats}
        or 1 not in outcome.ranks
        or not all(1 <= rank <= seats for rank in outcome.ranks)
        or not all(abs(n) <= MOST for n in (*outcome.scores, outcome.rounds, outcome.decisions))
    ):
        raise OtherMatch(f"its line {number} is damaged")
    return outcome
