"""How strong the levels are at Puerto Rico (docs/measurements.md)."""

from __future__ import annotations

from typing import Final

from prdesk.ai.strength import Result

RESULTS: Final[dict[str, tuple[Result, ...]]] = {
    "greedy": (Result("random", 4, 400, 400.0, 0.990, 1.0),),
}
"""By level name, the opponents from the strongest down; without a row where the scale starts."""
