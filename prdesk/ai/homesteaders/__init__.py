"""What computer players know of Homesteaders."""

from prdesk.ai.homesteaders.differences import HomesteadersDifferences
from prdesk.ai.homesteaders.heuristic import HomesteadersHeuristic
from prdesk.ai.homesteaders.strength import RESULTS

__all__ = ["RESULTS", "HomesteadersDifferences", "HomesteadersHeuristic"]
