"""What Puerto Rico's heuristic expects of the end of a game."""

from __future__ import annotations

import pytest

from prdesk.ai.heuristic import HEURISTICS
from prdesk.ai.puertorico.forecast import chances, growth
from prdesk.ai.puertorico.prospects import LONGEST
from tests.ai.hidden import PR, positions


def test_chances_are_shares_that_follow_the_worth():
    found = chances([30.0, 41.0, 36.0], 3.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[1] > found[2] > found[0]
    assert chances([20.0, 20.0], 5.0) == [0.5, 0.5]


def test_a_lead_counts_for_more_towards_the_end():
    shares = [max(chances([30.0, 35.0, 30.0], rounds)) for rounds in (12.0, 6.0, 2.0, 0.0)]
    assert shares == sorted(shares)
    assert shares[0] < 0.45 < 0.7 < shares[-1]


def test_growth_lies_between_its_points():
    assert growth(0.0) == -1.0
    assert growth(7.0) == pytest.approx(10.0)
    assert growth(LONGEST) > 40.0


def test_the_outlook_of_a_game_narrows():
    """At the start nobody is ahead by much and all expect a usual score."""
    heuristic = HEURISTICS[PR.id]
    states = [s for s in positions(4, seed=2, every=1) if heuristic.settled(s)]
    wins, scores = heuristic.outlook(states[0])
    assert wins == pytest.approx([0.25] * 4, abs=0.06)
    assert all(35 < score < 50 for score in scores)
    assert max(heuristic.outlook(states[-1])[0]) > 0.5
