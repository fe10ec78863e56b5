"""Small things that lie on many boards: coins, points, barrels, circles, headings."""

from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.lettering import width, wrap
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico.kinds import ART, kind_colour
from prdesk.ui.puertorico.words import say, title
from prdesk.ui.theme import MIN_TEXT


def board(pen: Pen, rect: Rect, heading: str = "") -> Rect:
    """A paper board with its heading; returns the area inside, below the heading."""
    pen.box("board", rect, "panel", pen.px(9))
    inner = rect.inset(pen.px(10), pen.px(7))
    if not heading:
        return inner
    line = pen.px(18)
    pen.title("heading", inner.at_top(line), heading, 13, "ink_soft")
    return inner.trim(top=line + pen.px(3))


CAP_WEIGHT, CAP_PADDING = 650, 9
"""Weight of a name on a card, and what is left free beside it."""

FAINT = 0.45
"""Opacity of what is used up."""


def or_hidden(count: int | None) -> str:
    """A number, or the sign for one the viewer may not see."""
    return say("hidden") if count is None else str(count)


def coin(pen: Pen, name: str, rect: Rect, count: object, faint: bool = False) -> None:
    """A doubloon with a number on it."""
    side = min(rect.w, rect.h)
    face = rect.centred(side, side)
    pen.art(name, face, f"{ART}/pieces/doubloon", FAINT if faint else 1.0)
    size = side / pen.scale * 0.54
    ink = "ink" if faint else "on_gold"
    pen.text(f"{name} count", face, str(count), size, 700, ink, 0.5)


def points(pen: Pen, name: str, rect: Rect, count: object, faint: bool = False) -> None:
    """A victory point hexagon with a number on it."""
    pen.art(name, rect, f"{ART}/pieces/vp", FAINT if faint else 1.0)
    size = min(rect.w, rect.h) / pen.scale * 0.52
    ink = "ink" if faint else "on_vp"
    pen.text(f"{name} count", rect, str(count), size, 700, ink, 0.5)


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


def circles(pen: Pen, name: str, rects: list[Rect], pieces: list[str]) -> None:
    """Circles of a tile or building and who stands on each."""
    for index, (rect, piece) in enumerate(zip(rects, pieces, strict=True)):
        pen.art(f"{name}{index}", rect, f"{ART}/pieces/{piece or 'circle_empty'}")


def badge(pen: Pen, name: str, rect: Rect, words: str, size: float = 12) -> None:
    """A figure on a plate of its own, for the top of a picture."""
    pen.box(f"{name} plate", rect, "chip", rect.h / 2)
    pen.text(name, rect, words, size, 700, "ink", 0.5)


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
    pen: Pen, card: Rect, building: str, edition: str, points: int, always_two: bool = False
) -> float:
    """The coloured top of a building's card with its name; returns how high it is.

    A name that is too long for one line takes two where the card is high enough; with
    `always_two` there is room for two on every card.
    """
    colour, name = kind_colour(building, edition), title(building)
    two = name_lines(pen, card, name, points) != 1 and _takes_two(card, points) and " " in name
    high = points * (2.6 if two or always_two else 1.55)
    top = card.inset(1).at_top(high)
    pen.box("kind", top, "cap", pen.px(5), colour)
    room = top.centred(card.w - pen.px(CAP_PADDING), high)
    size = points / pen.scale
    pen.lines("name", room, name, 2 if two else 1, size, CAP_WEIGHT, f"on:{colour}", 0, 0.5)
    return high
