"""A whole game in the window against players that think in child processes."""

import os
from collections.abc import Callable

from pytestqt.qtbot import QtBot

from prdesk.core.rng import Dice
from prdesk.session import Session
from prdesk.ui.scores_dialog import ScoresDialog
from tests.ai.workers.processes import KILL, alive
from tests.gui.conftest import running

Table = Callable[..., Session]


def test_a_whole_game_though_processes_die(table: Table, qtbot: QtBot) -> None:
    with running() as app:
        model = app.model
        complaints: list[str] = []
        model.failed.connect(complaints.append)
        session = table("human", "ai:mcts@3", "ai:flat-mc@1", seed=14)
        model.start(session)
        rng = Dice(1)
        used = set()
        while True:
            qtbot.waitUntil(lambda: session.over or session.person_decides, timeout=60_000)
            if session.over:
                break
            used |= set(model.pool.pids)
            if session.state.round in (3, 6) and len(used) == session.state.round // 3:
                os.kill(model.pool.pids[0], KILL)
            code = session.game.random_code(session.state, rng)
            assert model.submit(model.ticket, [session.game.decode(session.state, code)])
        qtbot.waitUntil(lambda: app.window.findChild(ScoresDialog) is not None)
        last = model.pool.pids
    assert len(used | set(last)) == 3
    assert complaints == []
    assert not any(alive(pid) for pid in (*used, *last))
