"""What a game is made of from outside: one action after the other."""

from __future__ import annotations

from dataclasses import dataclass

from prdesk.core.game import Json


@dataclass(frozen=True)
class Step:
    """One committed action with everything the rules carried out after it.

    Attributes:
        action: the action (formats.md section 3).
        player: seat that took it.
        events: what happened, automatic consequences included.
        round: round in which it was taken.
        joined: whether it was carried out together with the step before it, as one turn.
    """

    action: Json
    player: int
    events: list[Json]
    round: int
    joined: bool = False
