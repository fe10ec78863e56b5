"""The one game of an RPC process, with a copy of every state it has been through."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from prdesk.core.errors import ConfigError, RulesError
from prdesk.core.game import Game, Json
from prdesk.core.record import Record, make_record, now


class Table:
    """A game and its history. A state is never changed once it is part of the history.

    Args:
        game: the rules.
        state: the state the game begins with.
        seed: the seed it was made with.
        loaded: whether it began from a position.
    """

    def __init__(self, game: Game, state: Any, seed: int, loaded: bool) -> None:
        self.game = game
        self.seed = seed
        self.loaded = loaded
        self.actions: list[Json] = []
        self.undone = 0
        self.created = now()
        self._states = [state]

    @property
    def state(self) -> Any:
        """The present state; to be read, not to be changed."""
        return self._states[-1]

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
        events: list[Json] = []
        states: list[Any] = []
        state = self.state
        for index, action in enumerate(actions):
            state = state.copy()
            try:
                self.game.apply(state, action, events)
            except (RulesError, ConfigError) as error:
                raise RefusedAt(index, error) from error
            states.append(state)
        self._states += states
        self.actions += actions
        return events

    def undo(self, count: int) -> None:
        """Take the last actions back. RulesError `nothing_to_undo` if there are not so many."""
        if count > len(self.actions):
            raise RulesError("nothing_to_undo")
        del self._states[-count:], self.actions[-count:]
        self.undone += count

    def record(self) -> Record:
        """The record so far. Who sits where is the client's business: all seats are people's."""
        start = self.game.position(self._states[0])
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
