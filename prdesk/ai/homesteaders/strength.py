"""How strong the levels are at Homesteaders (docs/measurements.md)."""

from __future__ import annotations

from typing import Final

from prdesk.ai.strength import Result

RESULTS: Final[dict[str, tuple[Result, ...]]] = {
    "greedy": (Result("random", 4, 100, 100.0, 0.963, 1.0),),
}
"""By level name, the opponents from the strongest down; without a row where the scale starts."""
