"""Auction tiles in words: what may be built, and the extra."""

from __future__ import annotations

from typing import Final

from prdesk.homesteaders.catalog.ids import ANY_TYPE, GOODS, TYPES
from prdesk.homesteaders.catalog.tiles import FREE_WORKER, PAID_TRACK, PAID_VP, TILE_IDS
from prdesk.texts.fill import fill
from prdesk.texts.homesteaders.amounts import amount
from prdesk.texts.homesteaders.names import either, name_of
from prdesk.texts.homesteaders.rows import tile_of
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Translate, english

CONTEXT: Final = "Name"

TILE_WORDS: Final[dict[str, str]] = {
    "any": QT_TRANSLATE_NOOP("Name", "any building"),
    "none": QT_TRANSLATE_NOOP("Name", "no building"),
    "extra": QT_TRANSLATE_NOOP("Name", "{gained} for {paid}"),
    "advances": QT_TRANSLATE_NOOP("Name", "{worker} and a step on the railroad"),
    "gift": QT_TRANSLATE_NOOP("Name", "{gift}, plus {extra}"),
    "with_extra": QT_TRANSLATE_NOOP("Name", "{may_build}, then {extra}"),
    "only_extra": QT_TRANSLATE_NOOP("Name", "{may_build}, but {extra}"),
    "lot": QT_TRANSLATE_NOOP("Name", "lot {auction}"),
}


def is_tile(name_id: str) -> bool:
    """Whether an id is that of an auction tile."""
    return name_id in TILE_IDS


def lot_name(auction: str, tr: Translate = english) -> str:
    """`lot 1`."""
    return _say("lot", tr, auction=auction)


def may_build(tile: str, tr: Translate = english) -> str:
    """`residential or commercial`, `any building`, `no building`."""
    types = tile_of(tile).types
    if types == ANY_TYPE:
        return _say("any", tr)
    allowed = [name_of(name, tr) for bit, name in enumerate(TYPES) if types >> bit & 1]
    return either(allowed, tr) if allowed else _say("none", tr)


def extra_of(tile: str, tr: Translate = english) -> str:
    """`1 worker`, `4 VP for 1 copper`: what the winner gets beside the right to build, or may."""
    row = tile_of(tile)
    if row.advances:
        return _say("advances", tr, worker=amount("worker", 1, tr))
    offer = offer_of(tile, tr)
    return _say("gift", tr, gift=amount("vp", row.gift, tr), extra=offer) if row.gift else offer


def offer_of(tile: str, tr: Translate = english) -> str:
    """`1 worker`, `4 VP for 1 copper`: what `tile_extra` asks about; empty for most tiles."""
    row = tile_of(tile)
    if row.good < 0:
        return gained_by_extra(tile, tr) if row.extra else ""
    paid = amount(GOODS[row.good], 1, tr)
    return _say("extra", tr, gained=gained_by_extra(tile, tr), paid=paid)


def gained_by_extra(tile: str, tr: Translate = english) -> str:
    """`1 worker`, `4 VP`: what an action `tile_extra` brings; the tile has to have an extra."""
    row = tile_of(tile)
    gains = {FREE_WORKER: ("worker", 1), PAID_TRACK: ("track", 1), PAID_VP: ("vp", row.vp)}
    return amount(*gains[row.extra], tr)


def tile_name(tile: str, tr: Translate = english) -> str:
    """`commercial, then 1 worker`: an auction tile in a few words."""
    build, extra = may_build(tile, tr), extra_of(tile, tr)
    if not extra:
        return build
    kind = "with_extra" if tile_of(tile).types else "only_extra"
    return _say(kind, tr, may_build=build, extra=extra)


def _say(word: str, tr: Translate, **words: str) -> str:
    return fill(tr(CONTEXT, TILE_WORDS[word]), words)
