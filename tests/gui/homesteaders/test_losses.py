"""Whoever would lose something is warned once; the same choice again is carried out."""

import pytest
from pytestqt.qtbot import QtBot

from prdesk.ui.app import App
from prdesk.ui.homesteaders.losses import loss_of
from tests.gui.homesteaders.turns import FARMER, Json, at_table, at_the_end, click, done

DONE = {"type": "done"}
PORT = FARMER | {"buildings": {"homestead": {"workers": [0, 0]}, "river_port": {"workers": [0, 0]}}}


def placing(**buildings: list[int]) -> Json:
    return {"type": "place_workers", "buildings": buildings}


def test_an_idle_worker_is_confirmed_twice(app: App, qtbot: QtBot) -> None:
    session = at_table(FARMER)
    app.model.start(session)
    confirm = app.window.actions_.confirm
    confirm.trigger()
    assert done(session) == []
    assert "1 worker is idle" in app.window.table.bar.sentence
    assert confirm.iconText() == "Confirm anyway"
    confirm.trigger()
    assert done(session) == [placing(homestead=[1, 0])]


def test_another_arrangement_is_another_choice(app: App, qtbot: QtBot) -> None:
    session = at_table(FARMER)
    app.model.start(session)
    confirm = app.window.actions_.confirm
    confirm.trigger()
    click(qtbot, app, "slot:homestead:0")
    assert confirm.iconText() == "Confirm"
    assert "idle" not in app.window.table.bar.sentence
    confirm.trigger()
    assert "2 workers are idle" in app.window.table.bar.sentence
    app.window.actions_.auto_place.trigger()
    confirm.trigger()
    assert len(done(session)) == 1


def test_the_warning_stays_while_nothing_else_is_pointed_at(app: App, qtbot: QtBot) -> None:
    app.model.start(at_table(FARMER))
    app.window.actions_.confirm.trigger()
    warning = app.window.table.bar.sentence
    app.window.table.board.pointed.emit("Something else.")
    app.window.table.board.pointed.emit("")
    assert app.window.table.bar.sentence == warning


def test_without_warnings_nothing_is_asked_twice(app: App, qtbot: QtBot) -> None:
    session = at_table(FARMER)
    app.model.start(session)
    app.window.actions_.warnings.trigger()
    assert not app.settings.warnings
    app.window.actions_.confirm.trigger()
    assert len(done(session)) == 1


def test_trade_chits_left_at_the_end(app: App, qtbot: QtBot) -> None:
    session = at_the_end(FARMER)
    app.model.start(session)
    confirm = app.window.actions_.confirm
    confirm.trigger()
    assert done(session) == []
    assert "2 trade chits are left" in app.window.table.bar.sentence
    click(qtbot, app, "sell:wood")
    confirm.trigger()
    assert "1 trade chit is left" in app.window.table.bar.sentence
    confirm.trigger()
    assert done(session) == [{"type": "sell", "good": "wood"}, DONE]


def test_nobody_is_warned_of_a_bid_or_a_pass(app: App) -> None:
    player = FARMER | {"trade": 9}
    for action in ({"type": "pass"}, {"type": "bid", "auction": "1", "amount": 3}):
        assert loss_of(player, action) == ""


@pytest.mark.parametrize(
    ("player", "action", "words"),
    [
        (FARMER, placing(homestead=[1, 0], farm=[1, 0]), ""),
        (FARMER, placing(homestead=[1, 1]), ""),
        (FARMER, placing(), "2 workers"),
        (FARMER | {"workers": 9}, placing(homestead=[1, 1], farm=[1, 1]), ""),
        (PORT, placing(river_port=[1, 1]), ""),
        (PORT | {"workers": 3}, placing(homestead=[1, 1]), ""),
        (PORT | {"workers": 3}, placing(river_port=[1, 1]), "1 worker"),
        (PORT | {"workers": 4}, placing(homestead=[1, 1]), "2 workers"),
        (PORT, placing(homestead=[1, 0], river_port=[0, 1]), "alone"),
        (FARMER, DONE, "sell goods"),
        (FARMER | {"goods": {"gold": 2}}, DONE, "buy gold"),
        (FARMER | {"goods": {"gold": 2}, "silver": 3}, DONE, ""),
        (FARMER | {"trade": 0}, DONE, ""),
        (FARMER | {"trade": 0, "debt": 2, "silver": 5}, DONE, "2 points"),
        (FARMER | {"trade": 0, "debt": 2, "silver": 4}, DONE, ""),
    ],
)
def test_what_counts_as_a_loss(player: Json, action: Json, words: str) -> None:
    told = loss_of({"debt": 0, **player}, action)
    assert words in told
    assert bool(told) == bool(words)
