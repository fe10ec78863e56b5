"""What the rule options of a new game change: expansions, editions, variants."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP

OPTION_EFFECTS: Final[dict[str, str]] = {
    "deluxe": QT_TRANSLATE_NOOP(
        "Effect", "With an occupied Construction hut, the Hacienda may take a quarry."
    ),
    "classic": QT_TRANSLATE_NOOP(
        "Effect",
        "The Hacienda draws a face-down plantation and never takes a quarry; Hacienda and Forest"
        " house are never in one game.",
    ),
    # Expansions.
    "buildings": QT_TRANSLATE_NOOP(
        "Effect",
        "14 new kinds of buildings join those of the base game. 17 kinds out of all of them make"
        " up the game, beside the production buildings.",
    ),
    "nobles": QT_TRANSLATE_NOOP(
        "Effect",
        "Each ship brings a noble among the colonists, and each noble is worth 1 VP at the end."
        " 8 new kinds of buildings make use of them; running out of colonists does not end the"
        " game.",
    ),
    # How the 17 kinds of the first expansion are found.
    "draft": QT_TRANSLATE_NOOP(
        "Effect", "Before the first round, the players choose the 17 kinds in turn."
    ),
    "random_buildings": QT_TRANSLATE_NOOP("Effect", "The 17 kinds are drawn by lot."),
    "set": QT_TRANSLATE_NOOP("Effect", "The 17 kinds are given, and nobody chooses any."),
    # Variants.
    "nobles_in_draft": QT_TRANSLATE_NOOP(
        "Effect",
        "The buildings of the nobles compete with the others for the 17 places instead of all"
        " being in the game.",
    ),
    "corn_compensation": QT_TRANSLATE_NOOP(
        "Effect", "Whoever starts with a corn plantation has 1 doubloon less at the start."
    ),
    "factory_university_swap": QT_TRANSLATE_NOOP(
        "Effect", "The Factory costs 8 doubloons and the University 7."
    ),
    "decline_colonists": QT_TRANSLATE_NOOP(
        "Effect",
        "Nobody has to take a colonist from the ship; one that is declined leaves the game.",
    ),
    "open_vp": QT_TRANSLATE_NOOP("Effect", "Everybody sees everybody’s victory points."),
}
