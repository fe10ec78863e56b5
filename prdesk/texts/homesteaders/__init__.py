"""The words of Homesteaders."""

from typing import Final

from prdesk.homesteaders.catalog.ids import LAST_ROUND
from prdesk.texts.game_texts import GameTexts
from prdesk.texts.homesteaders.actions import ACTIONS
from prdesk.texts.homesteaders.advice import advice_on
from prdesk.texts.homesteaders.effects import EFFECTS, effect_of
from prdesk.texts.homesteaders.events import EVENTS
from prdesk.texts.homesteaders.hint_facts import FACTS
from prdesk.texts.homesteaders.labels import label_of_action
from prdesk.texts.homesteaders.names import NAMES, name_of
from prdesk.texts.homesteaders.narrate import sentence_of_event
from prdesk.texts.homesteaders.prompts import PROMPTS
from prdesk.texts.homesteaders.refusals import REFUSALS
from prdesk.texts.homesteaders.tiles import tile_name
from prdesk.texts.homesteaders.values import VALUES
from prdesk.texts.mark import Translate, english

HEADINGS: Final = ("round_started", "lot_won", "final_round_started")
"""Events that begin a group in the log."""


class HomesteadersTexts(GameTexts):
    """Effects are told from the catalogue, so that there is no table to look them up in."""

    def effect_of(self, name_id: str, tr: Translate = english) -> str:
        """What a building or an auction tile does, or an option means; empty for any other id."""
        return effect_of(name_id, tr)


TEXTS: Final = HomesteadersTexts(
    names=NAMES,
    effects=EFFECTS,
    prompts=PROMPTS,
    actions=ACTIONS,
    events=EVENTS,
    ends={},
    refusals=REFUSALS,
    facts=FACTS,
    values=VALUES,
    label=label_of_action,
    told=sentence_of_event,
    headings=dict.fromkeys(HEADINGS, sentence_of_event),
    rounds=LAST_ROUND,
)

__all__ = ["TEXTS", "advice_on", "name_of", "tile_name"]
