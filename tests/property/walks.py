"""Random play for the property tests: a table, and how far to play on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from prdesk.core.rng import Rng, mix
from prdesk.games import game

PR = game("puertorico")
Json = dict[str, Any]


@dataclass(frozen=True)
class Walk:
    """A game and a number of random actions in it; the same numbers, the same play."""

    players: int
    edition: str
    seed: int
    actions: int
    variants: tuple[str, ...] = ()

    def new(self) -> Any:
        """The table at the beginning."""
        options = {
            "players": self.players,
            "edition": self.edition,
            "variants": list(self.variants),
        }
        return PR.new(options, None, self.seed)

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

    def rng(self, salt: int = 0) -> Rng:
        """A generator for the choices, apart from the game's own."""
        return Rng(mix(self.seed, self.actions, salt))


def walks(most: int = 320) -> st.SearchStrategy[Walk]:
    """Games of all player counts and editions, played on for up to `most` actions."""
    return st.builds(
        Walk,
        players=st.integers(2, 5),
        edition=st.sampled_from(["deluxe", "classic"]),
        seed=st.integers(0, 2**64 - 1),
        actions=st.integers(0, most),
    )


def play_on(state: Any, rng: Rng, actions: int) -> list[int]:
    """Play random actions; their codes."""
    codes: list[int] = []
    while len(codes) < actions and state.decision != "game_over":
        codes.append(PR.random_code(state, rng))
        PR.play(state, codes[-1])
    return codes
