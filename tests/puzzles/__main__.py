"""Let computer players solve the puzzles and print a table.

`python -m tests.puzzles --agent mcts@5000 --agent greedy [--only ID] [--tries N]`
`python -m tests.puzzles --prove` plays the long exact puzzles out too, which takes minutes.
"""

from __future__ import annotations

import argparse

from prdesk.ai.levels import agent
from tests.puzzles.exact import margin
from tests.puzzles.puzzle import PUZZLES, Puzzle

LONGEST = 100_000_000


def main() -> None:
    """Read the arguments and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.puzzles")
    parser.add_argument("--agent", action="append", default=[], metavar="NAME")
    parser.add_argument("--only", action="append", metavar="ID")
    parser.add_argument("--tries", type=int, default=1, help="seeds for each puzzle")
    parser.add_argument("--prove", action="store_true")
    given = parser.parse_args()
    puzzles = [p for p in PUZZLES if given.only is None or p.id in given.only]
    if given.prove:
        _prove(puzzles)
    if given.agent:
        _table(puzzles, given.agent, given.tries)


def _prove(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        if puzzle.proof != "search":
            print(f"{puzzle.id:32} margin {margin(puzzle, LONGEST):.2f}", flush=True)


def _table(puzzles: list[Puzzle], names: list[str], tries: int) -> None:
    """Passes of each player at each puzzle, out of `tries`."""
    players = [agent(name) for name in names]
    sums = [0] * len(names)
    print(f"| puzzle | tier | {' | '.join(names)} |")
    print("|---|---|" + "---|" * len(names))
    for puzzle in puzzles:
        passes = [
            sum(puzzle.solved_by(puzzle.move_of(player, seed)) for seed in range(tries))
            for player in players
        ]
        sums = [total + n for total, n in zip(sums, passes, strict=True)]
        print(f"| {puzzle.id} | {puzzle.tier} | {' | '.join(map(str, passes))} |", flush=True)
    most = tries * len(puzzles)
    print(f"| all | | {' | '.join(f'{n}/{most}' for n in sums)} |")


if __name__ == "__main__":
    main()
