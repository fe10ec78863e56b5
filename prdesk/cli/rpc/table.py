"""The one game of an RPC process, and how it came there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prdesk.core.errors import ConfigError, RulesError
from prdesk.core.game import Game, Json
from prdesk.core.record import Record, make_record, now
from prdesk.session.history import History, Played, play


class Table:
    """A game and its history. A state is never changed once it is part of the history.

    Args:
        game: the rules.
        state: the state the game begins with.
        seed: the seed it was made with.
        loaded: whether it began from a position.

    Attributes:
        state: the present state; to be read, not to be changed.
    """

    def __init__(self, game: Game, state: Any, seed: int, loaded: bool) -> None:
        self.game = game
        self.seed = seed
        self.loaded = loaded
        self.state = state
        self.undone = 0
        self.created = now()
        self._history = History(game, state)

    @property
    def actions(self) -> list[Json]:
        """The actions so far."""
        return [step.action for step in self._history.steps]

    @property
    def names(self) -> list[str]:
        """The players' names in seat order."""
        return [player["name"] for player in self.game.position(self.state)["players"]]

    def apply(self, actions: Sequence[Any]) -> list[Json]:
        """Carry out all of the actions, or none.

        Returns:
            The events in their order.

        Raises:
            RefusedAt: if one is refused or malformed; the game is as before.
        """
        state = self.state
        played: list[Played] = []
        for index, action in enumerate(actions):
            try:
                step, state = play(self.game, state, action)
            except (RulesError, ConfigError) as error:
                raise RefusedAt(index, error) from error
            played.append((step, state))
        self._history.add(played)
        self.state = state
        return [event for step, _ in played for event in step.events]

    def undo(self, count: int) -> None:
        """Take the last actions back. RulesError `nothing_to_undo` if there are not so many."""
        left = len(self.actions) - count
        if left < 0:
            raise RulesError("nothing_to_undo")
        self._history.cut(left)
        self.state = self._history.state_after(left)
        self.undone += count

    def record(self) -> Record:
        """The record so far. Who sits where is the client's business: all seats are people's."""
        start = self.game.position(self._history.state_after(0))
        names = [player["name"] for player in start["players"]]
        return make_record(
            game=self.game.id,
            ruleset=self.game.ruleset,
            options=start["options"],
            seed=self.seed,
            names=names,
            seats=["human"] * len(names),
            start=start if self.loaded else None,
            actions=self.actions,
            undone=self.undone,
            created=self.created,
        )


class RefusedAt(Exception):
    """One of several actions was not carried out.

    Attributes:
        index: its place among them.
        error: why.
    """

    def __init__(self, index: int, error: RulesError | ConfigError) -> None:
        super().__init__(index, error)
        self.index = index
        self.error = error
