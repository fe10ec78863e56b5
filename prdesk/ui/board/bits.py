"""Small things that lie on the boards of every table: headings, figures, badges."""

from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.lettering import width, wrap
from prdesk.ui.board.pen import Pen
from prdesk.ui.theme import MIN_TEXT

FAINT = 0.45
"""Opacity of what is used up."""

OVER = 2
"""How far a number may reach beyond its picture, for a table of 1280 x 800."""


def board(pen: Pen, rect: Rect, heading: str = "") -> Rect:
    """A paper board with its heading; returns the area inside, below the heading."""
    pen.box("board", rect, "panel", pen.px(9))
    inner = rect.inset(pen.px(10), pen.px(7))
    if not heading:
        return inner
    line = pen.px(18)
    pen.title("heading", inner.at_top(line), heading, 13, "ink_soft")
    return inner.trim(top=line + pen.px(3))


def numbered(
    pen: Pen,
    name: str,
    rect: Rect,
    element: str,
    count: object,
    ink: str,
    share: float,
    faint: bool = False,
) -> None:
    """A picture with a number on it: letters `share` of its height, in the colour `ink`."""
    pen.art(name, rect, element, FAINT if faint else 1.0)
    size = min(rect.w, rect.h) / pen.scale * share
    room = rect.inset(-pen.px(OVER), 0)
    pen.text(f"{name} count", room, str(count), size, 700, "ink" if faint else ink, 0.5)


def counted(pen: Pen, name: str, rect: Rect, element: str, count: object, size: float = 12) -> None:
    """A picture at the left of `rect` and a number beside it; an empty heap is faint.

    A long number takes its room from the picture.
    """
    number = pen.wide(str(count), MIN_TEXT / pen.scale, 700)
    icon = min(rect.h, rect.w * 0.6, rect.w - number - pen.px(3))
    none = str(count) == "0"
    pen.art(name, Rect(rect.x, rect.y, icon, rect.h), element, FAINT if none else 1.0)
    room = rect.trim(left=icon + pen.px(2))
    weight, colour = (400, "ink_soft") if none else (700, "ink")
    pen.text(f"{name} count", room, str(count), size, weight, colour)


def badge(pen: Pen, name: str, rect: Rect, words: str, size: float = 12) -> None:
    """A figure on a plate of its own, for the top of a picture."""
    pen.box(f"{name} plate", rect, "chip", rect.h / 2)
    pen.text(name, rect, words, size, 700, "ink", 0.5)


CAP_WEIGHT, CAP_PADDING = 650, 9
"""Weight of a name on a card, and what is left free beside it."""


def name_lines(pen: Pen, card: Rect, name: str, points: int) -> int:
    """How many lines of `points` pixels a name needs on a card; 0 if it must be shortened."""
    room = card.w - pen.px(CAP_PADDING)
    if width(name, "sans", points, CAP_WEIGHT) <= room:
        return 1
    lines = wrap(name, room, 2, "sans", points, CAP_WEIGHT)
    fits = all(width(line, "sans", points, CAP_WEIGHT) <= room for line in lines)
    return 2 if fits and _takes_two(card, points) else 0


def _takes_two(card: Rect, points: int) -> bool:
    return card.h > points * 5.5


def cap(
    pen: Pen, card: Rect, name: str, colour: str, points: int, always_two: bool = False
) -> float:
    """The coloured top of a card with a name on it; returns how high it is.

    A name that is too long for one line takes two where the card is high enough; with
    `always_two` there is room for two on every card.
    """
    two = name_lines(pen, card, name, points) != 1 and _takes_two(card, points) and " " in name
    high = points * (2.6 if two or always_two else 1.55)
    top = card.inset(1).at_top(high)
    pen.box("kind", top, "cap", pen.px(5), colour)
    room = top.centred(card.w - pen.px(CAP_PADDING), high)
    size = points / pen.scale
    pen.lines("name", room, name, 2 if two else 1, size, CAP_WEIGHT, f"on:{colour}", 0, 0.5)
    return high
