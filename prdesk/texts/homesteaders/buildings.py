"""Names of the 32 buildings of Homesteaders."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP

BUILDING_NAMES: Final[dict[str, str]] = {
    "homestead": QT_TRANSLATE_NOOP("Name", "Homestead"),
    # Settlement.
    "grain_mill": QT_TRANSLATE_NOOP("Name", "Grain Mill"),
    "farm": QT_TRANSLATE_NOOP("Name", "Farm"),
    "market": QT_TRANSLATE_NOOP("Name", "Market"),
    "foundry": QT_TRANSLATE_NOOP("Name", "Foundry"),
    "steel_mill": QT_TRANSLATE_NOOP("Name", "Steel Mill"),
    # Settlement and Town.
    "boarding_house": QT_TRANSLATE_NOOP("Name", "Boarding House"),
    "railworkers_house": QT_TRANSLATE_NOOP("Name", "Railworkers House"),
    "ranch": QT_TRANSLATE_NOOP("Name", "Ranch"),
    "trading_post": QT_TRANSLATE_NOOP("Name", "Trading Post"),
    "general_store": QT_TRANSLATE_NOOP("Name", "General Store"),
    "gold_mine": QT_TRANSLATE_NOOP("Name", "Gold Mine"),
    "copper_mine": QT_TRANSLATE_NOOP("Name", "Copper Mine"),
    "river_port": QT_TRANSLATE_NOOP("Name", "River Port"),
    # Town.
    "church": QT_TRANSLATE_NOOP("Name", "Church"),
    "workshop": QT_TRANSLATE_NOOP("Name", "Workshop"),
    "depot": QT_TRANSLATE_NOOP("Name", "Depot"),
    "stables": QT_TRANSLATE_NOOP("Name", "Stables"),
    "bank": QT_TRANSLATE_NOOP("Name", "Bank"),
    "meatpacking_plant": QT_TRANSLATE_NOOP("Name", "Meatpacking Plant"),
    "forge": QT_TRANSLATE_NOOP("Name", "Forge"),
    "factory": QT_TRANSLATE_NOOP("Name", "Factory"),
    "rodeo": QT_TRANSLATE_NOOP("Name", "Rodeo"),
    "lawyer": QT_TRANSLATE_NOOP("Name", "Lawyer"),
    "fairgrounds": QT_TRANSLATE_NOOP("Name", "Fairgrounds"),
    # City.
    "dude_ranch": QT_TRANSLATE_NOOP("Name", "Dude Ranch"),
    "town_hall": QT_TRANSLATE_NOOP("Name", "Town Hall"),
    "terminal": QT_TRANSLATE_NOOP("Name", "Terminal"),
    "restaurant": QT_TRANSLATE_NOOP("Name", "Restaurant"),
    "train_station": QT_TRANSLATE_NOOP("Name", "Train Station"),
    "circus": QT_TRANSLATE_NOOP("Name", "Circus"),
    "rail_yard": QT_TRANSLATE_NOOP("Name", "Rail Yard"),
}
