"""A monkey at the window: keys, clicks, undo, themes, sizes in any order break nothing."""

import os
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from prdesk.core.rng import Dice
from prdesk.session import Session, Step, is_human
from prdesk.ui.app import App
from prdesk.ui.scores_dialog import ScoresDialog

EVENTS = int(os.environ.get("PRDESK_MONKEY", "200"))
KEYS = (
    *(Qt.Key(Qt.Key.Key_1 + i) for i in range(9)),
    Qt.Key.Key_L,
    Qt.Key.Key_A,
    Qt.Key.Key_R,
    Qt.Key.Key_P,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
)
Table = Callable[..., Session]


class Monkey:
    """Does one thing at a time."""

    def __init__(self, app: App, qtbot: QtBot, rng: Dice) -> None:
        self.app, self.qtbot, self.rng = app, qtbot, rng

    def act(self) -> None:
        """Something; mostly, computer players are let go on first."""
        if not self.app.model.snapshot.interactive and self.rng.below(4):
            self.app.window.actions_.hurry.trigger()
            self.qtbot.wait(20)
        deeds = (self.key, self.key, self.key, self.click, self.click, self.confirm)
        rare = (self.undo, self.redo, self.pace, self.theme, self.resize, self.look, self.hint)
        if self.rng.below(4):
            deeds[self.rng.below(len(deeds))]()
        else:
            rare[self.rng.below(len(rare))]()

    def key(self) -> None:
        target = QApplication.focusWidget() or self.app.window
        self.qtbot.keyClick(target, KEYS[self.rng.below(len(KEYS))])

    def click(self) -> None:
        board = self.app.window.table.board
        spots = board.drawing.spots
        if spots and board.isVisible():
            spot = spots[self.rng.below(len(spots))]
            point = QPoint(int(spot.rect.cx), int(spot.rect.cy))
            press = self.qtbot.mouseClick if self.rng.below(5) else self.qtbot.mouseDClick
            press(board.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def confirm(self) -> None:
        self.app.window.actions_.auto_place.trigger()
        self.app.window.actions_.confirm.trigger()

    def undo(self) -> None:
        self.app.window.actions_.undo.trigger()

    def redo(self) -> None:
        self.app.window.actions_.redo.trigger()

    def pace(self) -> None:
        actions = list(self.app.window.actions_.pace.values())
        actions[self.rng.below(len(actions))].trigger()

    def theme(self) -> None:
        self.app.set("theme", ("light", "dark")[self.rng.below(2)])

    def resize(self) -> None:
        self.app.window.resize(1000 + self.rng.below(900), 640 + self.rng.below(500))

    def hint(self) -> None:
        self.app.window.actions_.hint.trigger()

    def look(self) -> None:
        self.app.window.curtain.revealed.emit()


@pytest.mark.parametrize("seats", [("human", "ai:greedy", "ai:random"), ("human", "human")])
def test_nothing_breaks(app: App, table: Table, qtbot: QtBot, seats: tuple[str, ...]) -> None:
    session = table(*seats)
    app.model.start(session)
    monkey = Monkey(app, qtbot, Dice(len(seats)))
    decided: list[Step] = []
    app.model.committed.connect(
        lambda step: decided.append(step) if is_human(session.seats[step.player]) else None
    )
    for _ in range(EVENTS):
        monkey.act()
        for dialog in app.window.findChildren(ScoresDialog):
            dialog.close()
    board = app.window.table.board
    app.model.set_paused(True)
    qtbot.waitUntil(lambda: not app.model.thinking)
    replayed = Session.from_record(session.record())
    assert replayed.note is None
    assert replayed.game.position(replayed.state) == session.game.position(session.state)
    assert len(decided) > EVENTS / 40
    app.model.reveal()
    board.sync(app.model.snapshot)
