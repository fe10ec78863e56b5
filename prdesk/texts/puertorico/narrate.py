"""The sentence of an event: chooses the variant of the text that fits and fills it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from prdesk.texts.fill import fill, fill_sentence
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Translate, english, form
from prdesk.texts.puertorico.events import CONTEXT, EVENTS
from prdesk.texts.puertorico.events_end import END_REASONS
from prdesk.texts.puertorico.refusals import REFUSALS
from prdesk.texts.puertorico.values import VALUES, filled, place_name, places
from prdesk.texts.sentences import sentence_of
from prdesk.texts.values import Names, in_words, player_name

Event = Mapping[str, Any]

PHASE: Final = QT_TRANSLATE_NOOP("Event", "{role}: {player}")
PHASE_WITH_DOUBLOONS: Final = QT_TRANSLATE_NOOP("Event", "{role}: {player} (+{doubloons})")

COUNTS: Final = {
    "role_taken": "doubloons",
    "building_built": "cost",
    "good_sold": "doubloons",
}
"""The key that holds the `{count}` of an event; `count` for all others."""


def _variants(event: Event) -> list[str]:
    """Suffixes that fit the event, the fittest first; the plain sentence comes after them."""
    match event["event"]:
        case "role_taken":
            return [".doubloons"] if event.get("doubloons") else []
        case "passed":
            return [f".{event.get('decision')}"]
        case "tile_taken" | "colonists_taken":
            return [f".{event.get('source')}"]
        case "ship_piece_taken":
            return [f".{event.get('piece')}"]
        case "colonist_gained":
            by = event.get("by")
            return [f".{by}.{event.get('source')}", f".{by}"]
        case "doubloons_gained" | "vp_gained" | "piece_gained" | "tile_discarded":
            return [f".{event.get('by')}"]
        case "plantations_dealt":
            return [] if event.get("tiles") else [".none"]
        case "colonists_placed":
            if filled(event):
                return []
            return [".nobles"] if filled(event.get("nobles", {})) else [".none"]
        case "ship_refilled":
            short = event["count"] < event.get("needed", 0)
            return [".short" if event["count"] else ".none"] if short else []
        case "building_built":
            return [] if event.get("cost") else [".free"]
        case "goods_produced":
            return [] if any(event.get("goods", {}).values()) else [".none"]
        case "good_sold":
            at = f".{event['at']}" if "at" in event else ""
            return [at] if event.get("doubloons") else [f"{at}.free"]
        case "goods_loaded":
            ship = event.get("ship")
            wharf = f".{ship}" if isinstance(ship, str) else ""
            return [f"{wharf}.bonus"] if any(event.get("bonus", {}).values()) else [wharf]
        case "goods_stored":
            return [".lost"] if any(event.get("lost", {}).values()) else []
        case "round_ended":
            return [".last"] if event.get("governor") is None else []
    return []


def _parts(event: Event) -> list[str]:
    """Suffixes of the sentences that follow the first one."""
    keys: tuple[str, ...] = {
        "plantations_dealt": ("discarded", "reshuffled"),
        "goods_produced": ("short",),
        "colonists_placed": ("nobles", "san_juan") if filled(event) else ("san_juan",),
    }.get(event["event"], ())
    return [f"+{key}" for key in keys if event.get(key)]


def _words(event: Event, names: Names, tr: Translate) -> dict[str, str]:
    """The values of all placeholders an event's sentences may have."""
    words = in_words(VALUES, event, names, tr)
    words["count"] = str(event.get(COUNTS.get(event["event"], "count"), ""))
    match event["event"]:
        case "colonist_gained":
            words["place"] = place_name(event.get("to") or "san_juan", tr)
        case "colonists_placed":
            words["places"] = places(event, tr)
            words["nobles"] = places(event.get("nobles", {}), tr)
        case "goods_loaded":
            words["bonus"] = ", ".join(
                fill(tr(CONTEXT, str(EVENTS[f"bonus.{by}"])), {"count": str(n)})
                for by, n in event.get("bonus", {}).items()
                if n and f"bonus.{by}" in EVENTS
            )
        case "skipped":
            words["why"] = sentence_of(REFUSALS, VALUES, event.get("reason", ""), event, tr, names)
        case "end_triggered":
            reason = str(event.get("reason", ""))
            words["reason"] = tr(CONTEXT, END_REASONS.get(reason, reason))
        case "round_ended":
            words["governor"] = player_name(event.get("governor"), names, tr)
        case "game_ended":
            winners = event.get("winners", [])
            words["players"] = ", ".join(player_name(p, names, tr) for p in winners)
    return words


def heading_of_role(event: Event, names: Names, tr: Translate) -> str:
    """The head of a role phase in the log: short, so that the eye finds it."""
    text = PHASE_WITH_DOUBLOONS if event.get("doubloons") else PHASE
    words = in_words(VALUES, event, names, tr)
    return fill(tr(CONTEXT, text), words)


def sentence_of_event(event: Event, names: Names, tr: Translate = english) -> str:
    """What happened, in one to three sentences; an event without a text by its bare id."""
    event_id = event["event"]
    keys = [event_id + suffix for suffix in (*_variants(event), "")]
    first = next((key for key in keys if key in EVENTS), None)
    if first is None:
        return str(event_id).replace("_", " ")
    words = _words(event, names, tr)
    number = len(event["winners"]) if event_id == "game_ended" else words["count"]
    count = int(number) if str(number).isdigit() else 0
    chosen = [first, *(event_id + part for part in _parts(event))]
    return " ".join(fill_sentence(tr(CONTEXT, form(EVENTS[key], count)), words) for key in chosen)
