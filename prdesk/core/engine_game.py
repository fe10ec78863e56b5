"""What every game does alike on top of its engine of integer codes."""

from __future__ import annotations

from typing import Any, ClassVar, Protocol

from prdesk.core.errors import ConfigError, RulesError
from prdesk.core.game import Json
from prdesk.core.rng import Dice
from prdesk.core.structs import Action


class Engine(Protocol):
    """A game's run loop; its module is one."""

    def legal_codes(self, state: Any, limit: int | None = None) -> tuple[list[int], bool]:
        """Legal codes in their fixed order, at most `limit`, and whether that is all."""
        ...

    def encode(self, state: Any, action: Action) -> int:
        """Code of an action that is legal now; RulesError with the reason otherwise."""
        ...

    def decode(self, state: Any, code: int) -> Json:
        """Action of a legal code."""
        ...

    def play(self, state: Any, code: int, events: list[Json] | None) -> None:
        """Carry a legal code out and run on to the next decision."""
        ...

    def random_code(self, state: Any, dice: Dice) -> int:
        """A random legal code."""
        ...

    def playout(self, state: Any, dice: Dice) -> int:
        """Carry random choices out until the game is over; returns how many."""
        ...


class EngineGame:
    """The part of `prdesk.core.game.Game` that is the same for every game."""

    engine: ClassVar[Engine]

    def parse(self, action: Json) -> Action:
        """The checked form of an action; ConfigError with the key if it is malformed."""
        raise NotImplementedError

    def legal(self, state: Any, limit: int = 5000) -> tuple[list[Json], bool]:
        """Legal actions and whether the list is complete."""
        codes, complete = self.engine.legal_codes(state, limit)
        return [self.engine.decode(state, code) for code in codes], complete

    def apply(self, state: Any, action: Json, events: list[Json] | None = None) -> None:
        """Carry an action and all forced steps after it out."""
        self.engine.play(state, self.encode(state, action), events)

    def why(self, state: Any, action: Json) -> RulesError | None:
        """Why the rules refuse the action, or None."""
        try:
            self.encode(state, action)
        except RulesError as error:
            return error
        return None

    def codes(self, state: Any) -> list[int]:
        """All legal codes."""
        return self.engine.legal_codes(state)[0]

    def encode(self, state: Any, action: Json) -> int:
        """Code of a legal action."""
        return self.engine.encode(state, self.parse(action))

    def decode(self, state: Any, code: int) -> Json:
        """Action of a legal code."""
        return self.engine.decode(state, code)

    def play(self, state: Any, code: int, events: list[Json] | None = None) -> None:
        """Carry a legal code out."""
        self.engine.play(state, code, events)

    def random_code(self, state: Any, dice: Dice) -> int:
        """A random legal choice."""
        return self.engine.random_code(state, dice)

    def playout(self, state: Any, dice: Dice) -> int:
        """Play random choices to the end of the game; returns how many."""
        return self.engine.playout(state, dice)


def check_view(state: Any, view: int | None) -> None:
    """ConfigError unless the viewer is a seat of the game, or nobody."""
    if view is not None and not 0 <= view < len(state.players):
        raise ConfigError("out_of_range", key="view")
