"""`prdesk-cli simulate`: many games between computer players, and who wins."""

from __future__ import annotations

import argparse
import importlib.util
import json
import re
import time
from pathlib import Path
from typing import Any, Final

from prdesk.ai.levels import agent
from prdesk.cli.arena.figures import summary
from prdesk.cli.arena.match import Match
from prdesk.cli.arena.report import report
from prdesk.cli.arena.runner import Plan, Result, play_match
from prdesk.cli.arena.workers import DASK, LOKY
from prdesk.cli.command import (
    BAD_INPUT,
    DONE,
    WrongUsage,
    explain,
    option,
    options_of,
    positive,
    say,
)
from prdesk.core.errors import ConfigError
from prdesk.games import GAMES

MOST_JOBS: Final = 60
"""Windows waits for no more than 61 processes at once."""

GAMES_OF_A_MATCH: Final = 100
MOST_GAMES: Final = 10_000_000
GAMES_OF_A_TEST: Final = 4000
POINTS_OF_A_TEST: Final = 3.0
_ADDRESS: Final = re.compile(r"([a-z]+://)?(\[[0-9a-fA-F:]+\]|[^\s:/]+):\d{1,5}")

EPILOG: Final = (
    "An agent is NAME, NAME@N (N nodes or playouts a move) or NAME@Nms (a time). The same seed, "
    "options and agents give the same games, but not with a time: that depends on the machine."
)


def add(commands: Any) -> None:
    """Describe the command to the parser."""
    parser = commands.add_parser(
        "simulate", help="play games between computer players", epilog=EPILOG
    )
    parser.add_argument("--game", required=True, choices=list(GAMES))
    parser.add_argument("--seats", required=True, metavar="A,B,C", help="an agent for each seat")
    parser.add_argument(
        "--games",
        metavar="N",
        type=_games,
        help=f"{GAMES_OF_A_MATCH} unless given; with --sprt at most {GAMES_OF_A_TEST}",
    )
    parser.add_argument("--seed", metavar="S", type=int, default=0)
    parser.add_argument(
        "--option", metavar="K=V", type=option, action="append", default=[], help="lists by commas"
    )
    parser.add_argument(
        "--rotate", action="store_true", help="play every deal once for each rotation of the seats"
    )
    parser.add_argument(
        "--sprt",
        metavar="POINTS",
        type=_points,
        nargs="?",
        const=POINTS_OF_A_TEST,
        help="stop as soon as it is clear whether the first agent wins POINTS percentage points "
        f"more than its fair share ({POINTS_OF_A_TEST:g} unless given)",
    )
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=_jobs,
        default=1,
        help=f"processes, 1 to {MOST_JOBS}, or `all` for one a core",
    )
    parser.add_argument(
        "--backend",
        metavar="B",
        type=_backend,
        default=LOKY,
        help=f"who runs the processes: {LOKY} (this machine), {DASK} (a Dask cluster of J workers "
        f"started here) or {DASK}:ADDRESS (one that runs)",
    )
    parser.add_argument("--save", metavar="DIR", type=Path, help="keep the records there")
    parser.add_argument(
        "--resume",
        metavar="FILE",
        type=Path,
        help="keep each game's outcome there, and go on from those that it holds",
    )
    parser.add_argument(
        "--progress", action="store_true", help="show a bar even without a terminal"
    )
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    match = _match(arguments)
    plan = _plan(arguments, match)
    begin = time.perf_counter()
    result = play_match(match, plan)
    seconds = time.perf_counter() - begin
    if result.interrupted:
        say(_interrupted(plan, result))
    if result.outcomes:
        figures = summary(match, result.outcomes, result.fresh, seconds)
        if result.test is not None:
            figures["sprt"] = result.test.figures()
        print(json.dumps(figures) if arguments.json else report(match, figures))
    return BAD_INPUT if result.interrupted else DONE


def _match(arguments: argparse.Namespace) -> Match:
    """What the arguments ask for. WrongUsage if it can't be played."""
    game = GAMES[arguments.game]
    agents = tuple(arguments.seats.split(","))
    if len(agents) not in game.seats:
        raise WrongUsage(
            f"--seats: {game.id} is played by {min(game.seats)} to {max(game.seats)}, "
            f"not by {len(agents)}"
        )
    options = options_of(arguments.option, len(agents))
    try:
        for name in agents:
            agent(name)
        game.new(options, None, 0)
    except ConfigError as error:
        raise WrongUsage(explain(error)) from error
    return Match(game.id, agents, options, arguments.seed, arguments.rotate)


def _plan(arguments: argparse.Namespace, match: Match) -> Plan:
    """How to play it. WrongUsage if that can't be done."""
    points = arguments.sprt
    if points is not None and len(set(match.agents)) == 1:
        raise WrongUsage("--sprt: there is nobody else to compare the first agent with")
    fair, most = 1 / len(match.agents), 1 / match.agents.count(match.agents[0])
    if points is not None and points >= 100 * (most - fair):
        raise WrongUsage("--sprt: nobody can win that much more than a fair share")
    games = arguments.games or (GAMES_OF_A_MATCH if points is None else GAMES_OF_A_TEST)
    return Plan(
        games=games + -games % match.block,
        jobs=arguments.jobs,
        backend=arguments.backend,
        save=arguments.save,
        resume=arguments.resume,
        points=points,
        bar=True if arguments.progress else False if arguments.json else None,
    )


def _interrupted(plan: Plan, result: Result) -> str:
    advice = "--resume FILE would have kept them" if plan.resume is None else "go on the same way"
    return f"prdesk-cli: interrupted after {len(result.outcomes)} of {plan.games} games; {advice}"


def _points(text: str) -> float:
    """Percent points above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 100:
        raise argparse.ArgumentTypeError("a number between 0 and 100")
    return number


def _jobs(text: str) -> int:
    """A number of processes."""
    if text == "all":
        import joblib

        return min(int(joblib.cpu_count()), MOST_JOBS)
    if not text.isdecimal() or not 1 <= int(text) <= MOST_JOBS:
        raise argparse.ArgumentTypeError(f"all, or 1 to {MOST_JOBS}")
    return int(text)


def _games(text: str) -> int:
    """A number of games."""
    number = positive(text)
    if number > MOST_GAMES:
        raise argparse.ArgumentTypeError(f"at most {MOST_GAMES:,}")
    return number


def _backend(text: str) -> str:
    """Who runs the processes."""
    name, colon, address = text.partition(":")
    if text != LOKY and (name != DASK or bool(colon) != bool(address)):
        raise argparse.ArgumentTypeError(f"{LOKY}, {DASK} or {DASK}:ADDRESS")
    if address and not _ADDRESS.fullmatch(address):
        raise argparse.ArgumentTypeError(f"the address is HOST:PORT or tcp://HOST:PORT: {address}")
    if name == DASK and importlib.util.find_spec("distributed") is None:
        raise argparse.ArgumentTypeError("needs Dask: pip install 'prdesk[cluster]'")
    return text
