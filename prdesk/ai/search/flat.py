"""Flat Monte Carlo: random games after every move, the same number for each."""

from __future__ import annotations

from typing import Any

from prdesk.ai.agent import ShouldStop
from prdesk.ai.games import HEURISTICS
from prdesk.ai.search.budget import Budget, Clock
from prdesk.ai.search.estimate import Estimate, ranked
from prdesk.ai.search.reward import Reward, Tally, ended, untried
from prdesk.core.game import Game
from prdesk.core.rng import Dice, mix


class FlatMonteCarlo:
    """Plays rounds: one game out after each candidate move. A node of the budget is a round.

    In a round all moves meet the same draw of what is hidden (common random numbers), so luck
    spoils their comparison less. Only whole rounds count, beside the first.
    """

    def run(
        self,
        game: Game,
        state: Any,
        budget: Budget,
        seed: int,
        should_stop: ShouldStop | None = None,
    ) -> list[Estimate]:
        """The candidate moves, best first; see `Search`."""
        clock = Clock(budget, should_stop)
        seat = state.player
        known = game.hide(state, seat, seed)
        codes = HEURISTICS[game.id].candidates(known)
        standing = game.standing(known)
        if len(codes) == 1:
            return untried(codes[0], standing)
        tallies = [Tally(len(standing)) for _ in codes]
        rounds = 0
        while budget.nodes is None or rounds < budget.nodes:
            ends = _round(game, known, codes, mix(seed, rounds), clock)
            if len(ends) == len(codes) or rounds == 0:
                for tally, end in zip(tallies, ends, strict=False):
                    tally.add(end, seat)
            if len(ends) < len(codes):
                break
            rounds += 1
        found = [t.estimate(code) for t, code in zip(tallies, codes, strict=True) if t.visits]
        return ranked(found) or untried(codes[0], standing)


def _round(game: Game, known: Any, codes: list[int], salt: int, clock: Clock) -> list[Reward]:
    """How a random game ended after each move; fewer than the moves once the clock stops."""
    seat = known.player
    ends: list[Reward] = []
    for code in codes:
        if clock.stopped():
            break
        copy = game.hide(known, seat, salt)
        game.play(copy, code)
        game.playout(copy, Dice(salt))
        ends.append(ended(game.standing(copy)))
    return ends
