"""The role cards: what they give, the doubloons on them, who took them."""

from prdesk.ui.board.geometry import Rect, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import bits
from prdesk.ui.puertorico.kinds import ART
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import say, sentence, title

PRIVILEGES = {
    "settler": ("", f"{ART}/tiles/quarry"),
    "mayor": ("plus", f"{ART}/pieces/colonist"),
    "builder": ("minus", f"{ART}/pieces/doubloon"),
    "craftsman": ("plus", f"{ART}/pieces/barrel"),
    "trader": ("plus", f"{ART}/pieces/doubloon"),
    "captain": ("plus", f"{ART}/pieces/vp"),
    "prospector": ("plus", f"{ART}/pieces/doubloon"),
    "prospector_2": ("plus", f"{ART}/pieces/doubloon"),
}
"""What a role gives its chooser besides: sign and picture."""


def draw(pen: Pen, moment: Moment) -> None:
    """All role cards in a strip."""
    roles = moment.position["roles"]
    places = row(moment.layout.roles, [1.0] * len(roles), moment.layout.gap)
    for rect, role in zip(places, roles, strict=True):
        _card(pen.at(role), moment, rect.snapped(), role, roles[role])


def _card(pen: Pen, moment: Moment, rect: Rect, role: str, card: dict[str, int | None]) -> None:
    px = pen.px
    seat, doubloons = card["taken_by"], card["doubloons"]
    taken = seat is not None
    radius = px(9)
    pen.anchor(f"role:{role}", rect)
    pen.box("card", rect, "spent" if taken else "panel", radius)
    inner = rect.inset(px(9), px(6))
    heading = inner.at_top(px(19))
    pen.title("name", heading, title(role), 14, "ink_soft" if taken else "ink")
    strip = px(20) if taken else 0
    rest = Rect(inner.x, heading.bottom + px(2), inner.w, rect.bottom - px(5) - heading.bottom)
    rest = rest.trim(bottom=strip)
    crowded = bool(doubloons) and f"role:{role}" in moment.targets.variants
    beside_it = px(2 * 24 + 6) if crowded else rest.w * 0.5
    icon = rest.at_left(min(rest.h, px(46), rest.w - beside_it))
    pen.art("picture", icon, f"{ART}/roles/{role}", 0.6 if taken else 1.0)
    beside = rest.trim(left=icon.w + px(4 if crowded else 6))
    times = 2 if _doubled(moment) and not taken else 1
    _privilege(pen, beside.at_top(min(px(22), beside.h)), role, taken, times)
    if taken:
        assert seat is not None
        flag = rect.inset(1).at_bottom(strip)
        pen.box("owner", flag, "foot", radius - 1, f"seat:{seat}")
        name = moment.snapshot.names[seat]
        pen.text("owner name", flag.inset(px(9), 0), name, 11.5, 600, f"on:seat:{seat}")
        about = say("about_role_taken", role=title(role), player=name)
    else:
        about = sentence(say("about_role", role=title(role), privilege=say(role)))
        if _doubled(moment):
            about = f"{about} {say('about_doubled')}"
    if doubloons:
        side = px(24)
        place = Rect(beside.right - side, beside.bottom - side, side, side)
        bits.coin(pen, "doubloons", place, doubloons)
    small = Rect(beside.x, beside.bottom - px(24), px(24), px(24))
    above = Rect(rect.right - px(27), rect.y + px(23), px(24), px(24))
    moment.spot(pen, f"role:{role}", rect, about, radius, (small, above))


def _doubled(moment: Moment) -> bool:
    """Whether the viewer's Library would double the privilege of a role he takes now."""
    library = moment.me["city"].get("library", {})
    occupied = library.get("colonists", 0) + library.get("nobles", 0) > 0
    return occupied and not moment.me.get("library_used", False)


def _privilege(pen: Pen, area: Rect, role: str, taken: bool, times: int) -> None:
    sign, picture = PRIVILEGES[role]
    x = area.x
    faint = 0.6 if taken else 1.0
    if sign:
        colour = "ink_soft" if taken else "ink"
        x += pen.text("sign", area, say(sign, times), 13, 600, colour) + pen.px(3)
    pen.art("gift", Rect(x, area.y, min(area.right - x, area.h), area.h), picture, faint)
