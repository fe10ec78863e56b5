"""Why a player has the points he has: one sentence per cell of the score table (rules 5.2)."""

from __future__ import annotations

from typing import Final

from prdesk.core.game import Json
from prdesk.homesteaders.catalog.buildings import INDEX, ROWS
from prdesk.homesteaders.catalog.ids import TYPES
from prdesk.qt.translate import translate
from prdesk.texts.fill import fill
from prdesk.texts.homesteaders import name_of
from prdesk.texts.homesteaders.amounts import amounts
from prdesk.texts.mark import QT_TRANSLATE_NOOP

CONTEXT: Final = "ScoreReason"

COUNTING: Final = ("gold", "copper", "livestock")
"""Goods that are worth 2 points each."""

_COUNTED: Final = {
    "residential": QT_TRANSLATE_NOOP("ScoreReason", "residential buildings: {count}"),
    "commercial": QT_TRANSLATE_NOOP("ScoreReason", "commercial buildings: {count}"),
    "industrial": QT_TRANSLATE_NOOP("ScoreReason", "industrial buildings: {count}"),
    "special": QT_TRANSLATE_NOOP("ScoreReason", "special buildings: {count}"),
    "building": QT_TRANSLATE_NOOP("ScoreReason", "buildings: {count}"),
    "worker": QT_TRANSLATE_NOOP("ScoreReason", "workers: {count}"),
    "track": QT_TRANSLATE_NOOP("ScoreReason", "tracks: {count}"),
}
_HIDDEN: Final = QT_TRANSLATE_NOOP("ScoreReason", "behind the screen until the end of the game")
_NOT_BUILT: Final = QT_TRANSLATE_NOOP("ScoreReason", "not built")
_NO_POINTS: Final = QT_TRANSLATE_NOOP("ScoreReason", "no building has points printed on it")
_CHIPS: Final = QT_TRANSLATE_NOOP("ScoreReason", "points gathered during the game")
_GOODS: Final = QT_TRANSLATE_NOOP("ScoreReason", "{goods}, 2 points each")
_NO_GOODS: Final = QT_TRANSLATE_NOOP("ScoreReason", "no gold, copper or livestock is left")
_DEBTS: Final = QT_TRANSLATE_NOOP(
    "ScoreReason", "{debts}: 1 point for the first, 2 for the second, and so on"
)
_NO_DEBTS: Final = QT_TRANSLATE_NOOP("ScoreReason", "no debts")
_SILVER: Final = QT_TRANSLATE_NOOP("ScoreReason", "silver left")


def reason_of_chips(player: Json) -> str:
    """The chips; player: an element of position["players"]."""
    return _hidden_or(player, _CHIPS)


def reason_of_buildings(player: Json) -> str:
    """The printed points, building by building; those without any are left out."""
    owned = sorted(player["buildings"], key=INDEX.__getitem__)
    points = [f"{name_of(b, translate)} {ROWS[INDEX[b]].vp}" for b in owned if ROWS[INDEX[b]].vp]
    return " + ".join(points) or translate(CONTEXT, _NO_POINTS)


def reason_of_bonus(player: Json, building: str) -> str:
    """What a building counts in this player's place."""
    if building not in player["buildings"]:
        return translate(CONTEXT, _NOT_BUILT)
    told = [
        fill(translate(CONTEXT, _COUNTED[thing]), {"count": str(_count(player, thing))})
        for thing in ROWS[INDEX[building]].bonus
    ]
    return ", ".join(told)


def reason_of_goods(player: Json) -> str:
    """The goods that count."""
    if player["goods"] is None:
        return translate(CONTEXT, _HIDDEN)
    held = {good: player["goods"][good] for good in COUNTING}
    if not any(held.values()):
        return translate(CONTEXT, _NO_GOODS)
    return fill(translate(CONTEXT, _GOODS), {"goods": amounts(held, translate)})


def reason_of_debt(player: Json) -> str:
    """The debts that are left."""
    if not player["debt"]:
        return _hidden_or(player, _NO_DEBTS)
    debts = amounts({"debt": player["debt"]}, translate)
    return fill(translate(CONTEXT, _DEBTS), {"debts": debts})


def reason_of_tiebreak(player: Json) -> str:
    """The silver."""
    return _hidden_or(player, _SILVER)


def _hidden_or(player: Json, text: str) -> str:
    return translate(CONTEXT, _HIDDEN if player["silver"] is None else text)


def _count(player: Json, thing: str) -> int:
    """Workers, tracks, buildings, or the buildings of a type."""
    if thing in ("worker", "track"):
        return int(player[f"{thing}s"])
    if thing == "building":
        return len(player["buildings"])
    return sum(ROWS[INDEX[b]].type == 1 << TYPES.index(thing) for b in player["buildings"])
