"""What roles and buildings bring, and what a click on the Puerto Rico table would do."""

from typing import Final

from prdesk.texts import QT_TRANSLATE_NOOP
from prdesk.texts.mark import Plural, Text

CHOICE_WORDS: Final[dict[str, Text]] = {
    # the privilege of who takes a role
    "settler": QT_TRANSLATE_NOOP("Board", "Everybody takes a plantation; you may take a quarry."),
    "mayor": QT_TRANSLATE_NOOP("Board", "Everybody gets colonists; you get 1 more."),
    "builder": QT_TRANSLATE_NOOP("Board", "Everybody may build; you pay 1 doubloon less."),
    "craftsman": QT_TRANSLATE_NOOP("Board", "Everybody produces; you get 1 barrel more."),
    "trader": QT_TRANSLATE_NOOP("Board", "Everybody may sell a barrel; you get 1 doubloon more."),
    "captain": QT_TRANSLATE_NOOP("Board", "Everybody ships goods; you get 1 VP more."),
    "prospector": QT_TRANSLATE_NOOP("Board", "You take 1 doubloon."),
    "prospector_2": QT_TRANSLATE_NOOP("Board", "You take 1 doubloon."),
    # what a building brings
    "brings": QT_TRANSLATE_NOOP("Board", "Now: {figures}."),
    "would_bring": QT_TRANSLATE_NOOP("Board", "Would bring you: {figures}."),
    "would_bring_manned": QT_TRANSLATE_NOOP("Board", "If occupied: {figures}."),
    "worth_sale": Plural(
        QT_TRANSLATE_NOOP("Board", "1 doubloon more for a sale"),
        QT_TRANSLATE_NOOP("Board", "{count} doubloons more for a sale"),
    ),
    "worth_off": Plural(
        QT_TRANSLATE_NOOP("Board", "up to 1 doubloon off a price"),
        QT_TRANSLATE_NOOP("Board", "up to {count} doubloons off a price"),
    ),
    "worth_load_vp": QT_TRANSLATE_NOOP("Board", "{count} VP for each load"),
    "worth_load_doubloons": Plural(
        QT_TRANSLATE_NOOP("Board", "1 doubloon for each load"),
        QT_TRANSLATE_NOOP("Board", "{count} doubloons for each load"),
    ),
    "worth_production": Plural(
        QT_TRANSLATE_NOOP("Board", "1 doubloon at a production"),
        QT_TRANSLATE_NOOP("Board", "{count} doubloons at a production"),
    ),
    "worth_production_vp": QT_TRANSLATE_NOOP("Board", "{count} VP at a production"),
    "worth_barrels": Plural(
        QT_TRANSLATE_NOOP("Board", "1 barrel more at a production"),
        QT_TRANSLATE_NOOP("Board", "{count} barrels more at a production"),
    ),
    "worth_captain_vp": QT_TRANSLATE_NOOP("Board", "{count} VP at the beginning of a Captain"),
    "worth_supplier_vp": QT_TRANSLATE_NOOP("Board", "up to {count} VP for goods returned"),
    "worth_nobles": QT_TRANSLATE_NOOP("Board", "a noble at the next Mayor"),
    "worth_colonists": QT_TRANSLATE_NOOP("Board", "a colonist at the next Mayor"),
    "worth_end": QT_TRANSLATE_NOOP("Board", "{count} VP at the end"),
    "worth_made": Plural(
        QT_TRANSLATE_NOOP("Board", "1 barrel of {good} in all at a production"),
        QT_TRANSLATE_NOOP("Board", "{count} barrels of {good} in all at a production"),
    ),
    # consequences
    "joined": QT_TRANSLATE_NOOP("Board", "{label} – {consequence}"),
    "price": Plural(
        QT_TRANSLATE_NOOP("Board", "costs 1 doubloon, {left} left"),
        QT_TRANSLATE_NOOP("Board", "costs {count} doubloons, {left} left"),
    ),
    "income": Plural(
        QT_TRANSLATE_NOOP("Board", "earns 1 doubloon"),
        QT_TRANSLATE_NOOP("Board", "earns {count} doubloons"),
    ),
    "points": QT_TRANSLATE_NOOP("Board", "{count} VP"),
    "earns_points": QT_TRANSLATE_NOOP("Board", "earns {count} VP"),
    "ship_for": QT_TRANSLATE_NOOP("Board", "ship for {all}"),
    "choose_ship": QT_TRANSLATE_NOOP("Board", "{good}: now choose a ship."),
    "choose_good": QT_TRANSLATE_NOOP("Board", "{ship}: now choose a good."),
    "keep_good": QT_TRANSLATE_NOOP("Board", "Keep {count} {good}."),
    "choose_house": QT_TRANSLATE_NOOP("Board", "{good}: now choose where to sell it."),
    "choose_sold": QT_TRANSLATE_NOOP("Board", "{house}: now choose a good."),
    "load_small_wharf": QT_TRANSLATE_NOOP(
        "Board", "{building}: click goods to load them, then the ship to send it off."
    ),
    "gathered": QT_TRANSLATE_NOOP("Board", "{goods}: {count} VP. Confirm sends them off."),
    "give_more": Plural(
        QT_TRANSLATE_NOOP("Board", "{building}: choose 1 thing more to give up."),
        QT_TRANSLATE_NOOP("Board", "{building}: choose {count} things to give up."),
    ),
    "give_then": QT_TRANSLATE_NOOP("Board", "Give up: {given}"),
    "guest_goes": QT_TRANSLATE_NOOP("Board", "{place}: a guest moves here."),
    "guest_chosen": QT_TRANSLATE_NOOP("Board", "This guest moves: now choose an empty circle."),
    "now_with_help": QT_TRANSLATE_NOOP(
        "Board", "The Hospice sends a colonist along. A click: without him."
    ),
    "now_without_help": QT_TRANSLATE_NOOP(
        "Board", "No colonist comes along. A click: the Hospice sends one."
    ),
    "put_colonist": QT_TRANSLATE_NOOP("Board", "{place}: put a colonist here."),
    "put_noble": QT_TRANSLATE_NOOP("Board", "{place}: put a noble here."),
    "fill_noble": QT_TRANSLATE_NOOP("Board", "Put a noble on the best empty circle."),
    "take_colonist": QT_TRANSLATE_NOOP("Board", "{place}: take the colonist away."),
    "take_noble": QT_TRANSLATE_NOOP("Board", "{place}: take the noble away."),
    "fill_any": QT_TRANSLATE_NOOP("Board", "Put a colonist on the best empty circle."),
}
