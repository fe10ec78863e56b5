"""Whole games against the computer: one with the mouse alone, one with the keyboard alone."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from prdesk.core.rng import Dice
from prdesk.session import Session, is_human
from prdesk.ui.app import App
from prdesk.ui.board import steering
from prdesk.ui.puertorico.placement import Placement
from prdesk.ui.scores_dialog import ScoresDialog

AI = "ai:random"
Table = Callable[..., Session]


def wait_for_person(app: App, qtbot: QtBot) -> bool:
    """Whether a person has to decide, once the computer players are done."""
    session = app.model.session
    assert session is not None
    qtbot.waitUntil(lambda: session.over or session.person_decides, timeout=20_000)
    return not session.over


def click(app: App, qtbot: QtBot, key: str) -> None:
    board = app.window.table.board
    spot = board.spot(key)
    assert spot is not None
    point = QPoint(int(spot.rect.cx), int(spot.rect.cy))
    qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=point)


def button(app: App, name: str) -> QPushButton:
    action = getattr(app.window.actions_, name)
    return next(
        found
        for found in app.window.table.bar.findChildren(QPushButton)
        if found.text() == action.iconText() and found.isVisible()
    )


def empty_circle(key: str, placing: Placement) -> bool:
    """Whether a part of the table is a circle nobody stands on; its name ends in its number."""
    kind, _, rest = key.partition(":")
    place, _, number = rest.rpartition(":")
    return kind == "circle" and int(number) >= placing.placed[place]


def decide_by_mouse(app: App, qtbot: QtBot, rng: Dice) -> None:
    """One decision with clicks on the board, and on the bar where the board has no place for it."""
    session = app.model.session
    assert session is not None
    cursor = session.cursor
    board = app.window.table.board
    for _ in range(80):
        legal = steering.legal(board.drawing.spots)
        confirm, passing = app.window.actions_.confirm, app.window.actions_.pass_turn
        placing = board.placement
        assert placing is None or isinstance(placing, Placement)
        if placing is not None and placing.unplaced and not confirm.isEnabled():
            empty = [spot for spot in legal if empty_circle(spot.key, placing)]
            click(app, qtbot, empty[rng.below(len(empty))].key)
        elif placing is not None or (confirm.isEnabled() and rng.below(2)):
            qtbot.mouseClick(button(app, "confirm"), Qt.MouseButton.LeftButton)
        elif passing.isEnabled() and not legal:
            qtbot.mouseClick(button(app, "pass_turn"), Qt.MouseButton.LeftButton)
        else:
            click(app, qtbot, legal[rng.below(len(legal))].key)
        if session.cursor > cursor:
            return
    raise AssertionError(f"no decision came of the clicks at {session.state.decision}")


def test_a_whole_game_by_mouse(app: App, table: Table, qtbot: QtBot) -> None:
    session = table("human", AI, AI, seed=14)
    app.model.start(session)
    rng = Dice(1)
    decisions = set()
    while wait_for_person(app, qtbot):
        decisions.add(session.state.decision)
        decide_by_mouse(app, qtbot, rng)
    assert {"role", "tile", "place", "build", "load"} <= decisions
    qtbot.waitUntil(lambda: app.window.findChild(ScoresDialog) is not None)
    people = [step for step in session.steps if is_human(session.seats[step.player])]
    assert len(people) > 30


def test_a_whole_game_with_both_expansions_by_mouse(app: App, table: Table, qtbot: QtBot) -> None:
    session = table("human", AI, AI, seed=5, expansions=("buildings", "nobles"))
    app.model.start(session)
    rng = Dice(3)
    decisions = set()
    while wait_for_person(app, qtbot):
        decisions.add(session.state.decision)
        decide_by_mouse(app, qtbot, rng)
    assert {"draft", "role", "tile", "ship_piece", "place", "build"} <= decisions
    kinds = [step.action["type"] for step in session.steps if step.player == 0]
    assert kinds.count("draft") == 6
    assert {"build", "ship_piece", "place"} <= set(kinds)


def test_a_draft_by_keyboard(app: App, table: Table, qtbot: QtBot) -> None:
    session = table("human", AI, AI, seed=5, expansions=("buildings",))
    app.model.start(session)
    app.window.table.board.setFocus()
    while wait_for_person(app, qtbot) and session.state.decision == "draft":
        cursor = session.cursor
        press(app, qtbot, Qt.Key.Key_Down)
        press(app, qtbot, Qt.Key.Key_Right)
        press(app, qtbot, Qt.Key.Key_Return)
        assert session.cursor > cursor
    drafted = [step.action["building"] for step in session.steps if step.player == 0]
    assert len(set(drafted)) == 6
    assert set(drafted) <= set(session.game.position(session.state)["buildings"])
    assert session.state.decision == "role"


def press(app: App, qtbot: QtBot, key: Qt.Key, *modifiers: Qt.KeyboardModifier) -> None:
    target: QWidget = QApplication.focusWidget() or app.window
    modifier = modifiers[0] if modifiers else Qt.KeyboardModifier.NoModifier
    qtbot.keyClick(target, key, modifier)


def test_a_whole_game_by_keyboard(app: App, table: Table, qtbot: QtBot) -> None:
    session = table(AI, "human", AI, seed=12)
    app.model.start(session)
    rng = Dice(2)
    while wait_for_person(app, qtbot):
        cursor = session.cursor
        if session.state.decision == "place":
            press(app, qtbot, Qt.Key.Key_A)
            press(app, qtbot, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        else:
            if not app.window.table.panels.list.isVisible():
                press(app, qtbot, Qt.Key.Key_L)
            count = app.window.table.panels.choices.rowCount()
            row = rng.below(count)
            if row < 9 and rng.below(2):
                press(app, qtbot, Qt.Key(Qt.Key.Key_1 + row))
            else:
                for _ in range(row):
                    press(app, qtbot, Qt.Key.Key_Down)
                press(app, qtbot, Qt.Key.Key_Return)
        assert session.cursor > cursor, session.state.decision
    assert session.over
