"""Measuring the engine and the agents, in CPU seconds of one core."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from prdesk.ai.agent import Agent
from prdesk.core.game import Game, Json
from prdesk.core.rng import Dice

SECONDS: Final = 0.4
"""CPU seconds that each figure is measured for, at least."""

SAMPLE: Final = 200
SAMPLE_EVERY: Final = 5
LONGEST_LIST: Final = 100
"""Longer lists are placements, of which no player goes through every one."""

AGENT_SEATS: Final = 4

LEAST_DECISIONS: Final = 3
LONGEST_S: Final = 3.0
"""A slow player decides so often at least, but begins no decision after so many seconds."""

STRIDE: Final = 61
"""Steps through the sample, so that the first few decisions come from different stages."""

Position = tuple[Any, int]
"""A state and one of its legal codes."""


def engine_figures(game: Game, options: Json) -> Json:
    """Random games with those options, and single operations at decisions out of them."""
    games, decisions, seconds = _random_games(game, options)
    sample = _sample(game, options)

    def apply(position: Position) -> None:
        game.play(*position)

    lists = [state for state, _ in sample if game.legal(state, LONGEST_LIST)[1]]
    states = [state for state, _ in sample]
    return {
        "games_per_s": games / seconds,
        "decisions_per_s": decisions / seconds,
        "copy_us": _microseconds(lambda state: state.copy(), lambda: states),
        "legal_us": _microseconds(game.codes, lambda: lists),
        # Carrying a code out uses the state up, so each pass gets copies made outside the clock.
        "apply_us": _microseconds(apply, lambda: [(state.copy(), code) for state, code in sample]),
    }


def agent_ms(game: Game, agent: Agent) -> float:
    """Milliseconds an agent thinks about a decision of a random game."""
    sample = _sample(game, {"players": AGENT_SEATS})
    spent = 0.0
    decided = 0
    while spent < SECONDS or (decided < LEAST_DECISIONS and spent < LONGEST_S):
        state, _ = sample[decided * STRIDE % len(sample)]
        begin = time.process_time()
        agent.choose(game, state, decided)
        spent += time.process_time() - begin
        decided += 1
    return spent / decided * 1e3


def _random_games(game: Game, options: Json) -> tuple[int, int, float]:
    """Games and decisions played, and the CPU seconds they took."""
    dice = Dice(0)
    games = decisions = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < SECONDS:
        decisions += game.playout(game.new(options, None, games), dice)
        games += 1
    return games, decisions, spent


def _sample(game: Game, options: Json) -> list[Position]:
    """Decisions from all over random games, always the same."""
    dice = Dice(1)
    found: list[Position] = []
    number = seen = 0
    while len(found) < SAMPLE:
        state = game.new(options, None, number)
        number += 1
        while state.player >= 0:
            code = game.random_code(state, dice)
            seen += 1
            if seen % SAMPLE_EVERY == 0:
                found.append((state.copy(), code))
            game.play(state, code)
    return found


def _microseconds(work: Callable[[Any], object], make: Callable[[], list[Any]]) -> float:
    """CPU time of one call, the mean over passes over all the items that `make` gives."""
    spent = 0.0
    calls = 0
    while spent < SECONDS:
        items = make()
        begin = time.process_time()
        for item in items:
            work(item)
        spent += time.process_time() - begin
        calls += len(items)
    return spent / calls * 1e6
