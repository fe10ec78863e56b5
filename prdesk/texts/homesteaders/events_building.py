"""What happened when the lots were settled: building, bonuses, extras."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Text

BUILDING_EVENTS: Final[dict[str, Text]] = {
    "lot_won": QT_TRANSLATE_NOOP("Event", "{player} wins lot {auction} for {amount}: {tile}."),
    "lot_unsold": QT_TRANSLATE_NOOP("Event", "Nobody gets lot {auction}: {tile}."),
    "built": QT_TRANSLATE_NOOP("Event", "{player} builds the {building} for {amounts}."),
    "built.free": QT_TRANSLATE_NOOP("Event", "{player} builds the {building} for nothing."),
    "bonus_gained": QT_TRANSLATE_NOOP("Event", "The {building} brings {player} {amounts}."),
    "bonus_gained.lot": QT_TRANSLATE_NOOP("Event", "The lot brings {player} {amounts}."),
    "bonus_gained.debts": QT_TRANSLATE_NOOP("Event", "The {building} clears 1 debt of {player}."),
    "extra_bought": QT_TRANSLATE_NOOP(
        "Event", "{player} uses the extra of the lot: {paid} for {amounts}."
    ),
}
