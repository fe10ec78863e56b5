"""The steps of a game and the states between them, without a copy of every state."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from prdesk.core.game import Game, Json
from prdesk.session.step import Step

EVERY = 8
"""One state in so many is kept (all 20,000 of a hostile record would take 100 MB); those between
are played again from it, which takes less than a millisecond."""

Played = tuple[Step, Any]
"""A step and the state it led to."""


class History:
    """What has been played. A state is never changed in place once it is part of it.

    Attributes:
        steps: all steps from the beginning.
    """

    def __init__(self, game: Game, first: Any) -> None:
        """A history that begins at the state `first`."""
        self.steps: list[Step] = []
        self._game = game
        self._kept = [first]

    def add(self, played: Iterable[Played]) -> None:
        """Go on with these steps."""
        for step, state in played:
            self.steps.append(step)
            if len(self.steps) % EVERY == 0:
                self._kept.append(state)

    def cut(self, count: int) -> None:
        """Keep the first `count` steps."""
        del self.steps[count:]
        del self._kept[count // EVERY + 1 :]

    def state_after(self, count: int) -> Any:
        """The state after the first `count` steps, for reading only."""
        more = count % EVERY
        state = self._kept[count // EVERY]
        if more:
            state = state.copy()
            for step in self.steps[count - more : count]:
                self._game.apply(state, step.action)
        return state


def play(game: Game, state: Any, action: Any, joined: bool = False) -> Played:
    """Carry an action out on a copy of the state; joined: in one turn with the one before.

    Raises:
        RulesError: the rules refuse it.
        ConfigError: it is malformed.
    """
    events: list[Json] = []
    after = state.copy()
    game.apply(after, action, events)
    # A copy: the caller's object may change.
    kept = msgspec.to_builtins(action)
    return Step(kept, state.player, events, state.round, joined), after
