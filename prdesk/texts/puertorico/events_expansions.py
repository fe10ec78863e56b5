"""What happened with the expansions: draft, new buildings, nobles."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text

EXPANSION_EVENTS: Final[dict[str, Text]] = {
    "building_drafted": QT_TRANSLATE_NOOP(
        "Event", "{player} brings a building into the game: {building}."
    ),
    "passed.library_tile": QT_TRANSLATE_NOOP("Event", "{player} takes no second tile."),
    "passed.hunting_lodge": QT_TRANSLATE_NOOP("Event", "{player} gives no tile up."),
    "passed.land_office": QT_TRANSLATE_NOOP("Event", "{player} leaves the Land office unused."),
    "passed.royal_supplier": QT_TRANSLATE_NOOP("Event", "{player} supplies nothing."),
    "passed.guesthouse": QT_TRANSLATE_NOOP("Event", "The guests of {player} stay where they are."),
    # Tiles.
    "tile_bought": QT_TRANSLATE_NOOP(
        "Event", "{player} pays the Land office 1 doubloon for a face-down plantation."
    ),
    "tile_drawn": QT_TRANSLATE_NOOP(
        "Event", "{player} looks at the plantation that the Hacienda has drawn."
    ),
    "tile_discarded": QT_TRANSLATE_NOOP("Event", "{player} gives a tile up: {tile}."),
    # Guests, nobles.
    "guests_moved": QT_TRANSLATE_NOOP("Event", "{player} moves guests to work: {to}."),
    "piece_gained": QT_TRANSLATE_NOOP("Event", "A newcomer joins {player}: {piece}."),
    "piece_gained.villa": QT_TRANSLATE_NOOP(
        "Event", "The Villa brings {player} a newcomer: {piece}."
    ),
    "noble_boarded": QT_TRANSLATE_NOOP("Event", "A noble boards the ship."),
    "ship_piece_taken": QT_TRANSLATE_NOOP("Event", "{player} takes a colonist from the ship."),
    "ship_piece_taken.noble": QT_TRANSLATE_NOOP("Event", "{player} takes a noble from the ship."),
    "ship_piece_taken.none": QT_TRANSLATE_NOOP(
        "Event", "{player} takes nobody from the ship; one leaves the game."
    ),
    # Black market, Royal supplier.
    "pieces_given": QT_TRANSLATE_NOOP("Event", "{player} gives to the Black market: {give}."),
    "goods_supplied": QT_TRANSLATE_NOOP("Event", "{player} supplies goods: {goods}."),
    # Points and doubloons.
    "vp_gained": QT_TRANSLATE_NOOP("Event", "{player} gains {count} VP."),
    "vp_gained.church": QT_TRANSLATE_NOOP("Event", "The Church brings {player} {count} VP."),
    "vp_gained.union_hall": QT_TRANSLATE_NOOP(
        "Event", "The Union hall brings {player} {count} VP."
    ),
    "vp_gained.chapel": QT_TRANSLATE_NOOP("Event", "The Chapel brings {player} {count} VP."),
    "vp_gained.hunting_lodge": QT_TRANSLATE_NOOP(
        "Event", "The Hunting lodge brings {player} {count} VP."
    ),
    "vp_gained.royal_supplier": QT_TRANSLATE_NOOP(
        "Event", "The Royal supplier brings {player} {count} VP."
    ),
    "doubloons_gained.chapel": Plural(
        QT_TRANSLATE_NOOP("Event", "The Chapel pays {player} 1 doubloon."),
        QT_TRANSLATE_NOOP("Event", "The Chapel pays {player} {count} doubloons."),
    ),
    "doubloons_gained.jeweler": Plural(
        QT_TRANSLATE_NOOP("Event", "The Jeweler pays {player} 1 doubloon."),
        QT_TRANSLATE_NOOP("Event", "The Jeweler pays {player} {count} doubloons."),
    ),
    "doubloons_gained.specialty_factory": Plural(
        QT_TRANSLATE_NOOP("Event", "The Specialty factory pays {player} 1 doubloon."),
        QT_TRANSLATE_NOOP("Event", "The Specialty factory pays {player} {count} doubloons."),
    ),
    "doubloons_gained.lighthouse": Plural(
        QT_TRANSLATE_NOOP("Event", "The Lighthouse pays {player} 1 doubloon."),
        QT_TRANSLATE_NOOP("Event", "The Lighthouse pays {player} {count} doubloons."),
    ),
    # Trading post, Small wharf.
    "good_sold.trading_post": Plural(
        QT_TRANSLATE_NOOP("Event", "{player} sells {good} at the Trading post for 1 doubloon."),
        QT_TRANSLATE_NOOP(
            "Event", "{player} sells {good} at the Trading post for {count} doubloons."
        ),
    ),
    "good_sold.trading_post.free": QT_TRANSLATE_NOOP(
        "Event", "{player} sells {good} at the Trading post for nothing."
    ),
    "goods_loaded.small_wharf": QT_TRANSLATE_NOOP(
        "Event", "{player} loads {goods} at the Small wharf: {vp} VP."
    ),
    "goods_loaded.small_wharf.bonus": QT_TRANSLATE_NOOP(
        "Event", "{player} loads {goods} at the Small wharf: {vp} VP ({bonus})."
    ),
}
