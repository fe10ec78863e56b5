"""The draft: all candidates by cost, the spaces of each cost, what has been chosen (rules 4.1)."""

from prdesk.puertorico.catalog.building import Building
from prdesk.puertorico.catalog.buildings import BUILDINGS, DRAFT_SPACES
from prdesk.ui.board.geometry import Rect, column, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.puertorico import bits
from prdesk.ui.puertorico.kinds import ART, kind_colour
from prdesk.ui.puertorico.moment import Moment
from prdesk.ui.puertorico.words import say, title
from prdesk.ui.puertorico.worths import about_building

ROWS = ((1, 2, 3), (4, 5, 6), (7, 8, 9), (10,))
"""Costs that lie in one row: those of a quarry column."""
HEAD = 22
NAME = 11.5


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the draft, in the place of market and own board."""
    px = pen.px
    rect = moment.layout.draft
    pen.box("board", rect, "panel", px(9))
    inside = rect.inset(px(12), px(8))
    heading = inside.at_top(px(24))
    _heading(pen, moment, heading)
    # The viewer's own board comes only after the draft.
    pen.anchor(f"name:{moment.viewer}", heading.at_left(px(60)))
    pen.anchor("market", rect)
    groups = _groups(moment)
    body = inside.trim(top=px(30))
    most = max(sum(len(groups[cost]) for cost in costs) for costs in ROWS)
    card = (body.w - px(9) * (most - 1) - px(14)) / most
    for costs, line in zip(ROWS, column(body, [1.0] * len(ROWS), px(8)), strict=True):
        x = line.x
        for cost in costs:
            wide = len(groups[cost]) * card + px(7) * (len(groups[cost]) - 1) + px(8)
            _group(
                pen.at(f"cost {cost}"), moment, Rect(x, line.y, wide, line.h), cost, groups[cost]
            )
            x += wide + px(11)


def _groups(moment: Moment) -> dict[int, list[Building]]:
    """The candidates by the cost of the space they compete for."""
    candidates = moment.quote["draft"]["candidates"]
    return {
        cost: [b for b in BUILDINGS if b.id in candidates and b.cost == cost]
        for cost in DRAFT_SPACES
    }


def _chosen(moment: Moment, name: str) -> bool:
    return name in moment.position["buildings"]


def _heading(pen: Pen, moment: Moment, line: Rect) -> None:
    """Who chooses, how far the draft is, and the production buildings that are there anyway."""
    px = pen.px
    seat = moment.position["turn"]["player"]
    candidates = moment.quote["draft"]["candidates"]
    done = sum(_chosen(moment, name) for name in candidates)
    player = moment.snapshot.names[seat]
    words = say("draft", done + 1, all=sum(DRAFT_SPACES.values()), player=player)
    side = line.h * 0.62
    mark = Rect(line.x, line.cy - side / 2, side * 0.8, side)
    pen.box("mark", mark, "turn")
    spot = Rect(mark.right + px(6), line.cy - px(8), px(16), px(16))
    pen.box("seat", spot, "fill", px(8), f"seat:{seat}")
    room = line.trim(left=spot.right - line.x + px(8))
    pen.title("heading", room, words, 16)


def _group(pen: Pen, moment: Moment, rect: Rect, cost: int, kinds: list[Building]) -> None:
    px = pen.px
    pen.box("ground", rect, "well", px(7))
    inside = rect.inset(px(4), px(3))
    head = inside.at_top(px(HEAD))
    bits.coin(pen, "cost", head.at_left(px(HEAD)), cost)
    filled = sum(_chosen(moment, kind.id) for kind in kinds)
    side = px(13)
    for number in range(DRAFT_SPACES[cost]):
        x = head.x + px(HEAD + 6) + number * (side + px(3))
        place = Rect(x, head.cy - side / 2, side, side)
        pen.box(f"space{number}", place, "circle")
        if number < filled:
            pen.box(f"filled{number}", place.inset(px(3)), "fill", side / 2, "accent")
    about = say("about_spaces", DRAFT_SPACES[cost], cost=cost, filled=filled)
    pen.spot(f"spaces:{cost}", head, about=about)
    cards = row(inside.trim(top=px(HEAD + 2)), [1.0] * len(kinds), px(5))
    for kind, card in zip(kinds, cards, strict=True):
        _card(pen.at(kind.id), moment, card, kind)


def _card(pen: Pen, moment: Moment, rect: Rect, kind: Building) -> None:
    px = pen.px
    rect = rect.snapped()
    chosen = _chosen(moment, kind.id)
    out = not chosen and kind.id not in moment.quote["draft"]["open"]
    radius = px(6)
    if chosen:
        edge = px(2.5)
        pen.box("frame", rect.inset(-edge), "fill", radius + edge, "accent")
    pen.box("card", rect, "spent" if out else "card", radius)
    name = title(kind.id)
    body = rect.inset(px(3), px(4))
    if out:
        high = pen.size(NAME) * 2.6
    else:
        high = bits.cap(pen, rect, kind.id, moment.edition, pen.size(NAME), always_two=True)
    if out:
        colour = kind_colour(kind.id, moment.edition)
        pen.box("kind", rect.inset(1).at_top(px(4)), "cap", radius - 1, colour, 0.5)
        room = rect.at_top(high).inset(px(3), 0)
        pen.lines("name", room, name, 2, NAME, 400, "ink_soft", 0.5, 0.5)
    picture = Rect(body.x, rect.y + high + px(2), body.w, rect.bottom - rect.y - high - px(6))
    pen.art("picture", picture, f"{ART}/buildings/{kind.id}", 0.35 if out else 1.0)
    pen.anchor(f"market:{kind.id}", rect)
    if chosen:
        side = min(px(30), picture.h * 0.6)
        stamp = Rect(rect.right - side - px(2), rect.bottom - side - px(2), side, side)
        pen.art("chosen", stamp, f"{ART}/marks/draft")
    cost = moment.quote["draft"]["candidates"][kind.id]
    about = about_building(moment, kind.id, cost, cost)
    moment.spot(pen, f"market:{kind.id}", rect, about, radius)
