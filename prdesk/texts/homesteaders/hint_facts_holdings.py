"""What a move brings to or takes from what a player holds."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text

HOLDING_FACTS: Final[dict[str, Text]] = {
    "silver.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You get 1 silver."),
        QT_TRANSLATE_NOOP("Hint", "You get {count} silver."),
    ),
    "silver": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} gets 1 silver."),
        QT_TRANSLATE_NOOP("Hint", "{player} gets {count} silver."),
    ),
    "silver_paid.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You pay 1 silver."),
        QT_TRANSLATE_NOOP("Hint", "You pay {count} silver."),
    ),
    "silver_paid": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} pays 1 silver."),
        QT_TRANSLATE_NOOP("Hint", "{player} pays {count} silver."),
    ),
    "trade.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You get 1 trade chit."),
        QT_TRANSLATE_NOOP("Hint", "You get {count} trade chits."),
    ),
    "trade": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} gets 1 trade chit."),
        QT_TRANSLATE_NOOP("Hint", "{player} gets {count} trade chits."),
    ),
    "trade_paid.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You spend 1 trade chit."),
        QT_TRANSLATE_NOOP("Hint", "You spend {count} trade chits."),
    ),
    "trade_paid": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} spends 1 trade chit."),
        QT_TRANSLATE_NOOP("Hint", "{player} spends {count} trade chits."),
    ),
    "debt.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You take 1 debt."),
        QT_TRANSLATE_NOOP("Hint", "You take {count} debts."),
    ),
    "debt": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} takes 1 debt."),
        QT_TRANSLATE_NOOP("Hint", "{player} takes {count} debts."),
    ),
    "debt_cleared.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You get rid of 1 debt."),
        QT_TRANSLATE_NOOP("Hint", "You get rid of {count} debts."),
    ),
    "debt_cleared": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} gets rid of 1 debt."),
        QT_TRANSLATE_NOOP("Hint", "{player} gets rid of {count} debts."),
    ),
    "vp.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You get 1 VP."),
        QT_TRANSLATE_NOOP("Hint", "You get {count} VP."),
    ),
    "vp": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} gets 1 VP."),
        QT_TRANSLATE_NOOP("Hint", "{player} gets {count} VP."),
    ),
    "worker.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You get 1 worker."),
        QT_TRANSLATE_NOOP("Hint", "You get {count} workers."),
    ),
    "worker": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} gets 1 worker."),
        QT_TRANSLATE_NOOP("Hint", "{player} gets {count} workers."),
    ),
    "track.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You get 1 track."),
        QT_TRANSLATE_NOOP("Hint", "You get {count} tracks."),
    ),
    "track": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} gets 1 track."),
        QT_TRANSLATE_NOOP("Hint", "{player} gets {count} tracks."),
    ),
    "good.you": QT_TRANSLATE_NOOP("Hint", "You get {count} {good}."),
    "good": QT_TRANSLATE_NOOP("Hint", "{player} gets {count} {good}."),
    "good_paid.you": QT_TRANSLATE_NOOP("Hint", "You give {count} {good}."),
    "good_paid": QT_TRANSLATE_NOOP("Hint", "{player} gives {count} {good}."),
}
