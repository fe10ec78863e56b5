"""Names that belong to no game: who sits at the table, how well a computer player plays.

Each game has a table of its own, of which an id is looked up first; the same id may be called
something else in another game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from prdesk.texts.mark import QT_TRANSLATE_NOOP, Translate

CONTEXT: Final = "Name"

NAMES: Final[dict[str, str]] = {
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
    "of": QT_TRANSLATE_NOOP("Name", "{count} {name}"),
    "times": QT_TRANSLATE_NOOP("Name", "{name} × {count}"),
}


def named(names: Mapping[str, str], name_id: str, tr: Translate) -> str:
    """The name of an id in a game's table, else among those of all games, else in plain words."""
    text = names.get(name_id) or NAMES.get(name_id)
    return tr(CONTEXT, text) if text else name_id.replace("_", " ")


def titled(name: str) -> str:
    """A name as it stands alone, with a capital at its beginning."""
    return name[:1].upper() + name[1:]
