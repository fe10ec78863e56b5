"""Small things that lie on many boards: coins, points, barrels, circles, headings."""

from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico.kinds import ART, kind_colour


def board(pen: Pen, rect: Rect, heading: str = "") -> Rect:
    """A paper board with its heading; returns the area inside, below the heading."""
    pen.box("board", rect, "panel", pen.px(9))
    inner = rect.inset(pen.px(10), pen.px(7))
    if not heading:
        return inner
    line = pen.px(18)
    pen.title("heading", inner.at_top(line), heading, 13, "ink_soft")
    return inner.trim(top=line + pen.px(3))


def coin(pen: Pen, name: str, rect: Rect, count: object) -> None:
    """A doubloon with a number on it."""
    side = min(rect.w, rect.h)
    face = rect.centred(side, side)
    pen.art(name, face, f"{ART}/pieces/doubloon")
    size = side / pen.scale * 0.54
    pen.text(f"{name} count", face, str(count), size, 700, "on_gold", 0.5)


def points(pen: Pen, name: str, rect: Rect, count: object) -> None:
    """A victory point hexagon with a number on it."""
    pen.art(name, rect, f"{ART}/pieces/vp")
    size = min(rect.w, rect.h) / pen.scale * 0.52
    pen.text(f"{name} count", rect, str(count), size, 700, "on_vp", 0.5)


def counted(pen: Pen, name: str, rect: Rect, element: str, count: object, size: float = 12) -> None:
    """A picture at the left of `rect` and a number beside it; an empty heap is faint."""
    icon = min(rect.h, rect.w * 0.6)
    none = str(count) == "0"
    pen.art(name, Rect(rect.x, rect.y, icon, rect.h), element, 0.45 if none else 1.0)
    room = rect.trim(left=icon + pen.px(2))
    weight, colour = (400, "ink_soft") if none else (700, "ink")
    pen.text(f"{name} count", room, str(count), size, weight, colour)


def circles(pen: Pen, name: str, rects: list[Rect], filled: int) -> None:
    """Circles of a tile or building, the first `filled` with a colonist."""
    for index, rect in enumerate(rects):
        piece = "colonist" if index < filled else "circle_empty"
        pen.art(f"{name}{index}", rect, f"{ART}/pieces/{piece}")


def cap(pen: Pen, name: str, card: Rect, high: float, building: str, edition: str) -> str:
    """The coloured top of a building's card; returns the colour for text on it."""
    colour = kind_colour(building, edition)
    top = card.inset(1).at_top(high)
    pen.box(name, top, "cap", pen.px(5), colour)
    return f"on:{colour}"
