"""Why something cannot be done now: each kind of action has a time of its own.

`wrong_decision.TYPE` takes the place of the plain sentence where an action of that type was
meant.
"""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Text

TRADES_WAIT: Final = QT_TRANSLATE_NOOP(
    "Reason",
    "Trades have to wait: they are made while placing workers, paying and building. Now: {needed}.",
)
AT_THE_END: Final = QT_TRANSLATE_NOOP(
    "Reason", "This is for the last trades, after the final income. Now: {needed}."
)

PHASE_REFUSALS: Final[dict[str, Text]] = {
    "wrong_decision": QT_TRANSLATE_NOOP(
        "Reason", "Something else has to be decided first: {needed}."
    ),
    "wrong_decision.place_workers": QT_TRANSLATE_NOOP(
        "Reason", "Workers are placed at the beginning of a round. Now: {needed}."
    ),
    "wrong_decision.pay": QT_TRANSLATE_NOOP(
        "Reason", "Wages are paid after the income, a bid when its lot is settled. Now: {needed}."
    ),
    "wrong_decision.neutral_bid": QT_TRANSLATE_NOOP(
        "Reason", "The neutral marker is placed before the first bid. Now: {needed}."
    ),
    "wrong_decision.bid": QT_TRANSLATE_NOOP(
        "Reason", "Bids are made when all wages are paid. Now: {needed}."
    ),
    "wrong_decision.rail_reward": QT_TRANSLATE_NOOP(
        "Reason", "A reward comes with a step on the railroad. Now: {needed}."
    ),
    "wrong_decision.build": QT_TRANSLATE_NOOP(
        "Reason", "The winner of a lot builds when the bid is paid. Now: {needed}."
    ),
    "wrong_decision.tile_extra": QT_TRANSLATE_NOOP(
        "Reason", "The extra of a lot comes after its building. Now: {needed}."
    ),
    "wrong_decision.buy": TRADES_WAIT,
    "wrong_decision.sell": TRADES_WAIT,
    "wrong_decision.hire": TRADES_WAIT,
    "wrong_decision.debt": TRADES_WAIT,
    "wrong_decision.market": TRADES_WAIT,
    "wrong_decision.bank": TRADES_WAIT,
    "wrong_decision.repay": AT_THE_END,
    "wrong_decision.done": AT_THE_END,
}
