"""Every fact of a phase has its sentences, and no sentence is left unfinished."""

from __future__ import annotations

from itertools import chain

import pytest

from prdesk.ai.games import HEURISTICS
from prdesk.ai.hints.facts import NOBODY
from prdesk.ai.hints.reasons import BEST, OTHERWISE, Explainer
from prdesk.ai.hints.trial import facts_after
from prdesk.texts.hints import FRAMES
from prdesk.texts.hints import HINTS as SHARED
from prdesk.texts.puertorico import TEXTS
from tests.ai.hidden import PR, indistinguishable, positions

FACTS = TEXTS.facts
HINTS = {**SHARED, **FACTS}
NAMES = ("Anna", "Bruno", "Clara")
PARAMS = {"vp": 4, "good": "corn", "building": "harbor", "tile": "quarry", "player": 1}
BOTH = {"expansions": ["buildings", "nobles"]}


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("text", HINTS)
def test_every_sentence_can_be_filled(text, count):
    key = text.removesuffix(".you")
    you = 1 if text.endswith(".you") else 0
    for frame in ("", BEST, OTHERWISE):
        told = TEXTS.sentence_of_hint([(key, {**PARAMS, "count": count}, frame)], you, names=NAMES)
        assert told.endswith(".")
        assert "{" not in told
        assert ("Bruno" in told) == (key in FACTS and not you and key != "ends")


def test_frames_are_those_that_reasons_use():
    assert set(FRAMES) == {BEST, OTHERWISE}


def test_sentences_in_one_frame_stand_together():
    reasons = [
        ("shipped", {"player": 0, "count": 3, "vp": 4}, ""),
        ("lost", {"player": 1, "count": 7}, OTHERWISE),
        ("produced", {"player": 2, "count": 1}, OTHERWISE),
    ]
    assert TEXTS.sentence_of_hint(reasons, 0, names=NAMES) == (
        "You ship 3 barrels for 4 VP."
        " Otherwise: Bruno must throw 7 barrels away. Clara produces 1 barrel."
    )


@pytest.mark.parametrize("options", [{}, BOTH], ids=["plain", "both"])
def test_all_facts_of_whole_games_have_sentences(options):
    met = set()
    games = chain(*(positions(players, seed=6, every=5, **options) for players in (2, 3, 4)))
    for number, state in enumerate(games):
        codes = HEURISTICS[PR.id].candidates(state)
        for fact in facts_after(PR, state, codes[number % len(codes)], 1):
            met.add(fact.text)
            assert fact.text in HINTS
            assert fact.seat == NOBODY or f"{fact.text}.you" in HINTS
    missed = {text.removesuffix(".you") for text in FACTS} - met
    assert missed <= {"nobles", "gained"}
    assert "nobles" not in missed or not options


@pytest.mark.parametrize("options", [{}, BOTH], ids=["plain", "both"])
def test_reasons_do_not_depend_on_what_is_hidden(options):
    differing = 0
    for state in positions(3, seed=4, every=7, **options):
        other = indistinguishable(state, 7)
        differing += PR.position(state) != PR.position(other)
        codes = HEURISTICS[PR.id].candidates(state)[:4]
        found = [Explainer(PR, one, 3).reasons(codes, 4) for one in (state, other)]
        assert found[0] == found[1]
    assert differing > 10
