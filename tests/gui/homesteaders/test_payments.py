"""A payment is proposed in silver as far as that goes, and may be paid otherwise."""

from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from prdesk.ui.app import App
from prdesk.ui.homesteaders.payment import Payment, payments
from tests.gui.homesteaders.turns import (
    FARMER,
    at_wages,
    chips,
    click,
    done,
    press,
    tab_to,
)

RICH = FARMER | {"silver": 7, "workers": 7, "goods": {"gold": 3}}
"""Has 9 silver when seven wages are due, and gold."""


def paid(app: App) -> Any:
    session = app.model.session
    assert session is not None
    return done(session)[-1]


def test_as_little_gold_as_possible_is_proposed(app: App, qtbot: QtBot) -> None:
    app.model.start(at_wages(RICH))
    board = app.window.table.board
    assert [board.spot(f"pay:{gold}").chosen for gold in (0, 1, 2)] == [True, False, False]
    assert board.spot("pay:3") is None
    assert "9 → 2" in app.window.table.bar.sentence
    app.window.actions_.confirm.trigger()
    assert paid(app) == {"type": "pay", "gold": 0}


def test_another_way_is_chosen_by_a_click_and_confirmed(app: App, qtbot: QtBot) -> None:
    app.model.start(at_wages(RICH))
    click(qtbot, app, "pay:2")
    board = app.window.table.board
    assert board.spot("pay:2").chosen
    assert not board.spot("pay:0").chosen
    assert "No change is given: 3 too much" in app.window.table.bar.sentence
    assert done(app.model.session)[-1]["type"] != "pay"
    app.window.actions_.confirm.trigger()
    assert paid(app) == {"type": "pay", "gold": 2}


def test_by_keyboard(app: App, qtbot: QtBot) -> None:
    app.model.start(at_wages(RICH))
    tab_to(qtbot, app, "pay:1")
    press(qtbot, app, Qt.Key.Key_Space)
    assert app.window.table.board.spot("pay:1").chosen
    press(qtbot, app, Qt.Key.Key_Escape)
    assert app.window.table.board.spot("pay:0").chosen
    press(qtbot, app, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert paid(app) == {"type": "pay", "gold": 0}


def test_what_is_staged_changes_the_proposal(app: App, qtbot: QtBot) -> None:
    app.model.start(at_wages(FARMER | {"silver": 3, "workers": 7, "goods": {"gold": 1}}))
    assert payments(app.model.snapshot) == [Payment(gold=1, silver=2, lost=0)]
    click(qtbot, app, "debt")
    assert payments(app.model.snapshot) == [Payment(0, 7, 0), Payment(1, 2, 0)]
    assert chips(app) == ["take a debt"]
    app.window.actions_.confirm.trigger()
    assert done(app.model.session)[-2:] == [{"type": "debt"}, {"type": "pay", "gold": 0}]


def test_what_is_missing_is_named(app: App, qtbot: QtBot) -> None:
    app.model.start(at_wages(FARMER | {"silver": 0, "workers": 9, "goods": {"gold": 1}}))
    # Nine wages, two silver and a gold: two are missing.
    assert payments(app.model.snapshot) == []
    assert not app.window.actions_.confirm.isEnabled()
    told = [getattr(element, "full", "") for element in app.window.table.board.drawing.elements]
    assert any("2 silver are missing" in words for words in told)
