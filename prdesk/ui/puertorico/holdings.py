"""What every player's board has at its top: the seat's colour, order of play, name."""

from prdesk.ui.board.elements import Look
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import say, sentence, title


def ground(pen: Pen, moment: Moment, rect: Rect, seat: int) -> None:
    """The paper board with the seat's colour at its left; framed while the seat decides."""
    px = pen.px
    radius = px(9)
    pen.box("board", rect, "panel", radius)
    pen.box("seat", rect.inset(1).at_left(px(7)), "spine", radius - 1, f"seat:{seat}")
    if moment.position["turn"]["player"] == seat:
        pen.box("deciding", rect, "frame", radius, "accent")
    pen.anchor(f"player:{seat}", rect)


def name_plate(pen: Pen, moment: Moment, area: Rect, seat: int, size: float) -> None:
    """Place in the order of play, name, the governor's hat, a mark for who decides now."""
    px = pen.px
    side = min(area.h, px(size * 1.15))
    badge = Rect(area.x, area.cy - side / 2, side, side)
    if moment.position["turn"]["player"] == seat:
        mark = Rect(badge.x, area.cy - side * 0.3, side * 0.5, side * 0.6)
        pen.box("mark", mark, "turn")
        badge = Rect(mark.right + px(3), badge.y, side, side)
    pen.box("order", badge, "circle")
    pen.text("order number", badge, str(moment.order(seat)), size * 0.68, 700, "on:circle", 0.5)
    room = area.trim(left=badge.right - area.x + px(5))
    governor = moment.position["governor"] == seat
    hat = area.h * 0.82 if governor else 0
    name = room.trim(right=hat + px(4) if governor else 0)
    wide = pen.text("name", name, moment.snapshot.names[seat], size, 700, "ink", 0, "serif")
    if governor:
        place = Rect(name.x + wide + px(4), area.cy - hat / 2, hat, hat)
        pen.art("governor", place, f"{ART}/pieces/governor")
        pen.anchor("governor", place)
    pen.anchor(f"name:{seat}", Rect(name.x, name.y, max(wide, hat), name.h))
    look = Look(seat) if seat != moment.viewer else None
    pen.spot(f"name:{seat}", area, look, about=_about(moment, seat))


def _about(moment: Moment, seat: int) -> str:
    """Who sits here, and which roles he took this round."""
    taken = [
        title(role) for role, card in moment.position["roles"].items() if card["taken_by"] == seat
    ]
    name = moment.snapshot.names[seat]
    governor = say("governor") if moment.position["governor"] == seat else ""
    roles = say("took", roles=", ".join(taken)) if taken else ""
    return sentence(say("about_player", player=name, order=moment.order(seat)), governor, roles)
