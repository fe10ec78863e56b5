"""Writes a table's drawing: the builders of the parts call a pen."""

from prdesk.ui.board import lettering
from prdesk.ui.board.elements import Action, Art, Box, Drawing, Pick, Spot, Text
from prdesk.ui.board.geometry import Rect


class Pen:
    """Adds elements to a drawing under keys that start with its own prefix."""

    def __init__(self, drawing: Drawing, scale: float, prefix: str = "") -> None:
        self.drawing = drawing
        self.scale = scale
        self._prefix = prefix

    def at(self, name: str) -> "Pen":
        """A pen for a part: the same drawing, a longer prefix."""
        return Pen(self.drawing, self.scale, f"{self._prefix}{name}/")

    def px(self, units: float) -> float:
        """Pixels of a measure given for a table of 1280 x 800."""
        return units * self.scale

    def size(self, units: float) -> int:
        """The text size in pixels of a size given for a table of 1280 x 800."""
        return max(11, round(units * self.scale))

    def box(
        self,
        name: str,
        rect: Rect,
        style: str,
        radius: float = 0.0,
        colour: str = "",
        opacity: float = 1.0,
    ) -> None:
        """A drawn shape of a style of `boxes`; `colour` names a colour of the palette."""
        self.drawing.elements.append(
            Box(self._prefix + name, rect.snapped(), style, radius, colour, opacity)
        )

    def art(self, name: str, rect: Rect, element: str, opacity: float = 1.0) -> None:
        """A drawing, as large as fits into `rect`."""
        self.drawing.elements.append(Art(self._prefix + name, rect.snapped(), element, opacity))

    def text(
        self,
        name: str,
        rect: Rect,
        text: str,
        size: float = 12,
        weight: int = 400,
        colour: str = "ink",
        align: float = 0.0,
        family: str = "sans",
    ) -> float:
        """One line of text in `rect`, made to fit; returns the width it takes.

        `size` is for a table of 1280 x 800; `align` 0 is left, 0.5 centred, 1 right.
        """
        shown, points = lettering.fit(text, rect.w, family, self.size(size), weight)
        if not shown:
            return 0.0
        self.drawing.elements.append(
            Text(self._prefix + name, rect, shown, family, points, weight, colour, align, text)
        )
        return lettering.width(shown, family, points, weight)

    def title(
        self, name: str, rect: Rect, text: str, size: float = 14, colour: str = "ink"
    ) -> float:
        """A heading in the serif face."""
        return self.text(name, rect, text, size, 700, colour, 0.0, "serif")

    def lines(
        self,
        name: str,
        rect: Rect,
        text: str,
        count: int,
        size: float = 11,
        weight: int = 400,
        colour: str = "ink_soft",
        align: float = 0.0,
        valign: float = 0.0,
    ) -> None:
        """Text broken into at most `count` lines."""
        points = self.size(size)
        found = lettering.wrap(text, rect.w, count, "sans", points, weight)
        step = points * 1.22
        top = rect.y + valign * (rect.h - step * len(found))
        for number, line in enumerate(found):
            place = Rect(rect.x, top + number * step, rect.w, step)
            self.text(f"{name}{number}", place, line, size, weight, colour, align)

    def wide(self, text: str, size: float, weight: int = 400, family: str = "sans") -> float:
        """The width `text` would take."""
        return lettering.width(text, family, self.size(size), weight)

    def spot(
        self,
        key: str,
        rect: Rect,
        pick: Pick | None = None,
        would: Action | None = None,
        about: str = "",
        chosen: bool = False,
        radius: float = 6.0,
        fills: bool = False,
    ) -> None:
        """A part that can be pointed at. Later spots lie above earlier ones."""
        spot = Spot(key, rect.snapped(), pick, would, about, chosen, radius, fills)
        self.drawing.spots.append(spot)

    def anchor(self, key: str, rect: Rect) -> None:
        """A named place pieces move from and to."""
        self.drawing.anchors[key] = rect
