"""Templates of action labels, by action type and variant; `prdesk.texts.labels` fills them."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text

CONTEXT: Final = "Action"

ACTIONS: Final[dict[str, Text]] = {
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
    "hacienda": QT_TRANSLATE_NOOP("Action", "Draw a face-down plantation with the Hacienda"),
    "hacienda.quarry": QT_TRANSLATE_NOOP("Action", "Take a quarry with the Hacienda"),
    "hacienda.no": QT_TRANSLATE_NOOP("Action", "Leave the Hacienda unused"),
    "tile": QT_TRANSLATE_NOOP("Action", "Take: {tile}"),
    "tile.no_colonist": QT_TRANSLATE_NOOP("Action", "Take: {tile}, without a colonist"),
    "place": QT_TRANSLATE_NOOP("Action", "Place colonists: {places}"),
    "build": QT_TRANSLATE_NOOP("Action", "Build: {building}"),
    "build.no_colonist": QT_TRANSLATE_NOOP("Action", "Build: {building}, without a colonist"),
    "craftsman_bonus": QT_TRANSLATE_NOOP("Action", "Bonus barrel: {good}"),
    "sell": QT_TRANSLATE_NOOP("Action", "Sell: {good}"),
    "load": QT_TRANSLATE_NOOP("Action", "Load {good} on the {ship}-ship"),
    "load.count": QT_TRANSLATE_NOOP("Action", "Load {count} {good} on the {ship}-ship"),
    "load.wharf": QT_TRANSLATE_NOOP("Action", "Load {good} at the Wharf"),
    "load.wharf.count": QT_TRANSLATE_NOOP("Action", "Load {count} {good} at the Wharf"),
    "store": QT_TRANSLATE_NOOP("Action", "Keep {keep}"),
    "pass": QT_TRANSLATE_NOOP("Action", "Pass"),
    "pass.tile": QT_TRANSLATE_NOOP("Action", "Take no tile"),
    "pass.build": QT_TRANSLATE_NOOP("Action", "Build nothing"),
    "pass.craftsman_bonus": QT_TRANSLATE_NOOP("Action", "Take no bonus barrel"),
    "pass.sell": QT_TRANSLATE_NOOP("Action", "Sell nothing"),
    "pass.load": QT_TRANSLATE_NOOP("Action", "Load nothing for now"),
}
