"""`prdesk-cli check`: are these files records that can be replayed?"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from prdesk.cli.command import BAD_INPUT, DONE, explain, explain_refusal, read_record
from prdesk.core.errors import PrdeskError
from prdesk.core.record_replay import replay
from prdesk.games import game as find_game


def add(commands: Any) -> None:
    """Describe the command to the parser."""
    parser = commands.add_parser("check", help="validate records, a line each")
    parser.add_argument("records", metavar="RECORD", nargs="+", type=Path)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print `FILE: ok N actions` or `FILE: reason` for each file."""
    verdicts = [_verdict(path) for path in arguments.records]
    for path, (_, text) in zip(arguments.records, verdicts, strict=True):
        print(f"{path}: {text}")
    return DONE if all(good for good, _ in verdicts) else BAD_INPUT


def _verdict(path: Path) -> tuple[bool, str]:
    """Whether the file is good, and what is to be said of it."""
    try:
        record = read_record(path)
        played = replay(record, find_game(record.game))
    except OSError as error:
        return False, f"not readable: {error.strerror}"
    except PrdeskError as error:
        return False, explain(error)
    if played.error is not None:
        number = played.applied + 1
        return False, f"action {number}: {explain_refusal(played.error, record)}"
    return True, f"ok {played.applied} actions"
