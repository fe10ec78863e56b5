"""In the place of the lots, when the auctions are over: what counts at the end."""

from prdesk.ui.board import bits as shared
from prdesk.ui.board.geometry import Rect, column
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits
from prdesk.ui.homesteaders.kinds import ART
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import say

PARTS = ("vp", "buildings", "bonus", "goods", "debt")
"""What a score is made of, in the order of formats.md."""


def draw(pen: Pen, moment: Moment) -> None:
    """The board of the score, if there are no lots."""
    rect = moment.layout.scoring
    if rect is None:
        return
    px = pen.px
    inner = shared.board(pen, rect, say("scoring"))
    art = inner.at_left(min(px(76), inner.w * 0.24)).inset(0, px(12))
    pen.art("over", art, f"{ART}/board/auction")
    score = moment.snapshot.scores[moment.viewer]
    figures = {**score, "bonus": sum(value or 0 for value in score["bonus"].values())}
    lines = column(inner.trim(left=art.w + px(14)), [1.0] * (len(PARTS) + 1), 0)
    for part, line in zip(PARTS, lines, strict=False):
        _line(pen.at(part), line, say(f"score_{part}"), bits.or_hidden(figures[part]), 400)
    total = bits.or_hidden(score["total"])
    pen.box("rule", Rect(lines[-1].x, lines[-1].y, lines[-1].w, 1), "fill", 0, "paper_edge")
    _line(pen.at("total"), lines[-1], say("score_total"), total, 700)
    pen.spot("scoring", rect, about=say("about_scoring"))


def _line(pen: Pen, line: Rect, words: str, figure: str, weight: int) -> None:
    wide = pen.wide(figure, 13, 700) + 1
    pen.text("words", line.trim(right=wide + pen.px(6)), words, 12.5, weight)
    pen.text("figure", line.at_right(wide), figure, 13, 700, "ink", 1.0)
