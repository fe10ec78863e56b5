"""Whole games in words: no id, no empty placeholder, no event or action without its text."""

import re
from typing import Any

import pytest

from prdesk.core.errors import RulesError
from prdesk.core.rng import Dice
from prdesk.games import game
from prdesk.texts.puertorico import TEXTS

PR = game("puertorico")
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
RAW = re.compile(r"^[a-z]|[{}_:]\w|None|True|False|\[")
FORMS = 40
"""Actions of a decision that are looked at."""


def refused(state: Any, actions: list[dict[str, Any]]) -> list[RulesError]:
    """Why actions of an earlier decision are refused now."""
    return [error for action in actions if (error := PR.why(state, action))]


@pytest.mark.parametrize(
    ("players", "expansions", "variants"),
    [
        (3, [], []),
        (2, ["buildings", "nobles"], ["nobles_in_draft"]),
        (4, ["buildings", "nobles"], ["decline_colonists", "random_buildings"]),
    ],
)
def test_everything_that_is_said_in_a_game_is_said_in_words(
    players: int, expansions: list[str], variants: list[str]
) -> None:
    options = {"players": players, "expansions": expansions, "variants": variants}
    said: set[str] = set()
    for seed in range(3):
        state = PR.new(options, NAMES[:players], seed)
        rng = Dice(seed)
        events: list[dict[str, Any]] = []
        before: list[dict[str, Any]] = []
        while state.player >= 0:
            position = PR.position(state, state.player)
            actions = PR.legal(state, FORMS)[0]
            said |= {TEXTS.label_of_action(action, position) for action in actions}
            said |= {
                TEXTS.sentence_of_reason(e.reason, e.params, names=NAMES)
                for e in refused(state, before)
            }
            before = actions
            PR.play(state, PR.random_code(state, rng), events)
        said |= {TEXTS.sentence_of_event(event, NAMES) for event in events}
    assert len(said) > 100
    assert [words for words in said if RAW.search(words)] == []
