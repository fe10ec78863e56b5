"""What the computer players know of each game. A game without an entry is played at random only."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from prdesk.ai import homesteaders, puertorico
from prdesk.ai.heuristic import Heuristic
from prdesk.ai.hints.facts import Differences
from prdesk.ai.strength import Result

HEURISTICS: Final[dict[str, Heuristic]] = {
    "puertorico": puertorico.PuertoRicoHeuristic(),
    "homesteaders": homesteaders.HomesteadersHeuristic(),
}
"""By game id: which moves deserve a look, and what a position is worth."""

DIFFERENCES: Final[dict[str, Differences]] = {
    "puertorico": puertorico.PuertoRicoDifferences(),
    "homesteaders": homesteaders.HomesteadersDifferences(),
}
"""By game id: what a move comes to, in facts that can be told."""

STRENGTH: Final[dict[str, Mapping[str, tuple[Result, ...]]]] = {
    "puertorico": puertorico.RESULTS,
    "homesteaders": homesteaders.RESULTS,
}
"""By game id and level: the opponents from the strongest down."""
