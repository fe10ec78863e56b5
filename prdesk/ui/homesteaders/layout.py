"""Where the boards of the Homesteaders table lie. Pure geometry, no Qt.

Measures are given for a table of 1280 x 800 and grow with it; a table that is wider or higher
than that shape gives the extra room to the boards that use it best.
"""

from dataclasses import dataclass

from prdesk.ui.board.geometry import Rect, column, row

WIDTH, HEIGHT = 1280, 800
EDGE, GAP = 8, 6

AUCTION, STOCK, OWN, BAR = 172, 222, 304, 68
"""Heights of the rows on the left, from the top."""

RIGHT = 392
"""Width of the opponents' boards and of the feed."""

TRADE_WIDTHS = {2: 264, 3: 222}
"""Width of rail track and market by the number of lots."""

TRADE_AT_THE_END = 0.56
"""Their share of the row when nothing is auctioned any more, and only trades are left."""

RAIL = 56
"""Height of the rail track above the market."""

OPPONENT_HEIGHTS = {1: 440, 2: 278, 3: 186}
"""Height of one opponent's board by the number of opponents."""


@dataclass(frozen=True)
class Layout:
    """The boards of a table; `scale` is pixels per unit of measure, `gap` what lies between.

    At the end there are no lots any more, but a board `scoring` in their place.
    """

    scale: float
    gap: float
    sea: Rect
    lots: tuple[Rect, ...]
    scoring: Rect | None
    rail: Rect
    market: Rect
    stock: Rect
    own: Rect
    bar: Rect
    opponents: tuple[Rect, ...]
    feed: Rect


def lots_of(players: int) -> int:
    """How many lots are auctioned in a round (rules 1.2)."""
    return 3 if players == 4 else 2


def lay_out(width: float, height: float, players: int, auctions: bool = True) -> Layout:
    """The table for a client area of `width` x `height` pixels and 2 to 4 players.

    Args:
        auctions: whether anything is auctioned.
    """
    scale = min(width / WIDTH, height / HEIGHT)
    edge, gap = EDGE * scale, GAP * scale
    inner = Rect(0, 0, width, height).inset(edge)
    spare = width - WIDTH * scale
    right = RIGHT * scale + spare * (0.42 if players == 2 else 0.3)
    left = inner.trim(right=right + gap)
    side = inner.at_right(right)

    over = max(0.0, height - HEIGHT * scale)
    heights = [
        AUCTION * scale + over * 0.16,
        STOCK * scale + over * 0.34,
        OWN * scale + over * 0.5,
        BAR * scale,
    ]
    rows = column(left, heights, gap)
    lots = lots_of(players)
    trade = TRADE_WIDTHS[lots] * scale + spare * 0.15
    if not auctions:
        trade = rows[0].w * TRADE_AT_THE_END
    corner = rows[0].at_right(trade)
    rest = rows[0].trim(right=trade + gap)
    cards = row(rest, [1.0] * lots, gap) if auctions else []

    rivals = players - 1
    each = OPPONENT_HEIGHTS[rivals] * scale + over * 0.8 / rivals
    boards: list[Rect] = []
    y = side.y
    for _ in range(rivals):
        boards.append(Rect(side.x, y, side.w, each).snapped())
        y += each + gap
    rail = corner.at_top(RAIL * corner.h / AUCTION)
    return Layout(
        scale=scale,
        gap=gap,
        sea=Rect(0, 0, width, height),
        lots=tuple(card.snapped() for card in cards),
        scoring=None if auctions else rest.snapped(),
        rail=rail.snapped(),
        market=corner.trim(top=rail.h + gap).snapped(),
        stock=rows[1].snapped(),
        own=rows[2].snapped(),
        bar=rows[3].snapped(),
        opponents=tuple(boards),
        feed=Rect(side.x, y, side.w, side.bottom - y).snapped(),
    )
