"""Where the boards of the Puerto Rico table lie. Pure geometry, no Qt.

Measures are given for a table of 1280 x 800 and grow with it; a table that is wider or higher
than that shape gives the extra room to the boards that use it best.
"""

from dataclasses import dataclass

from prdesk.ui.board.geometry import Rect, column, row

WIDTH, HEIGHT = 1280, 800
EDGE, GAP = 8, 6

ROLES, MIDDLE, MARKET, OWN, BAR = 86, 118, 178, 302, 68
"""Heights of the rows on the left, from the top."""

FEW_KINDS, EACH_KIND = 6, 14.2
"""Kinds of buildings in a column of the market up to which it is that high; what each kind more
takes from the own board."""

RIGHT = 392
"""Width of the opponents' boards and of the feed."""

OPPONENT_HEIGHTS = {1: 452, 2: 286, 3: 192, 4: 140}
"""Height of one opponent's board by the number of opponents."""

MIDDLE_WIDTHS = {
    "trading": 146,
    "ships": 219,
    "colonists": 114,
    "supply": 68,
    "plantations": 180,
    "ending": 107,
}


@dataclass(frozen=True)
class Layout:
    """The boards of a table; `scale` is pixels per unit of measure, `gap` what lies between.

    During the draft `draft` lies where market and own board lie later.
    """

    scale: float
    gap: float
    sea: Rect
    roles: Rect
    trading: Rect
    ships: Rect
    colonists: Rect
    supply: Rect
    plantations: Rect
    ending: Rect
    market: Rect
    own: Rect
    draft: Rect
    bar: Rect
    opponents: tuple[Rect, ...]
    feed: Rect


def lay_out(width: float, height: float, players: int, kinds: int = FEW_KINDS) -> Layout:
    """The table for a client area of `width` x `height` pixels and 2 to 5 players.

    Args:
        kinds: buildings in the longest column of the market.
    """
    scale = min(width / WIDTH, height / HEIGHT)
    edge, gap = EDGE * scale, GAP * scale
    inner = Rect(0, 0, width, height).inset(edge)
    spare = width - WIDTH * scale
    right = RIGHT * scale + spare * (0.42 if players == 2 else 0.3)
    left = inner.trim(right=right + gap)
    side = inner.at_right(right)

    over = max(0.0, height - HEIGHT * scale)
    more = max(0, kinds - FEW_KINDS) * EACH_KIND * scale
    heights = [
        ROLES * scale + over * 0.08,
        MIDDLE * scale + over * 0.12,
        MARKET * scale + over * 0.3 + more,
        OWN * scale + over * 0.5 - more,
        BAR * scale,
    ]
    rows = column(left, heights, gap)
    places = row(rows[1], [float(wide) for wide in MIDDLE_WIDTHS.values()], gap)
    middle = dict(zip(MIDDLE_WIDTHS, places, strict=True))

    rivals = players - 1
    each = OPPONENT_HEIGHTS[rivals] * scale + over * 0.8 / rivals
    boards: list[Rect] = []
    y = side.y
    for _ in range(rivals):
        boards.append(Rect(side.x, y, side.w, each).snapped())
        y += each + gap
    return Layout(
        scale=scale,
        gap=gap,
        sea=Rect(0, 0, width, height),
        roles=rows[0].snapped(),
        **{name: rect.snapped() for name, rect in middle.items()},
        market=rows[2].snapped(),
        own=rows[3].snapped(),
        draft=Rect(rows[2].x, rows[2].y, rows[2].w, rows[3].bottom - rows[2].y).snapped(),
        bar=rows[4].snapped(),
        opponents=tuple(boards),
        feed=Rect(side.x, y, side.w, side.bottom - y).snapped(),
    )
