"""What Puerto Rico brings to the models of the window."""

from prdesk.qt.puertorico.scores import score_rows

__all__ = ["score_rows"]
