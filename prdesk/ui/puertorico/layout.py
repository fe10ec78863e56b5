"""Where the boards of the Puerto Rico table lie. Pure geometry, no Qt.

Measures are given for a table of 1280 x 800 and grow with it; a table that is wider or higher
than that shape gives the extra room to the boards that use it best.
"""

from dataclasses import dataclass

from prdesk.ui.board.geometry import Rect, column, row

WIDTH, HEIGHT = 1280, 800
EDGE, GAP = 8, 6

ROLES, MIDDLE, MARKET, OWN, BAR = 86, 118, 172, 308, 68
"""Heights of the rows on the left, from the top."""

RIGHT = 392
"""Width of the opponents' boards and of the feed."""

OPPONENT_HEIGHTS = {1: 452, 2: 286, 3: 192, 4: 140}
"""Height of one opponent's board by the number of opponents."""

MIDDLE_WIDTHS = {
    "trading": 146,
    "ships": 224,
    "colonists": 114,
    "supply": 68,
    "plantations": 180,
    "ending": 102,
}


@dataclass(frozen=True)
class Layout:
    """The boards of a table; `scale` is pixels per unit of measure, `gap` what lies between."""

    scale: float
    gap: float
    sea: Rect
    roles: Rect
    trading: Rect
    ships: Rect
    colonists: Rect
    supply: Rect
    plantations: Rect
    ending: Rect
    market: Rect
    own: Rect
    bar: Rect
    opponents: tuple[Rect, ...]
    feed: Rect

    def boards(self) -> dict[str, Rect]:
        """Every board by name, the reserved ones too; no two overlap."""
        named = {
            name: getattr(self, name)
            for name in ("roles", *MIDDLE_WIDTHS, "market", "own", "bar", "feed")
        }
        for number, rect in enumerate(self.opponents):
            named[f"opponent {number}"] = rect
        return named


def lay_out(width: float, height: float, players: int) -> Layout:
    """The table for a client area of `width` x `height` pixels and 2 to 5 players."""
    scale = min(width / WIDTH, height / HEIGHT)
    edge, gap = EDGE * scale, GAP * scale
    inner = Rect(0, 0, width, height).inset(edge)
    spare = width - WIDTH * scale
    right = RIGHT * scale + spare * (0.42 if players == 2 else 0.3)
    left = inner.trim(right=right + gap)
    side = inner.at_right(right)

    over = max(0.0, height - HEIGHT * scale)
    heights = [
        ROLES * scale + over * 0.08,
        MIDDLE * scale + over * 0.12,
        MARKET * scale + over * 0.3,
        OWN * scale + over * 0.5,
        BAR * scale,
    ]
    rows = column(left, heights, gap)
    places = row(rows[1], [float(wide) for wide in MIDDLE_WIDTHS.values()], gap)
    middle = dict(zip(MIDDLE_WIDTHS, places, strict=True))

    rivals = players - 1
    each = OPPONENT_HEIGHTS[rivals] * scale + over * 0.8 / rivals
    boards: list[Rect] = []
    y = side.y
    for _ in range(rivals):
        boards.append(Rect(side.x, y, side.w, each).snapped())
        y += each + gap
    return Layout(
        scale=scale,
        gap=gap,
        sea=Rect(0, 0, width, height),
        roles=rows[0].snapped(),
        **{name: rect.snapped() for name, rect in middle.items()},
        market=rows[2].snapped(),
        own=rows[3].snapped(),
        bar=rows[4].snapped(),
        opponents=tuple(boards),
        feed=Rect(side.x, y, side.w, side.bottom - y).snapped(),
    )


@dataclass(frozen=True)
class Spaces:
    """Twelve city and twelve island spaces of one player."""

    city: tuple[Rect, ...]
    island: tuple[Rect, ...]
    columns: int


def _cells(area: Rect, columns: int, gap: float, shape: float) -> tuple[Rect, ...]:
    """Twelve cells in `columns`, at most `shape` times as wide as high, from the upper left."""
    lines = 12 // columns
    w = (area.w - gap * (columns - 1)) / columns
    h = (area.h - gap * (lines - 1)) / lines
    w, h = min(w, h * shape), min(h, w / 0.62)
    return tuple(
        Rect(area.x + c * (w + gap), area.y + r * (h + gap), w, h).snapped()
        for r in range(lines)
        for c in range(columns)
    )


def rival_spaces(area: Rect, gap: float) -> Spaces:
    """City and island of an opponent: side by side or stacked, whichever gives larger cells."""
    between = gap * 2.5
    best: tuple[float, Spaces] | None = None
    for columns, stacked in ((6, False), (4, False), (6, True), (4, True)):
        halves = column(area, [1.0, 1.0], between) if stacked else row(area, [54.0, 46.0], between)
        city = _cells(halves[0], columns, gap, 1.9)
        island = _cells(halves[1], columns, gap, 1.25)
        size = min(city[0].w, (city[0].h - 16) * 1.35) + min(island[0].w, island[0].h * 0.8)
        if best is None or size > best[0]:
            best = (size, Spaces(city, island, columns))
    assert best is not None
    return best[1]


def own_spaces(area: Rect, gap: float) -> Spaces:
    """City (4 x 3) and island (4 x 3) of the viewer, side by side."""
    halves = row(area, [55.0, 45.0], gap * 3)
    city = _cells(halves[0], 4, gap, 1.7)
    lines = column(halves[1], [1.0] * 3, gap)
    side = min(lines[0].h * 1.25, (halves[1].w - 3 * gap) / 4)
    island = tuple(
        Rect(area.right - (4 - c) * side - (3 - c) * gap, line.y, side, line.h).snapped()
        for line in lines
        for c in range(4)
    )
    return Spaces(city, island, 4)
