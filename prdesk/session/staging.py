"""A turn that is put together before it is carried out, and tried on copies by the same rules."""

from __future__ import annotations

from typing import Any, NamedTuple

from prdesk.core.errors import GameOver, IllegalAction, RulesError
from prdesk.core.game import Game, Json
from prdesk.session.history import Played, play


class Dropped(NamedTuple):
    """A staged action that is not legal any more, and why."""

    action: Json
    error: RulesError


class Staging:
    """Actions that wait to be carried out together, each legal after those before it.

    The game itself is not touched. What the rules carry out on their own after an action may
    decide the matter (a payment that can be made in one way only); then the turn is complete.
    """

    def __init__(self, game: Game, state: Any) -> None:
        """An empty stage at the state of a game, which is only read."""
        self._game = game
        self._first = state
        self._played: list[Played] = []
        self._taken_back: list[Json] = []

    @property
    def actions(self) -> list[Json]:
        """What waits, in order."""
        return [step.action for step, _ in self._played]

    @property
    def before(self) -> Any:
        """The state of the game, for reading only."""
        return self._first

    @property
    def after(self) -> Any:
        """The state after all that waits, for reading only."""
        return self._played[-1][1] if self._played else self._first

    @property
    def shown(self) -> Any:
        """The last state in which the decision still stands: nothing that comes later is shown."""
        return self._before_last if self.complete else self.after

    @property
    def last(self) -> tuple[Json, Any] | None:
        """The action that waits last and the state it was staged in; None if nothing waits."""
        return (self._played[-1][0].action, self._before_last) if self._played else None

    @property
    def complete(self) -> bool:
        """Whether what waits decides the matter, so that nothing can follow."""
        return _moment(self.after) != _moment(self._first)

    @property
    def can_repeat(self) -> bool:
        """Whether `repeat` would do something."""
        return bool(self._taken_back)

    def add(self, action: Json) -> None:
        """Let an action wait behind the others.

        Raises:
            RulesError: the rules refuse it there.
            ConfigError: it is malformed.
        """
        self._add(action)
        self._taken_back.clear()

    def remove(self, index: int) -> list[Dropped]:
        """Take one out; those behind it are tried anew, and stay as far as they are legal.

        Returns:
            Those that had to go too.
        """
        rest = self.actions[index + 1 :]
        del self._played[index:]
        self._taken_back.clear()
        dropped = []
        for action in rest:
            try:
                self._add(action)
            except RulesError as error:
                dropped.append(Dropped(action, error))
        return dropped

    def clear(self) -> None:
        """Let nothing wait."""
        self._played.clear()
        self._taken_back.clear()

    def take_back(self) -> bool:
        """Take the last one out; False if nothing waits."""
        if not self._played:
            return False
        step, _ = self._played.pop()
        self._taken_back.append(step.action)
        return True

    def repeat(self) -> bool:
        """Let the action wait again that was taken back last; False if there is none."""
        if not self._taken_back:
            return False
        self._add(self._taken_back.pop())
        return True

    @property
    def _before_last(self) -> Any:
        return self._played[-2][1] if len(self._played) > 1 else self._first

    def _add(self, action: Json) -> None:
        state = self.after
        if self.complete:
            if state.player < 0:
                raise GameOver
            first = self._first.decision
            raise IllegalAction("wrong_decision", decision=first, needed=state.decision)
        self._played.append(play(self._game, state, action))


def _moment(state: Any) -> tuple[int, int, str]:
    """What is the same as long as a decision stands."""
    return state.round, state.player, state.decision
