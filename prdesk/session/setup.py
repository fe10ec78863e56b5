"""A new game as it is asked for: which game, seats, names, rules, seed; kept for next time."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from prdesk.core.game import Json
from prdesk.games import CHOICES, GAMES
from prdesk.session.seating import HUMAN, seat_of_agent
from prdesk.session.session import Session

FIRST: Final = next(iter(CHOICES))
"""The game that is offered first."""

MAX_SEED: Final = 2**63 - 1


@dataclass(frozen=True)
class Setup:
    """What the new-game dialog asks.

    Attributes:
        names: a name per seat.
        seats: `human` or `ai:NAME` per seat.
        game: id of the game.
        choices: the rules chosen, as the game's `Choices` know them; what is missing is as in the
            plain game.
        seed: seed of the draws; None for a fresh one.
    """

    names: tuple[str, ...] = ("Anna", "Bruno", "Clara", "Diego")
    seats: tuple[str, ...] = (HUMAN, *(seat_of_agent("easy"),) * 3)
    game: str = FIRST
    choices: Json = field(default_factory=dict)
    seed: int | None = None

    def options(self) -> Json:
        """The options object of formats.md; what does not go together is left out."""
        rules = CHOICES[self.game]
        return {"players": len(self.seats), **rules.options(rules.checked(self.choices))}

    def session(self) -> Session:
        """A new game by this set-up."""
        seed = secrets.randbelow(10**9) if self.seed is None else self.seed
        return Session.new(self.game, self.options(), self.names, self.seats, seed)

    def learned(self, session: Session) -> Setup:
        """The set-up with what a game of the same kind has settled since."""
        rules, position = CHOICES[self.game], session.game.position(session.state)
        return replace(self, choices=rules.learned(rules.checked(self.choices), position))

    def to_json(self) -> Json:
        """Plain data; the seed is not kept, every new game is another one."""
        return {"names": [*self.names], "seats": [*self.seats], "choices": self.choices}

    @classmethod
    def from_json(cls, game: str, data: Json) -> Setup:
        """Read what was kept of a game; names and seats that make no sense are the default ones."""
        names, seats = _texts(data.get("names")), _texts(data.get("seats"))
        given = data.get("choices")
        choices = CHOICES[game].checked(given if isinstance(given, dict) else {})
        if len(seats) != len(names) or len(seats) not in GAMES[game].seats:
            return cls(game=game, choices=choices)
        return cls(names, seats, game, choices)


@dataclass(frozen=True)
class Setups:
    """The last set-up of each game, and which game was set up last."""

    last: str = FIRST
    of: Mapping[str, Setup] = field(default_factory=dict)

    def __getitem__(self, game: str) -> Setup:
        """The last set-up of a game; as it is offered at first if there was none."""
        return self.of.get(game, Setup(game=game))

    def after(self, setup: Setup) -> Setups:
        """The set-ups when a game was set up like that."""
        return Setups(setup.game, {**self.of, setup.game: setup})

    def learned(self, session: Session) -> Setups:
        """The set-ups with what a game has settled since it was set up."""
        game = session.game.id
        return replace(self, of={**self.of, game: self[game].learned(session)})

    def to_json(self) -> Json:
        """Plain data for the settings."""
        return {"last": self.last, "of": {game: setup.to_json() for game, setup in self.of.items()}}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Setups:
        """Read settings; what does not fit is as it is offered at first."""
        if "seats" in data:  # kept when there was only one game
            data = {"of": {FIRST: {**data, "choices": dict(data)}}}
        kept, last = data.get("of"), data.get("last")
        found = kept if isinstance(kept, dict) else {}
        of = {
            game: Setup.from_json(game, found[game])
            for game in CHOICES
            if isinstance(found.get(game), dict)
        }
        return cls(last if isinstance(last, str) and last in CHOICES else FIRST, of)


def _texts(value: object) -> tuple[str, ...]:
    """A list of strings; anything else is empty."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    return ()
