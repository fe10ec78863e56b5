"""What a player has to do: a phrase for each decision."""

from __future__ import annotations

from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP

PROMPTS: Final[dict[str, str]] = {
    "draft": QT_TRANSLATE_NOOP("Prompt", "choose a building for this game"),
    "role": QT_TRANSLATE_NOOP("Prompt", "choose a role"),
    "hacienda": QT_TRANSLATE_NOOP("Prompt", "use the Hacienda for an extra tile, or not"),
    "hacienda_forest": QT_TRANSLATE_NOOP("Prompt", "lay the drawn tile as a forest, or not"),
    "tile": QT_TRANSLATE_NOOP("Prompt", "take a tile for the island"),
    "library_tile": QT_TRANSLATE_NOOP("Prompt", "take a second tile with the Library"),
    "hunting_lodge": QT_TRANSLATE_NOOP("Prompt", "give up a tile, or pass"),
    "ship_piece": QT_TRANSLATE_NOOP("Prompt", "take somebody from the ship"),
    "place": QT_TRANSLATE_NOOP("Prompt", "place the colonists"),
    "build": QT_TRANSLATE_NOOP("Prompt", "build, or pass"),
    "craftsman_bonus": QT_TRANSLATE_NOOP("Prompt", "take a bonus barrel"),
    "sell": QT_TRANSLATE_NOOP("Prompt", "sell a barrel, or pass"),
    "land_office": QT_TRANSLATE_NOOP("Prompt", "use the Land office, or pass"),
    "land_office_forest": QT_TRANSLATE_NOOP("Prompt", "lay the drawn tile as a forest, or not"),
    "royal_supplier": QT_TRANSLATE_NOOP("Prompt", "supply goods for points, or pass"),
    "load": QT_TRANSLATE_NOOP("Prompt", "load goods"),
    "store": QT_TRANSLATE_NOOP("Prompt", "choose the goods to keep"),
    "guesthouse": QT_TRANSLATE_NOOP("Prompt", "move guests to empty circles, or pass"),
}
