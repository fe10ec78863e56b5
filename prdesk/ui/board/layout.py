"""Where the parts that every table has lie. Pure geometry, no Qt.

Measures are given for a table of 1280 x 800 and grow with it; a table that is wider or higher
than that shape gives the extra room to the boards that use it best.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from prdesk.ui.board.geometry import Rect, column

WIDTH, HEIGHT = 1280, 800
EDGE, GAP = 8, 6

BAR = 68
"""Height of the action bar."""

RIGHT = 392
"""Width of the opponents' boards and of the feed."""


@dataclass(frozen=True)
class Layout:
    """The parts of a table; `scale` is pixels per unit of measure, `gap` what lies between."""

    scale: float
    gap: float
    sea: Rect
    bar: Rect
    opponents: tuple[Rect, ...]
    feed: Rect


def frame(
    width: float,
    height: float,
    heights: Sequence[tuple[float, float]],
    rivals: int,
    rival: float,
) -> tuple[Layout, list[Rect]]:
    """What frames the boards, and the rows for these at the left, above the bar.

    Args:
        heights: of the rows, each with its share of what the table is higher than its shape.
        rivals: number of opponents.
        rival: height of the board of one.
    """
    scale = min(width / WIDTH, height / HEIGHT)
    gap = GAP * scale
    spare, over = width - WIDTH * scale, max(0.0, height - HEIGHT * scale)
    inner = Rect(0, 0, width, height).inset(EDGE * scale)
    right = RIGHT * scale + spare * (0.42 if rivals == 1 else 0.3)
    side = inner.at_right(right)
    each = rival * scale + over * 0.8 / rivals
    lines = [line * scale + over * share for line, share in (*heights, (BAR, 0.0))]
    *rows, bar = column(inner.trim(right=right + gap), lines, gap)
    layout = Layout(
        scale=scale,
        gap=gap,
        sea=Rect(0, 0, width, height),
        bar=bar.snapped(),
        opponents=tuple(
            side.trim(top=number * (each + gap)).at_top(each).snapped() for number in range(rivals)
        ),
        feed=side.trim(top=rivals * (each + gap)).snapped(),
    )
    return layout, rows
