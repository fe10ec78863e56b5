"""The ids and counts that events, refusals and actions carry, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from prdesk.texts.fill import fill
from prdesk.texts.mark import Translate
from prdesk.texts.names import CONTEXT
from prdesk.texts.names import NAMES as SHARED
from prdesk.texts.prompts import phrase
from prdesk.texts.puertorico.names import NAMES, name_of, tile_name
from prdesk.texts.puertorico.prompts import PROMPTS
from prdesk.texts.values import Values, counted


def place_name(place: str, tr: Translate) -> str:
    """The name of `island:TILE`, `city:BUILDING` or `san_juan`; `:noble` behind it is shown too."""
    where, _, what = place.removesuffix(":noble").partition(":")
    name = tile_name(what, tr) if where == "island" else name_of(what or where, tr)
    if not place.endswith(":noble"):
        return name
    return fill(tr(CONTEXT, NAMES["piece_at"]), {"piece": name_of("noble", tr), "name": name})


def _places_named(value: str | Sequence[str], tr: Translate) -> str:
    named = [value] if isinstance(value, str) else value
    return ", ".join(place_name(place, tr) for place in named)


def gift(give: Mapping[str, Any], tr: Translate) -> str:
    """`1 corn, 1 VP, colonist (Office)`: what the Black market gets."""
    parts = []
    if "good" in give:
        parts.append(counted({give["good"]: 1}, lambda good: name_of(good, tr), tr))
    if give.get("vp"):
        parts.append(tr(CONTEXT, SHARED["1_vp"]))
    if "colonist" in give:
        place = str(give["colonist"])
        piece = "noble" if place.endswith(":noble") else "colonist"
        words = {"piece": name_of(piece, tr), "name": place_name(place.removesuffix(":noble"), tr)}
        parts.append(fill(tr(CONTEXT, NAMES["piece_at"]), words))
    return ", ".join(parts) or name_of("nothing", tr)


def places(arrangement: Mapping[str, Any], tr: Translate) -> str:
    """`corn plantation × 2, Office`: the filled circles of a `place` action or its event."""
    times = tr(CONTEXT, SHARED["times"])
    filled = [
        (place_name(f"{where}:{what}", tr), n)
        for where in ("island", "city")
        for what, n in arrangement.get(where, {}).items()
        if n
    ]
    parts = [fill(times, {"name": name, "count": str(n)}) if n > 1 else name for name, n in filled]
    return ", ".join(parts) or name_of("nothing", tr)


def filled(arrangement: Mapping[str, Any]) -> bool:
    """Whether somebody stands somewhere."""
    return any(any(arrangement.get(where, {}).values()) for where in ("island", "city"))


def _tile_or_building(value: str, tr: Translate) -> str:
    if ":" in value:
        return place_name(value, tr)
    return tile_name(value, tr) if f"tile:{value}" in NAMES else name_of(value, tr)


def _goods(value: Mapping[str, int] | Sequence[str], tr: Translate) -> str:
    if isinstance(value, Mapping):
        return counted(value, lambda good: name_of(good, tr), tr)
    return ", ".join(name_of(good, tr) for good in value) or name_of("nothing", tr)


def _phrase(decision: str, tr: Translate) -> str:
    return phrase(PROMPTS, decision, tr)


VALUES: Final[Values] = {
    "role": name_of,
    "building": name_of,
    "good": name_of,
    "by": name_of,
    "tile": _tile_or_building,
    "drawn": tile_name,
    "piece": name_of,
    "place": place_name,
    "to": _places_named,
    "give": gift,
    "decision": _phrase,
    "needed": _phrase,
    "goods": _goods,
    "short": _goods,
    "keep": _goods,
    "lost": _goods,
    "tiles": _goods,
    "discarded": _goods,
}
