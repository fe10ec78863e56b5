"""`prdesk-cli bench`: how fast the engine and the computer players are on this machine."""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from typing import Any, Final

from prdesk.ai.levels import LEVELS
from prdesk.cli.command import DONE
from prdesk.cli.measure import agent_ms, engine_figures
from prdesk.cli.tables import table
from prdesk.compiled import is_compiled
from prdesk.core.game import Json
from prdesk.games import GAMES
from prdesk.texts import title_of

CALIBRATION_RUNS: Final = 5


def add(commands: Any) -> None:
    """Describe the command to the parser."""
    parser = commands.add_parser("bench", help="measure the engine and the computer players")
    parser.add_argument("--game", choices=list(GAMES), help="only this game")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    games = [arguments.game] if arguments.game else list(GAMES)
    figures: Json = {"compiled": is_compiled(), "calibration_s": calibration()}
    figures |= {name: _by_seats(name, {}) for name in games}
    figures["rule_sets"] = {
        f"{name}:{rule_set}": _by_seats(name, options)
        for name in games
        for rule_set, options in GAMES[name].rule_sets().items()
    }
    figures["agents"] = {
        level.name: {"ms_per_decision": agent_ms(GAMES[games[0]], level.agent)} for level in LEVELS
    }
    print(json.dumps(figures) if arguments.json else _text(figures, games))
    return DONE


def _by_seats(name: str, options: Json) -> Json:
    """The engine's figures of a game with those options, by number of players."""
    game = GAMES[name]
    return {str(seats): engine_figures(game, {"players": seats, **options}) for seats in game.seats}


def calibration() -> float:
    """Median CPU seconds of a loop that tells how fast this machine runs plain Python.

    The loop stands at module level, and each run has an interpreter of its own.
    """
    return statistics.median(_calibration_run() for _ in range(CALIBRATION_RUNS))


def _calibration_run() -> float:
    loop = subprocess.run(
        [
            sys.executable,
            "-c",
            "import time\n"
            "begin = time.process_time()\n"
            "for _ in range(5_000_000): pass\n"
            "print(time.process_time() - begin)",
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    return float(loop.stdout)


def _text(figures: Json, games: list[str]) -> str:
    engine = "compiled engine" if figures["compiled"] else "plain Python"
    parts = [f"calibration loop {figures['calibration_s']:.3f} s, {engine}"]
    tables = {title_of(name): figures[name] for name in games}
    for name, rule_set in figures["rule_sets"].items():
        game, _, options = name.partition(":")
        tables[f"{title_of(game)}, {options}"] = rule_set
    for title, by_seats in tables.items():
        rows = [("players", "games/s", "decisions/s", "copy µs", "legal µs", "apply µs")]
        for seats, row in by_seats.items():
            rows.append(
                (
                    seats,
                    f"{row['games_per_s']:.1f}",
                    f"{row['decisions_per_s']:.0f}",
                    f"{row['copy_us']:.2f}",
                    f"{row['legal_us']:.2f}",
                    f"{row['apply_us']:.2f}",
                )
            )
        parts.append(f"{title}, random games\n{table(rows)}")
    agents = [("agent", "ms/decision")]
    agents += [(name, f"{row['ms_per_decision']:.3f}") for name, row in figures["agents"].items()]
    parts.append(table(agents))
    return "\n\n".join(parts)
