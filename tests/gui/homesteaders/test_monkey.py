"""The monkey at a Homesteaders table, where whatever it does may also be staged."""

import pytest
from pytestqt.qtbot import QtBot

from prdesk.core.rng import Dice
from prdesk.session import Session
from prdesk.ui.app import App
from tests.gui.homesteaders.test_whole_games import new_game
from tests.gui.homesteaders.turns import GAME
from tests.gui.test_monkey import EVENTS, Monkey

AI = "ai:random"


@pytest.mark.parametrize("seats", [("human", AI, AI), ("human", "human")])
def test_nothing_breaks(app: App, qtbot: QtBot, seats: tuple[str, ...]) -> None:
    session = new_game(*seats, seed=6)
    app.model.start(session)
    monkey = Monkey(app, qtbot, Dice(len(seats)))
    most = 0
    for _ in range(EVENTS):
        monkey.act()
        app.model.reveal()
        most = max(most, len(app.model.turn.actions))
    assert most
    assert session.cursor > EVENTS / 40
    app.model.set_paused(True)
    qtbot.waitUntil(lambda: not app.model.thinking)
    replayed = Session.from_record(session.record())
    assert replayed.note is None
    assert GAME.position(replayed.state) == GAME.position(session.state)
