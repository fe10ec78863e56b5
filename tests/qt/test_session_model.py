"""One path for every move; tickets; pace; undo and load while a computer player thinks."""

import itertools
import time
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from prdesk.qt.pace import Pace
from prdesk.qt.session_model import SessionModel
from prdesk.session import Session
from tests.points import with_points

AI = "ai:random"
Table = Callable[..., Session]


def persons_turn(model: SessionModel) -> Callable[[], bool]:
    return lambda: (
        model.session is not None and (model.session.person_decides or model.session.over)
    )


def first(model: SessionModel) -> list[dict[str, Any]]:
    return model.snapshot.actions[:1]


def test_computer_players_move_until_a_person_decides(
    model: SessionModel, table: Table, qtbot: QtBot
) -> None:
    model.start(table(AI, AI, "human"))
    qtbot.waitUntil(persons_turn(model))
    assert model.session is not None
    assert model.session.cursor > 0
    assert model.snapshot.interactive
    assert not model.thinking


def test_a_whole_game_of_computer_players(model: SessionModel, table: Table, qtbot: QtBot) -> None:
    session = table(AI, "ai:greedy", AI, AI, AI)
    model.start(session)
    qtbot.waitUntil(lambda: session.over, timeout=30_000)
    assert session.steps


def test_a_stale_ticket_is_not_carried_out(model: SessionModel, table: Table) -> None:
    model.start(table("human", "human", open_vp=True))
    ticket, actions = model.ticket, first(model)
    assert model.submit(ticket, actions)
    assert not model.submit(ticket, first(model))
    assert model.session is not None
    assert model.session.cursor == 1


def test_nobody_decides_for_a_computer_player(
    model: SessionModel, table: Table, bad_players: object
) -> None:
    model.start(table("ai:slow", "human"))
    assert not model.submit(model.ticket, [{"type": "role", "role": "settler"}])
    assert model.snapshot.actions == []


def test_a_refused_action_changes_nothing_and_says_why(
    model: SessionModel, table: Table, qtbot: QtBot
) -> None:
    model.start(table("human", "human"))
    ticket = model.ticket
    with qtbot.waitSignal(model.failed) as failed:
        assert not model.submit(ticket, [{"type": "pass"}])
    assert failed.args is not None
    assert failed.args[0]
    assert model.ticket == ticket


def test_undo_while_a_computer_player_thinks(
    model: SessionModel, table: Table, qtbot: QtBot, bad_players: Any
) -> None:
    model.start(table("human", "ai:slow", "ai:slow"))
    before = model.snapshot.position
    model.submit(model.ticket, [{"type": "role", "role": "settler"}])
    model.submit(model.ticket, first(model))
    qtbot.wait(20)
    assert model.thinking
    started = time.monotonic()
    assert model.undo() == 1
    assert model.undo() == 1
    assert model.snapshot.position == before
    assert not model.thinking
    qtbot.waitUntil(lambda: bad_players.stopped == 1, timeout=200)
    assert time.monotonic() - started < 0.2
    qtbot.wait(50)
    assert model.snapshot.position == before


def test_load_while_a_computer_player_thinks(
    model: SessionModel, table: Table, qtbot: QtBot, bad_players: Any
) -> None:
    model.start(table("ai:slow", "human"))
    qtbot.wait(20)
    other = table(AI, "human", seed=9)
    model.start(other)
    qtbot.waitUntil(persons_turn(model))
    assert model.session is other
    assert bad_players.stopped == 1


def test_close_while_a_computer_player_thinks(table: Table, qtbot: QtBot, bad_players: Any) -> None:
    model = SessionModel()
    model.start(table("ai:slow", "human"))
    qtbot.wait(20)
    started = time.monotonic()
    assert model.close()
    assert time.monotonic() - started < 0.2


def test_a_deaf_player_is_left_alone_and_the_game_goes_on(
    model: SessionModel, table: Table, qtbot: QtBot, bad_players: object
) -> None:
    model.start(table("ai:deaf", "human"))
    qtbot.wait(20)
    model.start(table(AI, "human"))
    started = time.monotonic()
    qtbot.waitUntil(persons_turn(model), timeout=2000)
    assert time.monotonic() - started < 0.9


@pytest.mark.parametrize("player", ["ai:broken", "ai:cheat", "ai:unheard_of"])
def test_a_failing_player_makes_some_legal_move_and_says_so_once(
    model: SessionModel, table: Table, qtbot: QtBot, bad_players: object, player: str
) -> None:
    sentences: list[str] = []
    model.failed.connect(sentences.append)
    session = table(player, AI)
    model.start(session)
    qtbot.waitUntil(lambda: session.cursor > 30)
    assert len(sentences) == 1
    assert "Anna" in sentences[0]


def test_step_pace_waits_for_each_step(model: SessionModel, table: Table, qtbot: QtBot) -> None:
    model.set_pace(Pace.STEP)
    session = table(AI, AI)
    model.start(session)
    qtbot.waitUntil(lambda: model.waiting_for_step)
    assert session.cursor == 0
    model.step()
    assert session.cursor == 1
    qtbot.waitUntil(lambda: model.waiting_for_step)
    qtbot.wait(30)
    assert session.cursor == 1


def test_pause_holds_and_lets_go(model: SessionModel, table: Table, qtbot: QtBot) -> None:
    model.set_paused(True)
    session = table(AI, AI)
    model.start(session)
    model.set_paused(True)
    qtbot.waitUntil(lambda: model.waiting_for_step)
    qtbot.wait(30)
    assert session.cursor == 0
    model.set_paused(False)
    qtbot.waitUntil(lambda: session.cursor > 3)


def test_normal_pace_holds_each_move(model: SessionModel, table: Table, qtbot: QtBot) -> None:
    model.set_pace(Pace.FAST)
    session = table(AI, AI)
    moments: list[float] = []
    model.committed.connect(lambda step: moments.append(time.monotonic()))
    model.start(session)
    qtbot.waitUntil(lambda: len(moments) >= 3, timeout=3000)
    gaps = [b - a for a, b in itertools.pairwise(moments)]
    assert min(gaps) >= Pace.FAST.hold_ms / 1000 - 0.02


def test_hurry_goes_on_to_the_persons_turn(model: SessionModel, table: Table, qtbot: QtBot) -> None:
    model.set_pace(Pace.STEP)
    session = table(AI, AI, "human")
    model.start(session)
    qtbot.waitUntil(lambda: model.waiting_for_step)
    model.hurry()
    qtbot.waitUntil(persons_turn(model))
    assert model.stepping


def test_a_step_too_many_does_not_count_for_the_next_turn(
    model: SessionModel, table: Table, qtbot: QtBot
) -> None:
    model.set_pace(Pace.STEP)
    session = table("human", AI)
    model.start(session)
    model.step()
    model.submit(model.ticket, [{"type": "role", "role": "prospector"}])
    qtbot.waitUntil(lambda: model.waiting_for_step)
    qtbot.wait(30)
    assert session.cursor == 1


def test_undo_among_computers_pauses_them(model: SessionModel, table: Table, qtbot: QtBot) -> None:
    session = table(AI, AI)
    model.start(session)
    qtbot.waitUntil(lambda: session.cursor > 5)
    model.undo()
    cursor = session.cursor
    qtbot.wait(50)
    assert session.cursor == cursor
    assert model.paused


def test_timers_stay_live_while_computers_play(
    model: SessionModel, table: Table, qtbot: QtBot
) -> None:
    session = table("ai:greedy", "ai:greedy", "ai:greedy")
    late: list[float] = []
    last = time.monotonic()

    def tick() -> None:
        nonlocal last
        now = time.monotonic()
        late.append(now - last)
        last = now

    timer = QTimer()
    timer.timeout.connect(tick)
    timer.start(5)
    model.start(session)
    qtbot.waitUntil(lambda: session.over, timeout=60_000)
    assert max(late) < 0.25


def test_every_change_is_stored(table: Table, qtbot: QtBot) -> None:
    stored: list[int] = []
    model = SessionModel(lambda session: stored.append(session.cursor))
    model.start(table("human", "human", open_vp=True))
    model.submit(model.ticket, first(model))
    model.undo()
    model.redo()
    assert stored == [0, 1, 0, 1]
    model.close()


def test_behind_the_curtain_nothing_can_be_done(model: SessionModel, table: Table) -> None:
    model.start(with_points(table("human", "human")))
    model.submit(model.ticket, [{"type": "role", "role": "settler"}])
    model.submit(model.ticket, first(model))
    assert model.session is not None
    assert model.session.looking.curtain == 1
    assert model.snapshot.viewer == 0
    assert model.snapshot.actions == []
    assert not model.submit(model.ticket, model.session.game.legal(model.session.state, 1)[0])
    model.reveal()
    assert model.snapshot.viewer == 1
    assert model.snapshot.interactive


def test_a_snapshot_shows_no_more_than_the_viewer_may_see(
    model: SessionModel, table: Table
) -> None:
    model.start(table("human", AI, AI))
    position = model.snapshot.position
    assert [player["vp"] for player in position["players"]] == [0, None, None]
    assert set(position["plantations"]["stack"]) == {None}
    assert position["rng"] is None
