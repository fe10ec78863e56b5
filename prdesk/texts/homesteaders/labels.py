"""The label of an action: what a button, a list entry or a hint says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from prdesk.homesteaders.catalog.ids import GOODS
from prdesk.homesteaders.catalog.setup import GOLD_VALUE
from prdesk.texts.fill import fill_sentence
from prdesk.texts.homesteaders.actions import ACTIONS, CONTEXT
from prdesk.texts.homesteaders.amounts import amount, amounts, gold_as, listed
from prdesk.texts.homesteaders.labels_trades import TRADES, words_of_trade
from prdesk.texts.homesteaders.moment import Position, decider, due, tile_at_stake
from prdesk.texts.homesteaders.names import name_of
from prdesk.texts.homesteaders.rewards import reward
from prdesk.texts.homesteaders.rows import cost_of, tile_of
from prdesk.texts.homesteaders.tiles import gained_by_extra
from prdesk.texts.homesteaders.values import VALUES, places
from prdesk.texts.mark import Translate, english, form
from prdesk.texts.values import in_words

Action = Mapping[str, Any]
Variant = tuple[str, dict[str, str]]
"""Suffix of the text, and the words it needs beside the action's own."""


def label_of_action(action: Action, position: Position, tr: Translate = english) -> str:
    """What an action does, in a few words: in brackets what is paid, behind a colon what is got.

    Args:
        action: an action of formats.md section 4.
        position: the position it is played in, as its player sees it; used for what is to be
            paid, the lot, the level of the neutral marker, the workers and buildings of the player.
        tr: from English to the reader's language.
    """
    kind = str(action.get("type"))
    if kind in TRADES:
        variant, words = words_of_trade(action, decider(position), tr)
    else:
        variant, words = _variant(action, position, tr)
    key = kind + variant
    if key not in ACTIONS:
        return kind.replace("_", " ")
    return fill_sentence(
        tr(CONTEXT, form(ACTIONS[key], 0)), {**in_words(VALUES, action, None, tr), **words}
    )


def _variant(action: Action, position: Position, tr: Translate) -> Variant:
    turn = position.get("turn", {})
    match action.get("type"):
        case "place_workers":
            return _placing(action["buildings"], decider(position), tr)
        case "pay":
            return _paying(int(action["gold"]), due(position), tr)
        case "neutral_bid":
            level = (position.get("neutral") or {}).get("level")
            return ("", {}) if level is None else (".level", {"level": str(level)})
        case "rail_reward":
            return "", {"reward": reward(action["take"], tr)}
        case "build":
            return _building(action, tr)
        case "tile_extra":
            return _extra(action, position, tr)
        case "pass":
            decision = f".{turn.get('decision')}"
            return decision if f"pass{decision}" in ACTIONS else "", {}
    return "", {}


def _placing(buildings: Mapping[str, Any], player: Mapping[str, Any], tr: Translate) -> Variant:
    placed = sum(map(sum, buildings.values()))
    if not placed:
        return ".none", {}
    idle = player.get("workers", placed) - placed
    words = {"places": places(buildings, tr), "idle": str(idle)}
    return ".idle" if idle > 0 else "", words


def _paying(gold: int, cost: int | None, tr: Translate) -> Variant:
    """Args: cost: silver to be paid, None where the position doesn't say."""
    if cost is None:
        return ".unknown.gold" if gold else ".unknown", {"paid": amount("gold", gold, tr)}
    over = GOLD_VALUE * gold - cost
    words = {
        "paid": amounts({"gold": gold, "silver": max(0, -over)}, tr),
        "lost": amount("silver", over, tr),
    }
    return ".lost" if over > 0 else "", words


def _building(action: Action, tr: Translate) -> Variant:
    substituted: Mapping[str, int] = action.get("gold_as", {})
    cost = cost_of(action["building"])
    if not cost:
        return ".free", {}
    own = {good: n - substituted.get(good, 0) for good, n in cost.items()}
    parts = [amount(good, n, tr) for good, n in own.items() if n]
    parts += [gold_as(n, name_of(g, tr), tr) for g, n in substituted.items() if n]
    return "", {"cost": listed(parts, tr)}


def _extra(action: Action, position: Position, tr: Translate) -> Variant:
    tile = tile_at_stake(position)
    if tile is None:
        return "", {}
    row = tile_of(tile)
    words = {"gained": gained_by_extra(tile, tr)}
    if row.good < 0:
        return ".free", words
    good = GOODS[row.good]
    paid = gold_as(1, name_of(good, tr), tr) if action.get("gold") else amount(good, 1, tr)
    return ".pay", {**words, "paid": paid}
