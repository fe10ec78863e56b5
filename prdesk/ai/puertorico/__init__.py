"""What computer players know of Puerto Rico."""

from prdesk.ai.puertorico.differences import PuertoRicoDifferences
from prdesk.ai.puertorico.heuristic import PuertoRicoHeuristic
from prdesk.ai.puertorico.strength import RESULTS

__all__ = ["RESULTS", "PuertoRicoDifferences", "PuertoRicoHeuristic"]
