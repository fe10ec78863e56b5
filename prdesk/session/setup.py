"""A new game as it is asked for: seats, names, edition, variants, seed; kept for next time."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from prdesk.core.game import Json
from prdesk.session.seating import HUMAN, seat_of_agent
from prdesk.session.session import Session

EDITIONS = ("deluxe", "classic")
MAX_SEED = 2**63 - 1


@dataclass(frozen=True)
class Setup:
    """What the new-game dialog asks.

    Attributes:
        names: a name per seat.
        seats: `human` or `ai:NAME` per seat.
        edition: `deluxe` or `classic`.
        open_vp: whether everybody sees everybody's victory points.
        seed: seed of the draws; None for a fresh one.
    """

    names: tuple[str, ...] = ("Anna", "Bruno", "Clara", "Diego")
    seats: tuple[str, ...] = (HUMAN, *(seat_of_agent("greedy"),) * 3)
    edition: str = EDITIONS[0]
    open_vp: bool = False
    seed: int | None = None

    def session(self) -> Session:
        """A new game of Puerto Rico by this set-up."""
        options: Json = {
            "players": len(self.seats),
            "edition": self.edition,
            "expansions": [],
            "variants": ["open_vp"] if self.open_vp else [],
        }
        seed = secrets.randbelow(10**9) if self.seed is None else self.seed
        return Session.new("puertorico", options, self.names, self.seats, seed)

    def to_json(self) -> Json:
        """Plain data for the settings; the seed is not kept, every new game is another one."""
        return {
            "names": list(self.names),
            "seats": list(self.seats),
            "edition": self.edition,
            "open_vp": self.open_vp,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Setup:
        """Read settings; anything that does not fit gives the default set-up."""
        names, seats = _texts(data.get("names")), _texts(data.get("seats"))
        edition, open_vp = data.get("edition"), data.get("open_vp")
        if not 2 <= len(seats) == len(names) <= 5:
            return cls()
        if edition not in EDITIONS or not isinstance(open_vp, bool):
            return cls()
        return cls(names, seats, edition, open_vp)


def _texts(value: object) -> tuple[str, ...]:
    """A list of strings; anything else is empty."""
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return tuple(value)
    return ()
