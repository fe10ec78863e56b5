"""The top of every board: colour, order, name, and what has come of it in the auction."""

from prdesk.ui.board.elements import Look
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders.kinds import picture
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import say, sentence

END_DEBT = 2
"""The n-th debt costs n points: all together n * (n + 1) over this."""


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
    """Place in the turn order, name, the start player's wagon, passed or leading."""
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
    tag = tag_of(moment, seat)
    tagged = pen.wide(tag, 11, 600) + px(12) if tag else 0.0
    start = moment.position["start_player"] == seat
    wagon = area.h * 0.9 if start else 0.0
    name = room.trim(right=(wagon + px(4) if start else 0) + (tagged + px(5) if tag else 0))
    wide = pen.text("name", name, moment.snapshot.names[seat], size, 700, "ink", 0, "serif")
    x = name.x + wide + px(5)
    if start:
        place = Rect(x, area.cy - wagon / 2, wagon, wagon)
        pen.art("start", place, picture("start_player"))
        pen.anchor("start", place)
        x = place.right + px(5)
    if tag:
        place = Rect(x, area.cy - px(9), tagged, px(18)).snapped()
        led = bool(moment.lots_led(seat))
        colour = f"seat:{seat}" if led else "spent"
        pen.box("tag", place, "fill", px(9), colour)
        pen.text("tag words", place, tag, 11, 600, f"on:{colour}" if led else "ink_soft", 0.5)
    pen.anchor(f"name:{seat}", Rect(name.x, name.y, max(wide, px(20)), name.h))
    look = Look(seat) if seat != moment.viewer else None
    pen.spot(f"name:{seat}", area, look, about=_about(moment, seat))


def tag_of(moment: Moment, seat: int) -> str:
    """What a seat has come to in this round's auction: passed, or the lots it leads."""
    led = moment.lots_led(seat)
    if led:
        lot, amount = next(iter(led.items()))
        return say("has_lot", amount, lot=lot)
    if moment.position["players"][seat]["passed"] and moment.position["auctions"]:
        return say("passed")
    return ""


def debt_points(debts: int) -> int:
    """What so many debts cost at the end."""
    return debts * (debts + 1) // END_DEBT


def idle_of(player: dict[str, object]) -> int:
    """Workers without a place."""
    buildings = player["buildings"]
    workers = player["workers"]
    assert isinstance(buildings, dict)
    assert isinstance(workers, int)
    return workers - sum(sum(held.get("workers", ())) for held in buildings.values())


def _about(moment: Moment, seat: int) -> str:
    """Who sits here, and what he has come to in the auction."""
    name = moment.snapshot.names[seat]
    start = moment.position["start_player"] == seat
    led = [say("about_has_lot", n, lot=lot) for lot, n in moment.lots_led(seat).items()]
    passed = moment.position["players"][seat]["passed"]
    return sentence(
        say("about_player", player=name, order=moment.order(seat)),
        say("about_start") if start else "",
        *led,
        say("about_passed") if passed else "",
    )
