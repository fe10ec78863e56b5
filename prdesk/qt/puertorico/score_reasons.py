"""Why a player has the points he has: one sentence per cell of the score table (rules 3.9)."""

from __future__ import annotations

from collections.abc import Callable

from prdesk.core.game import Json
from prdesk.puertorico.catalog.buildings import BUILDINGS, INDEX
from prdesk.qt.translate import translate
from prdesk.texts import QT_TRANSLATE_NOOP
from prdesk.texts.puertorico import name_of

CONTEXT = "ScoreReason"

_BONUS: dict[str, str] = {
    "guild_hall": QT_TRANSLATE_NOOP(
        "ScoreReason", "small production buildings: {small}, large ones: {large} (2 points each)"
    ),
    "residence": QT_TRANSLATE_NOOP("ScoreReason", "filled island spaces: {spaces}"),
    "fortress": QT_TRANSLATE_NOOP(
        "ScoreReason", "colonists and nobles: {pieces} (1 point for every 3)"
    ),
    "customs_house": QT_TRANSLATE_NOOP(
        "ScoreReason", "points in chips: {chips} (1 point for every 4)"
    ),
    "city_hall": QT_TRANSLATE_NOOP("ScoreReason", "buildings that do not produce: {violet}"),
    "cloister": QT_TRANSLATE_NOOP(
        "ScoreReason", "sets of three equal tiles: {sets} (1, 3, 6 or 10 points)"
    ),
    "royal_garden": QT_TRANSLATE_NOOP("ScoreReason", "nobles: {nobles} (1 point more each)"),
}
_EMPTY = QT_TRANSLATE_NOOP("ScoreReason", "nobody works there: no bonus")
_HIDDEN = QT_TRANSLATE_NOOP("ScoreReason", "hidden until the end of the game")
_NOT_BUILT = QT_TRANSLATE_NOOP("ScoreReason", "not built")
_NOTHING = QT_TRANSLATE_NOOP("ScoreReason", "no buildings")
_TIE = QT_TRANSLATE_NOOP("ScoreReason", "doubloons: {doubloons}, goods: {goods}")


def reason_of_buildings(player: Json) -> str:
    """The printed points, building by building; player: an element of position["players"]."""
    owned = sorted(player["city"], key=INDEX.__getitem__)
    points = [f"{name_of(b, translate)} {BUILDINGS[INDEX[b]].vp}" for b in owned]
    return " + ".join(points) or translate(CONTEXT, _NOTHING)


def reason_of_bonus(player: Json, building: str) -> str:
    """What a large building counts in this player's place."""
    if player["vp"] is None and building == "customs_house":
        return translate(CONTEXT, _HIDDEN)
    if not _pieces(player["city"][building]):
        return translate(CONTEXT, _EMPTY)
    counts = {name: str(count(player)) for name, count in _COUNTS.items()}
    return translate(CONTEXT, _BONUS[building]).format(**counts)


def reason_of_nothing() -> str:
    """Why a player has no points for a building others have."""
    return translate(CONTEXT, _NOT_BUILT)


def reason_of_tiebreak(player: Json) -> str:
    """Doubloons and goods apart."""
    goods = sum(player["goods"].values())
    return translate(CONTEXT, _TIE).format(doubloons=player["doubloons"], goods=goods)


def _plants(player: Json, size: str) -> int:
    return sum(BUILDINGS[INDEX[b]].plant == size for b in player["city"])


def _places(player: Json) -> list[Json]:
    return [*player["island"].values(), *player["city"].values(), player["san_juan"]]


def _pieces(place: Json) -> int:
    nobles: int = place.get("nobles", 0)
    return nobles + int(place.get("colonists", 0))


_COUNTS: dict[str, Callable[[Json], int]] = {
    "small": lambda player: _plants(player, "small"),
    "large": lambda player: _plants(player, "large"),
    "spaces": lambda player: sum(tile["tiles"] for tile in player["island"].values()),
    "pieces": lambda player: sum(map(_pieces, _places(player))),
    "nobles": lambda player: sum(place.get("nobles", 0) for place in _places(player)),
    "sets": lambda player: sum(tile["tiles"] // 3 for tile in player["island"].values()),
    "chips": lambda player: player["vp"] or 0,
    "violet": lambda player: sum(BUILDINGS[INDEX[b]].violet for b in player["city"]),
}
