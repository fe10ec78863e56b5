"""The levels: budgets in names, soft choice, what a searching player answers."""

from __future__ import annotations

import time

import pytest

from prdesk.ai.games import HEURISTICS, STRENGTH
from prdesk.ai.greedy import GreedyAgent
from prdesk.ai.levels import LEVELS, agent
from prdesk.ai.outcome import worth_of
from prdesk.ai.search.agent import SearchAgent
from prdesk.ai.search.budget import Budget
from tests.ai.hidden import PR, positions

ONE_MOVE_WINS = {
    "game": "puertorico",
    "options": {"players": 3, "variants": ["open_vp"]},
    "end_reason": "city",
    "players": {"0": {"doubloons": 9}, "1": {"vp": 3}},
}
"""The last round: only a large building, for 9 doubloons with the privilege, overtakes."""


def test_names_are_in_order():
    names = [level.name for level in LEVELS if level.offered]
    assert names == ["easy", "medium", "hard", "expert"]
    for results in STRENGTH.values():
        assert set(results) <= {level.name for level in LEVELS}


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("mcts@70", Budget(nodes=70)),
        ("flat-mc@8", Budget(nodes=8)),
        ("expert", Budget(seconds=1.0)),
        ("expert@500", Budget(nodes=500)),
        ("hard@1500ms", Budget(seconds=1.5)),
    ],
)
def test_a_name_may_carry_a_budget(name, budget):
    player = agent(name)
    assert isinstance(player, SearchAgent)
    assert (player.name, player.budget, player.heavy) == (name, budget, True)


@pytest.mark.parametrize("name", ["greedy", "flat-mc@20", "mcts@150", "hard@150"])
def test_a_winning_move_is_found(name):
    state = PR.load(ONE_MOVE_WINS)
    code = agent(name).choose(PR, state, 1)
    assert PR.decode(state, code) == {"type": "role", "role": "builder"}
    PR.play(state, code)
    built = PR.decode(state, agent(name).choose(PR, state, 1))["building"]
    assert built in ("guild_hall", "residence", "fortress", "customs_house", "city_hall")


@pytest.mark.parametrize(
    "name", ["mcts@100000", "flat-mc@100000", "mcts@60000ms", "easy", "greedy"]
)
def test_told_to_stop_it_answers_at_once(name):
    state = PR.new({"players": 5}, None, 1)
    for wait in (0.0, 0.1):
        begin = time.perf_counter()
        code = agent(name).choose(PR, state, 1, lambda: time.perf_counter() > begin + wait)  # noqa: B023
        assert time.perf_counter() - begin < wait + 0.2
        assert code in PR.codes(state)


@pytest.mark.parametrize("name", ["mcts@80ms", "flat-mc@80ms"])
def test_a_budget_of_time_is_kept(name):
    state = PR.new({"players": 3}, None, 1)
    begin = time.perf_counter()
    found = agent(name).estimates(PR, state, 1)
    assert 0.08 <= time.perf_counter() - begin < 0.2
    assert all(e.visits for e in found)


@pytest.mark.parametrize("name", ["mcts@10", "flat-mc@2"])
def test_estimates_are_shares_and_scores_of_all(name):
    for state in positions(4, seed=3, every=29):
        found = agent(name).estimates(PR, state, 2)
        assert {e.code for e in found} <= set(HEURISTICS[PR.id].candidates(state))
        for estimate in found:
            assert sum(estimate.wins) == pytest.approx(1.0)
            assert len(estimate.scores) == 4
        assert found[0].code == agent(name).choose(PR, state, 2)


def test_suggestions_carry_the_chances():
    state = PR.load(ONE_MOVE_WINS)
    found = agent("mcts@300").suggest(PR, state, 2, 1)
    best, second = agent("mcts@300").estimates(PR, state, 1)[:2]
    assert [one.action for one in found] == [PR.decode(state, e.code) for e in (best, second)]
    assert [one.win for one in found] == [best.wins[0], second.wins[0]]
    assert [one.scores for one in found] == [best.scores, second.scores]
    assert best.wins[0] > second.wins[0]
    assert all(one.reasons for one in found)


def test_where_there_is_nothing_to_choose_nothing_is_played_out():
    """One sensible arrangement: as many colonists as circles."""
    for state in positions(3, seed=6, every=1):
        if len(HEURISTICS[PR.id].candidates(state)) == 1:
            (only,) = agent("mcts@50").estimates(PR, state, 1)
            assert only.visits == 0
            assert sum(only.wins) == pytest.approx(1.0)
            assert agent("flat-mc@50").estimates(PR, state, 1) == [only]
            return
    pytest.fail("no such decision in the game")


def test_a_soft_choice_varies_among_close_moves_only():
    softness = 2.0
    player = GreedyAgent("soft", softness)
    heuristic = HEURISTICS[PR.id]
    varied = 0
    for state in positions(3, seed=5, every=12):
        chosen = set()
        for seed in range(12):
            known = PR.hide(state, state.player, seed)
            worths = {
                code: worth_of(PR, heuristic, known, code) for code in heuristic.candidates(known)
            }
            code = player.choose(PR, state, seed)
            assert worths[code] > max(worths.values()) - softness
            chosen.add(code)
        varied += len(chosen) > 1
    assert varied > 2
