"""The player that knows only the rules."""

from __future__ import annotations

from typing import Any

from prdesk.ai.agent import Reason, ShouldStop, Suggestion
from prdesk.core.game import Game
from prdesk.core.rng import Dice


class RandomAgent:
    """Picks evenly from the legal actions; placements are filled piece by piece."""

    name = "random"
    heavy = False

    def choose(
        self, game: Game, state: Any, seed: int, should_stop: ShouldStop | None = None
    ) -> int:
        """A random legal code."""
        return game.random_code(state, Dice(seed))

    def suggest(self, game: Game, state: Any, count: int, seed: int) -> list[Suggestion]:
        """Distinct random moves, as far as a few draws find them."""
        dice = Dice(seed)
        codes = dict.fromkeys(game.random_code(state, dice) for _ in range(4 * count))
        return [
            Suggestion(game.decode(state, code), None, None, (Reason("at_random", {}),))
            for code in list(codes)[:count]
        ]
