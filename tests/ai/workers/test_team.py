"""Children answer as the agent itself would, are used again, and stop when told to."""

import os
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

from prdesk.ai.levels import agent
from prdesk.ai.search.estimate import merged
from prdesk.ai.workers import hand
from prdesk.ai.workers.hand import Stopped
from prdesk.ai.workers.pool import MOST, Pool, spare_cores
from prdesk.ai.workers.team import AgentFailed, Question, Team
from prdesk.core.rng import mix
from tests.ai.workers.conftest import never, own_choice
from tests.ai.workers.processes import alive

Pools = Callable[..., Pool]
Questions = Callable[..., Question]


def own_estimates(question: Question, seed: int) -> Any:
    return agent(question.agent).estimates(question.game, question.state, seed)


def test_a_child_chooses_as_the_agent_does_and_is_used_again(
    pools: Pools, question: Questions
) -> None:
    pool = pools()
    team = Team(pool)
    assert pool.pids == []
    used = set()
    for seed in range(3):
        asked = question(seed=seed, expansions=["buildings", "nobles"][:seed])
        assert team.choose(asked, never) == own_choice(asked)
        used |= set(pool.pids)
    assert len(used) == 1


def test_a_child_weighs_moves_as_the_agent_does(pools: Pools, question: Questions) -> None:
    asked = question("flat-mc@2")
    found = Team(pools()).estimates(asked, never)
    assert found == merged([own_estimates(asked, asked.seed)])
    assert len(found) > 1


def test_warm_children_wait_for_the_first_question(pools: Pools, question: Questions) -> None:
    pool = pools(size=2)
    Team(pool).warm(["mcts@8"])
    assert len(pool.pids) == 1
    Team(pool).warm(["mcts@8", "mcts@50ms"])
    pids = pool.pids
    assert len(pids) == 2
    Team(pool).choose(question(), never)
    assert set(pool.pids) == set(pids)


def test_several_share_a_decision_in_time(pools: Pools, question: Questions) -> None:
    pool = pools(size=2)
    asked = question("mcts@300ms")
    found = Team(pool).estimates(asked, never)
    assert len(pool.pids) == 2
    assert sum(e.visits for e in found) > 0
    assert Team(pool).choose(asked, never) in asked.game.codes(asked.state)


def test_parts_of_several_are_merged(
    pools: Pools, question: Questions, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = pools(size=2)
    asked = question("flat-mc@2")
    monkeypatch.setattr(Team, "_count", lambda team, name: 2)
    seeds = (asked.seed, mix(asked.seed, 1))
    expected = merged([own_estimates(asked, seed) for seed in seeds])
    assert Team(pool).estimates(asked, never) == expected
    assert {e.visits for e in expected} == {4}


def test_an_agent_that_does_not_search_weighs_nothing(pools: Pools, question: Questions) -> None:
    with pytest.raises(AgentFailed, match="greedy does not weigh moves"):
        Team(pools()).estimates(question("greedy"), never)


def test_what_a_library_prints_disturbs_nobody(pools: Pools, question: Questions) -> None:
    pool = pools("printing")
    asked = question()
    for _ in range(2):
        assert Team(pool).choose(asked, never) == asked.game.codes(asked.state)[1]
    assert len(pool.pids) == 1


def test_a_cancelled_child_stays(
    pools: Pools, question: Questions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand, "CANCEL_S", 20.0)
    pool = pools()
    team = Team(pool)
    team.choose(question(), never)
    pids = pool.pids
    stop = threading.Event()
    threading.Timer(0.1, stop.set).start()
    started = time.monotonic()
    with pytest.raises(Stopped):
        team.choose(question("mcts@60000ms"), stop.is_set)
    assert time.monotonic() - started < 10
    assert team.choose(question(), never) == own_choice(question())
    assert pool.pids == pids


def test_a_child_that_still_starts_is_spared_by_the_call(pools: Pools, question: Questions) -> None:
    pool = pools()
    with pytest.raises(Stopped):
        Team(pool).choose(question(), lambda: True)
    pids = pool.pids
    assert Team(pool).choose(question(), never) == own_choice(question())
    assert pool.pids == pids


def test_a_bundle_starts_itself_as_a_child(
    question: Questions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert hand.command() == [sys.executable, "--think"]
    program = "import sys; sys.modules['PySide6'] = None; from prdesk.__main__ import main; main()"
    pool = Pool([sys.executable, "-c", program, "--think"], 1)
    assert Team(pool).choose(question(), never) == own_choice(question())
    pool.close()


def test_no_more_children_than_cores_to_spare() -> None:
    assert 1 <= spare_cores() <= min(MOST, max(1, (os.cpu_count() or 1) - 1))


def test_extra_loans_are_ended_afterwards(pools: Pools) -> None:
    pool = pools(size=1)
    first, second = pool.take(), pool.take()
    assert first.pid != second.pid
    pool.give_back(first)
    pool.give_back(second)
    assert pool.pids == [first.pid]
    assert not alive(second.pid)
