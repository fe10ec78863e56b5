"""What each rule of a new game means, in one line, and why it cannot be chosen."""

from __future__ import annotations

from typing import Final

from prdesk.texts import QT_TRANSLATE_NOOP

CONTEXT: Final = "NewGameDialog"

MEANS: Final = {
    "buildings": QT_TRANSLATE_NOOP(
        "NewGameDialog", "14 kinds of buildings more; 17 kinds are chosen for the game."
    ),
    "nobles": QT_TRANSLATE_NOOP(
        "NewGameDialog",
        "20 nobles, 1 VP each; 8 kinds of buildings; no end by a lack of colonists.",
    ),
    "draft": QT_TRANSLATE_NOOP(
        "NewGameDialog", "Before the game the players choose the kinds, one after the other."
    ),
    "random_buildings": QT_TRANSLATE_NOOP(
        "NewGameDialog", "Chance chooses as many kinds of each cost as the draft would."
    ),
    "set": QT_TRANSLATE_NOOP("NewGameDialog", "The game is played with the 17 kinds of a set."),
    "nobles_in_draft": QT_TRANSLATE_NOOP(
        "NewGameDialog", "The 8 kinds of the nobles are drafted too, not added to the 17."
    ),
    "corn_compensation": QT_TRANSLATE_NOOP(
        "NewGameDialog", "Who begins with corn gets 1 doubloon less."
    ),
    "factory_university_swap": QT_TRANSLATE_NOOP(
        "NewGameDialog", "The Factory costs 8 doubloons, the University 7."
    ),
    "decline_colonists": QT_TRANSLATE_NOOP(
        "NewGameDialog", "A piece on the ship may be refused; it then leaves the game."
    ),
    "open_vp": QT_TRANSLATE_NOOP(
        "NewGameDialog", "Everybody sees everybody's victory points; no curtain between people."
    ),
    "deluxe": QT_TRANSLATE_NOOP(
        "NewGameDialog", "Hacienda and Construction hut together may take a quarry."
    ),
    "classic": QT_TRANSLATE_NOOP(
        "NewGameDialog", "The Hacienda takes no quarry; Hacienda and Forest house never together."
    ),
}

NEEDS_BUILDINGS: Final = QT_TRANSLATE_NOOP("NewGameDialog", "Needs the expansion New buildings.")
NEEDS_BOTH: Final = QT_TRANSLATE_NOOP("NewGameDialog", "Needs both expansions.")
DOES_NOT_FIT: Final = QT_TRANSLATE_NOOP(
    "NewGameDialog", "This set does not fit the rules chosen here."
)

SET_NAMES: Final = {
    "last": QT_TRANSLATE_NOOP("NewGameDialog", "As in the last game"),
    "new": QT_TRANSLATE_NOOP("NewGameDialog", "All the new ones"),
    "base": QT_TRANSLATE_NOOP("NewGameDialog", "As in the base game"),
    "shipping": QT_TRANSLATE_NOOP("NewGameDialog", "Ships and harbors"),
    "trading": QT_TRANSLATE_NOOP("NewGameDialog", "Markets and workshops"),
    "island": QT_TRANSLATE_NOOP("NewGameDialog", "Forests and fields"),
}
