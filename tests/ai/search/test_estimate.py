"""Budgets, the order of estimates and how several searches become one."""

from __future__ import annotations

import pytest

from prdesk.ai.search.budget import Budget, Clock
from prdesk.ai.search.estimate import Estimate, merged, ranked


def estimate(code, visits, utility=0.0, wins=(0.5, 0.5), scores=(10.0, 20.0)):
    return Estimate(code, visits, utility, wins, scores)


@pytest.mark.parametrize("arguments", [{}, {"nodes": 1, "seconds": 1.0}])
def test_a_budget_is_one_of_two(arguments):
    with pytest.raises(ValueError, match="either nodes or seconds"):
        Budget(**arguments)


def test_the_clock_ends_with_its_time_and_when_told():
    assert Clock(Budget(seconds=0.0), None).stopped()
    assert not Clock(Budget(seconds=60.0), None).stopped()
    assert not Clock(Budget(nodes=1), None).stopped()
    assert Clock(Budget(nodes=1), lambda: True).stopped()
    assert not Clock(Budget(nodes=1), lambda: False).stopped()


def test_most_visits_first_then_utility():
    order = ranked([estimate(1, 5, 0.9), estimate(2, 7, 0.1), estimate(3, 7, 0.2)])
    assert [e.code for e in order] == [3, 2, 1]


def test_merging_weighs_by_visits():
    first = [estimate(1, 3, 0.4, (0.2, 0.8), (10.0, 30.0)), estimate(2, 1, 0.0)]
    second = [estimate(2, 5, 0.6, (1.0, 0.0)), estimate(1, 1, 0.8, (0.6, 0.4), (50.0, 70.0))]
    best, other = merged([first, second])
    assert (best.code, best.visits) == (2, 6)
    assert best.utility == pytest.approx(0.5)
    assert (other.code, other.visits) == (1, 4)
    assert other.utility == pytest.approx(0.5)
    assert other.wins == pytest.approx((0.3, 0.7))
    assert other.scores == pytest.approx((20.0, 40.0))


def test_an_opinion_without_visits_counts_only_where_there_is_no_other():
    assert merged([[estimate(4, 0)], [estimate(4, 0)]]) == [estimate(4, 0)]
    assert [e.code for e in merged([[estimate(4, 0)], [estimate(5, 2)]])] == [5]
    assert merged([[estimate(4, 0, 0.0)], [estimate(4, 2, 1.0)]])[0].utility == 1.0
