"""`prdesk-cli simulate`: many games between computer players, and who wins."""

from __future__ import annotations

import argparse
import json
import signal
import time
from pathlib import Path
from typing import Any

from prdesk.ai.levels import agent
from prdesk.cli.arena import Match, Outcome, play_games
from prdesk.cli.command import (
    DONE,
    BadInput,
    WrongUsage,
    explain,
    option,
    options_of,
    positive,
)
from prdesk.cli.figures import summary
from prdesk.cli.tables import table
from prdesk.core.errors import ConfigError
from prdesk.core.game import Json
from prdesk.games import GAMES
from prdesk.texts import title_of

MOST_JOBS = 60
"""Windows waits for no more than 61 processes at once."""

CHUNKS_PER_JOB = 8
"""Games go to the processes in portions, so that a slow portion holds nobody up for long."""


def add(commands: Any) -> None:
    """Describe the command to the parser."""
    parser = commands.add_parser("simulate", help="play games between computer players")
    parser.add_argument("--game", required=True, choices=list(GAMES))
    parser.add_argument("--seats", required=True, metavar="A,B,C", help="an agent for each seat")
    parser.add_argument("--games", metavar="N", type=positive, default=100)
    parser.add_argument("--seed", metavar="S", type=int, default=0)
    parser.add_argument(
        "--option", metavar="K=V", type=option, action="append", default=[], help="lists by commas"
    )
    parser.add_argument(
        "--jobs", metavar="J", type=_jobs, default=1, help=f"processes, 1 to {MOST_JOBS}"
    )
    parser.add_argument(
        "--rotate", action="store_true", help="play every deal once for each rotation of the seats"
    )
    parser.add_argument("--save", metavar="DIR", type=Path, help="keep the records there")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the games and print what came of them."""
    match = _match(arguments)
    games = arguments.games
    if match.rotate:
        games += -games % len(match.agents)
    begin = time.perf_counter()
    try:
        if match.save is not None:
            match.save.mkdir(parents=True, exist_ok=True)
        outcomes = _play(match, games, arguments.jobs)
    except OSError as error:
        raise BadInput(f"--save {match.save}: {error.strerror}") from error
    figures = summary(match.agents, outcomes, time.perf_counter() - begin)
    print(json.dumps(figures) if arguments.json else _text(match, figures))
    return DONE


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
    return Match(game.id, agents, options, arguments.seed, arguments.rotate, arguments.save)


def _play(match: Match, games: int, jobs: int) -> list[Outcome]:
    """The outcomes in the order of the games, the same for any number of processes."""
    jobs = min(jobs, games)
    if jobs == 1:
        return play_games(match, range(games))
    import joblib  # takes longer than all the rest of the start, so only who needs it waits

    size = -(-games // (jobs * CHUNKS_PER_JOB))
    chunks = [range(begin, min(begin + size, games)) for begin in range(0, games, size)]
    work = [joblib.delayed(play_games)(match, chunk) for chunk in chunks]
    # The processes inherit the deaf ear: an interrupt is for us alone, who end them.
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        parts = joblib.Parallel(n_jobs=jobs, return_as="generator")(work)
    finally:
        signal.signal(signal.SIGINT, before)
    return [outcome for part in parts for outcome in part]


def _jobs(text: str) -> int:
    """A number of processes."""
    number = positive(text)
    if number > MOST_JOBS:
        raise argparse.ArgumentTypeError(f"at most {MOST_JOBS}")
    return number


def _text(match: Match, figures: Json) -> str:
    head = (
        f"{title_of(match.game)}, {len(match.agents)} players, {figures['games']} games, "
        f"seed {match.seed}\n"
        f"{figures['games_per_s']:.1f} games/s, {figures['decisions_per_game']:.1f} decisions "
        f"a game, {figures['mean_rounds']:.1f} rounds"
    )
    agents = [("agent", "games", "wins", "95% interval", "mean score")]
    for name, row in figures["agents"].items():
        low, high = row["ci95"]
        agents.append(
            (
                name,
                str(row["games"]),
                f"{row['win_share']:.1%}",
                f"{low:.1%} to {high:.1%}",
                f"{row['mean_score']:.2f}",
            )
        )
    seats = [("seat", "agent", "wins", "mean score")]
    for number, row in enumerate(figures["seats"], 1):
        seats.append(
            (str(number), row["agent"], f"{row['win_share']:.1%}", f"{row['mean_score']:.2f}")
        )
    return f"{head}\n\n{table(agents)}\n\n{table(seats, left=2)}"
