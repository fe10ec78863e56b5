"""What a move brings a player: the facts that speak for it or against it."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Plural, Text

FACTS: Final[dict[str, Text]] = {
    # Captain.
    "shipped.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You ship 1 barrel for {vp} VP."),
        QT_TRANSLATE_NOOP("Hint", "You ship {count} barrels for {vp} VP."),
    ),
    "shipped": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} ships 1 barrel for {vp} VP."),
        QT_TRANSLATE_NOOP("Hint", "{player} ships {count} barrels for {vp} VP."),
    ),
    "lost.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You must throw 1 barrel away."),
        QT_TRANSLATE_NOOP("Hint", "You must throw {count} barrels away."),
    ),
    "lost": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} must throw 1 barrel away."),
        QT_TRANSLATE_NOOP("Hint", "{player} must throw {count} barrels away."),
    ),
    "kept.you": QT_TRANSLATE_NOOP("Hint", "You keep {count} {good}."),
    "kept": QT_TRANSLATE_NOOP("Hint", "{player} keeps {count} {good}."),
    # Trader, and money in general.
    "sold.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You sell for 1 doubloon."),
        QT_TRANSLATE_NOOP("Hint", "You sell for {count} doubloons."),
    ),
    "sold": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} sells for 1 doubloon."),
        QT_TRANSLATE_NOOP("Hint", "{player} sells for {count} doubloons."),
    ),
    "earned.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You get 1 doubloon."),
        QT_TRANSLATE_NOOP("Hint", "You get {count} doubloons."),
    ),
    "earned": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} gets 1 doubloon."),
        QT_TRANSLATE_NOOP("Hint", "{player} gets {count} doubloons."),
    ),
    # Builder.
    "built.you": QT_TRANSLATE_NOOP("Hint", "You build the {building} ({vp} VP)."),
    "built": QT_TRANSLATE_NOOP("Hint", "{player} builds the {building} ({vp} VP)."),
    # Settler.
    "tile.you": QT_TRANSLATE_NOOP("Hint", "You take a tile: {tile}."),
    "tile": QT_TRANSLATE_NOOP("Hint", "{player} takes a tile: {tile}."),
    "drawn.you": QT_TRANSLATE_NOOP("Hint", "You draw a face-down plantation."),
    "drawn": QT_TRANSLATE_NOOP("Hint", "{player} draws a face-down plantation."),
    # Mayor.
    "colonists.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You get 1 colonist."),
        QT_TRANSLATE_NOOP("Hint", "You get {count} colonists."),
    ),
    "colonists": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} gets 1 colonist."),
        QT_TRANSLATE_NOOP("Hint", "{player} gets {count} colonists."),
    ),
    "nobles.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You then have 1 noble."),
        QT_TRANSLATE_NOOP("Hint", "You then have {count} nobles."),
    ),
    "nobles": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} then has 1 noble."),
        QT_TRANSLATE_NOOP("Hint", "{player} then has {count} nobles."),
    ),
    "capacity.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You can then make 1 barrel at a time."),
        QT_TRANSLATE_NOOP("Hint", "You can then make {count} barrels at a time."),
    ),
    "capacity": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} can then make 1 barrel at a time."),
        QT_TRANSLATE_NOOP("Hint", "{player} can then make {count} barrels at a time."),
    ),
    "quarries.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You then have 1 occupied quarry."),
        QT_TRANSLATE_NOOP("Hint", "You then have {count} occupied quarries."),
    ),
    "quarries": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} then has 1 occupied quarry."),
        QT_TRANSLATE_NOOP("Hint", "{player} then has {count} occupied quarries."),
    ),
    "manned.you": QT_TRANSLATE_NOOP("Hint", "Your {building} is occupied."),
    "manned": QT_TRANSLATE_NOOP("Hint", "{player} has the {building} occupied."),
    # Craftsman.
    "produced.you": Plural(
        QT_TRANSLATE_NOOP("Hint", "You produce 1 barrel."),
        QT_TRANSLATE_NOOP("Hint", "You produce {count} barrels."),
    ),
    "produced": Plural(
        QT_TRANSLATE_NOOP("Hint", "{player} produces 1 barrel."),
        QT_TRANSLATE_NOOP("Hint", "{player} produces {count} barrels."),
    ),
    "extra.you": QT_TRANSLATE_NOOP("Hint", "You get {count} more {good}."),
    "extra": QT_TRANSLATE_NOOP("Hint", "{player} gets {count} more {good}."),
    # Points and the end.
    "gained.you": QT_TRANSLATE_NOOP("Hint", "Your buildings bring you {count} VP."),
    "gained": QT_TRANSLATE_NOOP("Hint", "Buildings bring {player} {count} VP."),
    "bonus.you": QT_TRANSLATE_NOOP("Hint", "Your large buildings then count {count} VP extra."),
    "bonus": QT_TRANSLATE_NOOP(
        "Hint", "The large buildings of {player} then count {count} VP extra."
    ),
    "ends": QT_TRANSLATE_NOOP("Hint", "The game ends with this round."),
}
