"""`prdesk-cli agents`: the computer players and how strong they are."""

from __future__ import annotations

import argparse
from typing import Any

from prdesk.ai.levels import LEVELS, Level
from prdesk.cli.command import DONE
from prdesk.cli.tables import table


def add(commands: Any) -> None:
    """Describe the command to the parser."""
    parser = commands.add_parser("agents", help="list the computer players and their strength")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each agent."""
    print(table([(level.name, _strength(level)) for level in LEVELS], left=2))
    return DONE


def _strength(level: Level) -> str:
    """What was measured, in words."""
    if not level.games:
        return "the scale starts here"
    return (
        f"wins {level.wins / level.games:.1%} of {level.games} games against {level.opponents} "
        f"(95% interval {level.low:.1%} to {level.high:.1%})"
    )
