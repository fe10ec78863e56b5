"""What a building brings, in one line of pictures."""

from typing import Final

from prdesk.texts.homesteaders import rows
from prdesk.ui.board.bits import FAINT
from prdesk.ui.board.geometry import Rect
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits
from prdesk.ui.homesteaders.kinds import ART, Amounts, building, picture
from prdesk.ui.homesteaders.words import say

CHAINS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "market": (("wood",), ("food",), ("steel",)),
    "bank": (("trade",), ("silver",)),
    "river_port": (("gold",), ("copper", "livestock")),
}
"""Abilities that turn one thing into another."""

ABILITIES: Final = ("general_store", "forge", "rodeo", "lawyer")
"""Abilities that are told in words."""

LEAST_SIDE = 12


def draw(pen: Pen, line: Rect, name: str, faint: bool) -> None:
    """Income, places for workers and bonus from the left of `line`, as far as there is room."""
    px = pen.px
    side = max(LEAST_SIDE, min(line.h - 1, px(16)))
    x = line.x
    income = income_of(name)
    if income:
        if min(income.values()) > 0:
            x += pen.text("sign", line, say("plus", ""), 11, 600, "ink_soft") + px(2)
        x = bits.things(pen, "income", line.trim(left=x - line.x), income, side, faint) + px(4)
    for number, brings in enumerate(rows.slots_of(name)):
        place = Rect(x, line.cy - side / 2, side, side)
        pen.art(f"space{number}", place, picture("worker_space"), FAINT if faint else 1.0)
        room = line.trim(left=x + side + px(2) - line.x)
        x = bits.things(pen, f"brings{number}", room, brings, side, faint) + px(4)
    bonus(pen, line.trim(left=x - line.x), name, side, faint)


def income_of(name: str) -> Amounts:
    """The automatic income of a building; a Bank takes a debt away."""
    return {"debt": -1} if name == "bank" else rows.income_of(name)


def bonus(pen: Pen, line: Rect, name: str, side: float, faint: bool = False) -> None:
    """A point for each of some things at the end."""
    counted = building(name).bonus
    if not counted:
        return
    px = pen.px
    hexagon = Rect(line.x, line.cy - side / 2, side * 1.1, side)
    bits.coin(pen, "bonus", hexagon, "vp", 1, faint)
    room = line.trim(left=hexagon.w + px(4))
    x = room.x + pen.text("per", room, say("per"), 11, 400, "ink_soft") + px(4)
    for what in counted:
        place = Rect(x, line.cy - side / 2, side, side)
        pen.art(f"per {what}", place, counts(what), FAINT if faint else 1.0)
        x = place.right + px(2)


def counts(what: str) -> str:
    """The picture of what a bonus counts."""
    if what in ("worker", "track"):
        return picture(what)
    return f"{ART}/buildings/homestead" if what == "building" else f"{ART}/types/{what}"


def ability(pen: Pen, line: Rect, name: str) -> None:
    """What else a building is good for: pictures with arrows between them, or words."""
    if name in ABILITIES:
        pen.text("ability", line, say(f"ability_{name}"), 11, 400, "ink_soft")
        return
    px = pen.px
    side, arrow = line.h, pen.px(16)
    x = line.x
    for number, things in enumerate(CHAINS[name]):
        if number:
            gives = Rect(x, line.y, arrow, line.h)
            pen.text(f"gives{number}", gives, say("gives"), 11, 600, "ink_soft", 0.5)
            x = gives.right + px(2)
        room = line.trim(left=x - line.x)
        x = bits.things(pen, f"ability{number}", room, dict.fromkeys(things, 1), side)
