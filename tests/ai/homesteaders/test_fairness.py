"""No computer player sees the tiles to come, nor holdings that it could not follow."""

from __future__ import annotations

import pytest

from prdesk.ai.hints.trial import facts_after
from prdesk.ai.levels import agent
from tests.ai.homesteaders.words import HEURISTIC, HS, indistinguishable, loaded, positions


def pairs(players, seed, every, follow):
    """Positions followed or not, each with one that its seat can't tell from it."""
    for state in positions(players, seed, every):
        known = state if follow else loaded(state)
        yield known, indistinguishable(known, 7)


@pytest.mark.parametrize("follow", [True, False])
@pytest.mark.parametrize("name", ["flat-mc@1", "mcts@4", "expert@4"])
def test_estimates_do_not_depend_on_what_is_hidden(name, follow):
    differing = 0
    for state, other in pairs(4, 4, 23, follow):
        differing += HS.position(state) != HS.position(other)
        assert agent(name).estimates(HS, state, 3) == agent(name).estimates(HS, other, 3)
    assert differing > 4


@pytest.mark.parametrize("follow", [True, False])
@pytest.mark.parametrize("name", ["greedy", "easy"])
def test_moves_do_not_depend_on_what_is_hidden(name, follow):
    for state, other in pairs(3, 5, 9, follow):
        assert agent(name).choose(HS, state, 3) == agent(name).choose(HS, other, 3)


def test_reasons_do_not_depend_on_what_is_hidden():
    for state, other in pairs(3, 6, 17, False):
        known = HS.hide(state, state.player, 1)
        code = HEURISTIC.candidates(known)[0]
        assert facts_after(HS, state, code, 1) == facts_after(HS, other, code, 1)
