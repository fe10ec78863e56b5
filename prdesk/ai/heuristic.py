"""What a game must tell its computer players: candidates and the worth of a position."""

from __future__ import annotations

from typing import Any, Protocol

from prdesk.core.rng import Dice


class Heuristic(Protocol):
    """Knowledge of one game that players look ahead with."""

    def candidates(self, state: Any) -> list[int]:
        """Legal codes worth looking at; all of them where they are few."""
        ...

    def settled(self, state: Any) -> bool:
        """Whether no phase is in progress, so that the position can be judged."""
        ...

    def playout(self, state: Any, dice: Dice) -> None:
        """Play to the end of the game by rules of thumb."""
        ...

    def utility(self, state: Any, seat: int) -> float:
        """How well the seat stands against the others, in victory points."""
        ...

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        """The utility split by reason id, for explanations; it adds up to the utility."""
        ...
