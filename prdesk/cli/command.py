"""What the commands share: wrong input, wrong usage, files, options."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any, Final, NoReturn, TextIO

from prdesk.core.errors import PrdeskError
from prdesk.core.game import Json
from prdesk.core.record import Record, decode
from prdesk.persist.files import read_file
from prdesk.texts import sentence_of_reason, texts_of

DONE: Final = 0
BAD_INPUT: Final = 1
WRONG_USAGE: Final = 2

LIST_OPTIONS: Final = ("expansions", "variants", "set")


class BadInput(Exception):
    """The input was bad: one line on standard error, exit code 1."""


class WrongUsage(Exception):
    """The command line was wrong: one line on standard error, exit code 2."""


class Parser(argparse.ArgumentParser):
    """A parser that reports a wrong command line in one line."""

    def error(self, message: str) -> NoReturn:
        """Leave with one line and exit code 2."""
        say(f"{self.prog}: {message} (see --help)")
        self.exit(WRONG_USAGE)


def explain(error: PrdeskError) -> str:
    """The id of an error and its sentence."""
    return f"{error.reason}: {sentence_of_reason(error.reason, error.params)}"


def explain_refusal(error: PrdeskError, record: Record) -> str:
    """Why an action of a record is refused: the id, and the sentence in the words of its game."""
    texts = texts_of(record.game)
    sentence = texts.sentence_of_reason(error.reason, error.params, names=record.names)
    return f"{error.reason}: {sentence}"


def say(message: str) -> None:
    """Print one line on standard error, if anybody takes it."""
    try:
        print(" ".join(message.splitlines()), file=sys.stderr, flush=True)
    except OSError:
        give_up(sys.stderr)


def give_up(stream: TextIO) -> None:
    """Let a stream that takes no more lead nowhere; Python would complain again at the exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def read_record(path: Path) -> Record:
    """The record in a file.

    Raises:
        OSError: the file can't be read.
        PrdeskError: it is no file, or holds no record of ours.
    """
    return decode(read_file(path))


def positive(text: str) -> int:
    """A command line argument that is a whole number of at least 1."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def natural(text: str) -> int:
    """A command line argument that is a whole number of at least 0."""
    number = int(text)
    if number < 0:
        raise ValueError
    return number


def option(text: str) -> tuple[str, Any]:
    """`K=V` of the command line as an option of the game: lists by commas, whole numbers."""
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise ValueError
    if key in LIST_OPTIONS:
        return key, [item for item in value.split(",") if item]
    return key, int(value) if value.isdecimal() else value


def options_of(pairs: list[tuple[str, Any]], players: int) -> Json:
    """The options object of a game out of the `--option` arguments."""
    options: Json = {"players": players}
    for key, value in pairs:
        if key in options and (key != "players" or value != players):
            raise WrongUsage(f"--option {key}: given twice, or against the number of seats")
        options[key] = value
    return options
