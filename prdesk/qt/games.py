"""What each game brings to the models of the window."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from prdesk.qt import homesteaders, puertorico
from prdesk.qt.score_rows import ScoreRow
from prdesk.qt.snapshot import Snapshot

SCORE_ROWS: Final[Mapping[str, Callable[[Snapshot], Sequence[ScoreRow]]]] = {
    "puertorico": puertorico.score_rows,
    "homesteaders": homesteaders.score_rows,
}
"""By game id: the rows of the score table, the total and what decides ties at the end."""
