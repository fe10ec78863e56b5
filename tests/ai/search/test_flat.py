"""Flat Monte Carlo: even rounds, determinism, what it finds and what it must not see."""

from __future__ import annotations

import pytest

from prdesk.ai.search.budget import Budget
from prdesk.ai.search.flat import FlatMonteCarlo
from prdesk.ai.search.reward import ended
from prdesk.games import game

PR = game("puertorico")
FLAT = FlatMonteCarlo()


def test_a_reward_shares_ties_and_counts_the_margin():
    reward = ended([(30, 4), (30, 4), (10, 9)])
    assert reward.wins == [0.5, 0.5, 0.0]
    assert reward.scores == [30, 30, 10]
    assert reward.utility == pytest.approx([0.5, 0.5, -0.5])
    assert ended([(30, 4), (30, 5)]).wins == [0.0, 1.0]


def test_every_move_is_played_out_equally_often():
    state = PR.new({"players": 3}, None, 1)
    found = FLAT.run(PR, state, Budget(nodes=3), 5)
    assert sorted(e.code for e in found) == sorted(PR.codes(state))
    assert [e.visits for e in found] == [3] * len(found)
    for estimate in found:
        assert sum(estimate.wins) == pytest.approx(1.0)
    assert [e.utility for e in found] == sorted((e.utility for e in found), reverse=True)


def test_the_seed_decides():
    state = PR.new({"players": 4}, None, 2)
    runs = [FLAT.run(PR, state, Budget(nodes=2), seed) for seed in (1, 1, 2)]
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


def test_moves_of_a_round_meet_the_same_draw(hidden_card):
    """Move 0 wins with one card, move 1 with both: with one round they can't both lose."""
    cards = set()
    for seed in range(20):
        by_code = {
            e.code: e for e in FLAT.run(hidden_card, hidden_card.new({}), Budget(nodes=1), seed)
        }
        assert by_code[1].wins == (1.0, 0.0, 0.0)
        reply_needs_card = by_code[2].scores[0] == 0.0
        if reply_needs_card:
            assert by_code[0].wins[0] == 0.0
        cards.add(by_code[0].wins[0])
    assert cards == {0.0, 1.0}


def test_it_does_not_foresee_the_rivals(rivals_choose):
    best = FLAT.run(rivals_choose, rivals_choose.new({}), Budget(nodes=200), 1)[0]
    assert best.code == 0
    assert best.wins[0] == pytest.approx(0.75, abs=0.1)


def test_a_budget_of_time_counts_whole_rounds():
    state = PR.new({"players": 3}, None, 1)
    found = FLAT.run(PR, state, Budget(seconds=0.2), 1)
    assert len({e.visits for e in found}) == 1


def test_stopped_in_the_first_round_it_knows_some_moves():
    state = PR.new({"players": 3}, None, 1)
    left = [False, False, True]
    found = FLAT.run(PR, state, Budget(nodes=9), 1, lambda: left.pop(0))
    assert [e.visits for e in found] == [1, 1]


def test_stopped_later_it_keeps_the_whole_rounds():
    state = PR.new({"players": 3}, None, 1)
    left = [False] * (2 * len(PR.codes(state)) + 1) + [True]
    found = FLAT.run(PR, state, Budget(nodes=9), 1, lambda: left.pop(0))
    assert found == FLAT.run(PR, state, Budget(nodes=2), 1)
