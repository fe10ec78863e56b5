"""Names of goods, types, stages, rules: the words the other sentences are built from.

Building names are a table of their own in `buildings`, numbers of things in `amounts`. Ids as in
formats.md sections 2 and 4; a lot stands under `lot`.
"""

from __future__ import annotations

from typing import Final

from prdesk.texts.homesteaders.buildings import BUILDING_NAMES
from prdesk.texts.mark import QT_TRANSLATE_NOOP

NAMES: Final[dict[str, str]] = {
    "homesteaders": QT_TRANSLATE_NOOP("Name", "Homesteaders"),
    # Goods.
    "wood": QT_TRANSLATE_NOOP("Name", "wood"),
    "food": QT_TRANSLATE_NOOP("Name", "food"),
    "steel": QT_TRANSLATE_NOOP("Name", "steel"),
    "gold": QT_TRANSLATE_NOOP("Name", "gold"),
    "copper": QT_TRANSLATE_NOOP("Name", "copper"),
    "livestock": QT_TRANSLATE_NOOP("Name", "livestock"),
    # What else a player has.
    "silver": QT_TRANSLATE_NOOP("Name", "silver"),
    "trade": QT_TRANSLATE_NOOP("Name", "trade chits"),
    "debt": QT_TRANSLATE_NOOP("Name", "debts"),
    "vp": QT_TRANSLATE_NOOP("Name", "VP"),
    "workers": QT_TRANSLATE_NOOP("Name", "workers"),
    "tracks": QT_TRANSLATE_NOOP("Name", "tracks"),
    "rail": QT_TRANSLATE_NOOP("Name", "railroad"),
    **BUILDING_NAMES,
    # Types of buildings and stages of the game.
    "residential": QT_TRANSLATE_NOOP("Name", "residential"),
    "commercial": QT_TRANSLATE_NOOP("Name", "commercial"),
    "industrial": QT_TRANSLATE_NOOP("Name", "industrial"),
    "special": QT_TRANSLATE_NOOP("Name", "special"),
    "settlement": QT_TRANSLATE_NOOP("Name", "Settlement"),
    "settlement_town": QT_TRANSLATE_NOOP("Name", "Settlement and Town"),
    "town": QT_TRANSLATE_NOOP("Name", "Town"),
    "city": QT_TRANSLATE_NOOP("Name", "City"),
    # Options.
    "open_holdings": QT_TRANSLATE_NOOP("Name", "Open holdings"),
}

LOT = QT_TRANSLATE_NOOP("Name", "lot {auction}")
EITHER = QT_TRANSLATE_NOOP("Name", "{first} or {second}")
