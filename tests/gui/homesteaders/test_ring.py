"""The ring of the keyboard stays where somebody works with it."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from prdesk.ui.app import App
from tests.gui.homesteaders.turns import FARMER, Json, at_table, chips, press, tab_to


def ring(app: App) -> str:
    focused = app.window.table.board._focused
    return focused.key if focused is not None else ""


def test_the_same_trade_again_by_the_same_key(app: App, qtbot: QtBot) -> None:
    app.model.start(at_table(FARMER))
    tab_to(qtbot, app, "sell:wood")
    press(qtbot, app, Qt.Key.Key_Return)
    assert ring(app) == "sell:wood"
    press(qtbot, app, Qt.Key.Key_Return)
    assert chips(app) == ["2 × sell wood"]


@pytest.mark.parametrize(
    ("player", "gone", "then"),
    [
        (FARMER, "workers", "slot:homestead:0"),
        (FARMER | {"trade": 1}, "sell:wood", "debt"),
    ],
)
def test_a_ring_whose_place_goes_stands_on_the_next(
    app: App, qtbot: QtBot, player: Json, gone: str, then: str
) -> None:
    app.model.start(at_table(player))
    tab_to(qtbot, app, gone)
    press(qtbot, app, Qt.Key.Key_Return)
    assert ring(app) == then
