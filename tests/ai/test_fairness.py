"""No computer player sees hidden tiles, points or the luck to come (issue 4, point 2)."""

from __future__ import annotations

import pytest

from prdesk.ai.levels import LEVELS, agent
from prdesk.ai.search.agent import SearchAgent
from prdesk.ai.search.budget import Budget
from prdesk.ai.search.options import TreeOptions
from prdesk.ai.search.tree import TreeSearch
from tests.ai.hidden import PR, indistinguishable, positions

RULE_SETS = {"plain": {}, **PR.rule_sets()}
SEARCHES = ["flat-mc@1", "mcts@4", "expert@4"]
JUDGING = SearchAgent("judging", TreeSearch(TreeOptions(horizon=0)), Budget(nodes=9))


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize("searcher", [*map(agent, SEARCHES), JUDGING], ids=lambda it: it.name)
def test_estimates_do_not_depend_on_what_is_hidden(searcher, rule_set):
    differing = 0
    for state in positions(3, seed=4, every=19, **RULE_SETS[rule_set]):
        other = indistinguishable(state, 7)
        differing += PR.position(state) != PR.position(other)
        assert searcher.estimates(PR, state, 3) == searcher.estimates(PR, other, 3)
    assert differing > 5


@pytest.mark.parametrize("rule_set", RULE_SETS)
@pytest.mark.parametrize("name", ["greedy", "easy"])
def test_moves_do_not_depend_on_what_is_hidden(name, rule_set):
    player = agent(name)
    for state in positions(4, seed=5, every=13, **RULE_SETS[rule_set]):
        other = indistinguishable(state, 8)
        assert player.choose(PR, state, 3) == player.choose(PR, other, 3)


def test_every_level_that_searches_is_covered():
    """They differ from those tested in numbers only."""
    kinds = {type(agent(name).search) for name in SEARCHES}
    for level in LEVELS:
        if isinstance(level.agent, SearchAgent):
            assert type(level.agent.search) in kinds


def test_estimates_do_not_depend_on_secret_forests():
    """A plantation drawn and laid face down, in the one game of many where that happens."""
    searcher = agent("mcts@4")
    permuted = 0
    for state in positions(3, 12, 5, expansions=["buildings"]):
        if any(sum(p.secret_forests) for i, p in enumerate(state.players) if i != state.player):
            other = indistinguishable(state, 2)
            permuted += [p.forests for p in state.players] != [p.forests for p in other.players]
            assert searcher.estimates(PR, state, 1) == searcher.estimates(PR, other, 1)
    assert permuted
