"""What a game must tell the greedy player: candidates and the worth of a position."""

from __future__ import annotations

from typing import Any, Protocol

from prdesk.ai.puertorico.heuristic import PuertoRicoHeuristic


class Heuristic(Protocol):
    """Knowledge of one game for a one-ply player."""

    def candidates(self, state: Any) -> list[int]:
        """Legal codes worth looking at; all of them where they are few."""
        ...

    def settled(self, state: Any) -> bool:
        """Whether no phase is in progress, so that the position can be judged."""
        ...

    def utility(self, state: Any, seat: int) -> float:
        """How well the seat stands against the others, in victory points."""
        ...

    def parts(self, state: Any, seat: int) -> dict[str, float]:
        """The utility split by reason id, for explanations; it adds up to the utility."""
        ...


HEURISTICS: dict[str, Heuristic] = {"puertorico": PuertoRicoHeuristic()}
