"""What a game offers to the session, the command line and the computer players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from prdesk.core.errors import RulesError
from prdesk.core.rng import Dice

Json = dict[str, Any]
"""A JSON object of the public contract: a position, an action, an event, an option set."""


class GameState(Protocol):
    """A position inside the engine: plain data with its own copy and random generator."""

    round: int

    @property
    def player(self) -> int:
        """Seat that must decide; -1 when the game is over."""
        ...

    @property
    def decision(self) -> str:
        """Id of what that seat must decide; `game_over` at the end."""
        ...

    def copy(self: S) -> S:
        """An independent copy."""
        ...


S = TypeVar("S", bound=GameState)


class Game(Protocol):
    """The rules of one game. Stateless; all data is in the state passed in."""

    id: str
    ruleset: int
    seats: tuple[int, ...]

    def new(self, options: Json, names: Sequence[str] | None, seed: int) -> Any:
        """Set up a new game. ConfigError if the options don't fit."""
        ...

    def load(self, position: Json, seed: int = 0, strict: bool = False) -> Any:
        """Build the state of a whole or partial position; carries forced steps out."""
        ...

    def position(self, state: Any, view: int | None = None) -> Json:
        """The position as JSON; with `view` what that seat may not see is null."""
        ...

    def turn(self, state: Any, view: int | None = None) -> Json:
        """The `turn` object of the position."""
        ...

    def legal(self, state: Any, limit: int = 5000) -> tuple[list[Json], bool]:
        """Legal actions in a fixed order, and whether the list is complete."""
        ...

    def apply(self, state: Any, action: Json, events: list[Json] | None = None) -> None:
        """Carry an action and all forced steps after it out; unchanged state on an error."""
        ...

    def why(self, state: Any, action: Json) -> RulesError | None:
        """Why the rules refuse the action, or None. ConfigError if it is malformed."""
        ...

    def score(self, state: Any, view: int | None = None) -> list[Json]:
        """Score objects of all players (formats.md section 3)."""
        ...

    def winners(self, state: Any, view: int | None = None) -> list[int] | None:
        """Seats that lead now; None where a hidden count decides it."""
        ...

    def rule_sets(self) -> dict[str, Json]:
        """Options beside those of the plain game, by name: what `bench` measures too."""
        ...

    def quotes(self, state: Any, seat: int, view: int | None = None) -> Json:
        """What things cost and bring a seat now, as far as `view` may know it."""
        ...

    def outcome(self, state: Any, action: Json) -> Json:
        """What a legal action brings its player at once, before anything that follows."""
        ...

    def hides(self, state: Any, seat: int) -> bool:
        """Whether the seat has something that the others may not see."""
        ...

    def hide(self, state: Any, seat: int, salt: int) -> Any:
        """A copy in which everything the seat can't know is drawn anew from the salt."""
        ...

    def codes(self, state: Any) -> list[int]:
        """Legal choices as integers (all arrangements at a placement)."""
        ...

    def encode(self, state: Any, action: Json) -> int:
        """Integer of an action; raises like `apply`."""
        ...

    def decode(self, state: Any, code: int) -> Json:
        """Action of an integer."""
        ...

    def play(self, state: Any, code: int, events: list[Json] | None = None) -> None:
        """Carry a legal code out, with all forced steps after it."""
        ...

    def random_code(self, state: Any, dice: Dice) -> int:
        """An evenly random legal choice; placements are filled piece by piece."""
        ...

    def playout(self, state: Any, dice: Dice) -> int:
        """Play random choices to the end of the game; returns how many."""
        ...

    def standing(self, state: Any) -> list[tuple[int, int]]:
        """Final score and tie-break of each seat, everything counted; the larger wins."""
        ...
