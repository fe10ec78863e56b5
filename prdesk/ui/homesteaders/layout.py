"""Where the boards of the Homesteaders table lie. Pure geometry, no Qt."""

from dataclasses import dataclass

from prdesk.ui.board import layout
from prdesk.ui.board.geometry import Rect, row

AUCTION, STOCK, OWN = 172, 222, 304
"""Heights of the rows on the left, from the top."""

TRADE_WIDTHS = {2: 264, 3: 222}
"""Width of rail track and market by the number of lots."""

TRADE_AT_THE_END = 0.56
"""Their share of the row when nothing is auctioned any more, and only trades are left."""

RAIL = 56
"""Height of the rail track above the market."""

OPPONENT_HEIGHTS = {1: 440, 2: 278, 3: 186}
"""Height of one opponent's board by the number of opponents."""


@dataclass(frozen=True)
class Layout(layout.Layout):
    """The boards of a table. At the end `scoring` lies where the lots were."""

    lots: tuple[Rect, ...]
    scoring: Rect | None
    rail: Rect
    market: Rect
    stock: Rect
    own: Rect


def lots_of(players: int) -> int:
    """How many lots are auctioned in a round (rules 1.2)."""
    return 3 if players == 4 else 2


def lay_out(width: float, height: float, players: int, auctions: bool = True) -> Layout:
    """The table for a client area of `width` x `height` pixels and 2 to 4 players.

    Args:
        auctions: whether anything is auctioned.
    """
    heights = [(AUCTION, 0.16), (STOCK, 0.34), (OWN, 0.5)]
    rivals = players - 1
    frame, rows = layout.frame(width, height, heights, rivals, OPPONENT_HEIGHTS[rivals])
    top, stock, own = rows
    gap = frame.gap
    lots = lots_of(players)
    trade = TRADE_WIDTHS[lots] * frame.scale + (width - layout.WIDTH * frame.scale) * 0.15
    if not auctions:
        trade = top.w * TRADE_AT_THE_END
    corner = top.at_right(trade)
    rest = top.trim(right=trade + gap)
    cards = row(rest, [1.0] * lots, gap) if auctions else []
    rail = corner.at_top(RAIL * corner.h / AUCTION)
    return Layout(
        **vars(frame),
        lots=tuple(card.snapped() for card in cards),
        scoring=None if auctions else rest.snapped(),
        rail=rail.snapped(),
        market=corner.trim(top=rail.h + gap).snapped(),
        stock=stock.snapped(),
        own=own.snapped(),
    )
