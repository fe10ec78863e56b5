"""How strong the levels are at Homesteaders (docs/measurements.md)."""

from __future__ import annotations

from typing import Final

from prdesk.ai.strength import Result

RESULTS: Final[dict[str, tuple[Result, ...]]] = {}
"""By level name, the opponents from the strongest down; without a row where the scale starts."""
