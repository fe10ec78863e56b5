"""How strong the levels are at Homesteaders (docs/measurements.md)."""

from __future__ import annotations

from typing import Final

from prdesk.ai.strength import Result

RESULTS: Final[dict[str, tuple[Result, ...]]] = {
    "easy": (Result("greedy", 4, 100, 5.0, 0.022, 0.112),),
    "greedy": (Result("random", 4, 100, 100.0, 0.963, 1.0),),
    "medium": (Result("greedy", 4, 40, 26.0, 0.495, 0.779),),
    "hard": (Result("greedy", 4, 40, 31.5, 0.639, 0.886),),
    "expert": (Result("greedy", 4, 40, 36.0, 0.769, 0.960),),
}
"""By level name, the opponents from the strongest down; without a row where the scale starts."""
