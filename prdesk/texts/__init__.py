"""Every English sentence of the program's rules, once, marked for translation; no Qt.

The engine speaks in ids; this package turns ids into words. All functions take `tr`, from
(context, English text) to the reader's language; the default changes nothing.
"""

from prdesk.texts.actions import ACTIONS
from prdesk.texts.effects import EFFECTS, effect_of
from prdesk.texts.events import EVENTS
from prdesk.texts.events_end import END_REASONS
from prdesk.texts.hints import HINTS, sentence_of_hint
from prdesk.texts.labels import label_of_action
from prdesk.texts.mark import QT_TRANSLATE_NOOP, Translate, english
from prdesk.texts.names import NAMES, name_of, tile_name, title_of
from prdesk.texts.narrate import sentence_of_end, sentence_of_event
from prdesk.texts.prompts import PROMPTS, prompt
from prdesk.texts.sentences import REASONS, sentence_of_reason
from prdesk.texts.values import place_name, player_name

__all__ = [
    "ACTIONS",
    "EFFECTS",
    "END_REASONS",
    "EVENTS",
    "HINTS",
    "NAMES",
    "PROMPTS",
    "QT_TRANSLATE_NOOP",
    "REASONS",
    "Translate",
    "effect_of",
    "english",
    "label_of_action",
    "name_of",
    "place_name",
    "player_name",
    "prompt",
    "sentence_of_end",
    "sentence_of_event",
    "sentence_of_hint",
    "sentence_of_reason",
    "tile_name",
    "title_of",
]
