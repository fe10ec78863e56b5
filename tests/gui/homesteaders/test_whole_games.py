"""Whole games against the computer, turns staged: one with the mouse, one with the keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from prdesk.core.rng import Dice
from prdesk.session import Session
from prdesk.ui.app import App
from prdesk.ui.board import steering
from prdesk.ui.board.elements import Commit, Spot
from prdesk.ui.homesteaders.trades import TradeQueue
from tests.gui.homesteaders.turns import GAME, chips, click, press

AI = "ai:random"
MOST_TRADES = 3
QUEUE = TradeQueue()


def new_game(*seats: str, seed: int) -> Session:
    options = {"players": len(seats), "variants": []}
    return Session.new("homesteaders", options, ["Anna", "Bob", "Chloe"][: len(seats)], seats, seed)


def wait_for_person(app: App, qtbot: QtBot) -> bool:
    """Whether a person has to decide, once the computer players are done."""
    session = app.model.session
    assert session is not None
    qtbot.waitUntil(lambda: session.over or session.person_decides, timeout=20_000)
    return not session.over


def press_button(app: App, qtbot: QtBot, name: str) -> None:
    words = getattr(app.window.actions_, name).iconText()
    buttons = app.window.table.bar.findChildren(QPushButton)
    found = next(one for one in buttons if one.text() == words and one.isVisible())
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def is_trade(spot: Spot) -> bool:
    return isinstance(spot.pick, Commit) and QUEUE.waits(spot.pick.action)


def decide_by_mouse(app: App, qtbot: QtBot, rng: Dice) -> None:
    session, table, actions = app.model.session, app.window.table, app.window.actions_
    assert session is not None
    cursor = session.cursor
    for _ in range(60):
        legal = steering.legal(table.board.drawing.spots)
        trades = [spot for spot in legal if is_trade(spot)]
        others = [spot for spot in legal if not is_trade(spot)]
        waiting = len(app.model.turn.actions)
        stuck = not others and not actions.confirm.isEnabled() and not actions.pass_turn.isEnabled()
        if trades and (stuck or (waiting < MOST_TRADES and rng.below(3) == 0)):
            click(qtbot, app, trades[rng.below(len(trades))].key)
        elif waiting and rng.below(5) == 0:
            qtbot.mouseClick(table.bar.staged.chips[-1], Qt.MouseButton.LeftButton)
        elif actions.confirm.isEnabled() and (not others or rng.below(2)):
            press_button(app, qtbot, "confirm")
        elif others and (rng.below(4) or not actions.pass_turn.isEnabled()):
            click(qtbot, app, others[rng.below(len(others))].key)
        elif actions.pass_turn.isEnabled():
            press_button(app, qtbot, "pass_turn")
        if session.cursor > cursor:
            assert chips(app) == []
            return
    raise AssertionError(f"no decision came of the clicks at {session.state.decision}")


def test_a_whole_game_by_mouse(app: App, qtbot: QtBot) -> None:
    session = new_game("human", AI, AI, seed=3)
    app.model.start(session)
    rng = Dice(4)
    decisions = set()
    while wait_for_person(app, qtbot):
        decisions.add(session.state.decision)
        decide_by_mouse(app, qtbot, rng)
    assert {"place_workers", "bid", "build"} <= decisions
    assert any(step.joined for step in session.steps)
    replayed = Session.from_record(session.record())
    assert GAME.position(replayed.state) == GAME.position(session.state)


def test_a_whole_game_by_keyboard(app: App, qtbot: QtBot) -> None:
    session = new_game(AI, "human", seed=8)
    app.model.start(session)
    rng = Dice(5)
    while wait_for_person(app, qtbot):
        cursor = session.cursor
        for _ in range(60):
            if session.cursor > cursor:
                break
            decide_by_keyboard(app, qtbot, rng)
        assert session.cursor > cursor
    assert any(step.joined for step in session.steps)
    while session.undo():
        assert session.person_decides


def decide_by_keyboard(app: App, qtbot: QtBot, rng: Dice) -> None:
    """One key, or a few: stage something, take it back, or end the decision."""
    actions, panels = app.window.actions_, app.window.table.panels
    waiting = len(app.model.turn.actions)
    rows = range(panels.choices.rowCount())
    trades = [row for row in rows if QUEUE.waits(panels.choices.action(row))]
    others = [row for row in rows if row not in trades]
    confirm = actions.confirm.isEnabled()
    if waiting and rng.below(6) == 0:
        press(qtbot, app, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    elif confirm and (not rows or rng.below(2)):
        press(qtbot, app, Qt.Key.Key_A)
        press(qtbot, app, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    else:
        stage = trades and waiting < MOST_TRADES and rng.below(3) == 0
        choice = trades if stage or not others else others
        if not panels.list.isVisible():
            press(qtbot, app, Qt.Key.Key_L)
        for _ in range(choice[rng.below(len(choice))]):
            press(qtbot, app, Qt.Key.Key_Down)
        press(qtbot, app, Qt.Key.Key_Return)
