"""Twelve places for buildings, as large as a board allows. Pure geometry, no Qt.

A player can't own more: one for each of 10 rounds, the Homestead, one more by a Train Station.
"""

from functools import lru_cache

from prdesk.ui.board.geometry import Rect

SPACES = 12
COLUMNS = (4, 6)
"""Places side by side that are tried."""

CARD = 1.35
"""Width of a place over its height that shows most."""

WIDEST = 1.7
"""Width of a place over its height, at most."""


def _cells(area: Rect, columns: int, gap: float) -> tuple[Rect, ...]:
    lines = SPACES // columns
    w = (area.w - gap * (columns - 1)) / columns
    h = (area.h - gap * (lines - 1)) / lines
    w = min(w, h * WIDEST)
    return tuple(
        Rect(area.x + c * (w + gap), area.y + r * (h + gap), w, h).snapped()
        for r in range(lines)
        for c in range(columns)
    )


@lru_cache(maxsize=64)
def spaces(area: Rect, gap: float) -> tuple[Rect, ...]:
    """The places row by row from the upper left, in the number of columns that suits them best."""
    return max((_cells(area, columns, gap) for columns in COLUMNS), key=_size)


def _size(cells: tuple[Rect, ...]) -> float:
    return min(cells[0].w, cells[0].h * CARD)
