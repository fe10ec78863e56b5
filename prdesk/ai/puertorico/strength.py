"""How strong the levels are at Puerto Rico (docs/measurements.md)."""

from __future__ import annotations

from typing import Final

from prdesk.ai.strength import Result

RESULTS: Final[dict[str, tuple[Result, ...]]] = {
    "greedy": (Result("random", 4, 400, 400.0, 0.990, 1.0),),
    "medium": (Result("easy", 2, 200, 183.0, 0.868, 0.946),),
    "hard": (Result("medium", 2, 100, 94.0, 0.875, 0.972),),
    "expert": (
        Result("greedy", 2, 40, 40.0, 0.912, 1.000),
        Result("greedy", 3, 102, 101.0, 0.947, 0.998),
        Result("greedy", 4, 100, 96.0, 0.902, 0.984),
        Result("greedy", 5, 25, 19.0, 0.566, 0.885),
        Result("flat-mc@20", 3, 60, 60.0, 0.940, 1.000),
    ),
}
"""By level name, the opponents from the strongest down; without a row where the scale starts."""
