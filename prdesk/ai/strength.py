"""How strong a computer player is: a match, played as docs/measurements.md describes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """One seat (rotated) against copies of one opponent on all the others, plain game.

    Attributes:
        opponent: name of the agent on the other seats.
        players: at the table.
        games: played.
        wins: shared by those who tie.
        low, high: 95% interval of the share of the wins.
    """

    opponent: str
    players: int
    games: int
    wins: float
    low: float
    high: float
