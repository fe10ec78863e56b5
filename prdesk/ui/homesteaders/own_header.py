"""The top of the large board: name, silver, points, goods, chits, debts, tracks, workers, score."""

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import Rect, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits, holdings
from prdesk.ui.homesteaders.kinds import picture
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.targets import IDLE
from prdesk.ui.homesteaders.words import say, title

WIDTHS = [176.0, 35.0, 37.0, 250.0, 42.0, 42.0, 42.0, 83.0, 105.0]
"""Shares of name, silver, points, goods, trade chits, debts, tracks, workers, score."""


def draw_header(pen: Pen, moment: Moment, line: Rect) -> None:
    """The line along the top of the board."""
    px, me, seat = pen.px, moment.me, moment.viewer
    parts = row(line, WIDTHS, px(6))
    holdings.name_plate(pen, moment, parts[0], seat, 18)
    side = min(line.h, px(30))
    for what, part in (("silver", parts[1]), ("vp", parts[2])):
        place = part.centred(side * 1.1, side)
        bits.coin(pen, what, place, what, bits.or_hidden(me[what]))
        pen.anchor(f"{what}:{seat}", place)
        moment.spot(
            pen,
            f"held:{what}",
            place,
            say(f"about_{what}", count=bits.or_hidden(me[what])),
            side / 2,
        )
    for good, cell in zip(GOODS, row(parts[3], [1.0] * len(GOODS), px(2)), strict=True):
        _good(pen.at(good), moment, cell, good)
    chits = me["trade"]
    _counted(pen, moment, "trade", parts[4], chits, say("about_chits", bits.or_hidden(chits)))
    debts = me["debt"]
    points = "?" if debts is None else holdings.debt_points(debts)
    about = say("about_debts", bits.or_hidden(debts), points=points)
    _counted(pen, moment, "debt", parts[5], debts, about)
    tracks = me["tracks"]
    _counted(pen, moment, "track", parts[6], tracks, say("about_tracks", tracks))
    _workers(pen, moment, parts[7])
    _projected(pen, moment, parts[8])


def _counted(
    pen: Pen, moment: Moment, what: str, cell: Rect, count: int | None, about: str
) -> None:
    inner = cell.inset(pen.px(2), pen.px(6))
    shared.counted(pen, what, inner, picture(what), bits.or_hidden(count), 15)
    pen.anchor(f"{what}:{moment.viewer}", cell)
    moment.spot(pen, f"held:{what}", cell, about, pen.px(7))


def _good(pen: Pen, moment: Moment, cell: Rect, good: str) -> None:
    goods = moment.me["goods"]
    held = None if goods is None else goods.get(good, 0)
    inner = cell.inset(pen.px(3), pen.px(6))
    shared.counted(pen, "good", inner, picture(good), bits.or_hidden(held), 15)
    pen.anchor(f"good:{moment.viewer}:{good}", cell)
    about = say("about_good", bits.or_hidden(held), good=title(good))
    moment.spot(pen, f"good:{good}", cell, about, pen.px(7))


def _workers(pen: Pen, moment: Moment, cell: Rect) -> None:
    """How many there are, and how many of them have nothing to do."""
    px = pen.px
    player = moment.me
    waits = moment.arrangement
    idle = holdings.idle_of(player) if waits is None else waits.unplaced
    inner = cell.inset(px(2), px(6))
    shared.counted(
        pen, "worker", inner.at_left(inner.w * 0.48), picture("worker"), player["workers"], 15
    )
    if idle:
        room = inner.trim(left=inner.w * 0.5)
        pen.text("idle", room, say("idle", idle), 11.5, 600, "accent")
    pen.anchor(f"worker:{moment.viewer}", inner.at_left(inner.h * 1.6))
    about = say("about_workers", player["workers"], idle=idle)
    moment.spot(pen, IDLE, cell, about, px(7))


def _projected(pen: Pen, moment: Moment, area: Rect) -> None:
    px = pen.px
    side = min(area.h, px(26))
    place = area.at_right(side * 1.1)
    total = moment.snapshot.scores[moment.viewer]["total"]
    if total is not None and total < 0:
        below = bits.or_hidden(total)
        place = area.at_right(pen.wide(below, 12, 700) + 1)
        pen.text("projected", place, below, 12, 700, "ink", 1.0)
    else:
        bits.coin(pen, "projected", place.centred(place.w, side), "vp", bits.or_hidden(total))
    area_of_words = area.trim(right=place.w + px(5))
    words = say("final_score" if moment.decision == "game_over" else "projected")
    pen.lines("projected words", area_of_words, words, 2, 11, 400, "ink_soft", 1.0, 0.5)
    pen.spot("projected", area, about=holdings.score_in_words(moment, moment.viewer))
