"""The words on the Homesteaders table itself; names and effects come from `prdesk.texts`."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from prdesk.texts.fill import fill
from prdesk.texts.homesteaders import TEXTS
from prdesk.texts.homesteaders.amounts import changes, told
from prdesk.texts.homesteaders.tiles import may_build, tile_name
from prdesk.texts.mark import Text, form
from prdesk.ui.homesteaders.words_about import ABOUT_WORDS
from prdesk.ui.homesteaders.words_staging import STAGING_WORDS
from prdesk.ui.homesteaders.words_table import TABLE_WORDS

CONTEXT: Final = "Homesteads"

WORDS: Final[dict[str, Text]] = {**TABLE_WORDS, **ABOUT_WORDS, **STAGING_WORDS}


def translate(context: str, text: str) -> str:
    """`text` in the language of the window."""
    return QCoreApplication.translate(context, text)


def say(word: str, count: int | str = 1, **values: object) -> str:
    """A text of the table with its placeholders filled; `count` picks the form and fills too."""
    filled = {"count": str(count), **{key: str(value) for key, value in values.items()}}
    number = count if isinstance(count, int) else 0
    return fill(translate(CONTEXT, form(WORDS[word], number)), filled)


def name(name_id: str) -> str:
    """The name of a building, good or stage inside a sentence."""
    return TEXTS.name_of(name_id, translate)


def title(name_id: str) -> str:
    """The name of a building, good or stage as it stands alone."""
    return TEXTS.title_of(name_id, translate)


def effect(building: str) -> str:
    """What a building does."""
    return TEXTS.effect_of(building, translate)


def tile_in_words(tile: str) -> str:
    """An auction tile in a few words: `commercial, then 1 worker`."""
    return tile_name(tile, translate)


def types_in_words(tile: str) -> str:
    """What may be built on an auction tile: `residential or special`, `any building`."""
    return may_build(tile, translate)


def in_words(counts: Mapping[str, Any]) -> str:
    """`2 silver and 1 wood`, or `nothing`."""
    return told(counts, translate)


def changes_in_words(counts: Mapping[str, Any]) -> str:
    """`−1 trade chit, +1 gold`, or `nothing`."""
    return changes(counts, translate)


def listed(parts: Iterable[str]) -> str:
    """Parts with commas between them."""
    return ", ".join(parts)


def sentence(*parts: str) -> str:
    """Parts that are there, one after the other, each with an end mark."""
    found = [part if part[-1] in ".?!…" else f"{part}." for part in parts if part]
    return " ".join(found)
