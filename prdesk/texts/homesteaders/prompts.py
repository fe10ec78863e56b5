"""What a player has to do: a phrase for each decision, and what happens otherwise."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP

PROMPTS: Final[dict[str, str]] = {
    "place_workers": QT_TRANSLATE_NOOP("Prompt", "place the workers"),
    "pay_workers": QT_TRANSLATE_NOOP("Prompt", "pay the wages"),
    "neutral_bid": QT_TRANSLATE_NOOP("Prompt", "place the neutral marker"),
    "bid": QT_TRANSLATE_NOOP("Prompt", "bid, or pass"),
    "rail_reward": QT_TRANSLATE_NOOP("Prompt", "take a reward of the railroad"),
    "pay_bid": QT_TRANSLATE_NOOP("Prompt", "pay the bid"),
    "build": QT_TRANSLATE_NOOP("Prompt", "build, or pass"),
    "second_build": QT_TRANSLATE_NOOP("Prompt", "build a second building, or pass"),
    "tile_extra": QT_TRANSLATE_NOOP("Prompt", "use the extra of the lot, or pass"),
    "final_trades": QT_TRANSLATE_NOOP("Prompt", "make the last trades"),
}

ADVICE: Final[dict[str, str]] = {
    "place_workers": QT_TRANSLATE_NOOP(
        "Prompt", "A worker on a space brings its income. Wages, for idle ones too: {wages}."
    ),
    "pay_workers": QT_TRANSLATE_NOOP("Prompt", "To pay: {cost}; 1 gold counts as 5."),
    "neutral_bid": QT_TRANSLATE_NOOP(
        "Prompt", "It stands at {level}, and whoever wants that lot has to beat it."
    ),
    "bid": QT_TRANSLATE_NOOP("Prompt", "A pass is final; the railroad then brings {rewards}."),
    "rail_reward": QT_TRANSLATE_NOOP("Prompt", "To choose from: {rewards}."),
    "pay_bid": QT_TRANSLATE_NOOP("Prompt", "To pay for lot {auction}: {cost}; 1 gold counts as 5."),
    "build": QT_TRANSLATE_NOOP(
        "Prompt", "Lot {auction} allows: {may_build}. Passing gives the right up."
    ),
    "second_build": QT_TRANSLATE_NOOP(
        "Prompt", "The Train Station allows one more building of any type, at its usual cost."
    ),
    "tile_extra": QT_TRANSLATE_NOOP("Prompt", "Lot {auction} offers: {offer}."),
    "final_trades": QT_TRANSLATE_NOOP(
        "Prompt",
        "Gold, copper and livestock count 2 VP each; silver, trade chits and other goods nothing.",
    ),
    "final_trades.debt": QT_TRANSLATE_NOOP(
        "Prompt",
        "Gold, copper and livestock count 2 VP each; silver, trade chits and other goods nothing."
        " To repay: {debts}, or lose {penalty}.",
    ),
}
"""By decision; what a choice brings or passing costs, for a line below the prompt. `.debt` where
there is one."""
