"""Random games with every invariant checked after every action.

`python -m tests.soak [--game puertorico] --games 20000 [--seed S] [--jobs J]` plays over all player
counts, editions, expansions and variants (half the games of Puerto Rico are of the base game) and
prints what it saw; exit 1 with the seed and the position of the first fault.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from joblib import Parallel, delayed

from prdesk.core.game import Game
from prdesk.core.rng import Dice, mix
from prdesk.games import GAMES, game
from tests.homesteaders import invariants as homesteaders
from tests.puertorico import invariants as puertorico
from tests.puertorico.rule_sets import BASE, RULE_SETS, options_of

Json = dict[str, Any]

TABLES: dict[str, list[Json]] = {
    "puertorico": [
        options_of(players, edition, rules)
        for other in RULE_SETS[1:]
        for rules in (BASE, other)
        for players in (2, 3, 4, 5)
        for edition in ("deluxe", "classic")
    ],
    "homesteaders": [
        {"players": players, "variants": variants}
        for players in (2, 3, 4)
        for variants in ([], ["open_holdings"])
    ],
}
"""Options of the games that the seeds go through, one after the other."""
MOST_ROUNDS = 200
MOST_ACTIONS = 2000
SINGLE = {"type": "debt"}
"""The only question with a single answer (formats.md section 4)."""


STYLES = ("random", "eager")
"""How a game is played: `eager` seldom passes and seldom takes the mayor, so that cities fill."""


def choose(rules: Game, state: Any, rng: Dice, style: str) -> int:
    """A legal code: evenly random, or the best of three draws for the eager."""
    code = rules.random_code(state, rng)
    if style == "eager" and not placing(state):
        for _ in range(2):
            action = rules.decode(state, code)
            if action["type"] != "pass" and action.get("role") != "mayor":
                break
            code = rules.random_code(state, rng)
    return code


def placing(state: Any) -> bool:
    """Whether arrangements are asked, of which there may be many."""
    return state.decision in ("place", "place_workers")


class BrokenInvariant(Exception):
    """A game in which something was wrong: `seed`, `options`, number of the action, position."""


def checks(
    game_id: str, options: Json
) -> tuple[Callable[[Json], None], Callable[[Json, Json], None]]:
    """What must hold in each position of a game, and from each to the next."""
    if game_id == "homesteaders":
        return homesteaders.check, homesteaders.check_step
    rules = options["expansions"], options["variants"]
    totals = puertorico.Totals(options["players"], *rules)
    return lambda position: puertorico.check(position, totals), puertorico.check_step


def play_one(game_id: str, seed: int) -> Json:
    """Play the random game of a seed to its end, checking; BrokenInvariant if one fails.

    Returns:
        `options`, `reason` the game ended for (null where there is but one), `rounds`, `actions`,
        `tie`.
    """
    rules = game(game_id)
    options = TABLES[game_id][seed % len(TABLES[game_id])]
    style = STYLES[mix(seed, 0x57) % len(STYLES)]
    check, check_step = checks(game_id, options)
    rng = Dice(mix(seed, 0x50A4))
    state = rules.new(options, None, seed)
    before = rules.position(state)
    actions = 0
    try:
        check(before)
        while state.decision != "game_over":
            if not placing(state):
                some = rules.legal(state, 2)[0]
                assert len(some) == 2 or some == [SINGLE]
            rules.play(state, choose(rules, state, rng, style))
            actions += 1
            after = rules.position(state)
            check(after)
            check_step(before, after)
            before = after
        assert rules.codes(state) == []
        winners = rules.winners(state)
        assert winners
        assert state.round < MOST_ROUNDS
        assert actions < MOST_ACTIONS
    except Exception as error:
        where = {"game": game_id, "seed": seed, "options": options, "action": actions}
        text = json.dumps(where | {"position": rules.position(state)})
        raise BrokenInvariant(f"{type(error).__name__}: {error}\n{text}") from error
    return {
        "options": options,
        "reason": before.get("end_reason"),
        "rounds": state.round,
        "actions": actions,
        "tie": len(winners) > 1,
    }


def play_many(game_id: str, first: int, count: int) -> list[Json]:
    """Play the games of `count` seeds from `first` on, in this process."""
    return [play_one(game_id, seed) for seed in range(first, first + count)]


def summary(games: list[Json]) -> str:
    """What was seen, in a few lines."""
    reasons = Counter(g["reason"] or "" for g in games)
    lines = [f"{len(games)} games, {sum(g['actions'] for g in games)} actions, 0 broken"]
    for players in sorted({g["options"]["players"] for g in games}):
        some = [g for g in games if g["options"]["players"] == players]
        rounds = [g["rounds"] for g in some]
        actions = [g["actions"] for g in some]
        lines.append(
            f"{players} players: {len(some)} games, {sum(rounds) / len(some):.1f} rounds"
            f" (at most {max(rounds)}), {sum(actions) / len(some):.0f} actions"
            f" (at most {max(actions)})"
        )
    ends = ", ".join(f"{reason} {n}" for reason, n in sorted(reasons.items()) if reason)
    if ends:
        lines.append(f"ends: {ends}")
    lines.append(f"shared wins {sum(g['tie'] for g in games)}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    """The command; exit code 0 if nothing was broken."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--game", choices=sorted(GAMES), default="puertorico")
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
            delayed(play_many)(options.game, first, min(chunk, end - first)) for first in starts
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
