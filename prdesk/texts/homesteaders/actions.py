"""Templates of action labels, by action type and variant; `labels` fills them.

What stands in brackets is paid, what stands behind a colon is got.
"""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Text

CONTEXT: Final = "Action"

ACTIONS: Final[dict[str, Text]] = {
    # Income.
    "place_workers": QT_TRANSLATE_NOOP("Action", "Place workers: {places}"),
    "place_workers.none": QT_TRANSLATE_NOOP("Action", "Place no worker"),
    "place_workers.idle": QT_TRANSLATE_NOOP("Action", "Place workers: {places}; idle: {idle}"),
    "pay": QT_TRANSLATE_NOOP("Action", "Pay {paid}"),
    "pay.lost": QT_TRANSLATE_NOOP("Action", "Pay {paid}: {lost} too much, no change"),
    "pay.unknown": QT_TRANSLATE_NOOP("Action", "Pay in silver"),
    "pay.unknown.gold": QT_TRANSLATE_NOOP("Action", "Pay with {paid}, the rest in silver"),
    # Auction.
    "neutral_bid": QT_TRANSLATE_NOOP("Action", "Neutral marker on lot {auction}"),
    "neutral_bid.level": QT_TRANSLATE_NOOP("Action", "Neutral marker on lot {auction}, at {level}"),
    "bid": QT_TRANSLATE_NOOP("Action", "Bid {amount} on lot {auction}"),
    "rail_reward": QT_TRANSLATE_NOOP("Action", "Take {reward}"),
    # Building.
    "build": QT_TRANSLATE_NOOP("Action", "Build {building} ({cost})"),
    "build.free": QT_TRANSLATE_NOOP("Action", "Build {building} (free)"),
    "tile_extra": QT_TRANSLATE_NOOP("Action", "Use the extra of the lot"),
    "tile_extra.free": QT_TRANSLATE_NOOP("Action", "Take {gained}"),
    "tile_extra.pay": QT_TRANSLATE_NOOP("Action", "Use the extra of the lot ({paid}): +{gained}"),
    # Passing.
    "pass": QT_TRANSLATE_NOOP("Action", "Pass"),
    "pass.bid": QT_TRANSLATE_NOOP("Action", "Pass: a step on the railroad"),
    "pass.build": QT_TRANSLATE_NOOP("Action", "Build nothing"),
    "pass.second_build": QT_TRANSLATE_NOOP("Action", "Build no second building"),
    "pass.tile_extra": QT_TRANSLATE_NOOP("Action", "Leave the extra of the lot"),
    # Trades.
    "buy": QT_TRANSLATE_NOOP("Action", "Buy {good} ({paid})"),
    "buy.lost": QT_TRANSLATE_NOOP("Action", "Buy {good} ({paid}, no change)"),
    "sell": QT_TRANSLATE_NOOP("Action", "Sell {good} ({paid}): {gained}"),
    "hire": QT_TRANSLATE_NOOP("Action", "Hire a worker ({paid})"),
    "debt": QT_TRANSLATE_NOOP("Action", "Take a debt: {gained}"),
    "market": QT_TRANSLATE_NOOP("Action", "Market ({paid}): {gained}"),
    "bank": QT_TRANSLATE_NOOP("Action", "Bank ({paid}): {gained}"),
    "repay": QT_TRANSLATE_NOOP("Action", "Repay a debt ({paid})"),
    "done": QT_TRANSLATE_NOOP("Action", "Finish the trades"),
}
