"""Why the rules of Puerto Rico refuse an action: a sentence for each reason id of the engine."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text
from prdesk.texts.puertorico.refusals_expansions import EXPANSION_REFUSALS
from prdesk.texts.puertorico.refusals_phases import PHASE_REFUSALS

REFUSALS: Final[dict[str, Text]] = {
    # Choosing a role.
    "role_not_in_game": QT_TRANSLATE_NOOP(
        "Reason", "The {role} is not in play with this number of players."
    ),
    "role_taken": QT_TRANSLATE_NOOP(
        "Reason", "The {role} is gone for this round: {player} has it."
    ),
    "privilege_not_here": QT_TRANSLATE_NOOP(
        "Reason",
        "Only the Mayor’s extra colonist can be declined, and only while the supply has colonists.",
    ),
    "supply_empty": QT_TRANSLATE_NOOP("Reason", "No colonists are left in the supply."),
    # Settler.
    "island_full": QT_TRANSLATE_NOOP("Reason", "All 12 spaces of the island are filled."),
    "no_face_down_tiles": QT_TRANSLATE_NOOP("Reason", "No face-down plantation is left to draw."),
    "hut_not_occupied": QT_TRANSLATE_NOOP(
        "Reason", "Taking a quarry with the Hacienda needs an occupied Construction hut."
    ),
    "edition_forbids": QT_TRANSLATE_NOOP(
        "Reason", "In the classic edition the Hacienda draws plantations only, never a quarry."
    ),
    "hacienda_not_used": QT_TRANSLATE_NOOP(
        "Reason", "The Hacienda brings a quarry only if it is used."
    ),
    "no_quarries": QT_TRANSLATE_NOOP("Reason", "No quarry is left in the supply."),
    "quarry_already_taken": QT_TRANSLATE_NOOP(
        "Reason", "One quarry has been taken in this Settler phase already, and one is the limit."
    ),
    "tile_not_face_up": QT_TRANSLATE_NOOP("Reason", "No {tile} lies face up."),
    "quarry_needs_privilege": QT_TRANSLATE_NOOP(
        "Reason",
        "A quarry is for whoever chose the Settler or has an occupied Construction hut;"
        " the Library’s second tile needs the hut.",
    ),
    "hospice_not_here": QT_TRANSLATE_NOOP(
        "Reason", "No occupied Hospice can bring a colonist to this tile."
    ),
    # Mayor.
    "not_enough_colonists": QT_TRANSLATE_NOOP(
        "Reason", "Not enough colonists for this: {need} needed, {have} available."
    ),
    "too_many_on_tile": Plural(
        QT_TRANSLATE_NOOP("Reason", "That is too many for the {tile}: there is only 1 circle."),
        QT_TRANSLATE_NOOP(
            "Reason", "That is too many for the {tile}: there are only {circles} circles."
        ),
        by="circles",
    ),
    "too_many_on_tile.none": QT_TRANSLATE_NOOP(
        "Reason", "The {tile} has no circle; nobody stands there."
    ),
    "negative_count": QT_TRANSLATE_NOOP("Reason", "A count cannot be below zero."),
    "tile_not_owned": QT_TRANSLATE_NOOP("Reason", "There is no {tile} on this island."),
    "building_not_owned": QT_TRANSLATE_NOOP("Reason", "There is no {building} in this city."),
    "circles_left_empty": Plural(
        QT_TRANSLATE_NOOP(
            "Reason",
            "1 more circle has to be filled: nobody stays in San Juan beside a free circle.",
        ),
        QT_TRANSLATE_NOOP(
            "Reason",
            "{count} more circles have to be filled: nobody stays in San Juan beside a free"
            " circle.",
        ),
    ),
    # Builder.
    "not_enough_doubloons": QT_TRANSLATE_NOOP(
        "Reason", "Not enough doubloons: the price is {cost}, the purse holds {have}."
    ),
    "building_sold_out": QT_TRANSLATE_NOOP("Reason", "Every {building} has been built already."),
    "building_already_owned": QT_TRANSLATE_NOOP(
        "Reason",
        "The {building} stands in this city already, and a city has room for one of a kind.",
    ),
    "city_full": Plural(
        QT_TRANSLATE_NOOP(
            "Reason", "A large building needs 2 city spaces, and only 1 of the 12 is free."
        ),
        QT_TRANSLATE_NOOP("Reason", "All 12 spaces of the city are built up."),
        by="spaces",
    ),
    "building_not_in_game": QT_TRANSLATE_NOOP("Reason", "The {building} is not part of this game."),
    "university_not_here": QT_TRANSLATE_NOOP(
        "Reason", "No occupied University can bring a colonist to this building."
    ),
    # Craftsman.
    "good_not_produced": QT_TRANSLATE_NOOP(
        "Reason", "The bonus barrel is of a good produced just now, and that was not {good}."
    ),
    "supply_of_good_empty": QT_TRANSLATE_NOOP("Reason", "No {good} is left in the supply."),
    # Trader.
    "good_not_held": QT_TRANSLATE_NOOP("Reason", "No {good} is held."),
    "good_not_held.player": QT_TRANSLATE_NOOP("Reason", "{player} has no {good}."),
    "house_full": QT_TRANSLATE_NOOP("Reason", "The trading house is full."),
    "house_holds_good": QT_TRANSLATE_NOOP(
        "Reason", "The trading house holds {good} already; only an occupied Office sells it again."
    ),
    # Captain.
    "no_such_ship": QT_TRANSLATE_NOOP("Reason", "No ship with {ship} spaces sails in this game."),
    "ship_full": QT_TRANSLATE_NOOP("Reason", "The {ship}-ship is full."),
    "ship_holds_other_good": QT_TRANSLATE_NOOP(
        "Reason", "The {ship}-ship holds {good}; only {good} may be loaded on it."
    ),
    "good_on_other_ship": QT_TRANSLATE_NOOP(
        "Reason", "The {ship}-ship carries {good}, and no good travels on two ships."
    ),
    "larger_ship_free": QT_TRANSLATE_NOOP(
        "Reason", "The {ship}-ship takes more of these barrels, and as many as fit must be loaded."
    ),
    "no_wharf": QT_TRANSLATE_NOOP("Reason", "This needs an occupied Wharf."),
    "wharf_used": QT_TRANSLATE_NOOP(
        "Reason", "This wharf has sent its ship in this Captain phase already."
    ),
    "must_load": QT_TRANSLATE_NOOP(
        "Reason", "While some good fits on a ship, it has to be loaded."
    ),
    # Storing goods.
    "keeps_too_much": QT_TRANSLATE_NOOP(
        "Reason",
        "That is too much to keep: one barrel, and more only in an occupied Storehouse"
        " or warehouse.",
    ),
    "could_keep_more": QT_TRANSLATE_NOOP(
        "Reason", "There is room to keep more, and nothing is given back needlessly."
    ),
    "keep_more_than_held": QT_TRANSLATE_NOOP("Reason", "Not so much {good} is held."),
    # Why a player is skipped.
    "nothing_affordable": QT_TRANSLATE_NOOP("Reason", "No building can be paid for and placed."),
    "nothing_to_take": QT_TRANSLATE_NOOP("Reason", "There is nothing to take."),
    "nothing_to_sell": QT_TRANSLATE_NOOP("Reason", "There is nothing the trading house would buy."),
    "nothing_to_load": QT_TRANSLATE_NOOP("Reason", "There is nothing to load."),
    "nothing_to_load.load": QT_TRANSLATE_NOOP("Reason", "No good that is held fits on a ship."),
    # Positions and options.
    "load_without_good": QT_TRANSLATE_NOOP(
        "Reason", "A ship holds a good and its barrels, or neither: see “{key}”."
    ),
    "does_not_fit_the_draft": QT_TRANSLATE_NOOP(
        "Reason", "“{value}” of “{key}” finds no place among the buildings of this game."
    ),
    **PHASE_REFUSALS,
    **EXPANSION_REFUSALS,
}
