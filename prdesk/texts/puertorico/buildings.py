"""Names of the buildings of Puerto Rico, those of the expansions too: a refusal may name them."""

from __future__ import annotations

from typing import Final

from prdesk.core.additions import added_modules
from prdesk.texts.mark import QT_TRANSLATE_NOOP

FAN: Final = "prdesk.texts.puertorico.fan"
"""Words of the buildings that fans add."""

BUILDING_NAMES: Final[dict[str, str]] = {
    "small_indigo_plant": QT_TRANSLATE_NOOP("Name", "Small indigo plant"),
    "small_sugar_mill": QT_TRANSLATE_NOOP("Name", "Small sugar mill"),
    "indigo_plant": QT_TRANSLATE_NOOP("Name", "Indigo plant"),
    "sugar_mill": QT_TRANSLATE_NOOP("Name", "Sugar mill"),
    "tobacco_storage": QT_TRANSLATE_NOOP("Name", "Tobacco storage"),
    "coffee_roaster": QT_TRANSLATE_NOOP("Name", "Coffee roaster"),
    "small_market": QT_TRANSLATE_NOOP("Name", "Small market"),
    "hacienda": QT_TRANSLATE_NOOP("Name", "Hacienda"),
    "construction_hut": QT_TRANSLATE_NOOP("Name", "Construction hut"),
    "small_warehouse": QT_TRANSLATE_NOOP("Name", "Small warehouse"),
    "hospice": QT_TRANSLATE_NOOP("Name", "Hospice"),
    "office": QT_TRANSLATE_NOOP("Name", "Office"),
    "large_market": QT_TRANSLATE_NOOP("Name", "Large market"),
    "large_warehouse": QT_TRANSLATE_NOOP("Name", "Large warehouse"),
    "factory": QT_TRANSLATE_NOOP("Name", "Factory"),
    "university": QT_TRANSLATE_NOOP("Name", "University"),
    "harbor": QT_TRANSLATE_NOOP("Name", "Harbor"),
    "wharf": QT_TRANSLATE_NOOP("Name", "Wharf"),
    "guild_hall": QT_TRANSLATE_NOOP("Name", "Guild hall"),
    "residence": QT_TRANSLATE_NOOP("Name", "Residence"),
    "fortress": QT_TRANSLATE_NOOP("Name", "Fortress"),
    "customs_house": QT_TRANSLATE_NOOP("Name", "Customs house"),
    "city_hall": QT_TRANSLATE_NOOP("Name", "City hall"),
    "aqueduct": QT_TRANSLATE_NOOP("Name", "Aqueduct"),
    "forest_house": QT_TRANSLATE_NOOP("Name", "Forest house"),
    "black_market": QT_TRANSLATE_NOOP("Name", "Black market"),
    "storehouse": QT_TRANSLATE_NOOP("Name", "Storehouse"),
    "guesthouse": QT_TRANSLATE_NOOP("Name", "Guesthouse"),
    "trading_post": QT_TRANSLATE_NOOP("Name", "Trading post"),
    "church": QT_TRANSLATE_NOOP("Name", "Church"),
    "small_wharf": QT_TRANSLATE_NOOP("Name", "Small wharf"),
    "lighthouse": QT_TRANSLATE_NOOP("Name", "Lighthouse"),
    "specialty_factory": QT_TRANSLATE_NOOP("Name", "Specialty factory"),
    "library": QT_TRANSLATE_NOOP("Name", "Library"),
    "union_hall": QT_TRANSLATE_NOOP("Name", "Union hall"),
    "statue": QT_TRANSLATE_NOOP("Name", "Statue"),
    "cloister": QT_TRANSLATE_NOOP("Name", "Cloister"),
    "land_office": QT_TRANSLATE_NOOP("Name", "Land office"),
    "chapel": QT_TRANSLATE_NOOP("Name", "Chapel"),
    "hunting_lodge": QT_TRANSLATE_NOOP("Name", "Hunting lodge"),
    "zoning_office": QT_TRANSLATE_NOOP("Name", "Zoning office"),
    "royal_supplier": QT_TRANSLATE_NOOP("Name", "Royal supplier"),
    "villa": QT_TRANSLATE_NOOP("Name", "Villa"),
    "jeweler": QT_TRANSLATE_NOOP("Name", "Jeweler"),
    "royal_garden": QT_TRANSLATE_NOOP("Name", "Royal garden"),
    **{name: module.NAME for name, module in added_modules(FAN).items()},
}
