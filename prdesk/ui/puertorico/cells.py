"""Twelve city and twelve island spaces, as large as a board allows. Pure geometry, no Qt."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from prdesk.ui.board.geometry import Rect

SPACES = 12
CARD = 1.9
"""Width of a city space over its height, at most."""

OWN_CARD = 2.4
"""The same on the large board."""

BESIDE = 0.54
STACKED = (0.46, 0.5, 0.54, 0.58, 0.62, 0.66)
"""Share of the city in an opponent's board, with the island beside or below it."""
TALL = 1.3
"""Height over width from which a cell has room for a circle below a square tile."""


@dataclass(frozen=True)
class Spaces:
    """The spaces of one player, row by row from the upper left."""

    city: tuple[Rect, ...]
    island: tuple[Rect, ...]


def _cells(area: Rect, columns: int, gap: float, shape: float) -> tuple[Rect, ...]:
    """Twelve cells in `columns`, at most `shape` times as wide as high."""
    lines = SPACES // columns
    w = (area.w - gap * (columns - 1)) / columns
    h = (area.h - gap * (lines - 1)) / lines
    w = min(w, h * shape)
    if w < h < w * TALL:
        h = w
    return tuple(
        Rect(area.x + c * (w + gap), area.y + r * (h + gap), w, h).snapped()
        for r in range(lines)
        for c in range(columns)
    )


@lru_cache(maxsize=32)
def own_spaces(area: Rect, gap: float) -> Spaces:
    """City (4 x 3) and square island (4 x 3) of the viewer, side by side."""
    side = min((area.h - 2 * gap) / 3, area.w * 0.43 / 4)
    wide = 4 * side + 3 * gap
    island = _cells(area.at_right(wide), 4, gap, 1.0)
    city = _cells(area.trim(right=wide + 3 * gap), 4, gap, OWN_CARD)
    return Spaces(city, island)


def _picture(card: Rect) -> float:
    """How wide a building's picture gets on a card with circles below it."""
    return max(1.0, min(card.w, (card.h - 16) * 1.35))


def _halves(area: Rect, between: float) -> Iterator[tuple[Rect, Rect]]:
    """Ways of sharing a board between city and island."""
    wide = (area.w - between) * BESIDE
    yield area.at_left(wide), area.trim(left=wide + between)
    for share in STACKED:
        high = (area.h - between) * share
        yield area.at_top(high), area.trim(top=high + between)


@lru_cache(maxsize=32)
def rival_spaces(area: Rect, gap: float) -> Spaces:
    """City and island of an opponent, side by side or stacked: whatever gives larger pictures."""
    best: tuple[float, Spaces] | None = None
    for city_area, island_area in _halves(area, gap * 2.5):
        for columns, island_columns in ((4, 4), (6, 6), (4, 6)):
            city = _cells(city_area, columns, gap, CARD)
            island = _cells(island_area, island_columns, gap, 1.2)
            tile = island[0]
            size = _picture(city[0]) * min(tile.w, tile.h * 0.9)
            if best is None or size > best[0]:
                best = (size, Spaces(city, island))
    assert best is not None
    return best[1]
