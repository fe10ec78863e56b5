"""A turn is put together on the table, shown as if done, and confirmed as one."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from prdesk.ui.app import App
from tests.gui.board.longer import Longer
from tests.gui.homesteaders.turns import (
    FARMER,
    at_table,
    at_wages,
    chips,
    click,
    done,
    press,
    tab_to,
    totals,
)

SELL_WOOD = {"type": "sell", "good": "wood"}
BUY_FOOD = {"type": "buy", "good": "food"}
HIRE, DEBT = {"type": "hire"}, {"type": "debt"}
CONTROL = Qt.KeyboardModifier.ControlModifier


def silver(app: App) -> int:
    return int(app.model.snapshot.position["players"][0]["silver"])


def test_trades_wait_and_are_confirmed_with_the_workers(app: App, qtbot: QtBot) -> None:
    session = at_table(FARMER)
    app.model.start(session)
    click(qtbot, app, "sell:wood")
    click(qtbot, app, "debt")
    assert chips(app) == ["sell wood", "take a debt"]
    assert totals(app) == "4 → 7 silver, 2 → 1 trade chit, 2 → 1 wood, 0 → 1 debt, 0 → 1 VP"
    assert silver(app) == 7
    assert done(session) == []
    click(qtbot, app, "slot:farm:0")
    app.window.actions_.confirm.trigger()
    placed = {"type": "place_workers", "buildings": {"homestead": [1, 0], "farm": [1, 0]}}
    assert done(session) == [SELL_WOOD, DEBT, placed]
    assert chips(app) == []
    assert app.window.table.bar.staged.isHidden()
    app.window.actions_.undo.trigger()
    assert done(session) == []
    assert silver(app) == 4


def test_the_same_by_keyboard(app: App, qtbot: QtBot) -> None:
    session = at_table(FARMER)
    app.model.start(session)
    tab_to(qtbot, app, "sell:wood")
    press(qtbot, app, Qt.Key.Key_Return)
    assert chips(app) == ["sell wood"]
    tab_to(qtbot, app, "slot:farm:0")
    press(qtbot, app, Qt.Key.Key_Space)
    press(qtbot, app, Qt.Key.Key_Return, CONTROL)
    placed = {"type": "place_workers", "buildings": {"homestead": [1, 0], "farm": [1, 0]}}
    assert done(session) == [SELL_WOOD, placed]


def test_trades_by_the_list_of_choices(app: App, qtbot: QtBot) -> None:
    session = at_wages(FARMER)
    app.model.start(session)
    press(qtbot, app, Qt.Key.Key_4)
    assert app.window.table.panels.list.isVisible()
    press(qtbot, app, Qt.Key.Key_Return)
    assert chips(app) == ["buy food"]
    assert app.window.table.panels.list.isVisible()
    press(qtbot, app, Qt.Key.Key_1)
    assert done(session)[3:] == [BUY_FOOD, {"type": "pay", "gold": 0}]


def test_what_is_arranged_stays_when_something_is_staged(app: App, qtbot: QtBot) -> None:
    app.model.start(at_table(FARMER))
    click(qtbot, app, "slot:farm:1")
    click(qtbot, app, "buy:food")
    click(qtbot, app, "hire")
    arranged = app.window.table.board.placement
    assert arranged is not None
    assert arranged.action()["buildings"] == {"homestead": [1, 0], "farm": [0, 1]}
    assert arranged.unplaced == 1
    click(qtbot, app, "slot:farm:0")
    assert arranged.unplaced == 0
    app.window.actions_.undo.trigger()
    arranged = app.window.table.board.placement
    assert arranged is not None
    assert arranged.unplaced == 0
    assert arranged.action()["buildings"] == {"homestead": [1, 0], "farm": [1, 0]}


def test_a_chip_takes_its_action_out_and_those_that_needed_it(app: App, qtbot: QtBot) -> None:
    session = at_table(FARMER)
    app.model.start(session)
    for part in ("buy:food", "debt", "hire"):
        click(qtbot, app, part)
    chip = app.window.table.bar.staged.chips[0]
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert chips(app) == ["take a debt"]
    told = app.window.table.bar.sentence
    assert "Hire a worker" in told
    assert "food" in told
    assert done(session) == []


def test_equal_neighbours_share_a_chip(app: App, qtbot: QtBot) -> None:
    app.model.start(at_table(FARMER))
    for part in ("debt", "debt", "sell:wood", "debt"):
        click(qtbot, app, part)
    assert chips(app) == ["2 × take a debt", "sell wood", "take a debt"]
    chip = app.window.table.bar.staged.chips[0]
    chip.setFocus()
    qtbot.keyClick(chip, Qt.Key.Key_Delete)
    assert app.model.turn.actions == [DEBT, SELL_WOOD, DEBT]
    first = app.window.table.bar.staged.chips[0]
    assert first.hasFocus()
    for _ in range(3):
        press(qtbot, app, Qt.Key.Key_Return)
    assert app.model.turn.actions == []
    assert app.window.table.board.hasFocus()


def test_tab_goes_from_the_last_button_to_the_chips(app: App, qtbot: QtBot) -> None:
    app.model.start(at_table(FARMER))
    click(qtbot, app, "debt")
    click(qtbot, app, "sell:wood")
    bar = app.window.table.bar
    next(one for one in bar.findChildren(QPushButton) if one.text() == "Confirm").setFocus()
    for chip in bar.staged.chips:
        press(qtbot, app, Qt.Key.Key_Tab)
        assert chip.hasFocus()


def test_undo_takes_back_what_was_staged_last_then_the_game(app: App, qtbot: QtBot) -> None:
    session = at_wages(FARMER)
    app.model.start(session)
    undo = app.window.actions_.undo
    click(qtbot, app, "buy:food")
    click(qtbot, app, "debt")
    assert "debt" in undo.text()
    undo.trigger()
    assert chips(app) == ["buy food"]
    app.window.actions_.redo.trigger()
    assert chips(app) == ["buy food", "take a debt"]
    undo.trigger()
    press(qtbot, app, Qt.Key.Key_Z, CONTROL)
    assert chips(app) == []
    assert session.cursor == 3
    press(qtbot, app, Qt.Key.Key_Z, CONTROL)
    assert session.cursor == 2


def test_escape_takes_back_what_was_staged_last(app: App, qtbot: QtBot) -> None:
    session = at_wages(FARMER)
    app.model.start(session)
    app.window.table.board.setFocus()
    click(qtbot, app, "buy:food")
    click(qtbot, app, "debt")
    press(qtbot, app, Qt.Key.Key_Escape)
    press(qtbot, app, Qt.Key.Key_Escape)
    assert chips(app) == []
    press(qtbot, app, Qt.Key.Key_Escape)
    assert session.cursor == 3


def test_clear_takes_everything_out(app: App, qtbot: QtBot) -> None:
    app.model.start(at_table(FARMER))
    clear = app.window.actions_.clear_turn
    assert clear.isVisible()
    assert not clear.isEnabled()
    click(qtbot, app, "debt")
    click(qtbot, app, "sell:wood")
    press(qtbot, app, Qt.Key.Key_Backspace, CONTROL)
    assert chips(app) == []
    assert silver(app) == 4
    assert not clear.isEnabled()


def test_a_trade_that_is_refused_says_why(app: App, qtbot: QtBot) -> None:
    app.model.start(at_table(FARMER))
    click(qtbot, app, "sell:steel")
    assert chips(app) == []
    assert "steel" in app.window.table.bar.sentence
    click(qtbot, app, "sell:wood")
    click(qtbot, app, "sell:wood")
    # Both chits are gone on the table that is shown, though not in the game.
    click(qtbot, app, "sell:gold")
    assert chips(app) == ["2 × sell wood"]
    assert "chit" in app.window.table.bar.sentence


def test_trades_may_be_confirmed_before_the_decision(app: App, qtbot: QtBot) -> None:
    player = FARMER | {"silver": 0, "goods": {"wood": 2}, "workers": 7}
    session = at_wages(player)
    app.model.start(session)
    confirm = app.window.actions_.confirm
    # Seven wages, two silver, nothing to pay the rest with.
    assert not confirm.isEnabled()
    click(qtbot, app, "sell:wood")
    assert confirm.isEnabled()
    confirm.trigger()
    assert done(session)[3:] == [SELL_WOOD]
    assert app.model.snapshot.position["turn"]["decision"] == "pay_workers"


def test_a_turn_that_the_rules_go_on_with_waits_for_the_confirmation(
    app: App, qtbot: QtBot
) -> None:
    player = FARMER | {"silver": 0, "goods": {}, "workers": 3}
    session = at_wages(player)
    app.model.start(session)
    click(qtbot, app, "debt")
    # Two silver of the homestead and two of the debt: three wages are paid at once.
    assert app.model.turn.complete
    assert totals(app) == "2 → 1 silver, 0 → 1 debt"
    assert "confirm" in app.window.table.bar.sentence
    assert app.window.table.board.spot("debt").pick is None
    assert app.model.snapshot.position["turn"]["player"] == 0
    assert session.cursor == 3
    press(qtbot, app, Qt.Key.Key_Escape)
    assert app.window.table.board.spot("debt").pick is not None
    click(qtbot, app, "debt")
    app.window.actions_.confirm.trigger()
    assert done(session)[3:] == [DEBT]
    assert session.state.decision == "bid"


def test_what_waits_is_worded_anew_in_another_language(app: App, qtbot: QtBot) -> None:
    app.model.start(at_table(FARMER))
    click(qtbot, app, "debt")
    language = Longer()
    QCoreApplication.installTranslator(language)
    QApplication.sendEvent(app.window, QEvent(QEvent.Type.LanguageChange))
    QCoreApplication.removeTranslator(language)
    assert chips(app) == ["takeőő a debtőő"]
    assert app.model.turn.actions == [DEBT]


def test_behind_the_curtain_nothing_waits(app: App, qtbot: QtBot) -> None:
    session = at_table(FARMER, hidden=True)
    app.model.start(session)
    app.model.reveal()
    click(qtbot, app, "debt")
    click(qtbot, app, "slot:farm:0")
    app.window.actions_.confirm.trigger()
    assert session.looking.curtain == 1
    assert app.window.table.bar.staged.isHidden()
    app.window.curtain.revealed.emit()
    assert app.model.turn.actions == []
    assert app.model.snapshot.position["players"][0]["silver"] is None
    app.window.actions_.undo.trigger()
    assert session.cursor == 0


def test_a_place_clicked_without_an_idle_worker_says_why_it_stays_empty(
    app: App, qtbot: QtBot
) -> None:
    app.model.start(at_table(FARMER))
    click(qtbot, app, "slot:farm:0")
    click(qtbot, app, "slot:farm:1")
    assert "take one back first" in app.window.table.bar.sentence
    click(qtbot, app, "slot:farm:0")
    click(qtbot, app, "slot:farm:1")
    assert "take one back first" not in app.window.table.bar.sentence
