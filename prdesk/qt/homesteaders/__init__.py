"""What Homesteaders brings to the models of the window."""

from prdesk.qt.homesteaders.scores import score_rows

__all__ = ["score_rows"]
