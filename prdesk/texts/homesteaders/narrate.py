"""The sentence of an event: chooses the variant of the text that fits and fills it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from prdesk.homesteaders.catalog.setup import DEBT_SILVER, GOLD_VALUE, REPAY_SILVER
from prdesk.texts.fill import fill_sentence
from prdesk.texts.homesteaders.amounts import amount, told
from prdesk.texts.homesteaders.events import CONTEXT, EVENTS
from prdesk.texts.homesteaders.refusals import REFUSALS
from prdesk.texts.homesteaders.rewards import RAIL_END, reward
from prdesk.texts.homesteaders.tiles import is_tile
from prdesk.texts.homesteaders.values import VALUES, places
from prdesk.texts.mark import Translate, english, form
from prdesk.texts.sentences import sentence_of
from prdesk.texts.values import Names, in_words, player_name

Event = Mapping[str, Any]

COUNTED: Final = {
    "workers_placed": ("idle",),
    "income_collected": ("debts",),
    "stage_started": ("removed", "added"),
}
"""Keys of an event that a sentence of their own follows on, with their `{count}`."""


def _variant(event: Event) -> str:
    """Suffix of the text that fits the event; the plain sentence if there is no such text."""
    match event["event"]:
        case "workers_placed":
            return "" if any(map(any, event.get("buildings", {}).values())) else ".none"
        case "paid":
            return f".{event.get('what')}"
        case "passed" | "skipped":
            return f".{event.get('decision')}"
        case "rail_advanced":
            return ".end" if event.get("position") == RAIL_END else ""
        case "built":
            return "" if any(event.get("goods", {}).values()) else ".free"
        case "bonus_gained":
            if is_tile(str(event.get("by"))):
                return ".lot"
            return ".debts" if event.get("debts") else ""
    return ""


def _lost(event: Event) -> int:
    """Silver's worth of gold that was paid too much."""
    gold, cost = int(event.get("gold", 0)), int(event.get("cost", 0))
    return max(0, GOLD_VALUE * gold - cost)


def _words(event: Event, names: Names, tr: Translate) -> dict[str, str]:
    """The values of all placeholders an event's sentences may have."""
    words = in_words(VALUES, event, names, tr)
    words["count"] = str(event.get("count", ""))
    words["amounts"] = told({**event, "debts": 0}, tr)
    match event["event"]:
        case "workers_placed":
            words["places"] = places(event.get("buildings", {}), tr)
        case "paid":
            words["lost"] = amount("silver", _lost(event), tr)
        case "rail_rewarded":
            words["reward"] = reward(event["take"], tr)
        case "bonus_gained":
            words["building"] = words["by"]
        case "extra_bought":
            words["paid"] = amount(event["good"], 1, tr)
        case "bought":
            price = {"silver": event.get("silver", 0), "gold": event.get("gold", 0)}
            words["paid"] = told({"trade": 1, **price}, tr)
            words["bought"] = amount(event["good"], 1, tr)
        case "sold":
            words["sold"] = amount(event["good"], 1, tr)
        case "hired":
            words["paid"] = told({"trade": 1, "food": 1}, tr)
        case "market_made":
            words["paid"] = told({"trade": 1, event["used"]: 1}, tr)
            words["made"] = amount(event["make"], 1, tr)
        case "bank_changed":
            words["paid"], words["made"] = amount("trade", 1, tr), amount("silver", 1, tr)
        case "debt_taken":
            words["amounts"] = amount("silver", DEBT_SILVER * event["count"], tr)
        case "debt_repaid":
            silver = event.get("with") == "silver"
            words["paid"] = told({"silver": REPAY_SILVER} if silver else {"gold": 1}, tr)
        case "skipped":
            words["why"] = sentence_of(REFUSALS, VALUES, event.get("reason", ""), event, tr, names)
        case "game_ended":
            words["players"] = ", ".join(player_name(p, names, tr) for p in event["winners"])
    return words


def _counts(event: Event) -> Iterator[tuple[str, int]]:
    """The parts that follow the first sentence, each with what it counts."""
    for key in COUNTED.get(event["event"], ()):
        value = event.get(key, 0)
        yield f"+{key}", sum(value.values()) if isinstance(value, Mapping) else int(value)
    if event["event"] == "paid":
        yield "+lost", _lost(event)


def sentence_of_event(event: Event, names: Names, tr: Translate = english) -> str:
    """What happened, in one to three sentences; an event without a text by its bare id."""
    event_id = str(event["event"])
    first = next((key for key in (event_id + _variant(event), event_id) if key in EVENTS), None)
    if first is None:
        return event_id.replace("_", " ")
    words = _words(event, names, tr)
    count = len(event["winners"]) if event_id == "game_ended" else event.get("count", 0)
    said = [fill_sentence(tr(CONTEXT, form(EVENTS[first], count)), words)]
    for part, n in _counts(event):
        if n:
            text = tr(CONTEXT, form(EVENTS[event_id + part], n))
            said.append(fill_sentence(text, {**words, "count": str(n)}))
    return " ".join(said)
