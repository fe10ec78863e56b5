"""`prdesk-cli agents`: the computer players and how strong they are."""

from __future__ import annotations

import argparse
from typing import Any

from prdesk.ai.games import STRENGTH
from prdesk.ai.levels import LEVELS, Level
from prdesk.cli.command import DONE
from prdesk.cli.tables import table
from prdesk.texts import title_of


def add(commands: Any) -> None:
    """Describe the command to the parser."""
    parser = commands.add_parser("agents", help="list the computer players and their strength")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print a line for each agent."""
    print(table([row for level in LEVELS for row in _rows(level)], left=2))
    return DONE


def _rows(level: Level) -> list[tuple[str, str]]:
    """The name and what was measured, in words; a line for each match."""
    lines = [
        f"{title_of(game_id)}: wins {result.wins / result.games:.1%} of {result.games} games "
        f"against {result.players - 1} {result.opponent} "
        f"(95% interval {result.low:.1%} to {result.high:.1%})"
        for game_id in STRENGTH
        for result in level.results(game_id)
    ]
    return [(level.name, line) for line in lines or ["nothing measured yet"]]
