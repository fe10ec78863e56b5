"""Templates of action labels, by action type and variant; `prdesk.texts.labels` fills them."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text

CONTEXT: Final = "Action"

FOREST: Final = QT_TRANSLATE_NOOP("Action", "Lay it face down as a forest")
NO_FOREST: Final = QT_TRANSLATE_NOOP("Action", "Keep it as a plantation")
NO_FOREST_DRAWN: Final = QT_TRANSLATE_NOOP("Action", "Keep it as it is: {drawn}")

ACTIONS: Final[dict[str, Text]] = {
    "draft": QT_TRANSLATE_NOOP("Action", "Choose: {building}"),
    "role": QT_TRANSLATE_NOOP("Action", "{role}"),
    "role.doubloons": Plural(
        QT_TRANSLATE_NOOP("Action", "{role} with 1 doubloon"),
        QT_TRANSLATE_NOOP("Action", "{role} with {count} doubloons"),
    ),
    "role.no_privilege": QT_TRANSLATE_NOOP("Action", "{role}, without the extra colonist"),
    "role.no_privilege.doubloons": Plural(
        QT_TRANSLATE_NOOP("Action", "{role} with 1 doubloon, without the extra colonist"),
        QT_TRANSLATE_NOOP("Action", "{role} with {count} doubloons, without the extra colonist"),
    ),
    "role.no_library": QT_TRANSLATE_NOOP("Action", "{role}, without the Library"),
    "role.no_library.doubloons": Plural(
        QT_TRANSLATE_NOOP("Action", "{role} with 1 doubloon, without the Library"),
        QT_TRANSLATE_NOOP("Action", "{role} with {count} doubloons, without the Library"),
    ),
    "hacienda": QT_TRANSLATE_NOOP("Action", "Draw a face-down plantation with the Hacienda"),
    "hacienda.quarry": QT_TRANSLATE_NOOP("Action", "Take a quarry with the Hacienda"),
    "hacienda.no": QT_TRANSLATE_NOOP("Action", "Leave the Hacienda unused"),
    "hacienda_forest": FOREST,
    "hacienda_forest.no": NO_FOREST,
    "hacienda_forest.no.drawn": NO_FOREST_DRAWN,
    "tile": QT_TRANSLATE_NOOP("Action", "Take: {tile}"),
    "tile.no_colonist": QT_TRANSLATE_NOOP("Action", "Take: {tile}, without a colonist"),
    "tile.forest": QT_TRANSLATE_NOOP("Action", "Take as a forest: {tile}"),
    "tile.forest.no_colonist": QT_TRANSLATE_NOOP(
        "Action", "Take as a forest: {tile}, without a colonist"
    ),
    "discard_tile": QT_TRANSLATE_NOOP("Action", "Give up: {tile}"),
    "discard_tile.occupied": QT_TRANSLATE_NOOP("Action", "Give up an occupied tile: {tile}"),
    "discard_tile.noble": QT_TRANSLATE_NOOP("Action", "Give up a tile with a noble: {tile}"),
    "ship_piece.colonist": QT_TRANSLATE_NOOP("Action", "Take a colonist"),
    "ship_piece.noble": QT_TRANSLATE_NOOP("Action", "Take a noble"),
    "ship_piece.none": QT_TRANSLATE_NOOP("Action", "Take nobody: one leaves the game"),
    "place": QT_TRANSLATE_NOOP("Action", "Place colonists: {places}"),
    "place.only_nobles": QT_TRANSLATE_NOOP("Action", "Place nobles: {nobles}"),
    "place.nobles": QT_TRANSLATE_NOOP("Action", "Place colonists: {places}; nobles: {nobles}"),
    "build": QT_TRANSLATE_NOOP("Action", "Build: {building}"),
    "build.no_colonist": QT_TRANSLATE_NOOP("Action", "Build: {building}, without a colonist"),
    "build.give": QT_TRANSLATE_NOOP("Action", "Build: {building}, giving away {give}"),
    "build.give.no_colonist": QT_TRANSLATE_NOOP(
        "Action", "Build: {building}, giving away {give}, without a colonist"
    ),
    "craftsman_bonus": QT_TRANSLATE_NOOP("Action", "Bonus barrel: {good}"),
    "sell": QT_TRANSLATE_NOOP("Action", "Sell: {good}"),
    "sell.trading_post": QT_TRANSLATE_NOOP("Action", "Sell at the Trading post: {good}"),
    "land_office.buy": QT_TRANSLATE_NOOP("Action", "Buy a face-down plantation for 1 doubloon"),
    "land_office.sell": QT_TRANSLATE_NOOP("Action", "Give up for 1 doubloon: {tile}"),
    "land_office.sell.occupied": QT_TRANSLATE_NOOP(
        "Action", "Give up an occupied tile for 1 doubloon: {tile}"
    ),
    "land_office.sell.noble": QT_TRANSLATE_NOOP(
        "Action", "Give up a tile with a noble for 1 doubloon: {tile}"
    ),
    "land_office_forest": FOREST,
    "land_office_forest.no": NO_FOREST,
    "land_office_forest.no.drawn": NO_FOREST_DRAWN,
    "royal_supplier": QT_TRANSLATE_NOOP("Action", "Supply: {goods}"),
    "load": QT_TRANSLATE_NOOP("Action", "Load {good} on the {ship}-ship"),
    "load.count": QT_TRANSLATE_NOOP("Action", "Load {count} {good} on the {ship}-ship"),
    "load.wharf": QT_TRANSLATE_NOOP("Action", "Load {good} at the Wharf"),
    "load.wharf.count": QT_TRANSLATE_NOOP("Action", "Load {count} {good} at the Wharf"),
    "small_wharf": QT_TRANSLATE_NOOP("Action", "Load {goods} at the Small wharf"),
    "store": QT_TRANSLATE_NOOP("Action", "Keep {keep}"),
    "store.lost": QT_TRANSLATE_NOOP("Action", "Keep {keep}; given back: {lost}"),
    "guesthouse": QT_TRANSLATE_NOOP("Action", "Move guests to: {to}"),
    "pass": QT_TRANSLATE_NOOP("Action", "Pass"),
    "pass.tile": QT_TRANSLATE_NOOP("Action", "Take no tile"),
    "pass.build": QT_TRANSLATE_NOOP("Action", "Build nothing"),
    "pass.craftsman_bonus": QT_TRANSLATE_NOOP("Action", "Take no bonus barrel"),
    "pass.sell": QT_TRANSLATE_NOOP("Action", "Sell nothing"),
    "pass.load": QT_TRANSLATE_NOOP("Action", "Load nothing for now"),
    "pass.library_tile": QT_TRANSLATE_NOOP("Action", "Take no second tile"),
    "pass.hunting_lodge": QT_TRANSLATE_NOOP("Action", "Give up no tile"),
    "pass.land_office": QT_TRANSLATE_NOOP("Action", "Leave the Land office unused"),
    "pass.royal_supplier": QT_TRANSLATE_NOOP("Action", "Supply nothing"),
    "pass.guesthouse": QT_TRANSLATE_NOOP("Action", "Let the guests stay"),
}
