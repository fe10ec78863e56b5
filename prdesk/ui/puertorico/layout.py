"""Where the boards of the Puerto Rico table lie. Pure geometry, no Qt."""

from dataclasses import dataclass

from prdesk.ui.board import layout
from prdesk.ui.board.geometry import Rect, row

ROLES, MIDDLE, MARKET, OWN = 86, 118, 178, 302
"""Heights of the rows on the left, from the top."""

FEW_KINDS, EACH_KIND = 6, 14.2
"""Kinds of buildings in a column of the market up to which it is that high; what each kind more
takes from the own board."""

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
class Layout(layout.Layout):
    """The boards of a table. During the draft `draft` lies where market and own board lie later."""

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


def lay_out(width: float, height: float, players: int, kinds: int = FEW_KINDS) -> Layout:
    """The table for a client area of `width` x `height` pixels and 2 to 5 players.

    Args:
        kinds: buildings in the longest column of the market.
    """
    more = max(0, kinds - FEW_KINDS) * EACH_KIND
    heights = [(ROLES, 0.08), (MIDDLE, 0.12), (MARKET + more, 0.3), (OWN - more, 0.5)]
    rivals = players - 1
    frame, rows = layout.frame(width, height, heights, rivals, OPPONENT_HEIGHTS[rivals])
    roles, middle, market, own = rows
    places = row(middle, [float(wide) for wide in MIDDLE_WIDTHS.values()], frame.gap)
    between = {name: rect.snapped() for name, rect in zip(MIDDLE_WIDTHS, places, strict=True)}
    return Layout(
        **vars(frame) | between,
        roles=roles.snapped(),
        market=market.snapped(),
        own=own.snapped(),
        draft=Rect(market.x, market.y, market.w, own.bottom - market.y).snapped(),
    )
