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
        "Prompt", "Each worker on a space brings its income; wages are paid for idle ones too."
    ),
    "pay_workers": QT_TRANSLATE_NOOP("Prompt", "To pay: {cost} silver; 1 gold counts as 5."),
    "neutral_bid": QT_TRANSLATE_NOOP(
        "Prompt", "Whoever wants the lot it stands on has to bid more than {level}."
    ),
    "bid": QT_TRANSLATE_NOOP(
        "Prompt", "Passing is final for the round and brings a reward of the railroad: {rewards}."
    ),
    "rail_reward": QT_TRANSLATE_NOOP("Prompt", "To choose from: {rewards}."),
    "pay_bid": QT_TRANSLATE_NOOP(
        "Prompt", "To pay for lot {auction}: {cost} silver; 1 gold counts as 5."
    ),
    "build": QT_TRANSLATE_NOOP(
        "Prompt", "Lot {auction} allows: {may_build}. Passing gives the right up."
    ),
    "second_build": QT_TRANSLATE_NOOP(
        "Prompt", "The Train Station allows one more building of any type, at its usual cost."
    ),
    "tile_extra": QT_TRANSLATE_NOOP("Prompt", "Lot {auction} offers: {offer}."),
    "final_trades": QT_TRANSLATE_NOOP(
        "Prompt",
        "Trade chits, silver, wood, food and steel count nothing at the end;"
        " gold, copper and livestock 2 VP each.",
    ),
}
"""By decision; what a choice brings or passing costs, for a line below the prompt."""
