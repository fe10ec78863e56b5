"""Rectangles in device-independent pixels, and how to share them out. No Qt."""

from typing import NamedTuple


class Rect(NamedTuple):
    """A rectangle; `x`, `y` is the upper left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x just behind the rectangle."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just below the rectangle."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the centre."""
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        """Smaller by `dx` left and right and `dy` (default `dx`) above and below."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def trim(self, left: float = 0, top: float = 0, right: float = 0, bottom: float = 0) -> "Rect":
        """What is left when strips are cut off the sides."""
        return Rect(
            self.x + left,
            self.y + top,
            max(0, self.w - left - right),
            max(0, self.h - top - bottom),
        )

    def centred(self, w: float, h: float) -> "Rect":
        """A rectangle of that size in the middle of this one."""
        return Rect(self.cx - w / 2, self.cy - h / 2, w, h)

    def at_left(self, w: float) -> "Rect":
        """The strip of width `w` at the left."""
        return Rect(self.x, self.y, w, self.h)

    def at_right(self, w: float) -> "Rect":
        """The strip of width `w` at the right."""
        return Rect(self.right - w, self.y, w, self.h)

    def at_top(self, h: float) -> "Rect":
        """The strip of height `h` at the top."""
        return Rect(self.x, self.y, self.w, h)

    def at_bottom(self, h: float) -> "Rect":
        """The strip of height `h` at the bottom."""
        return Rect(self.x, self.bottom - h, self.w, h)

    def has(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def holds(self, other: "Rect", slack: float = 0.0) -> bool:
        """Whether `other` lies inside, up to `slack` pixels."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: "Rect", slack: float = 0.0) -> bool:
        """Whether the two overlap by more than `slack` pixels both ways."""
        return (
            min(self.right, other.right) - max(self.x, other.x) > slack
            and min(self.bottom, other.bottom) - max(self.y, other.y) > slack
        )

    def snapped(self) -> "Rect":
        """On whole pixels, so that edges are sharp and pictures are shared."""
        x, y = round(self.x), round(self.y)
        return Rect(x, y, round(self.right) - x, round(self.bottom) - y)


def row(area: Rect, weights: list[float], gap: float) -> list[Rect]:
    """Side by side, widths in proportion to `weights`."""
    room = area.w - gap * (len(weights) - 1)
    total = sum(weights)
    found: list[Rect] = []
    x = area.x
    for weight in weights:
        w = room * weight / total
        found.append(Rect(x, area.y, w, area.h))
        x += w + gap
    return found


def column(area: Rect, weights: list[float], gap: float) -> list[Rect]:
    """One below the other, heights in proportion to `weights`."""
    turned = row(Rect(area.y, area.x, area.h, area.w), weights, gap)
    return [Rect(r.y, r.x, r.h, r.w) for r in turned]


def grid(area: Rect, columns: int, rows: int, gap: float) -> list[Rect]:
    """`columns` x `rows` equal cells, row by row."""
    return [
        cell for line in column(area, [1.0] * rows, gap) for cell in row(line, [1.0] * columns, gap)
    ]
