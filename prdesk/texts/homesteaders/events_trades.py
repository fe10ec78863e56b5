"""What happened in trades: goods, workers, debts."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text

TRADE_EVENTS: Final[dict[str, Text]] = {
    "bought": QT_TRANSLATE_NOOP("Event", "{player} buys {bought} for {paid}."),
    "sold": QT_TRANSLATE_NOOP("Event", "{player} sells {sold} for {amounts}."),
    "hired": QT_TRANSLATE_NOOP("Event", "{player} hires a worker for {paid}."),
    "market_made": QT_TRANSLATE_NOOP("Event", "{player} makes {made} at the Market for {paid}."),
    "bank_changed": QT_TRANSLATE_NOOP("Event", "{player} changes {paid} for {made} at the Bank."),
    "debt_taken": Plural(
        QT_TRANSLATE_NOOP("Event", "{player} takes 1 debt for {amounts}."),
        QT_TRANSLATE_NOOP("Event", "{player} takes {count} debts for {amounts}."),
    ),
    "debt_repaid": QT_TRANSLATE_NOOP("Event", "{player} repays 1 debt with {paid}."),
    "finished_trading": QT_TRANSLATE_NOOP("Event", "{player} has finished trading."),
}
