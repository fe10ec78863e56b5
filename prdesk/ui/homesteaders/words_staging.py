"""The words of trades that wait, of payments, of workers being placed, and of what is lost."""

from typing import Final

from prdesk.texts import QT_TRANSLATE_NOOP
from prdesk.texts.mark import Plural, Text

STAGING_WORDS: Final[dict[str, Text]] = {
    # what waits, in two or three words
    "chip_buy": QT_TRANSLATE_NOOP("Homesteads", "buy {good}"),
    "chip_buy_gold": QT_TRANSLATE_NOOP("Homesteads", "buy {good} for gold"),
    "chip_sell": QT_TRANSLATE_NOOP("Homesteads", "sell {good}"),
    "chip_market": QT_TRANSLATE_NOOP("Homesteads", "make {good}"),
    "chip_hire": QT_TRANSLATE_NOOP("Homesteads", "hire a worker"),
    "chip_debt": QT_TRANSLATE_NOOP("Homesteads", "take a debt"),
    "chip_bank": QT_TRANSLATE_NOOP("Homesteads", "chit to the Bank"),
    "chip_repay": QT_TRANSLATE_NOOP("Homesteads", "repay a debt"),
    "chip_repay_gold": QT_TRANSLATE_NOOP("Homesteads", "repay with gold"),
    "from_to": QT_TRANSLATE_NOOP("Homesteads", "{before} → {after}"),
    # payments
    "to_pay": QT_TRANSLATE_NOOP("Homesteads", "To pay: {count}"),
    "missing": Plural(
        QT_TRANSLATE_NOOP("Homesteads", "1 silver is missing: trade, or take a debt (2 silver)."),
        QT_TRANSLATE_NOOP(
            "Homesteads", "{count} silver are missing: trade, or take debts (2 silver each)."
        ),
    ),
    "about_payment": QT_TRANSLATE_NOOP(
        "Homesteads", "Pay with {parts}. Silver: {before} → {after}"
    ),
    "no_change": QT_TRANSLATE_NOOP("Homesteads", "No change is given: {count} too much"),
    "advice_pay": QT_TRANSLATE_NOOP(
        "Homesteads", "Choose what to pay with and confirm. {payment}."
    ),
    # workers and their income
    "advice_income": QT_TRANSLATE_NOOP(
        "Homesteads", "Silver: {before} → {after}, wages of {wages} paid. Income: {income}."
    ),
    # what ending the turn would lose
    "loss_idle": Plural(
        QT_TRANSLATE_NOOP("Homesteads", "1 worker is idle although a space is free."),
        QT_TRANSLATE_NOOP("Homesteads", "{count} workers are idle although spaces are free."),
    ),
    "loss_half_port": QT_TRANSLATE_NOOP(
        "Homesteads", "A worker alone at the River Port brings nothing."
    ),
    "loss_chits": Plural(
        QT_TRANSLATE_NOOP("Homesteads", "1 trade chit is left; it could still {use}."),
        QT_TRANSLATE_NOOP("Homesteads", "{count} trade chits are left; they could still {use}."),
    ),
    "use_sell": QT_TRANSLATE_NOOP("Homesteads", "sell goods for a point each"),
    "use_gold": QT_TRANSLATE_NOOP("Homesteads", "buy gold, 2 points each"),
    "loss_debt": Plural(
        QT_TRANSLATE_NOOP(
            "Homesteads", "5 silver could still repay a debt: the last one costs 1 point."
        ),
        QT_TRANSLATE_NOOP(
            "Homesteads", "5 silver could still repay a debt: the last one costs {count} points."
        ),
    ),
    "lost": QT_TRANSLATE_NOOP("Homesteads", "{losses} Confirm again to go on."),
}
