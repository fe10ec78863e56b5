"""What computer players know of Homesteaders."""

from prdesk.ai.homesteaders.heuristic import HomesteadersHeuristic

__all__ = ["HomesteadersHeuristic"]
