"""Heavy players think in child processes, and the game goes on whatever happens to those."""

import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from prdesk.ai.workers import hand
from prdesk.ai.workers.pool import Pool
from prdesk.qt import session_model
from prdesk.qt.pace import Pace
from prdesk.qt.session_model import SessionModel
from prdesk.qt.thinking import Answer, Job
from prdesk.qt.worker import ComputerPlayers
from prdesk.session import Session
from tests.ai.workers.conftest import odd_command
from tests.ai.workers.processes import KILL, alive

QUICK = "ai:mcts@2"
LONG = "ai:mcts@100000ms"
Table = Callable[..., Session]


@pytest.fixture
def pool() -> Iterator[Pool]:
    found = Pool(size=1)
    yield found
    found.close()


def job(session: Session, agent: str, kind: Any = "choose") -> Job:
    state = session.state
    known = session.game.hide(state, state.player, 1)
    return Job(1, session.game, known, state.player, agent, 1, kind)


def thinks(model: SessionModel, qtbot: QtBot) -> list[int]:
    """Wait until a child has begun; the children."""
    qtbot.waitUntil(lambda: model.thinking and bool(model.pool.pids), timeout=20_000)
    qtbot.wait(300)
    return model.pool.pids


def to_the_computer(model: SessionModel) -> None:
    """The first person takes the settler and a tile: the next player has to decide."""
    model.submit(model.ticket, [{"type": "role", "role": "settler"}])
    model.submit(model.ticket, model.snapshot.actions[:1])


def test_one_process_serves_every_decision_and_every_game(
    model: SessionModel, table: Table, qtbot: QtBot
) -> None:
    used = set()
    for seed in (1, 2):
        session = table(QUICK, "ai:flat-mc@1", seed=seed)
        model.start(session)
        qtbot.waitUntil(lambda session=session: session.cursor > 8, timeout=60_000)
        used |= set(model.pool.pids)
    assert len(used) == 1


def test_processes_are_warm_before_they_are_needed(
    model: SessionModel, table: Table, qtbot: QtBot
) -> None:
    model.start(table("human", QUICK, LONG, "ai:random"))
    qtbot.waitUntil(lambda: len(model.pool.pids) == model.pool.size)
    assert not model.thinking


def test_light_players_need_no_process(model: SessionModel, table: Table, qtbot: QtBot) -> None:
    session = table("ai:greedy", "ai:random")
    model.start(session)
    qtbot.waitUntil(lambda: session.cursor > 5, timeout=20_000)
    assert model.pool.pids == []


def test_undo_while_a_process_thinks(
    model: SessionModel, table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand, "CANCEL_S", 20.0)
    model.start(table("human", LONG, QUICK))
    before = model.snapshot.position
    to_the_computer(model)
    pids = thinks(model, qtbot)
    started = time.monotonic()
    model.undo()
    model.undo()
    assert time.monotonic() - started < 0.2
    assert not model.thinking
    qtbot.wait(100)
    assert model.snapshot.position == before
    assert model.pool.pids == pids


def test_load_while_a_process_thinks(model: SessionModel, table: Table, qtbot: QtBot) -> None:
    model.start(table(LONG, "human"))
    thinks(model, qtbot)
    other = table(QUICK, "human", seed=9)
    model.start(other)
    qtbot.waitUntil(lambda: other.person_decides, timeout=20_000)
    assert model.session is other


def test_close_while_a_process_thinks(table: Table, qtbot: QtBot) -> None:
    model = SessionModel()
    model.start(table(LONG, "human"))
    pids = thinks(model, qtbot)
    assert all(alive(pid) for pid in pids)
    started = time.monotonic()
    assert model.close()
    assert time.monotonic() - started < 1.0
    assert not any(alive(pid) for pid in pids)


def test_a_killed_process_is_replaced_and_nobody_need_know(
    model: SessionModel, table: Table, qtbot: QtBot
) -> None:
    sentences: list[str] = []
    model.failed.connect(sentences.append)
    session = table("ai:mcts@600ms", "human")
    model.start(session)
    pids = thinks(model, qtbot)
    for pid in pids:
        os.kill(pid, KILL)
    qtbot.waitUntil(lambda: session.person_decides, timeout=30_000)
    assert not set(model.pool.pids) & set(pids)
    assert sentences == []


def test_when_no_process_is_of_use_somebody_else_decides(
    table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_model, "Pool", lambda: Pool(odd_command("dying"), 1))
    model = SessionModel()
    model.set_pace(Pace.INSTANT)
    sentences: list[str] = []
    model.failed.connect(sentences.append)
    session = table(QUICK, QUICK)
    model.start(session)
    qtbot.waitUntil(lambda: session.cursor > 8, timeout=30_000)
    assert model.close()
    assert len(sentences) == 2
    assert "Anna" in sentences[0]
    assert "out of ink" in sentences[0]


def test_moves_are_weighed_beside_a_player_who_thinks(
    pool: Pool, table: Table, qtbot: QtBot
) -> None:
    players, hints = ComputerPlayers(pool), ComputerPlayers(pool)
    session = table("human", LONG)
    players.ask(job(session, "mcts@100000ms"))
    replies: list[Answer] = []
    hints.answered.connect(replies.append)
    hints.ask(job(session, "mcts@30", "estimates"))
    qtbot.waitUntil(lambda: bool(replies), timeout=20_000)
    assert players.thinking
    assert replies[0].error == ""
    best = replies[0].estimates[0]
    assert session.game.why(session.state, session.game.decode(session.state, best.code)) is None
    hints.ask(job(session, "greedy", "estimates"))
    qtbot.waitUntil(lambda: len(replies) == 2, timeout=20_000)
    assert "greedy does not weigh" in replies[1].error
    assert replies[1].estimates == ()
    pool.close()
    assert players.close()
    assert hints.close()


def test_timers_stay_live_while_processes_think(
    model: SessionModel, table: Table, qtbot: QtBot
) -> None:
    late: list[float] = []
    last = time.monotonic()

    def tick() -> None:
        nonlocal last
        now = time.monotonic()
        late.append(now - last)
        last = now

    model.start(table(LONG, "human"))
    thinks(model, qtbot)
    timer = QTimer()
    timer.timeout.connect(tick)
    timer.start(5)
    last = time.monotonic()
    qtbot.waitUntil(lambda: len(late) >= 200, timeout=20_000)
    # The bound is 25 ms; a test machine may have much else to do.
    assert sorted(late)[len(late) * 99 // 100] < 0.1
