"""What happened: sentences for the events of Puerto Rico.

A table entry under the plain event id is the usual sentence. `id.variant` is used in its place
where `prdesk.texts.narrate` finds that it fits, `id+part` is a further sentence behind it.
"""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text
from prdesk.texts.puertorico.events_captain import CAPTAIN_EVENTS
from prdesk.texts.puertorico.events_end import END_EVENTS
from prdesk.texts.puertorico.events_expansions import EXPANSION_EVENTS

CONTEXT: Final = "Event"

EVENTS: Final[dict[str, Text]] = {
    "role_taken": QT_TRANSLATE_NOOP("Event", "{player} takes the {role}."),
    "role_taken.doubloons": Plural(
        QT_TRANSLATE_NOOP("Event", "{player} takes the {role} and the doubloon on it."),
        QT_TRANSLATE_NOOP("Event", "{player} takes the {role} and the {count} doubloons on it."),
    ),
    "passed": QT_TRANSLATE_NOOP("Event", "{player} passes."),
    "passed.hacienda": QT_TRANSLATE_NOOP("Event", "{player} leaves the Hacienda unused."),
    "passed.tile": QT_TRANSLATE_NOOP("Event", "{player} takes no tile."),
    "passed.build": QT_TRANSLATE_NOOP("Event", "{player} builds nothing."),
    "passed.craftsman_bonus": QT_TRANSLATE_NOOP("Event", "{player} takes no bonus barrel."),
    "passed.sell": QT_TRANSLATE_NOOP("Event", "{player} sells nothing."),
    "passed.load": QT_TRANSLATE_NOOP("Event", "{player} loads nothing for now."),
    "skipped": QT_TRANSLATE_NOOP("Event", "{player} is passed over. {why}"),
    # Settler.
    "tile_taken": QT_TRANSLATE_NOOP("Event", "{player} gets a tile: {tile}."),
    "tile_taken.face_up": QT_TRANSLATE_NOOP("Event", "{player} takes a tile: {tile}."),
    "tile_taken.supply": QT_TRANSLATE_NOOP(
        "Event", "{player} takes a tile from the supply: {tile}."
    ),
    "tile_taken.hacienda": QT_TRANSLATE_NOOP(
        "Event", "{player} gets an extra tile with the Hacienda: {tile}."
    ),
    "colonist_gained": QT_TRANSLATE_NOOP("Event", "{player} gets a colonist. Place: {place}."),
    "tile_taken.land_office": QT_TRANSLATE_NOOP(
        "Event", "{player} gets a tile from the Land office: {tile}."
    ),
    "colonist_gained.hospice": QT_TRANSLATE_NOOP(
        "Event", "The Hospice of {player} brings a colonist. Place: {place}."
    ),
    "colonist_gained.hospice.ship": QT_TRANSLATE_NOOP(
        "Event", "The Hospice of {player} brings a colonist from the ship. Place: {place}."
    ),
    "colonist_gained.university": QT_TRANSLATE_NOOP(
        "Event", "The University of {player} brings a colonist. Place: {place}."
    ),
    "colonist_gained.university.ship": QT_TRANSLATE_NOOP(
        "Event", "The University of {player} brings a colonist from the ship. Place: {place}."
    ),
    "plantations_dealt": QT_TRANSLATE_NOOP("Event", "New plantations lie face up: {tiles}."),
    "plantations_dealt.none": QT_TRANSLATE_NOOP("Event", "No plantation is left to turn up."),
    "plantations_dealt+discarded": QT_TRANSLATE_NOOP("Event", "To the discard pile: {discarded}."),
    "plantations_dealt+reshuffled": QT_TRANSLATE_NOOP(
        "Event", "The discard pile has been shuffled into a new stack."
    ),
    # Mayor.
    "colonists_taken": Plural(
        QT_TRANSLATE_NOOP("Event", "{player} takes 1 colonist."),
        QT_TRANSLATE_NOOP("Event", "{player} takes {count} colonists."),
    ),
    "colonists_taken.supply": Plural(
        QT_TRANSLATE_NOOP("Event", "{player} takes 1 colonist from the supply, as Mayor."),
        QT_TRANSLATE_NOOP("Event", "{player} takes {count} colonists from the supply, as Mayor."),
    ),
    "colonists_taken.ship": Plural(
        QT_TRANSLATE_NOOP("Event", "{player} takes 1 colonist from the ship."),
        QT_TRANSLATE_NOOP("Event", "{player} takes {count} colonists from the ship."),
    ),
    "colonists_placed": QT_TRANSLATE_NOOP("Event", "{player} places the colonists: {places}."),
    "colonists_placed.none": QT_TRANSLATE_NOOP("Event", "{player} has no circle to fill."),
    "colonists_placed.nobles": QT_TRANSLATE_NOOP("Event", "{player} places the nobles: {nobles}."),
    "colonists_placed+nobles": QT_TRANSLATE_NOOP("Event", "Nobles: {nobles}."),
    "colonists_placed+san_juan": QT_TRANSLATE_NOOP("Event", "In San Juan: {san_juan}."),
    "ship_refilled": Plural(
        QT_TRANSLATE_NOOP("Event", "1 new colonist boards the ship."),
        QT_TRANSLATE_NOOP("Event", "{count} new colonists board the ship."),
    ),
    "ship_refilled.short": Plural(
        QT_TRANSLATE_NOOP(
            "Event", "1 new colonist boards the ship, which should bring {needed} in all."
        ),
        QT_TRANSLATE_NOOP(
            "Event", "{count} new colonists board the ship, which should bring {needed} in all."
        ),
    ),
    "ship_refilled.none": QT_TRANSLATE_NOOP(
        "Event", "No colonist is left to board the ship, which should bring {needed} in all."
    ),
    # Builder.
    "building_built": Plural(
        QT_TRANSLATE_NOOP("Event", "{player} builds the {building} for 1 doubloon."),
        QT_TRANSLATE_NOOP("Event", "{player} builds the {building} for {count} doubloons."),
    ),
    "building_built.free": QT_TRANSLATE_NOOP(
        "Event", "{player} builds the {building} for nothing."
    ),
    # Craftsman.
    "goods_produced": QT_TRANSLATE_NOOP("Event", "{player} produces {goods}."),
    "goods_produced.none": QT_TRANSLATE_NOOP("Event", "{player} produces nothing."),
    "goods_produced+short": QT_TRANSLATE_NOOP(
        "Event", "More could have been made, but the supply is out: {short}."
    ),
    "bonus_taken": QT_TRANSLATE_NOOP("Event", "{player} takes a bonus barrel: {good}."),
    "doubloons_gained": Plural(
        QT_TRANSLATE_NOOP("Event", "{player} gains 1 doubloon."),
        QT_TRANSLATE_NOOP("Event", "{player} gains {count} doubloons."),
    ),
    "doubloons_gained.prospector": Plural(
        QT_TRANSLATE_NOOP("Event", "{player} finds 1 doubloon as Prospector."),
        QT_TRANSLATE_NOOP("Event", "{player} finds {count} doubloons as Prospector."),
    ),
    "doubloons_gained.factory": Plural(
        QT_TRANSLATE_NOOP("Event", "The Factory pays {player} 1 doubloon."),
        QT_TRANSLATE_NOOP("Event", "The Factory pays {player} {count} doubloons."),
    ),
    # Trader.
    "good_sold": Plural(
        QT_TRANSLATE_NOOP("Event", "{player} sells {good} for 1 doubloon."),
        QT_TRANSLATE_NOOP("Event", "{player} sells {good} for {count} doubloons."),
    ),
    "good_sold.free": QT_TRANSLATE_NOOP("Event", "{player} sells {good} for nothing."),
    "trading_house_emptied": QT_TRANSLATE_NOOP(
        "Event", "The trading house is full and sends its goods away: {goods}."
    ),
    **CAPTAIN_EVENTS,
    **END_EVENTS,
    **EXPANSION_EVENTS,
}
