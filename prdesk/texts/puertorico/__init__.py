"""The words of Puerto Rico."""

from typing import Final

from prdesk.texts.game_texts import GameTexts
from prdesk.texts.puertorico.actions import ACTIONS
from prdesk.texts.puertorico.effects import EFFECTS
from prdesk.texts.puertorico.events import EVENTS
from prdesk.texts.puertorico.events_end import END_REASONS
from prdesk.texts.puertorico.hint_facts import FACTS
from prdesk.texts.puertorico.labels import label_of_action
from prdesk.texts.puertorico.names import NAMES, name_of, tile_name
from prdesk.texts.puertorico.narrate import heading_of_role, sentence_of_event
from prdesk.texts.puertorico.prompts import PROMPTS
from prdesk.texts.puertorico.refusals import REFUSALS
from prdesk.texts.puertorico.values import VALUES, place_name

TEXTS: Final = GameTexts(
    names=NAMES,
    effects=EFFECTS,
    prompts=PROMPTS,
    actions=ACTIONS,
    events=EVENTS,
    ends=END_REASONS,
    refusals=REFUSALS,
    facts=FACTS,
    values=VALUES,
    label=label_of_action,
    told=sentence_of_event,
    headings={"role_taken": heading_of_role, "round_ended": sentence_of_event},
)

__all__ = ["TEXTS", "name_of", "place_name", "tile_name"]
