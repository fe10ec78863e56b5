"""The words of a trade's label: what it costs and brings (rules 4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from prdesk.homesteaders.catalog.setup import DEBT_SILVER, REPAY_SILVER
from prdesk.texts.homesteaders.amounts import amount, amounts, changes
from prdesk.texts.homesteaders.rows import price_of
from prdesk.texts.mark import Translate

TRADES: Final = ("buy", "sell", "hire", "debt", "market", "bank", "repay")
MADE_FROM: Final = {"food": "wood", "steel": "food"}
"""What a Market turns into a good."""
CHIT: Final = {"trade": 1}


def words_of_trade(
    action: Mapping[str, Any], player: Mapping[str, Any], tr: Translate
) -> tuple[str, dict[str, str]]:
    """Suffix of the text and its words.

    Args:
        action: one of the TRADES.
        player: who trades, as in a position; a General Store raises what a sale brings.
        tr: from English to the reader's language.
    """
    paid, gained = _flows(action, player)
    words = {"paid": amounts(paid, tr), "gained": changes(gained, tr)}
    if "good" in action:
        words["good"] = amount(action["good"], 1, tr)
    return ".lost" if action.get("gold") else "", words


def _flows(
    action: Mapping[str, Any], player: Mapping[str, Any]
) -> tuple[dict[str, int], dict[str, int]]:
    """What a trade costs and what it brings beside the good or worker its label names."""
    match action["type"]:
        case "buy":
            price = {"gold": 1} if action.get("gold") else price_of(action["good"])
            return {**CHIT, **price}, {}
        case "sell":
            gained = {"vp": 1, **price_of(action["good"])}
            if "general_store" in player.get("buildings", {}):
                gained["silver"] = gained.get("silver", 0) + 1
            return CHIT, gained
        case "hire":
            return {**CHIT, "food": 1}, {}
        case "debt":
            return {}, {"silver": DEBT_SILVER}
        case "market":
            return {**CHIT, MADE_FROM[action["make"]]: 1}, {action["make"]: 1}
        case "bank":
            return CHIT, {"silver": 1}
    return ({"silver": REPAY_SILVER} if action["with"] == "silver" else {"gold": 1}), {}
