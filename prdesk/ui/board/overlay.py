"""What lies over a table's drawing: outlines of targets, the pointer, the focus, last moves."""

from collections.abc import Iterable

from prdesk.ui.board.elements import Box, Element, Look, Spot
from prdesk.ui.board.geometry import Rect

RADIUS = 6.0


def targets(spots: Iterable[Spot]) -> list[Element]:
    """An outline with a mark for what may be clicked, another for what is chosen already."""
    found: list[Element] = []
    for spot in spots:
        if spot.chosen:
            found.append(Box(f"chosen {spot.key}", spot.rect, "chosen", spot.radius))
        elif spot.pick is not None and not isinstance(spot.pick, Look):
            found.append(Box(f"allowed {spot.key}", spot.rect, _style(spot), spot.radius))
    return found


def _style(spot: Spot) -> str:
    # Rectangles lie on whole pixels: one that is round may be a pixel larger than its radius says.
    if spot.radius * 2 < min(spot.rect.w, spot.rect.h) - 2:
        return "allowed"
    return "ring to fill" if spot.fills else "ring"


def pointer(hovered: Spot | None, focused: Spot | None) -> list[Element]:
    """A wash under the pointer where a click would do something, a ring for the keyboard."""
    found: list[Element] = []
    if hovered is not None and not isinstance(hovered.pick, Look | None):
        found.append(Box("hover", hovered.rect, "hover", hovered.radius))
    if focused is not None:
        found.append(Box("focus", focused.rect, "focus", focused.radius))
    return found


def lit(spots: Iterable[Spot]) -> list[Element]:
    """A ring around parts that somebody points at from elsewhere."""
    return [Box(f"lit {spot.key}", spot.rect, "focus", spot.radius) for spot in spots]


def recent(places: Iterable[str], anchors: dict[str, Rect]) -> list[Element]:
    """Brackets around the places the last moves touched."""
    return [
        Box(f"recent {place}", anchors[place].snapped(), "recent", RADIUS)
        for place in places
        if place in anchors
    ]
