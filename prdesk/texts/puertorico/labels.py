"""The label of an action: what a button, a list entry or a hint says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prdesk.texts.fill import fill_sentence
from prdesk.texts.mark import Translate, english, form
from prdesk.texts.puertorico.actions import ACTIONS, CONTEXT
from prdesk.texts.puertorico.names import tile_name
from prdesk.texts.puertorico.values import VALUES, filled, places
from prdesk.texts.values import in_words

Action = Mapping[str, Any]
Position = Mapping[str, Any]


def label_of_action(action: Action, position: Position, tr: Translate = english) -> str:
    """What an action does, in a few words.

    Args:
        action: an action of formats.md section 3.
        position: the position it is played in, as its player sees it; used for the doubloons on
            a role, the barrels that fit on a ship or are given back, the tile drawn and the
            decision that is passed.
    """
    kind = str(action.get("type"))
    count = _count(action, position)
    key = kind + _variant(action, position, count)
    if key not in ACTIONS:
        return kind.replace("_", " ")
    turn = position.get("turn", {})
    lost = _lost(action, position)
    words = in_words(VALUES, {**action, "drawn": turn.get("drawn"), "lost": lost}, None, tr)
    words["count"] = str(count)
    if kind == "place":
        words["places"] = places(action, tr)
        words["nobles"] = places(action.get("nobles", {}), tr)
    if kind == "land_office":
        words["tile"] = tile_name(str(action.get("sell")), tr)
    return fill_sentence(tr(CONTEXT, form(ACTIONS[key], count)), words)


def _variant(action: Action, position: Position, count: int) -> str:
    match action.get("type"):
        case "role":
            return _of_role(action) + (".doubloons" if count else "")
        case "hacienda":
            if not action.get("use"):
                return ".no"
            return ".quarry" if action.get("quarry") else ""
        case "hacienda_forest" | "land_office_forest":
            if action.get("forest"):
                return ""
            return ".no.drawn" if position.get("turn", {}).get("drawn") else ".no"
        case "tile" | "build":
            special = ".forest" if action.get("forest") else ".give" if action.get("give") else ""
            return special + ("" if action.get("colonist", True) else ".no_colonist")
        case "place":
            if not filled(action.get("nobles", {})):
                return ""
            return ".nobles" if filled(action) else ".only_nobles"
        case "ship_piece":
            return f".{action.get('piece')}"
        case "sell":
            return ".trading_post" if action.get("at") == "trading_post" else ""
        case "discard_tile":
            return _of_tile(action)
        case "land_office":
            return ".buy" if action.get("buy") else f".sell{_of_tile(action)}"
        case "load":
            wharf = ".wharf" if action.get("ship") == "wharf" else ""
            return wharf + (".count" if count else "")
        case "store":
            return ".lost" if any(_lost(action, position).values()) else ""
        case "pass":
            decision = f".{position.get('turn', {}).get('decision')}"
            return decision if f"pass{decision}" in ACTIONS else ""
    return ""


def _of_role(action: Action) -> str:
    if not action.get("privilege", True):
        return ".no_privilege"
    return "" if action.get("library", True) else ".no_library"


def _of_tile(action: Action) -> str:
    """Which of several tiles of a kind goes."""
    if action.get("piece") == "noble":
        return ".noble"
    return ".occupied" if action.get("occupied") else ""


def _count(action: Action, position: Position) -> int:
    """The doubloons on a role, or the barrels a load moves; 0 where the position doesn't say."""
    if action.get("type") == "role":
        return int(position.get("roles", {}).get(action.get("role"), {}).get("doubloons", 0))
    if action.get("type") != "load":
        return 0
    held = int(_held(position).get(action.get("good"), 0))
    if action.get("ship") == "wharf":
        return held
    free = (
        ship["capacity"] - ship["count"]
        for ship in position.get("ships", [])
        if ship["capacity"] == action.get("ship")
    )
    return min(held, next(free, 0))


def _held(position: Position) -> Mapping[Any, int]:
    """The goods of who decides; empty where the position doesn't say."""
    player = position.get("turn", {}).get("player")
    players = position.get("players", [])
    if not isinstance(player, int) or not 0 <= player < len(players):
        return {}
    goods: Mapping[Any, int] = players[player].get("goods", {})
    return goods


def _lost(action: Action, position: Position) -> dict[str, int]:
    """What a `store` gives back."""
    keep = action.get("keep") if action.get("type") == "store" else None
    if not isinstance(keep, Mapping):
        return {}
    return {good: max(0, n - keep.get(good, 0)) for good, n in _held(position).items()}
