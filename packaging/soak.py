"""Plays many random games over all player counts and editions and checks every position.

    python packaging/soak.py [GAMES] [JOBS]

After each action every component must add up and somebody must have a choice until the game is
over; once in each game the position must come back the same from its JSON form. Exits with 1 and
the seed of the first broken game otherwise.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import product

from joblib import Parallel, delayed

from prdesk.core.rng import Rng
from prdesk.games import GAMES
from prdesk.puertorico.totals import check_totals

GAME = GAMES["puertorico"]
RULES = list(product(GAME.seats, ("deluxe", "classic"), ((), ("open_vp",))))
LONGEST = 3000
"""Decisions; no game comes near it."""

CHUNK = 50


def play(seed: int) -> int:
    """Play the random game of a seed to its end; the number of its decisions.

    Raises:
        AssertionError, ConfigError: something is broken.
    """
    players, edition, variants = RULES[seed % len(RULES)]
    options = {"players": players, "edition": edition, "variants": list(variants)}
    state = GAME.new(options, None, seed)
    rng = Rng(seed)
    decisions = 0
    check_position = rng.below(200)
    while state.player >= 0:
        assert decisions < LONGEST, "the game does not end"
        codes = GAME.codes(state) if state.decision != "place" else [GAME.random_code(state, rng)]
        assert codes, f"nobody can act at {state.decision}"
        if decisions == check_position:
            position = GAME.position(state)
            again = GAME.position(GAME.load(position, strict=True))
            assert again == position, "a position does not come back the same"
        events: list[dict[str, object]] = []
        GAME.play(state, GAME.random_code(state, rng), events)
        assert events, "an action without an event"
        check_totals(state)
        decisions += 1
    assert state.end_reason is not None, "over without a reason"
    assert GAME.winners(state), "over without a winner"
    return decisions


def chunk(seeds: range) -> tuple[int, str]:
    """Play the games of some seeds; their decisions, and what is broken first, if anything."""
    decisions = 0
    for seed in seeds:
        try:
            decisions += play(seed)
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
            return decisions, f"seed {seed} {RULES[seed % len(RULES)]}: {wrong}"
    return decisions, ""


def results(games: int, jobs: int) -> Iterator[tuple[int, str]]:
    """The results of all chunks as they come."""
    ranges = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    yield from Parallel(n_jobs=jobs, return_as="generator")(delayed(chunk)(r) for r in ranges)


def main(games: int = 20_000, jobs: int = 2) -> int:
    """Play, and print what came of it; the exit code."""
    begin = time.monotonic()
    decisions = 0
    for count, broken in results(games, jobs):
        decisions += count
        if broken:
            print(broken, file=sys.stderr)
            return 1
    seconds = time.monotonic() - begin
    print(f"{games} games, {decisions} decisions, nothing broken, {seconds:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
