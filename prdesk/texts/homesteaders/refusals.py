"""Why the rules of Homesteaders refuse an action: a sentence for each reason id of the engine.

`id.none` takes the place of a sentence with a count where the count is 0, `id.DECISION` where
something was meant for that decision or skipped at it.
"""

from __future__ import annotations

from typing import Final

from prdesk.texts.homesteaders.refusals_phases import PHASE_REFUSALS
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text

NO_GOLD: Final = QT_TRANSLATE_NOOP("Reason", "No gold is held.")

REFUSALS: Final[dict[str, Text]] = {
    "negative_count": QT_TRANSLATE_NOOP("Reason", "A count cannot be below zero."),
    # Placing workers.
    "building_not_owned": QT_TRANSLATE_NOOP(
        "Reason", "Workers go to one’s own buildings only, and no {building} is among them."
    ),
    "slot_count_wrong": Plural(
        QT_TRANSLATE_NOOP("Reason", "The {building} has 1 space for workers, not {have}."),
        QT_TRANSLATE_NOOP("Reason", "The {building} has {need} spaces for workers, not {have}."),
        by="need",
    ),
    "slot_count_wrong.none": QT_TRANSLATE_NOOP(
        "Reason", "The {building} has no space for a worker."
    ),
    "one_worker_a_slot": QT_TRANSLATE_NOOP(
        "Reason", "A space takes 1 worker, those of this building too: {building}."
    ),
    "too_few_workers": Plural(
        QT_TRANSLATE_NOOP("Reason", "{need} spaces are to be filled, but there is only 1 worker."),
        QT_TRANSLATE_NOOP(
            "Reason", "{need} spaces are to be filled, but there are only {have} workers."
        ),
        by="have",
    ),
    # Paying.
    "too_much_gold": QT_TRANSLATE_NOOP(
        "Reason", "That is too much gold: each counts as 5 silver, so that {count} is enough."
    ),
    "not_enough_gold": Plural(
        QT_TRANSLATE_NOOP("Reason", "Only 1 gold is held."),
        QT_TRANSLATE_NOOP("Reason", "Only {have} gold is held."),
        by="have",
    ),
    "not_enough_gold.none": NO_GOLD,
    "not_enough_silver": QT_TRANSLATE_NOOP(
        "Reason",
        "Not enough silver: {cost} needed, {have} held. A debt brings 2.",
    ),
    # Auction.
    "no_such_auction": QT_TRANSLATE_NOOP("Reason", "Lot {auction} is not up for auction."),
    "bid_not_on_scale": QT_TRANSLATE_NOOP(
        "Reason", "No bid can be {amount}: the scale is 3, 4, 5, 6, 7, 9, 12, 16, 21."
    ),
    "bid_too_low": QT_TRANSLATE_NOOP(
        "Reason", "The bid on lot {auction} is too low: {least} is the least."
    ),
    "bid_at_the_top": QT_TRANSLATE_NOOP(
        "Reason", "Lot {auction} stands at 21, the top of the scale: bid on another, or pass."
    ),
    "reward_not_reached": QT_TRANSLATE_NOOP("Reason", "The railroad has not come so far: {take}."),
    # Building.
    "no_such_type_here": QT_TRANSLATE_NOOP(
        "Reason", "The {building} is of a type that the lot does not allow."
    ),
    "building_not_in_stock": QT_TRANSLATE_NOOP(
        "Reason", "No {building} is in the stock: its stage is not now, or all are built."
    ),
    "building_already_owned": QT_TRANSLATE_NOOP(
        "Reason", "The {building} is built already, and nobody may have two of one name."
    ),
    "building_not_for_sale": QT_TRANSLATE_NOOP(
        "Reason", "The {building} is there from the beginning and cannot be built."
    ),
    "not_enough_goods": QT_TRANSLATE_NOOP(
        "Reason", "Not enough {good}: {need} needed, {have} held. A trade chit can buy one more."
    ),
    "no_river_port": QT_TRANSLATE_NOOP(
        "Reason", "Paying gold as copper or livestock needs a River Port."
    ),
    "gold_as_too_much": QT_TRANSLATE_NOOP(
        "Reason", "The cost has not so much {good} for gold to take its place."
    ),
    # Extra of a lot.
    "gold_not_here": QT_TRANSLATE_NOOP(
        "Reason", "Gold takes the place of copper and livestock only, and this extra costs neither."
    ),
    # Trades.
    "no_trade_chit": QT_TRANSLATE_NOOP("Reason", "This costs a trade chit, and none is left."),
    "good_not_held": QT_TRANSLATE_NOOP("Reason", "No {good} is held."),
    "no_gold": NO_GOLD,
    "silver_suffices": QT_TRANSLATE_NOOP(
        "Reason", "Gold pays for this only while there is too little silver, and there is enough."
    ),
    "price_is_gold": QT_TRANSLATE_NOOP(
        "Reason", "The price is 1 gold in any case, so nothing more is said: {good}."
    ),
    "no_market": QT_TRANSLATE_NOOP("Reason", "This needs a Market of one’s own."),
    "no_bank": QT_TRANSLATE_NOOP("Reason", "This needs a Bank of one’s own."),
    "only_at_the_end": QT_TRANSLATE_NOOP(
        "Reason", "This is for the last trades, after the final income."
    ),
    "no_debt": QT_TRANSLATE_NOOP("Reason", "There is no debt to repay."),
    # Why a player is not asked.
    "nothing_to_build": QT_TRANSLATE_NOOP(
        "Reason", "No building that the lot allows can be paid for."
    ),
    "nothing_to_build.second_build": QT_TRANSLATE_NOOP("Reason", "No building can be paid for."),
    "nothing_to_give": QT_TRANSLATE_NOOP("Reason", "The good that it costs is not there."),
    **PHASE_REFUSALS,
}
