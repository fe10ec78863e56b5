"""What a person does to the running program at awkward moments."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QPushButton,
    QTableView,
)
from pytestqt.qtbot import QtBot

from prdesk.core.game import Game
from prdesk.core.rng import Dice
from prdesk.qt import thinking
from prdesk.session import Session, Setup
from prdesk.session.files import save_session
from prdesk.ui.app import App
from prdesk.ui.new_game import NewGameDialog
from tests.gui.conftest import running
from tests.points import with_points

AI = "ai:random"
Table = Callable[..., Session]


class Slow:
    """Thinks until it is stopped."""

    heavy = False

    def choose(self, game: Game, state: object, seed: int, stop: Callable[[], bool]) -> int:
        while not stop():
            time.sleep(0.002)
        return game.codes(state)[0]


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every computer player thinks until it is stopped."""
    monkeypatch.setattr(thinking, "agent", lambda name: Slow())


def at(session: Session) -> object:
    return session.game.position(session.state)


def settle(app: App) -> None:
    """The first person takes the settler and a tile: the next player has to decide."""
    model = app.model
    model.submit(model.ticket, [{"type": "role", "role": "settler"}])
    model.submit(model.ticket, model.snapshot.actions[:1])


def test_the_first_start_offers_a_game(app: App) -> None:
    app.resume()
    assert app.window.start_page.isVisible()
    assert not app.window.actions_.save.isEnabled()
    assert not app.window.actions_.undo.isEnabled()


def test_undo_while_the_computer_thinks(app: App, table: Table, qtbot: QtBot, slow: None) -> None:
    session = table("human", AI, AI)
    app.model.start(session)
    before = at(session)
    settle(app)
    qtbot.wait(20)
    assert app.model.thinking
    assert "Bob" in app.window.table.bar.prompt
    app.window.actions_.undo.trigger()
    app.window.actions_.undo.trigger()
    assert at(session) == before
    assert app.window.table.bar.prompt == "Anna: choose a role"
    qtbot.wait(50)
    assert at(session) == before
    app.window.actions_.redo.trigger()
    assert session.cursor == 1


def test_open_while_the_computer_thinks(
    app: App, table: Table, qtbot: QtBot, slow: None, tmp_path: Path
) -> None:
    other = table("human", AI, seed=3)
    other.submit([{"type": "role", "role": "prospector"}])
    save_session(other, tmp_path / "other.prdesk")
    app.model.start(table(AI, "human"))
    qtbot.wait(20)
    assert app.window.files.open(tmp_path / "other.prdesk")
    assert app.model.session is not None
    assert at(app.model.session) == at(other)
    assert "other.prdesk" in app.window.windowTitle()
    assert app.window.files.recent.paths == [tmp_path / "other.prdesk"]


def test_quit_while_the_computer_thinks(table: Table, qtbot: QtBot, slow: None) -> None:
    with running() as app:
        app.model.start(table(AI, "human"))
        qtbot.wait(20)
        started = time.monotonic()
        app.window.close()
        assert time.monotonic() - started < 0.3


def test_the_game_goes_on_at_the_next_start(table: Table, qtbot: QtBot) -> None:
    session = table("human", AI, AI)
    with running() as app:
        app.resume()
        app.model.start(session)
        settle(app)
        qtbot.waitUntil(lambda: session.person_decides)
    with running() as app:
        app.resume()
        assert app.model.session is not None
        assert at(app.model.session) == at(session)
        assert app.window.table.isVisible()
        assert app.model.undo() > 0


def test_two_programs_at_once_keep_two_games(table: Table, qtbot: QtBot) -> None:
    with running() as one, running() as two:
        one.model.start(table("human", AI, seed=1))
        two.resume()
        assert two.model.session is None
        two.model.start(table("human", "human", seed=2))
    with running() as one, running() as two:
        one.resume()
        two.resume()
        assert one.model.session is not None
        assert two.model.session is not None
        assert (one.model.session.seed, two.model.session.seed) == (1, 2)


def test_a_game_left_before_its_end_is_kept(app: App, table: Table) -> None:
    first = table("human", "human", open_vp=True)
    second = table("human", "human", "human", open_vp=True)
    app.model.start(first)
    app.model.submit(app.model.ticket, [{"type": "role", "role": "settler"}])
    app.window.files.opened.emit(second)
    (path,) = app.window.files.recent.paths
    assert app.window.files.open(path)
    assert app.model.session is not None
    assert at(app.model.session) == at(first)


def test_the_menu_names_what_undo_takes_back(app: App, table: Table) -> None:
    app.model.start(table("human", "human", open_vp=True))
    undo = app.window.actions_.undo
    assert undo.text() == "&Undo"
    app.model.submit(app.model.ticket, [{"type": "role", "role": "settler"}])
    assert undo.text() == "&Undo: Settler"
    assert undo.iconText() == "Undo"


def test_escape_closes_the_list_of_choices(app: App, table: Table, qtbot: QtBot) -> None:
    app.model.start(table("human", "human", open_vp=True))
    board, choices = app.window.table.board, app.window.table.panels.list
    qtbot.keyClick(board, Qt.Key.Key_3)
    assert choices.isVisible()
    board.setFocus()
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert not choices.isVisible()


def test_the_list_says_what_its_rows_would_do(app: App, table: Table, qtbot: QtBot) -> None:
    app.model.start(table("human", "human", open_vp=True))
    qtbot.keyClick(app.window.table.board, Qt.Key.Key_2)
    before = app.window.table.bar.sentence
    assert "Mayor" in before
    focus = QApplication.focusWidget()
    assert focus is not None
    qtbot.keyClick(focus, Qt.Key.Key_Down)
    assert app.window.table.bar.sentence.startswith("Mayor, without the extra colonist")


def test_colonists_are_placed_taken_back_and_confirmed(app: App, table: Table) -> None:
    session = table("human", "human", open_vp=True)
    app.model.start(session)
    actions, board = app.window.actions_, app.window.table.board
    app.model.submit(app.model.ticket, [{"type": "role", "role": "settler"}])
    app.model.submit(app.model.ticket, app.model.snapshot.actions[:1])
    app.model.submit(app.model.ticket, app.model.snapshot.actions[:1])
    app.model.submit(app.model.ticket, [{"type": "role", "role": "mayor"}])
    assert session.state.decision == "place"
    assert not actions.confirm.isEnabled()
    before = board.dump()
    actions.auto_place.trigger()
    assert actions.confirm.isEnabled()
    actions.place_as_before.trigger()
    assert board.dump() == before
    assert not actions.confirm.isEnabled()
    actions.auto_place.trigger()
    cursor = session.cursor
    actions.confirm.trigger()
    assert session.cursor == cursor + 1
    assert session.steps[-1].action["type"] == "place"


def test_undo_at_the_end_of_a_long_game_is_quick(app: App, table: Table) -> None:
    session = table("human", "human", "human", "human", "human", open_vp=True)
    rng = Dice(1)
    while not session.over:
        code = session.game.random_code(session.state, rng)
        session.submit([session.game.decode(session.state, code)])
    app.model.start(session)
    QApplication.processEvents()
    times = []
    for _ in range(5):
        started = time.perf_counter()
        assert app.model.undo() == 1
        app.window.table.board.viewport().repaint()
        times.append(time.perf_counter() - started)
    assert min(times) < 0.1


def test_settings_are_there_again_at_the_next_start(qtbot: QtBot) -> None:
    with running("step") as app:
        app.window.actions_.theme["dark"].trigger()
    with running("step") as app:
        assert app.settings.theme == "dark"
        assert app.window.actions_.theme["dark"].isChecked()


def test_a_game_that_cannot_be_set_up_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    bad = Setup(names=("\u200b", "B"), seats=("human", "human"))
    monkeypatch.setattr(NewGameDialog, "exec", lambda self: NewGameDialog.DialogCode.Accepted)
    monkeypatch.setattr(NewGameDialog, "setup", lambda self: bad)
    app.window.ask_new_game()
    assert app.model.session is None
    assert "needs 1 to 24 characters" in app.window.notice.text
    assert not app.window.setups.of
    assert not app.settings.new_game


def test_a_curtain_hides_the_table_between_two_people(app: App, table: Table, qtbot: QtBot) -> None:
    session = with_points(table("human", "human", AI))
    app.model.start(session)
    window = app.window
    assert window.table.isVisible()
    settle(app)
    assert window.curtain.isVisible()
    assert not window.table.isVisible()
    assert window.curtain.accessibleName() == "Bob is next"
    assert not window.actions_.scores.isEnabled()
    qtbot.keyClick(window.curtain, Qt.Key.Key_Return)
    assert window.table.isVisible()
    assert app.model.snapshot.viewer == 1
    assert window.table.bar.prompt.startswith("Bob:")


def test_behind_the_curtain_the_one_before_can_take_his_move_back(app: App, table: Table) -> None:
    session = with_points(table("human", "human", AI))
    app.model.start(session)
    settle(app)
    app.window.curtain.takenBack.emit()
    assert app.window.table.isVisible()
    assert session.state.player == 0
    assert app.model.snapshot.viewer == 0


def test_no_curtain_where_nothing_is_hidden(app: App, table: Table) -> None:
    app.model.start(table("human", "human", AI, open_vp=True))
    settle(app)
    assert app.window.table.isVisible()
    assert app.model.snapshot.viewer == 1


def test_a_held_key_and_a_double_click_act_once(app: App, table: Table, qtbot: QtBot) -> None:
    session = table("human", "human", open_vp=True)
    app.model.start(session)
    window = app.window
    qtbot.keyClick(window.table.board, Qt.Key.Key_L)
    held = QKeyEvent(
        QKeyEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", True
    )
    target = QApplication.focusWidget()
    assert target is not None
    qtbot.keyClick(target, Qt.Key.Key_1)
    for _ in range(5):
        QApplication.sendEvent(target, held)
    assert session.cursor == 1
    spot = next(spot for spot in window.table.board.drawing.spots if spot.pick is not None)
    point = QPoint(int(spot.rect.cx), int(spot.rect.cy))
    viewport = window.table.board.viewport()
    qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)
    qtbot.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=point)
    assert session.cursor <= 3


def test_escape_and_digits_without_a_game_do_nothing(app: App, qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_Space, Qt.Key.Key_Return):
        qtbot.keyClick(app.window.table, key)
        qtbot.keyClick(app.window, key)
    assert app.model.session is None


def test_space_pauses_and_steps(app: App, table: Table, qtbot: QtBot) -> None:
    session = table(AI, AI, AI)
    app.set("pace", "step")
    app.model.start(session)
    qtbot.waitUntil(lambda: app.model.waiting_for_step)
    qtbot.keyClick(app.window.table.board, Qt.Key.Key_Space)
    assert session.cursor == 1
    qtbot.waitUntil(lambda: app.model.waiting_for_step)
    app.set("pace", "normal")
    qtbot.keyClick(app.window.table.board, Qt.Key.Key_Space)
    assert app.model.paused
    pause = app.window.actions_.pause
    assert pause.iconText() == "Continue"
    pause.trigger()
    assert not app.model.paused
    assert pause.iconText() == "Pause"


def test_nobody_pauses_what_goes_step_by_step(app: App, table: Table, qtbot: QtBot) -> None:
    app.set("pace", "step")
    app.model.start(table(AI, "human"))
    qtbot.waitUntil(lambda: app.model.waiting_for_step)
    assert app.window.actions_.step.isEnabled()
    assert not app.window.actions_.pause.isEnabled()


def test_the_start_page_offers_no_moves(app: App) -> None:
    app.resume()
    a = app.window.actions_
    moves = (a.choices, a.confirm, a.auto_place, a.place_as_before, a.pass_turn, a.step, a.pause)
    assert not any(move.isEnabled() for move in moves)


def until(session: Session, decision: str) -> Session:
    """The session after random moves until that is to be decided."""
    rng = Dice(session.seed)
    while session.state.decision != decision:
        code = session.game.random_code(session.state, rng)
        session.submit([session.game.decode(session.state, code)])
    return session


def test_after_a_pass_the_board_has_the_keyboard(app: App, table: Table, qtbot: QtBot) -> None:
    app.model.start(until(table("human", "human", open_vp=True), "build"))
    window = app.window
    button = next(b for b in window.table.bar.findChildren(QPushButton) if b.text() == "Pass")
    button.setFocus()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    if not button.isVisible():
        assert window.table.board.hasFocus()
    assert not window.table.feed.isAncestorOf(QApplication.focusWidget())


def test_while_placing_the_prompt_counts_and_confirm_says_why_it_waits(
    app: App, table: Table
) -> None:
    session = until(table("human", "human", open_vp=True), "place")
    app.model.start(session)
    board, bar = app.window.table.board, app.window.table.bar
    confirm = app.window.actions_.confirm
    assert board.placement is not None
    board.placement.slots = {
        place: [""] * len(slots) for place, slots in board.placement.slots.items()
    }
    board.placementChanged.emit(board.placement.unplaced, None)
    assert bar.prompt.endswith(f"({board.placement.unplaced} to place)")
    assert not confirm.isEnabled()
    assert confirm.toolTip().startswith("Not yet: ")
    board.auto_place()
    assert confirm.isEnabled()
    assert confirm.toolTip() == "Confirm the placing"


def test_a_click_in_vain_says_why(app: App, table: Table, qtbot: QtBot) -> None:
    app.model.start(table("human", "human", open_vp=True))
    board, bar = app.window.table.board, app.window.table.bar
    spot = board.spot("market:wharf")
    assert spot is not None
    place = QPoint(int(spot.rect.cx), int(spot.rect.cy))
    qtbot.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert bar.sentence.startswith("Buildings are bought in the Builder phase.")


def test_letters_grow_with_the_window_and_as_they_are_set(
    app: App, table: Table, qtbot: QtBot
) -> None:
    app.model.start(table("human", "human", open_vp=True))
    bar = app.window.table.bar
    button = bar.findChildren(QPushButton)[0]
    small, app_small = button.font().pixelSize(), QApplication.font().pixelSize()
    app.window.resize(1920, 1200)
    qtbot.waitUntil(lambda: QApplication.font().pixelSize() >= app_small * 1.4)
    assert button.font().pixelSize() >= small * 1.4
    app.window.resize(1280, 800)
    qtbot.waitUntil(lambda: QApplication.font().pixelSize() == app_small)
    app.window.actions_.text_size["large"].trigger()
    assert app.settings.text_size == "large"
    assert button.font().pixelSize() > small
    app.set("text_size", "normal")


def test_the_feed_keeps_its_end(app: App, table: Table, qtbot: QtBot) -> None:
    app.window.resize(1600, 1000)
    app.model.start(until(table("human", "human", open_vp=True), "game_over"))
    lines = app.window.table.feed.findChild(QTableView)
    assert lines is not None
    for size in ((1280, 800), (1920, 1080), (1281, 800), (1280, 700)):
        app.window.resize(*size)
        qtbot.wait(5)
        last = lines.visualRect(lines.model().index(lines.model().rowCount() - 1, 0))
        assert lines.viewport().rect().contains(last)
