"""Random games of Puerto Rico with every invariant checked after every action.

`python -m tests.soak --games 20000 [--seed S] [--jobs J]` plays over all player counts, editions,
expansions and variants (half the games are of the base game) and prints what it saw; exit 1 with
the seed and the position of the first fault.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from typing import Any

from joblib import Parallel, delayed

from prdesk.core.rng import Dice, mix
from prdesk.games import game
from tests.puertorico.invariants import Totals, check, check_step
from tests.puertorico.rule_sets import BASE, RULE_SETS, options_of

PR = game("puertorico")
PLAYERS = [(n, edition) for n in (2, 3, 4, 5) for edition in ("deluxe", "classic")]
RULES = [rules for other in RULE_SETS[1:] for rules in (BASE, other)]
TABLES = [(n, edition, rules) for rules in RULES for n, edition in PLAYERS]
"""What the seeds go through, one after the other."""
MOST_ROUNDS = 200


STYLES = ("random", "eager")
"""How a game is played: `eager` seldom passes and seldom takes the mayor, so that cities fill."""


def choose(state: Any, rng: Dice, style: str) -> int:
    """A legal code: evenly random, or the best of three draws for the eager."""
    code = PR.random_code(state, rng)
    if style == "eager" and state.decision != "place":
        for _ in range(2):
            action = PR.decode(state, code)
            if action["type"] != "pass" and action.get("role") != "mayor":
                break
            code = PR.random_code(state, rng)
    return code


class BrokenInvariant(Exception):
    """A game in which something was wrong: `seed`, `options`, number of the action, position."""


def play_one(seed: int) -> dict[str, Any]:
    """Play the random game of a seed to its end, checking; BrokenInvariant if one fails.

    Returns:
        `players`, `edition`, `rules`, `reason` the game ended for, `rounds`, `actions`, `tie`.
    """
    players, edition, rules = TABLES[seed % len(TABLES)]
    style = STYLES[mix(seed, 0x57) % len(STYLES)]
    totals = Totals(players, *rules)
    options = options_of(players, edition, rules)
    rng = Dice(mix(seed, 0x50A4))
    state = PR.new(options, None, seed)
    before = PR.position(state)
    actions = 0
    try:
        check(before, totals)
        while state.decision != "game_over":
            if state.decision != "place":
                assert len(PR.codes(state)) >= 2
            PR.play(state, choose(state, rng, style))
            actions += 1
            after = PR.position(state)
            check(after, totals)
            check_step(before, after)
            before = after
        assert PR.codes(state) == []
        winners = PR.winners(state)
        assert winners
        assert state.round < MOST_ROUNDS
    except Exception as error:
        where = {"seed": seed, "options": options, "action": actions}
        text = json.dumps(where | {"position": PR.position(state)})
        raise BrokenInvariant(f"{type(error).__name__}: {error}\n{text}") from error
    return {
        "players": players,
        "edition": edition,
        "rules": rules,
        "reason": state.end_reason,
        "rounds": state.round,
        "actions": actions,
        "tie": len(winners) > 1,
    }


def play_many(first: int, count: int) -> list[dict[str, Any]]:
    """Play the games of `count` seeds from `first` on, in this process."""
    return [play_one(seed) for seed in range(first, first + count)]


def summary(games: list[dict[str, Any]]) -> str:
    """What was seen, in a few lines."""
    reasons = Counter(g["reason"] for g in games)
    lines = [f"{len(games)} games, {sum(g['actions'] for g in games)} actions, 0 broken"]
    for players in sorted({g["players"] for g in games}):
        some = [g for g in games if g["players"] == players]
        rounds = [g["rounds"] for g in some]
        actions = [g["actions"] for g in some]
        lines.append(
            f"{players} players: {len(some)} games, {sum(rounds) / len(some):.1f} rounds"
            f" (at most {max(rounds)}), {sum(actions) / len(some):.0f} actions"
            f" (at most {max(actions)})"
        )
    ends = ", ".join(f"{reason} {n}" for reason, n in sorted(reasons.items()))
    lines.append(f"ends: {ends}; shared wins {sum(g['tie'] for g in games)}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """The command; exit code 0 if nothing was broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    options = parser.parse_args(arguments)
    started = time.perf_counter()
    chunk = max(1, min(250, options.games // options.jobs))
    starts = range(options.seed, options.seed + options.games, chunk)
    end = options.seed + options.games
    try:
        parts = Parallel(n_jobs=options.jobs)(
            delayed(play_many)(first, min(chunk, end - first)) for first in starts
        )
    except BrokenInvariant as broken:
        print(broken, file=sys.stderr)
        return 1
    games = [g for part in parts for g in part]
    print(summary(games))
    print(f"{time.perf_counter() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
