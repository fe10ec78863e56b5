"""Names of goods, tiles, roles, rules, seats: the words the other sentences are built from.

Building names are a table of their own in `buildings`. Ids as in formats.md section 2; an island
tile stands under `tile:ID` because its id is that of the good it grows.
"""

from __future__ import annotations

from typing import Final

from prdesk.texts.buildings import BUILDING_NAMES
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Translate, english

CONTEXT: Final = "Name"

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
    "human": QT_TRANSLATE_NOOP("Name", "Person"),
    "random": QT_TRANSLATE_NOOP("Name", "Random"),
    "easy": QT_TRANSLATE_NOOP("Name", "Easy"),
    "greedy": QT_TRANSLATE_NOOP("Name", "Greedy"),
    "medium": QT_TRANSLATE_NOOP("Name", "Medium"),
    "hard": QT_TRANSLATE_NOOP("Name", "Hard"),
    "expert": QT_TRANSLATE_NOOP("Name", "Expert"),
    "flat-mc": QT_TRANSLATE_NOOP("Name", "Flat Monte Carlo"),
    "mcts": QT_TRANSLATE_NOOP("Name", "Tree search"),
    "player": QT_TRANSLATE_NOOP("Name", "Player {number}"),
    "nothing": QT_TRANSLATE_NOOP("Name", "nothing"),
    "1_vp": QT_TRANSLATE_NOOP("Name", "1 VP"),
    "piece_at": QT_TRANSLATE_NOOP("Name", "{piece} ({name})"),
    "of": QT_TRANSLATE_NOOP("Name", "{count} {name}"),
    "times": QT_TRANSLATE_NOOP("Name", "{name} × {count}"),
}


def name_of(name_id: str, tr: Translate = english) -> str:
    """The name of an id as it stands inside a sentence; an unknown id in plain words."""
    text = NAMES.get(name_id)
    return tr(CONTEXT, text) if text else name_id.replace("_", " ")


def title_of(name_id: str, tr: Translate = english) -> str:
    """The name of an id as it stands alone, with a capital at its beginning."""
    name = name_of(name_id, tr)
    return name[:1].upper() + name[1:]


def tile_name(tile: str, tr: Translate = english) -> str:
    """The name of an island tile: `corn plantation`, `quarry`."""
    return name_of(f"tile:{tile}", tr)
