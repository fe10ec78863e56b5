"""What only one building does: abilities, and what happens when it is built."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP

STEP: Final = QT_TRANSLATE_NOOP("Effect", "When built: a step on the railroad, with its reward.")

OWN_EFFECTS: Final[dict[str, str]] = {
    "market": QT_TRANSLATE_NOOP(
        "Effect",
        "A trade chit turns 1 wood into 1 food, or 1 food into 1 steel, any number of times.",
    ),
    "boarding_house": QT_TRANSLATE_NOOP(
        "Effect", "When built: 1 debt is cleared; without a debt, 2 silver."
    ),
    "ranch": QT_TRANSLATE_NOOP("Effect", "When built: 1 trade chit."),
    "general_store": QT_TRANSLATE_NOOP("Effect", "Each sale brings 1 silver more."),
    "river_port": QT_TRANSLATE_NOOP(
        "Effect",
        "Gold can stand for copper or livestock when buildings and extras of lots are paid,"
        " but not in a sale.",
    ),
    "workshop": QT_TRANSLATE_NOOP("Effect", "When built: 1 worker."),
    "depot": STEP,
    "bank": QT_TRANSLATE_NOOP(
        "Effect",
        "Each round: 1 debt is cleared; without a debt, 2 silver. A trade chit can be changed for"
        " 1 silver, any number of times.",
    ),
    "forge": QT_TRANSLATE_NOOP(
        "Effect",
        "When built: a step on the railroad, with its reward. Each building built later: 1 VP.",
    ),
    "rodeo": QT_TRANSLATE_NOOP(
        "Effect", "Each round: 1 silver for each worker, idle or not, but 5 at most."
    ),
    "lawyer": QT_TRANSLATE_NOOP("Effect", "Own bids may equal the bid they beat, even at 21."),
    "train_station": QT_TRANSLATE_NOOP(
        "Effect",
        "When built: 1 track, and one more building of any type may be built at once.",
    ),
    "rail_yard": STEP,
}
