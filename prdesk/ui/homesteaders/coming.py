"""The auction tiles still to come: those of lot 1 in their order, of the others only which."""

from itertools import groupby

from prdesk.homesteaders.catalog.ids import STAGES, TYPES
from prdesk.homesteaders.catalog.tiles import TILE_IDS, TILES
from prdesk.ui.board.geometry import Rect, grid
from prdesk.ui.board.pen import Pen
from prdesk.ui.homesteaders import bits
from prdesk.ui.homesteaders.kinds import lot_of
from prdesk.ui.homesteaders.moment import Moment
from prdesk.ui.homesteaders.words import say, tile_in_words

OPEN = "1"
"""The lot whose tiles lie face up."""

MOST = 9
BETWEEN, AROUND, APART = 2, 3, 4
"""Pixels between tiles of a stage, around the tiles of a stage, between stages."""


def stage_of(tile: str) -> str:
    """The stage an auction tile belongs to."""
    return STAGES[TILES[TILE_IDS.index(tile)].stage]


def draw(pen: Pen, moment: Moment, area: Rect, lot: str) -> None:
    """A small picture of each tile, stage by stage; face-down ones lie in a dashed frame."""
    px = pen.px
    stages = [(stage, list(tiles)) for stage, tiles in groupby(moment.pile(lot), stage_of)]
    around = px(AROUND) * (1 if lot == OPEN else 2)
    room = area.w - 2 * (around + px(APART) + px(AROUND)) - px(BETWEEN) * (MOST - 3) - 2 * around
    wide = min(room / MOST, area.h * 0.9)
    x, round_ = area.x, int(moment.position["round"])
    for stage, tiles in stages:
        span = len(tiles) * (wide + px(BETWEEN)) - px(BETWEEN)
        frame = Rect(x, area.y, span + 2 * px(AROUND), area.h)
        hidden = lot != OPEN and len(tiles) > 1
        if hidden:
            pen.box(f"{stage} frame", frame, "slot", px(4))
        for number, tile in enumerate(tiles):
            round_ += 1
            left = x + px(AROUND) + number * (wide + px(BETWEEN))
            place = Rect(left, area.y + px(AROUND), wide, area.h - 2 * px(AROUND))
            _tile(pen.at(tile), place, tile)
            word = "about_rest" if hidden else "about_next"
            pen.spot(f"next:{tile}", place, about=say(word, round=round_, tile=tile_in_words(tile)))
        x = frame.right + px(APART)


def _tile(pen: Pen, place: Rect, tile: str) -> None:
    """The types in their fixed quarters, so that they are told apart without colours too."""
    lot = lot_of(tile)
    pen.box("tile", place, "chip", pen.px(3))
    inner = place.inset(pen.px(2.5))
    if not lot.types:
        bits.things(pen, "gain", inner.centred(inner.w, inner.w), {"worker": 1}, inner.w)
        return
    for kind, cell in zip(TYPES, grid(inner, 2, 2, 1), strict=True):
        if kind in lot.types:
            pen.box(kind, cell, "fill", 1.5, kind)
