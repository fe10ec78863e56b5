"""The cargo ships with what they carry."""

import json
from functools import lru_cache
from typing import Any

from prdesk import resources
from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import Rect, column
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import name, say


@lru_cache(maxsize=1)
def _hulls() -> dict[str, Any]:
    """Size and bays of each ship's drawing, in the drawing's own units."""
    text = resources.path(f"svg/{ART}/ships.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the cargo ships."""
    inside = shared.board(pen, moment.layout.ships, say("ships"))
    ships = moment.position["ships"]
    label = pen.px(34)
    room = inside.trim(right=label)
    lines = column(inside, [1.0] * len(ships), pen.px(3))
    widest, high = _hulls()[str(max(ship["capacity"] for ship in ships))]["size"]
    scale = min(room.w / widest, lines[0].h / high)
    for line, ship in zip(lines, ships, strict=True):
        capacity = ship["capacity"]
        _ship(pen.at(str(capacity)), moment, line, ship, scale, label)


def _ship(
    pen: Pen, moment: Moment, line: Rect, ship: dict[str, Any], scale: float, label: float
) -> None:
    capacity, count, good = ship["capacity"], ship["count"], ship["good"]
    hull = _hulls()[str(capacity)]
    w, h = hull["size"]
    place = Rect(line.x, line.cy - h * scale / 2, w * scale, h * scale)
    pen.art("hull", place, f"{ART}/board/ship_{capacity}")
    for index, (x, y, bay_w, bay_h) in enumerate(hull["bays"][:count]):
        bay = Rect(place.x + x * scale, place.y + y * scale, bay_w * scale, bay_h * scale)
        pen.art(f"bay{index}", bay.inset(0.5), f"{ART}/goods/{good}")
    full = count == capacity
    figures = line.at_right(label)
    words = say("filled", count, all=capacity)
    pen.text("filled", figures, words, 13, 700 if full or count else 400, "ink", 1.0)
    pen.anchor(f"ship:{capacity}", place)
    about = say("about_ship", count, all=capacity, good=name(good)) if good else ""
    about = about or say("about_ship_empty", all=capacity)
    spot = Rect(line.x - pen.px(4), line.y, line.w + pen.px(8), line.h)
    moment.spot(pen, f"ship:{capacity}", spot, about, pen.px(6))
