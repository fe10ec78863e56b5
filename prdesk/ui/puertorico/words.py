"""The words on the Puerto Rico table itself; names and effects come from `prdesk.texts`."""

from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from prdesk.texts.fill import fill
from prdesk.texts.mark import Text, form
from prdesk.texts.puertorico import TEXTS, name_of, place_name, tile_name
from prdesk.ui.puertorico.words_choices import CHOICE_WORDS
from prdesk.ui.puertorico.words_table import TABLE_WORDS

CONTEXT: Final = "Board"

WORDS: Final[dict[str, Text]] = {**TABLE_WORDS, **CHOICE_WORDS}


def translate(context: str, text: str) -> str:
    """`text` in the language of the window."""
    return QCoreApplication.translate(context, text)


def say(word: str, count: int = 1, **values: object) -> str:
    """A text of the table with its placeholders filled; `count` picks the form and fills too."""
    filled = {"count": str(count), **{key: str(value) for key, value in values.items()}}
    return fill(translate(CONTEXT, form(WORDS[word], count)), filled)


def title(name_id: str) -> str:
    """The name of a building, role or good as it stands alone."""
    return TEXTS.title_of("prospector" if name_id == "prospector_2" else name_id, translate)


def tile_title(tile: str) -> str:
    """The name of an island tile as it stands alone."""
    found = tile_name(tile, translate)
    return found[:1].upper() + found[1:]


def place_title(place: str) -> str:
    """The name of `island:TILE`, `city:BUILDING` or `san_juan` as it stands alone."""
    found = place_name(place, translate)
    return found[:1].upper() + found[1:]


def about_tile(tile: str, held: dict[str, Any]) -> str:
    """The name of an island tile; of forests also what lies face down, as far as is known."""
    kinds = {kind: count for kind, count in held.get("kinds", {}).items() if count}
    if not kinds:
        return tile_title(tile)
    known = ", ".join(say("of", count, name=name(kind)) for kind, count in kinds.items())
    return say("about_forest", tile=tile_title(tile), kinds=known)


def effect(building: str) -> str:
    """What a building does."""
    return TEXTS.effect_of(building, translate)


def name(name_id: str) -> str:
    """The name of a building, role or good inside a sentence."""
    return name_of(name_id, translate)


def sentence(*parts: str) -> str:
    """Parts that are there, one after the other, each with an end mark."""
    found = [part if part[-1] in ".?!…" else f"{part}." for part in parts if part]
    return " ".join(found)
