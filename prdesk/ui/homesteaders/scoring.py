"""In the place of the lots, when the auctions are over: what counts at the end, and for whom."""

from typing import Any

from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import Rect, column, row
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits
from prdesk.ui.homesteaders.kinds import ART
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import say

PARTS = ("vp", "buildings", "bonus", "goods", "debt")
"""What a score is made of, in the order of formats.md."""

ALONE, FIGURES = 40.0, 50.0
"""Width of a column of figures: of the viewer's, or below names of everybody."""


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the score, if there are no lots."""
    rect = moment.layout.scoring
    if rect is None:
        return
    px = pen.px
    inner = shared.board(pen, rect, say("scoring"))
    scores = moment.snapshot.scores
    open_ = all(score["total"] is not None for score in scores)
    seats = [moment.viewer, *moment.clockwise()] if open_ else [moment.viewer]
    if not open_:
        art = inner.at_left(min(px(76), inner.w * 0.24)).inset(0, px(12))
        pen.art("over", art, f"{ART}/board/auction")
        inner = inner.trim(left=art.w + px(14))
    heads = 1 if open_ else 0
    lines = column(inner, [1.0] * (len(PARTS) + 1 + heads), 0)
    words = inner.w - len(seats) * px(FIGURES if open_ else ALONE)
    if open_:
        names = [moment.snapshot.names[seat] for seat in seats]
        _names(pen, lines[0].trim(left=words), names)
    for part, line in zip(PARTS, lines[heads:], strict=False):
        figures = [_figure(scores[seat], part) for seat in seats]
        _line(pen.at(part), line, words, say(f"score_{part}"), figures, 400)
    pen.box("rule", Rect(lines[-1].x, lines[-1].y, lines[-1].w, 1), "fill", 0, "paper_edge")
    totals = [bits.or_hidden(scores[seat]["total"]) for seat in seats]
    _line(pen.at("total"), lines[-1], words, say("score_total"), totals, 700)
    pen.spot("scoring", rect, about=say("about_scoring"))


def _figure(score: dict[str, Any], part: str) -> str:
    return bits.or_hidden(
        sum(v or 0 for v in score[part].values()) if part == "bonus" else score[part]
    )


def _names(pen: Pen, line: Rect, names: list[str]) -> None:
    for number, (place, name) in enumerate(
        zip(row(line, [1.0] * len(names), 0), names, strict=True)
    ):
        pen.text(f"name{number}", place.trim(left=pen.px(6)), name, 12, 600, "ink_soft", 1.0)


def _line(pen: Pen, line: Rect, wide: float, words: str, figures: list[str], weight: int) -> None:
    pen.text("words", line.at_left(wide), words, 12.5, weight)
    places = row(line.trim(left=wide), [1.0] * len(figures), 0)
    for number, (place, figure) in enumerate(zip(places, figures, strict=True)):
        pen.text(f"figure{number}", place, figure, 13, 700, "ink", 1.0)
