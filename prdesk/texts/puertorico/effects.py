"""What a building does, and what a rule option means: one to three sentences each."""

from __future__ import annotations

from typing import Final

from prdesk.core.additions import added_modules
from prdesk.texts.mark import QT_TRANSLATE_NOOP
from prdesk.texts.puertorico.buildings import FAN
from prdesk.texts.puertorico.effects_expansions import EXPANSION_EFFECTS
from prdesk.texts.puertorico.effects_options import OPTION_EFFECTS

EFFECTS: Final[dict[str, str]] = {
    "small_indigo_plant": QT_TRANSLATE_NOOP(
        "Effect", "A colonist here turns the crop of one occupied indigo plantation into a barrel."
    ),
    "small_sugar_mill": QT_TRANSLATE_NOOP(
        "Effect", "A colonist here turns the crop of one occupied sugar plantation into a barrel."
    ),
    "indigo_plant": QT_TRANSLATE_NOOP(
        "Effect", "Each colonist here makes a barrel from one occupied indigo plantation, up to 3."
    ),
    "sugar_mill": QT_TRANSLATE_NOOP(
        "Effect", "Each colonist here makes a barrel from one occupied sugar plantation, up to 3."
    ),
    "tobacco_storage": QT_TRANSLATE_NOOP(
        "Effect", "Each colonist here makes a barrel from one occupied tobacco plantation, up to 3."
    ),
    "coffee_roaster": QT_TRANSLATE_NOOP(
        "Effect", "Each colonist here makes a barrel from one occupied coffee plantation, up to 2."
    ),
    "small_market": QT_TRANSLATE_NOOP(
        "Effect", "A sale to the trading house earns 1 doubloon more."
    ),
    "hacienda": QT_TRANSLATE_NOOP(
        "Effect",
        "In the Settler phase, draw one face-down plantation before taking a tile as usual;"
        " a drawn one has to be placed.",
    ),
    "construction_hut": QT_TRANSLATE_NOOP(
        "Effect",
        "In the Settler phase, take a quarry instead of a plantation even when another player"
        " chose the Settler.",
    ),
    "small_warehouse": QT_TRANSLATE_NOOP(
        "Effect",
        "After loading, keep all barrels of one kind, besides the single barrel everybody keeps.",
    ),
    "hospice": QT_TRANSLATE_NOOP(
        "Effect",
        "The tile taken in the Settler phase comes with a colonist from the supply, or else from"
        " the ship. The Hacienda’s extra tile does not.",
    ),
    "office": QT_TRANSLATE_NOOP(
        "Effect",
        "Sell a good the trading house holds already. A full trading house still buys nothing.",
    ),
    "large_market": QT_TRANSLATE_NOOP(
        "Effect", "A sale to the trading house earns 2 doubloons more; with the Small market, 3."
    ),
    "large_warehouse": QT_TRANSLATE_NOOP(
        "Effect",
        "After loading, keep all barrels of two kinds, besides the single barrel everybody keeps;"
        " with the Small warehouse, of three kinds.",
    ),
    "factory": QT_TRANSLATE_NOOP(
        "Effect",
        "In the Craftsman phase, producing 2, 3, 4 or 5 kinds of goods pays 1, 2, 3 or 5"
        " doubloons.",
    ),
    "university": QT_TRANSLATE_NOOP(
        "Effect",
        "A new building comes with one colonist from the supply, or else from the ship.",
    ),
    "harbor": QT_TRANSLATE_NOOP(
        "Effect", "Every load in the Captain phase earns 1 VP more, a load at a wharf too."
    ),
    "wharf": QT_TRANSLATE_NOOP(
        "Effect",
        "Once in each Captain phase, load all barrels of one kind on a ship of your own:"
        " 1 VP each, whatever the other ships carry. It is never compulsory.",
    ),
    "guild_hall": QT_TRANSLATE_NOOP(
        "Effect",
        "At the end, if occupied: 1 VP for each small production building in your city"
        " and 2 VP for each large one.",
    ),
    "residence": QT_TRANSLATE_NOOP(
        "Effect",
        "At the end, if occupied: 4 VP for up to 9 filled island spaces, 5 for 10, 6 for 11"
        " and 7 for 12.",
    ),
    "fortress": QT_TRANSLATE_NOOP(
        "Effect",
        "At the end, if occupied: 1 VP for every 3 colonists and nobles you have, wherever they"
        " are.",
    ),
    "customs_house": QT_TRANSLATE_NOOP(
        "Effect", "At the end, if occupied: 1 VP for every 4 VP you hold in chips."
    ),
    "city_hall": QT_TRANSLATE_NOOP(
        "Effect",
        "At the end, if occupied: 1 VP for each building of yours that is no production building,"
        " this one included.",
    ),
    **EXPANSION_EFFECTS,
    **OPTION_EFFECTS,
    **{name: module.EFFECT for name, module in added_modules(FAN).items()},
}
