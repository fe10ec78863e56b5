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
    print("\n\n".join(_strength(game_id) for game_id in STRENGTH))
    return DONE


def _strength(game_id: str) -> str:
    """A game, and a line for each match of a computer player at it."""
    rows = [row for level in LEVELS for row in _rows(level, game_id)]
    return f"{title_of(game_id)}\n{table(rows, left=2)}"


def _rows(level: Level, game_id: str) -> list[tuple[str, str]]:
    """The name and what was measured, in words; a line for each match."""
    lines = [
        f"wins {result.wins / result.games:.1%} of {result.games} games against "
        f"{result.players - 1} {result.opponent} "
        f"(95% interval {result.low:.1%} to {result.high:.1%})"
        for result in level.results(game_id)
    ]
    return [(level.name, line) for line in lines or ["nothing measured yet"]]
