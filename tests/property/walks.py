"""Random play for the property tests: a table, and how far to play on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from hypothesis import strategies as st

from prdesk.core.game import Game
from prdesk.core.rng import Dice, mix
from prdesk.games import game
from tests.homesteaders import invariants as homesteaders
from tests.puertorico.invariants import Totals, check
from tests.puertorico.rule_sets import BASE, RULE_SETS, RuleSet, options_of

PR = game("puertorico")
HS = game("homesteaders")
Json = dict[str, Any]


class AnyWalk:
    """A game and a number of random actions in it; the same numbers, the same play."""

    game: ClassVar[Game]
    players: int
    seed: int
    actions: int

    @property
    def options(self) -> Json:
        """The options of the game."""
        raise NotImplementedError

    def check(self, position: Json) -> None:
        """The invariants of the game; AssertionError if one does not hold."""
        raise NotImplementedError

    def new(self) -> Any:
        """The table at the beginning."""
        return self.game.new(self.options, None, self.seed)

    def states(self) -> Iterator[Any]:
        """The state (one object, changing) before each action and after the last."""
        state, rng = self.new(), self.rng()
        yield state
        for _ in range(self.actions):
            if state.decision == "game_over":
                return
            self.game.play(state, self.game.random_code(state, rng))
            yield state

    def end(self) -> Any:
        """The state after all actions, or at the end of the game."""
        *_, last = self.states()
        return last

    def rng(self, salt: int = 0) -> Dice:
        """A generator for the choices, apart from the game's own."""
        return Dice(mix(self.seed, self.actions, salt))


@dataclass(frozen=True)
class Walk(AnyWalk):
    """In Puerto Rico."""

    game = PR
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

    def check(self, position: Json) -> None:
        """Its invariants."""
        check(position, self.totals())


@dataclass(frozen=True)
class HomesteadersWalk(AnyWalk):
    """In Homesteaders."""

    game = HS
    players: int
    seed: int
    actions: int
    variants: tuple[str, ...] = ()

    @property
    def options(self) -> Json:
        """The options of the game."""
        return {"players": self.players, "variants": list(self.variants)}

    def check(self, position: Json) -> None:
        """Its invariants."""
        homesteaders.check(position)


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


def homesteaders_walks(most: int = 240) -> st.SearchStrategy[HomesteadersWalk]:
    """Games of all player counts, with and without screens, played on for up to `most` actions."""
    return st.builds(
        HomesteadersWalk,
        players=st.integers(2, 4),
        seed=st.integers(0, 2**64 - 1),
        actions=st.integers(0, most),
        variants=st.sampled_from([(), ("open_holdings",)]),
    )


def any_walks(most: int = 320) -> st.SearchStrategy[AnyWalk]:
    """Games of both."""
    return walks(most) | homesteaders_walks(min(most, 240))


def play_on(rules: Game, state: Any, rng: Dice, actions: int) -> list[int]:
    """Play random actions; their codes."""
    codes: list[int] = []
    while len(codes) < actions and state.decision != "game_over":
        codes.append(rules.random_code(state, rng))
        rules.play(state, codes[-1])
    return codes
