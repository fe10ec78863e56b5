"""Every English sentence of the program's rules, once, marked for translation; no Qt.

The rules speak in ids; this package turns ids into words. What belongs to one game is in a package
of its own (`GameTexts`), the rest here.
"""

from prdesk.texts.game_texts import GameTexts
from prdesk.texts.games import GAMES, name_of, sentence_of_reason, texts_of, title_of
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Translate, english
from prdesk.texts.values import player_name

__all__ = [
    "GAMES",
    "QT_TRANSLATE_NOOP",
    "GameTexts",
    "Translate",
    "english",
    "name_of",
    "player_name",
    "sentence_of_reason",
    "texts_of",
    "title_of",
]
