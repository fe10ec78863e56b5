"""What happened in a captain phase: loading, storing, the ships' departure."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Text

CAPTAIN_EVENTS: Final[dict[str, Text]] = {
    "goods_loaded": QT_TRANSLATE_NOOP(
        "Event", "{player} loads {count} {good} on the {ship}-ship: {vp} VP."
    ),
    "goods_loaded.wharf": QT_TRANSLATE_NOOP(
        "Event", "{player} loads {count} {good} at the Wharf: {vp} VP."
    ),
    "goods_loaded.bonus": QT_TRANSLATE_NOOP(
        "Event", "{player} loads {count} {good} on the {ship}-ship: {vp} VP ({bonus})."
    ),
    "goods_loaded.wharf.bonus": QT_TRANSLATE_NOOP(
        "Event", "{player} loads {count} {good} at the Wharf: {vp} VP ({bonus})."
    ),
    "bonus.captain": QT_TRANSLATE_NOOP("Event", "Captain +{count}"),
    "bonus.harbor": QT_TRANSLATE_NOOP("Event", "Harbor +{count}"),
    "goods_stored": QT_TRANSLATE_NOOP("Event", "{player} keeps {keep}."),
    "goods_stored.lost": QT_TRANSLATE_NOOP("Event", "{player} keeps {keep} and loses {lost}."),
    "ship_emptied": QT_TRANSLATE_NOOP("Event", "The {ship}-ship sails away full: {count} {good}."),
}
