"""A child that fails is replaced, and the question asked again."""

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from prdesk.ai.workers import hand
from prdesk.ai.workers.hand import Lost, Stopped
from prdesk.ai.workers.pool import Pool
from prdesk.ai.workers.team import TRIES, AgentFailed, Question, Team
from prdesk.core.errors import ConfigError
from tests.ai.workers.conftest import never, own_choice
from tests.ai.workers.processes import KILL, alive, eventually

Pools = Callable[..., Pool]
Questions = Callable[..., Question]


def test_one_of_several_may_fail(pools: Pools, question: Questions, tmp_path: Path) -> None:
    pool = pools("garbage", size=2, once=tmp_path / "once")
    assert Team(pool).estimates(question("mcts@100ms"), never)


def test_a_child_killed_in_the_midst_of_a_thought_is_replaced(
    pools: Pools, question: Questions
) -> None:
    pool = pools()
    pool.warm(1)
    killed = pool.pids
    asked = question("mcts@1000ms")
    timer = threading.Timer(0.6, lambda: os.kill(killed[0], KILL))
    timer.start()
    assert Team(pool).choose(asked, never) in asked.game.codes(asked.state)
    timer.join()
    assert len(pool.pids) == 1
    assert pool.pids != killed
    assert not alive(killed[0])


def test_a_child_killed_between_two_questions_is_replaced(
    pools: Pools, question: Questions
) -> None:
    pool = pools()
    asked = question()
    Team(pool).choose(asked, never)
    killed = pool.pids
    os.kill(killed[0], KILL)
    assert Team(pool).choose(asked, never) == own_choice(asked)
    assert pool.pids != killed


def test_any_number_killed_while_idle_are_replaced(pools: Pools, question: Questions) -> None:
    pool = pools(size=TRIES + 1)
    pool.warm(pool.size)
    killed = pool.pids
    for pid in killed:
        os.kill(pid, KILL)
    assert eventually(lambda: not any(map(alive, killed)))
    asked = question()
    assert Team(pool).choose(asked, never) == own_choice(asked)
    assert not set(killed) & set(pool.pids)


@pytest.mark.parametrize(
    "habit",
    [
        "dead",
        "dying",
        "silent",
        "mute",
        "garbage",
        "endless_line",
        "wrong_id",
        "illegal",
        "malformed",
    ],
)
def test_a_bad_child_is_replaced(
    pools: Pools,
    question: Questions,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    habit: str,
) -> None:
    monkeypatch.setattr(hand, "SILENCE_S", 1.5)
    if habit == "mute":
        monkeypatch.setattr(hand, "START_S", 2.0)
    pool = pools(habit, once=tmp_path / "once")
    pool.warm(1)
    bad = pool.pids
    assert eventually(lambda: (tmp_path / "once").exists())
    asked = question()
    assert Team(pool).choose(asked, never) == own_choice(asked)
    assert not alive(bad[0])
    assert len(pool.pids) == 1


def test_one_that_goes_on_and_on_hangs_too(
    pools: Pools, question: Questions, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prdesk.ai.workers.team.GRACE_S", 0.5)
    pool = pools("beating", once=tmp_path / "once")
    asked = question("mcts@50ms")
    assert Team(pool).choose(asked, never) in asked.game.codes(asked.state)


def test_when_all_fail_it_says_why(pools: Pools, question: Questions) -> None:
    pool = pools("dying")
    team = Team(pool)
    with pytest.raises(Lost, match=r"ended \(out of ink\)"):
        team.choose(question(), never)
    assert pool.pids == []


def test_who_has_failed_again_and_again_is_given_less_time(
    pools: Pools, question: Questions, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int] = []
    pool = pools("dead")
    take = pool.take
    monkeypatch.setattr(pool, "take", lambda: started.append(1) or take())
    team = Team(pool)
    counts = []
    for _ in range(3):
        started.clear()
        with pytest.raises(Lost):
            team.choose(question(), never)
        counts.append(len(started))
    assert counts == [3, 1, 1]


def test_what_cannot_be_started(question: Questions, tmp_path: Path) -> None:
    pool = Pool([str(tmp_path / "nothing here")], 1)
    with pytest.raises(OSError, match="nothing here"):
        pool.warm(1)
    with pytest.raises(Lost, match="nothing here"):
        Team(pool).choose(question(), never)


def test_an_agent_that_fails_is_not_asked_again(pools: Pools, question: Questions) -> None:
    pool = pools("raising")
    team = Team(pool)
    with pytest.raises(AgentFailed, match="ZeroDivisionError: no idea"):
        team.choose(question(), never)
    assert len(pool.pids) == 1
    with pytest.raises(ConfigError):
        team.choose(question("unheard_of"), never)


def test_a_child_that_does_not_hear_the_call_is_ended(pools: Pools, question: Questions) -> None:
    pool = pools("silent")
    pool.warm(1)
    pids = pool.pids
    stop = threading.Event()
    threading.Timer(0.1, stop.set).start()
    started = time.monotonic()
    with pytest.raises(Stopped):
        Team(pool).choose(question(), stop.is_set)
    assert time.monotonic() - started < 1.0
    assert not alive(pids[0])
    assert pool.pids == []
