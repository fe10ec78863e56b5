"""Small things that lie on many boards: coins, points, circles, headings."""

from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico.kinds import ART, kind_colour
from prdesk.ui.puertorico.words import say, title


def or_hidden(count: int | None) -> str:
    """A number, or the sign for one the viewer may not see."""
    return say("hidden") if count is None else str(count)


def coin(pen: Pen, name: str, rect: Rect, count: object, faint: bool = False) -> None:
    """A doubloon with a number on it."""
    side = min(rect.w, rect.h)
    face = rect.centred(side, side)
    shared.numbered(pen, name, face, f"{ART}/pieces/doubloon", count, "on_gold", 0.54, faint)


def points(pen: Pen, name: str, rect: Rect, count: object, faint: bool = False) -> None:
    """A victory point hexagon with a number on it."""
    shared.numbered(pen, name, rect, f"{ART}/pieces/vp", count, "on_vp", 0.52, faint)


def circles(pen: Pen, name: str, rects: list[Rect], pieces: list[str]) -> None:
    """Circles of a tile or building and who stands on each."""
    for index, (rect, piece) in enumerate(zip(rects, pieces, strict=True)):
        pen.art(f"{name}{index}", rect, f"{ART}/pieces/{piece or 'circle_empty'}")


def cap(
    pen: Pen, card: Rect, building: str, edition: str, points: int, always_two: bool = False
) -> float:
    """The coloured top of a building's card with its name; returns how high it is."""
    colour = kind_colour(building, edition)
    return shared.cap(pen, card, title(building), colour, points, always_two)
