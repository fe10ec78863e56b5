"""A computer player that searches."""

from __future__ import annotations

from typing import Any

from prdesk.ai.agent import ShouldStop, Suggestion
from prdesk.ai.hints.suggest import suggestions
from prdesk.ai.search.budget import Budget
from prdesk.ai.search.estimate import Estimate, Search
from prdesk.core.game import Game


class SearchAgent:
    """Takes the best move of a search.

    Attributes:
        search: how it looks ahead.
        budget: what each decision may cost.
    """

    heavy = True

    def __init__(self, name: str, search: Search, budget: Budget) -> None:
        self.name = name
        self.search = search
        self.budget = budget

    def choose(
        self, game: Game, state: Any, seed: int, should_stop: ShouldStop | None = None
    ) -> int:
        """The best move; the best so far when told to stop."""
        return self.estimates(game, state, seed, should_stop)[0].code

    def suggest(self, game: Game, state: Any, count: int, seed: int) -> list[Suggestion]:
        """The best moves with their chances, explained."""
        return suggestions(game, state, self.estimates(game, state, seed), count, seed)

    def estimates(
        self, game: Game, state: Any, seed: int, should_stop: ShouldStop | None = None
    ) -> list[Estimate]:
        """What it thinks of each move, best first; `merged` joins those of several seeds."""
        return self.search.run(game, state, self.budget, seed, should_stop)
