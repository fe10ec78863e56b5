"""The commands behind one door: what they print, and how they end."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from prdesk import __version__
from prdesk.cli import agents, bench, check, replay, simulate
from prdesk.cli.command import (
    BAD_INPUT,
    DONE,
    WRONG_USAGE,
    BadInput,
    Parser,
    WrongUsage,
    give_up,
    say,
)
from prdesk.cli.rpc import command as rpc

COMMANDS = (simulate, rpc, replay, check, bench, agents)


def run(argv: Sequence[str] | None) -> int:
    """Run one command; returns the exit code (0 done, 1 bad input, 2 wrong usage)."""
    if sys.stderr is None:
        sys.stderr = _nowhere()
    if sys.stdout is None:
        say("prdesk-cli: standard output is closed")
        return BAD_INPUT
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        code = _obey(argv)
        sys.stdout.flush()
    except WrongUsage as error:
        say(f"prdesk-cli: {error} (see --help)")
        return WRONG_USAGE
    except BadInput as error:
        say(f"prdesk-cli: {error}")
        return BAD_INPUT
    except BrokenPipeError:  # whoever read our output has left
        give_up(sys.stdout)
        return DONE
    except OSError as error:  # most likely there is no room for our output
        give_up(sys.stdout)
        say(f"prdesk-cli: {error.strerror or error}")
        return BAD_INPUT
    except Exception as error:
        say(f"prdesk-cli: internal error: {type(error).__name__}: {error}")
        return BAD_INPUT
    return code


def _obey(argv: Sequence[str] | None) -> int:
    parser = Parser(prog="prdesk-cli", description="Board games without a window.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for module in COMMANDS:
        module.add(commands)
    try:
        arguments = parser.parse_args(argv)
    except SystemExit as left:  # argparse has printed its help or its one line
        return int(left.code or 0)
    code: int = arguments.run(arguments)
    return code


def _nowhere() -> TextIO:
    return open(os.devnull, "w", encoding="utf-8")
