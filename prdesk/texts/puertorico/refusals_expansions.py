"""Why the rules refuse what the expansions of Puerto Rico bring: draft, new buildings, nobles."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text

EXPANSION_REFUSALS: Final[dict[str, Text]] = {
    # Draft.
    "not_in_the_draft": QT_TRANSLATE_NOOP(
        "Reason", "The {building} is not among the buildings to choose from."
    ),
    "already_drafted": QT_TRANSLATE_NOOP("Reason", "The {building} has been chosen already."),
    "no_space_of_that_cost": QT_TRANSLATE_NOOP(
        "Reason",
        "There is no place for the {building}: those of its cost are filled. In the classic edition"
        " Hacienda and Forest house also rule each other out.",
    ),
    # Library.
    "library_not_here": QT_TRANSLATE_NOOP(
        "Reason",
        "Only in a game for two can the Library be held back, while it is occupied and has not"
        " acted in this round.",
    ),
    # Forests, tiles that are given up.
    "no_forest_house": QT_TRANSLATE_NOOP(
        "Reason", "Laying a plantation as a forest needs an occupied Forest house."
    ),
    "quarries_stay": QT_TRANSLATE_NOOP(
        "Reason", "A quarry stays a quarry: it becomes no forest and is never given up."
    ),
    "tile_not_occupied": QT_TRANSLATE_NOOP("Reason", "Nobody stands on such a tile: {tile}."),
    "no_noble_there": QT_TRANSLATE_NOOP(
        "Reason", "No noble stands on the tile that would go: {tile}."
    ),
    # Land office.
    "buy_or_sell": QT_TRANSLATE_NOOP(
        "Reason",
        "The Land office either brings a tile or takes one; only for one that it takes is there"
        " a choice of who stands on it.",
    ),
    "needs_noble": QT_TRANSLATE_NOOP("Reason", "For this, a noble has to stand here: {building}."),
    "needs_colonist": QT_TRANSLATE_NOOP(
        "Reason", "For this, a colonist has to stand here, not a noble: {building}."
    ),
    # Nobles.
    "no_such_piece": QT_TRANSLATE_NOOP("Reason", "At the ship this is no choice now: {piece}."),
    "not_enough_nobles": Plural(
        QT_TRANSLATE_NOOP("Reason", "There is only 1 noble for this."),
        QT_TRANSLATE_NOOP("Reason", "There are only {count} nobles for this."),
    ),
    "not_enough_nobles.none": QT_TRANSLATE_NOOP("Reason", "There is no noble for this."),
    # Guesthouse, Royal supplier.
    "nothing_chosen": QT_TRANSLATE_NOOP("Reason", "Nothing is chosen; to want nothing is to pass."),
    "not_enough_guests": QT_TRANSLATE_NOOP(
        "Reason", "The Guesthouse does not hold so many guests of this kind."
    ),
    "no_empty_circle": QT_TRANSLATE_NOOP(
        "Reason", "There is no empty circle for a guest here: {place}."
    ),
    "kinds_must_differ": QT_TRANSLATE_NOOP(
        "Reason", "The goods have to be of different kinds, and {good} is among them twice."
    ),
    # Black market.
    "no_black_market": QT_TRANSLATE_NOOP("Reason", "This needs an occupied Black market."),
    "gives_too_much": Plural(
        QT_TRANSLATE_NOOP(
            "Reason", "Only 1 doubloon is missing, and no more than that can be made up for."
        ),
        QT_TRANSLATE_NOOP(
            "Reason",
            "Only {count} doubloons are missing, and no more than that can be made up for.",
        ),
    ),
    "gives_too_much.none": QT_TRANSLATE_NOOP(
        "Reason", "The doubloons suffice, so nothing is given to the Black market."
    ),
    "gives_too_little": QT_TRANSLATE_NOOP(
        "Reason",
        "{count} doubloons are missing, and each piece given to the Black market makes up for 1.",
    ),
    "no_victory_points": QT_TRANSLATE_NOOP("Reason", "There is no victory point to give away."),
    "no_piece_there": QT_TRANSLATE_NOOP(
        "Reason",
        "Nobody can be given away from here: {place}. Whoever works at the Black market stays.",
    ),
    # Trading post, Small wharf.
    "trading_post_not_here": QT_TRANSLATE_NOOP("Reason", "This needs an occupied Trading post."),
    "small_wharf_not_here": QT_TRANSLATE_NOOP("Reason", "This needs an occupied Small wharf."),
}
