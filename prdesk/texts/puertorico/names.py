"""Names of goods, tiles, roles, rules: the words the other sentences are built from.

Building names are a table of their own in `buildings`. Ids as in formats.md section 2; an island
tile stands under `tile:ID` because its id is that of the good it grows.
"""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Translate, english
from prdesk.texts.names import named
from prdesk.texts.puertorico.buildings import BUILDING_NAMES

NAMES: Final[dict[str, str]] = {
    "puertorico": QT_TRANSLATE_NOOP("Name", "Puerto Rico"),
    "corn": QT_TRANSLATE_NOOP("Name", "corn"),
    "indigo": QT_TRANSLATE_NOOP("Name", "indigo"),
    "sugar": QT_TRANSLATE_NOOP("Name", "sugar"),
    "tobacco": QT_TRANSLATE_NOOP("Name", "tobacco"),
    "coffee": QT_TRANSLATE_NOOP("Name", "coffee"),
    "tile:corn": QT_TRANSLATE_NOOP("Name", "corn plantation"),
    "tile:indigo": QT_TRANSLATE_NOOP("Name", "indigo plantation"),
    "tile:sugar": QT_TRANSLATE_NOOP("Name", "sugar plantation"),
    "tile:tobacco": QT_TRANSLATE_NOOP("Name", "tobacco plantation"),
    "tile:coffee": QT_TRANSLATE_NOOP("Name", "coffee plantation"),
    "tile:quarry": QT_TRANSLATE_NOOP("Name", "quarry"),
    "tile:forest": QT_TRANSLATE_NOOP("Name", "forest"),
    "quarry": QT_TRANSLATE_NOOP("Name", "quarry"),
    "forest": QT_TRANSLATE_NOOP("Name", "forest"),
    "settler": QT_TRANSLATE_NOOP("Name", "Settler"),
    "mayor": QT_TRANSLATE_NOOP("Name", "Mayor"),
    "builder": QT_TRANSLATE_NOOP("Name", "Builder"),
    "craftsman": QT_TRANSLATE_NOOP("Name", "Craftsman"),
    "trader": QT_TRANSLATE_NOOP("Name", "Trader"),
    "captain": QT_TRANSLATE_NOOP("Name", "Captain"),
    "prospector": QT_TRANSLATE_NOOP("Name", "Prospector"),
    "prospector_2": QT_TRANSLATE_NOOP("Name", "Second prospector"),
    **BUILDING_NAMES,
    "san_juan": QT_TRANSLATE_NOOP("Name", "San Juan"),
    "colonist": QT_TRANSLATE_NOOP("Name", "colonist"),
    "noble": QT_TRANSLATE_NOOP("Name", "noble"),
    "none": QT_TRANSLATE_NOOP("Name", "nobody"),
    "deluxe": QT_TRANSLATE_NOOP("Name", "Deluxe edition"),
    "classic": QT_TRANSLATE_NOOP("Name", "Classic edition (2002)"),
    "buildings": QT_TRANSLATE_NOOP("Name", "New buildings (expansion I)"),
    "nobles": QT_TRANSLATE_NOOP("Name", "Nobles (expansion II)"),
    "draft": QT_TRANSLATE_NOOP("Name", "Buildings chosen in turn"),
    "random_buildings": QT_TRANSLATE_NOOP("Name", "Buildings by lot"),
    "set": QT_TRANSLATE_NOOP("Name", "Chosen set of buildings"),
    "nobles_in_draft": QT_TRANSLATE_NOOP("Name", "Nobles’ buildings drafted too"),
    "corn_compensation": QT_TRANSLATE_NOOP("Name", "Corn compensation"),
    "factory_university_swap": QT_TRANSLATE_NOOP("Name", "Factory and University swap prices"),
    "decline_colonists": QT_TRANSLATE_NOOP("Name", "Colonists can be declined"),
    "open_vp": QT_TRANSLATE_NOOP("Name", "Open victory points"),
    "piece_at": QT_TRANSLATE_NOOP("Name", "{piece} ({name})"),
}


def name_of(name_id: str, tr: Translate = english) -> str:
    """The name of an id as it stands inside a sentence; an unknown id in plain words."""
    return named(NAMES, name_id, tr)


def tile_name(tile: str, tr: Translate = english) -> str:
    """The name of an island tile: `corn plantation`, `quarry`."""
    return name_of(f"tile:{tile}", tr)
