"""`prdesk-cli replay`: the position a record leads to."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from prdesk.cli.board import board
from prdesk.cli.command import (
    BAD_INPUT,
    DONE,
    BadInput,
    explain,
    explain_refusal,
    natural,
    read_record,
    say,
)
from prdesk.core.errors import PrdeskError
from prdesk.core.record_replay import replay
from prdesk.games import game as find_game


def add(commands: Any) -> None:
    """Describe the command to the parser."""
    parser = commands.add_parser("replay", help="replay a record and print the position")
    parser.add_argument("record", metavar="RECORD", type=Path)
    parser.add_argument(
        "--to", metavar="N", type=natural, help="stop after action N (default: all)"
    )
    parser.add_argument("--json", action="store_true", help="print the position as JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the position after action N; an illegal action before it ends the replay there."""
    path = arguments.record
    try:
        record = read_record(path)
        game = find_game(record.game)
        last = _last(arguments.to, len(record.actions))
        played = replay(record, game, last)
    except OSError as error:
        raise BadInput(f"{path}: not readable: {error.strerror}") from error
    except PrdeskError as error:
        raise BadInput(f"{path}: {explain(error)}") from error
    position = game.position(played.state)
    if arguments.json:
        print(json.dumps(position, ensure_ascii=False))
    else:
        print(f"After {played.applied} of {len(record.actions)} actions\n")
        print(board(position, game.score(played.state)))
    if played.error is None:
        return DONE
    action = json.dumps(record.actions[played.applied])
    say(f"{path}: action {played.applied + 1} {action}: {explain_refusal(played.error, record)}")
    return BAD_INPUT


def _last(to: int | None, actions: int) -> int:
    if to is None:
        return actions
    if to > actions:
        raise BadInput(f"--to {to}: the record has {actions} actions")
    return to
