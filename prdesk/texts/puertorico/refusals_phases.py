"""Why something cannot be done now: each kind of action has a phase of its own.

`wrong_decision.TYPE` takes the place of the plain sentence where an action of that type was meant.
"""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Text

PHASE_REFUSALS: Final[dict[str, Text]] = {
    "wrong_decision": QT_TRANSLATE_NOOP(
        "Reason", "Something else has to be decided first: {needed}."
    ),
    "wrong_decision.role": QT_TRANSLATE_NOOP(
        "Reason", "The next role is chosen when this phase is over. Now: {needed}."
    ),
    "wrong_decision.tile": QT_TRANSLATE_NOOP(
        "Reason", "Tiles are taken in the Settler phase. Now: {needed}."
    ),
    "wrong_decision.hacienda": QT_TRANSLATE_NOOP(
        "Reason",
        "Only the Hacienda draws a face-down tile, early in the Settler phase. Now: {needed}.",
    ),
    "wrong_decision.place": QT_TRANSLATE_NOOP(
        "Reason", "Colonists are placed in the Mayor phase. Now: {needed}."
    ),
    "wrong_decision.build": QT_TRANSLATE_NOOP(
        "Reason", "Buildings are bought in the Builder phase. Now: {needed}."
    ),
    "wrong_decision.craftsman_bonus": QT_TRANSLATE_NOOP(
        "Reason", "Goods are produced in the Craftsman phase. Now: {needed}."
    ),
    "wrong_decision.sell": QT_TRANSLATE_NOOP(
        "Reason", "Goods are sold in the Trader phase. Now: {needed}."
    ),
    "wrong_decision.load": QT_TRANSLATE_NOOP(
        "Reason", "Ships are loaded in the Captain phase. Now: {needed}."
    ),
    "wrong_decision.store": QT_TRANSLATE_NOOP(
        "Reason", "What is kept is chosen at the end of the Captain phase. Now: {needed}."
    ),
}
