"""Small things that lie on many boards: coins, points, amounts of things, types."""

from collections.abc import Mapping

from prdesk.ui.board.bits import FAINT, numbered
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders.kinds import ART, picture
from prdesk.ui.homesteaders.words import say

COINS = {"silver": ("on:silver", 0.54), "vp": ("on_vp", 0.52)}
"""Things whose number stands on them: the colour of the number and its share of the height."""

STEP = 0.74
"""How far apart equal things lie that overlap, in widths of one."""

MINUS = "−"

PILE = 3
"""More of a thing than this are one and a number."""


def or_hidden(count: int | None) -> str:
    """A number, or the sign for one the viewer may not see."""
    return say("hidden") if count is None else str(count).replace("-", MINUS)


def coin(pen: Pen, name: str, rect: Rect, what: str, count: object, faint: bool = False) -> None:
    """A silver coin or a victory point hexagon with a number on it."""
    ink, share = COINS[what]
    side = min(rect.w, rect.h)
    wide = side * 1.1 if what == "vp" else side
    numbered(pen, name, rect.centred(wide, side), picture(what), count, ink, share, faint)


def wide_of(pen: Pen, amounts: Mapping[str, int], side: float, gap: float = 3) -> float:
    """How wide `things` draws amounts in pictures `side` pixels high."""
    wides = [_wide(pen, what, count, side) for what, count in amounts.items()]
    return sum(wides) + pen.px(gap) * max(0, len(wides) - 1)


def things(
    pen: Pen,
    name: str,
    area: Rect,
    amounts: Mapping[str, int],
    side: float,
    faint: bool = False,
    gap: float = 3,
) -> float:
    """Amounts of things side by side from the left of `area`; returns the x behind them.

    What is taken away, an amount below 0, is struck out.
    """
    x = area.x
    for what, count in amounts.items():
        cell = Rect(x, area.cy - side / 2, side, side)
        _thing(pen, f"{name} {what}", cell, what, count, faint)
        x += _wide(pen, what, count, side) + pen.px(gap)
    return x


def _wide(pen: Pen, what: str, count: int, side: float) -> float:
    if what in COINS or count < 0:
        return side
    if count > PILE:
        return side + pen.px(2) + pen.wide(str(count), side / pen.scale * 0.7, 700)
    return side * (1 + STEP * (count - 1))


def _thing(pen: Pen, name: str, cell: Rect, what: str, count: int, faint: bool) -> None:
    if what in COINS:
        coin(pen, name, cell, what, count, faint)
        return
    if count < 0:
        pen.art(name, cell, picture(what), FAINT if faint else 1.0)
        pen.box(f"{name} struck", cell, "without", pen.px(2))
        return
    if count > PILE:
        size = side = cell.h / pen.scale * 0.7
        room = Rect(cell.right + pen.px(2), cell.y, pen.wide(str(count), side, 700) + 2, cell.h)
        pen.text(f"{name} figure", room, str(count), size, 700)
        count = 1
    for number in range(count):
        place = cell._replace(x=cell.x + number * STEP * cell.w)
        pen.art(f"{name}{number}", place, picture(what), FAINT if faint else 1.0)


def kinds(pen: Pen, name: str, area: Rect, types: list[str], side: float, gap: float = 3) -> float:
    """The badges of types of buildings from the left of `area`; returns the x behind them."""
    x = area.x
    for kind in types:
        pen.art(f"{name} {kind}", Rect(x, area.cy - side / 2, side, side), f"{ART}/types/{kind}")
        x += side + pen.px(gap)
    return x
