"""Random play for the property tests: a table, and how far to play on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from prdesk.core.rng import Dice, mix
from prdesk.games import game
from tests.puertorico.invariants import Totals
from tests.puertorico.rule_sets import BASE, RULE_SETS, RuleSet, options_of

PR = game("puertorico")
Json = dict[str, Any]


@dataclass(frozen=True)
class Walk:
    """A game and a number of random actions in it; the same numbers, the same play."""

    players: int
    edition: str
    seed: int
    actions: int
    rules: RuleSet = BASE

    @property
    def options(self) -> Json:
        """The options of the game."""
        return options_of(self.players, self.edition, self.rules)

    def totals(self) -> Totals:
        """The components of the game."""
        return Totals(self.players, *self.rules)

    def new(self) -> Any:
        """The table at the beginning."""
        return PR.new(self.options, None, self.seed)

    def states(self) -> Iterator[Any]:
        """The state (one object, changing) before each action and after the last."""
        state, rng = self.new(), self.rng()
        yield state
        for _ in range(self.actions):
            if state.decision == "game_over":
                return
            PR.play(state, PR.random_code(state, rng))
            yield state

    def end(self) -> Any:
        """The state after all actions, or at the end of the game."""
        *_, last = self.states()
        return last

    def rng(self, salt: int = 0) -> Dice:
        """A generator for the choices, apart from the game's own."""
        return Dice(mix(self.seed, self.actions, salt))


def walks(most: int = 320) -> st.SearchStrategy[Walk]:
    """Games of all player counts, editions and rule sets, played on for up to `most` actions.

    Every third one is of the base game.
    """
    return st.builds(
        Walk,
        players=st.integers(2, 5),
        edition=st.sampled_from(["deluxe", "classic"]),
        seed=st.integers(0, 2**64 - 1),
        actions=st.integers(0, most),
        rules=st.sampled_from([*[BASE] * 4, *RULE_SETS[1:]]),
    )


def play_on(state: Any, rng: Dice, actions: int) -> list[int]:
    """Play random actions; their codes."""
    codes: list[int] = []
    while len(codes) < actions and state.decision != "game_over":
        codes.append(PR.random_code(state, rng))
        PR.play(state, codes[-1])
    return codes
