"""What a move brings a player: the facts that speak for it or against it."""

from __future__ import annotations

from typing import Final

from prdesk.texts.homesteaders.hint_facts_holdings import HOLDING_FACTS
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text

FACTS: Final[dict[str, Text]] = {
    **HOLDING_FACTS,
    # Income.
    "income_silver.you": QT_TRANSLATE_NOOP("Hint", "Your next income then brings {count} silver."),
    "income_silver": QT_TRANSLATE_NOOP(
        "Hint", "The next income of {player} then brings {count} silver."
    ),
    "income_vp.you": QT_TRANSLATE_NOOP("Hint", "Your next income then brings {count} VP."),
    "income_vp": QT_TRANSLATE_NOOP("Hint", "The next income of {player} then brings {count} VP."),
    "income_good.you": QT_TRANSLATE_NOOP("Hint", "Your next income then brings {count} {good}."),
    "income_good": QT_TRANSLATE_NOOP(
        "Hint", "The next income of {player} then brings {count} {good}."
    ),
    "idle.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "1 of your workers stays idle."),
        QT_TRANSLATE_NOOP("Hint", "{count} of your workers stay idle."),
    ),
    "idle": Plural(
        QT_TRANSLATE_NOOP("Hint", "1 worker of {player} stays idle."),
        QT_TRANSLATE_NOOP("Hint", "{count} workers of {player} stay idle."),
    ),
    # Auction.
    "lot_won.you": QT_TRANSLATE_NOOP("Hint", "You win lot {auction} for {count}."),
    "lot_won": QT_TRANSLATE_NOOP("Hint", "{player} wins lot {auction} for {count}."),
    "rail.you": QT_TRANSLATE_NOOP("Hint", "You come to position {count} on the railroad."),
    "rail": QT_TRANSLATE_NOOP("Hint", "{player} comes to position {count} on the railroad."),
    "starts.you": QT_TRANSLATE_NOOP("Hint", "You become the start player."),
    "starts": QT_TRANSLATE_NOOP("Hint", "{player} becomes the start player."),
    # Building.
    "built.you": QT_TRANSLATE_NOOP("Hint", "You build the {building} ({vp} VP)."),
    "built": QT_TRANSLATE_NOOP("Hint", "{player} builds the {building} ({vp} VP)."),
    "affords.you": QT_TRANSLATE_NOOP("Hint", "You can then pay for the {building}."),
    "affords": QT_TRANSLATE_NOOP("Hint", "{player} can then pay for the {building}."),
    # The end.
    "bonus.you": QT_TRANSLATE_NOOP("Hint", "Your end bonuses then come to {count} VP."),
    "bonus": QT_TRANSLATE_NOOP("Hint", "The end bonuses of {player} then come to {count} VP."),
    "penalty.you": QT_TRANSLATE_NOOP("Hint", "Your debts then cost {count} VP at the end."),
    "penalty": QT_TRANSLATE_NOOP("Hint", "The debts of {player} then cost {count} VP at the end."),
    "stock_out": QT_TRANSLATE_NOOP("Hint", "No {building} is then left in the stock."),
}
"""By the text of a reason; `.you` behind it speaks to the player it is about."""
