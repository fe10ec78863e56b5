"""Whole games in words: no id, no empty placeholder, no event or action without its text."""

import re
from typing import Any

import pytest

from prdesk.core.errors import RulesError
from prdesk.core.rng import Dice
from prdesk.games import game
from prdesk.texts.homesteaders import TEXTS, advice_on

RULES = game("homesteaders")
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
RAW = re.compile(r"^[a-z]|[{}_:]\w|None|True|False|\[|\d-\d")
"""An id, a placeholder, a value of Python, the number of a tile."""
THINGS = "worker|track|debt|trade chit|space"
MISCOUNTED = re.compile(rf"\b1 ({THINGS})s\b|\b([02-9]|\d\d+) ({THINGS})\b")
"""`1 workers`, `2 worker`."""
FORMS = 40
"""Actions of a decision that are looked at."""


def refused(state: Any, actions: list[dict[str, Any]]) -> list[RulesError]:
    """Why actions of an earlier decision are refused now."""
    return [error for action in actions if (error := RULES.why(state, action))]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_that_is_said_in_a_game_is_said_in_words(players: int) -> None:
    said: set[str] = set()
    for seed in range(3):
        state = RULES.new({"players": players}, NAMES[:players], seed)
        rng = Dice(seed)
        events: list[dict[str, Any]] = []
        before: list[dict[str, Any]] = []
        while state.player >= 0:
            position = RULES.position(state, state.player)
            actions = RULES.legal(state, FORMS)[0]
            said |= {TEXTS.label_of_action(action, position) for action in actions}
            said |= {advice_on(position), TEXTS.prompt(state.decision)}
            said |= {
                TEXTS.sentence_of_reason(e.reason, e.params, names=NAMES)
                for e in refused(state, before)
            }
            before = actions
            RULES.play(state, RULES.random_code(state, rng), events)
        said |= {TEXTS.sentence_of_event(event, NAMES) for event in events}
    assert len(said) > 300
    assert [words for words in said if RAW.search(words) or MISCOUNTED.search(words)] == []
