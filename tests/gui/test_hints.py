"""Hints as a person asks for them, by keyboard and by mouse, and at awkward moments."""

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QListView
from pytestqt.qtbot import QtBot

from prdesk.ai.search.estimate import Estimate
from prdesk.ai.workers.team import Team
from prdesk.core.rng import Dice
from prdesk.qt import hints, worker
from prdesk.qt.hints import MOVES, STAGES, HintRole
from prdesk.qt.thinking import Answer, Job
from prdesk.session import HUMAN, Session
from prdesk.ui.app import App
from prdesk.ui.board import steering
from tests.ai.hidden import indistinguishable
from tests.ai.workers.processes import alive
from tests.gui.conftest import running
from tests.points import with_points

Table = Callable[..., Session]
Key = Qt.Key


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """The jobs of the hints, answered at once: the first moves are the best, later the third."""
    jobs: list[Job] = []

    def answer(job: Job, team: Team) -> Answer:
        assert job.kind == "estimates"
        jobs.append(job)
        seats = len(job.game.standing(job.state))
        codes = job.game.codes(job.state)[-4:]
        visits = [40, 30, 20, 10] if len(jobs) % 2 else [1, 1, 90, 1]
        wins, scores = (0.7, *(0.1,) * (seats - 1)), tuple(50.0 - seat for seat in range(seats))
        found = [Estimate(c, n, 0.5, wins, scores) for c, n in zip(codes, visits, strict=False)]
        return Answer(job, estimates=tuple(found))

    monkeypatch.setattr(worker, "answer", answer)
    return jobs


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    """The jobs of the hints, thought about until they are cancelled."""
    jobs: list[Job] = []

    def answer(job: Job, team: Team) -> Answer:
        jobs.append(job)
        while not job.stop.is_set():
            time.sleep(0.002)
        return Answer(job)

    monkeypatch.setattr(worker, "answer", answer)
    return jobs


def hint(app: App, qtbot: QtBot) -> QListView:
    """Ask for a hint and wait for the last word."""
    app.window.actions_.hint.trigger()
    model = app.window.table.panels.hint_model
    qtbot.waitUntil(lambda: not model.thinking)
    return rows(app)


def rows(app: App) -> QListView:
    found = app.window.table.panels.hints.findChild(QListView)
    assert found is not None
    return found


def middle(view: QListView, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).center()


def hover(view: QListView, row: int) -> None:
    none, left = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier
    place = QPointF(middle(view, row))
    event = QMouseEvent(QEvent.Type.MouseMove, place, place, none, none, left)
    QApplication.sendEvent(view.viewport(), event)


def picture(app: App) -> QImage:
    return app.window.table.board.grab().toImage()


def changed(app: App, before: QImage) -> set[str]:
    """The parts of the table that could be chosen and look otherwise than before."""
    now = picture(app)
    found = set()
    for spot in steering.legal(app.window.table.board.drawing.spots):
        area = QRect(int(spot.rect.x), int(spot.rect.y), int(spot.rect.w), int(spot.rect.h))
        if now.copy(area) != before.copy(area):
            found.add(spot.key)
    return found


def test_control_h_says_at_once_that_it_thinks(
    app: App, table: Table, qtbot: QtBot, endless: list[Job]
) -> None:
    app.model.start(table(HUMAN, HUMAN, open_vp=True))
    qtbot.keyClick(app.window.table.board, Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    panel = app.window.table.panels.hints
    assert panel.isVisible()
    assert "thinking…" in [label.text() for label in panel.findChildren(QLabel)]
    assert rows(app).hasFocus()
    qtbot.waitUntil(lambda: len(endless) == 1)
    qtbot.keyClick(rows(app), Key.Key_Escape)
    assert not panel.isVisible()
    assert endless[0].stop.is_set()
    assert app.window.table.board.hasFocus()


def test_the_best_moves_with_chance_scores_and_reason(
    app: App, table: Table, qtbot: QtBot, asked: list[Job]
) -> None:
    app.model.start(table(HUMAN, HUMAN, HUMAN, open_vp=True))
    model = hint(app, qtbot).model()
    assert [job.agent for job in asked] == list(STAGES)
    assert model.rowCount() == MOVES
    best = model.index(0, 0)
    assert best.data() == "Trader"
    assert best.data(HintRole.ACTION) == {"type": "role", "role": "trader"}
    assert best.data(HintRole.WIN) == "70 % to win"
    scores = best.data(HintRole.SCORES).replace("\N{NO-BREAK SPACE}", " ")
    assert scores == "Final scores: you 50 · Bob 49 · Chloe 48"
    told = best.data(Qt.ItemDataRole.AccessibleTextRole)
    assert best.data(HintRole.REASON) in f"{told}."
    assert told.startswith("Trader. 70 % to win. Final scores")
    labels = [label.text() for label in app.window.table.panels.hints.findChildren(QLabel)]
    assert "193 games played out" in labels


def test_arrows_light_a_move_on_the_table_and_enter_plays_it(
    app: App, table: Table, qtbot: QtBot, asked: list[Job]
) -> None:
    session = table(HUMAN, HUMAN, open_vp=True)
    app.model.start(session)
    before = picture(app)
    view = hint(app, qtbot)
    action = view.model().index(0, 0).data(HintRole.ACTION)
    assert changed(app, before) == {f"role:{action['role']}"}
    qtbot.keyClick(view, Key.Key_Down)
    action = view.model().index(1, 0).data(HintRole.ACTION)
    assert changed(app, before) == {f"role:{action['role']}"}
    assert app.window.table.bar.sentence.startswith(view.model().index(1, 0).data())
    none = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, none, "\r", True)
    QApplication.sendEvent(view, held)
    assert session.cursor == 0
    qtbot.keyClick(view, Key.Key_Return)
    assert session.steps[0].action == action
    assert not app.window.table.panels.hints.isVisible()
    assert app.window.table.board.hasFocus()


def test_the_pointer_lights_a_move_and_a_double_click_plays_it(
    app: App, table: Table, qtbot: QtBot, asked: list[Job]
) -> None:
    session = table(HUMAN, HUMAN, open_vp=True)
    app.model.start(session)
    view = hint(app, qtbot)
    action = view.model().index(2, 0).data(HintRole.ACTION)
    before = picture(app)
    hover(view, 2)
    assert f"role:{action['role']}" in changed(app, before)
    left = Qt.MouseButton.LeftButton
    qtbot.mouseClick(view.viewport(), left, pos=middle(view, 2))
    assert session.cursor == 0
    qtbot.mouseDClick(view.viewport(), left, pos=middle(view, 2))
    assert session.steps[0].action == action


def test_better_rows_keep_the_move_one_looks_at(
    app: App, table: Table, qtbot: QtBot, asked: list[Job]
) -> None:
    app.model.start(table(HUMAN, HUMAN, open_vp=True))
    app.window.actions_.hint.trigger()
    view = rows(app)
    qtbot.waitUntil(lambda: view.model().rowCount() > 0)
    qtbot.keyClick(view, Key.Key_Down)
    chosen = view.currentIndex().data(HintRole.ACTION)
    qtbot.waitUntil(lambda: not app.window.table.panels.hint_model.thinking)
    assert view.currentIndex().data(HintRole.ACTION) == chosen


@pytest.mark.parametrize("how", ["undo", "new game", "move", "escape", "again", "list"])
def test_whatever_happens_the_thinking_ends(
    app: App, table: Table, qtbot: QtBot, endless: list[Job], how: str
) -> None:
    app.model.start(table(HUMAN, HUMAN, open_vp=True))
    app.model.submit(app.model.ticket, [{"type": "role", "role": "settler"}])
    panels = app.window.table.panels
    app.window.actions_.hint.trigger()
    qtbot.waitUntil(lambda: len(endless) == 1)
    if how == "undo":
        app.window.actions_.undo.trigger()
    elif how == "new game":
        app.model.start(table(HUMAN, HUMAN, open_vp=True))
    elif how == "move":
        app.model.submit(app.model.ticket, app.model.snapshot.actions[:1])
    elif how == "escape":
        qtbot.keyClick(app.window.table.board, Key.Key_Escape)
    elif how == "again":
        app.window.actions_.hint.trigger()
    else:
        app.window.actions_.choices.trigger()
        assert panels.list.isVisible()
    assert endless[0].stop.is_set()
    assert not panels.hints.isVisible()
    assert panels.hint_model.ticket == -1


def test_an_answer_that_comes_too_late_is_dropped(
    app: App, table: Table, qtbot: QtBot, asked: list[Job]
) -> None:
    app.model.start(table(HUMAN, HUMAN, open_vp=True))
    app.window.actions_.hint.trigger()
    app.model.submit(app.model.ticket, [{"type": "role", "role": "settler"}])
    qtbot.wait(50)
    assert app.window.table.panels.hint_model.rowCount() == 0
    assert not app.window.table.panels.hints.isVisible()


def test_behind_the_curtain_there_is_no_hint(
    app: App, table: Table, qtbot: QtBot, asked: list[Job]
) -> None:
    app.model.start(with_points(table(HUMAN, HUMAN)))
    hint(app, qtbot)
    app.model.submit(app.model.ticket, [{"type": "role", "role": "settler"}])
    hint(app, qtbot)
    app.model.submit(app.model.ticket, app.model.snapshot.actions[:1])
    assert app.window.curtain.isVisible()
    assert not app.window.actions_.hint.isEnabled()
    assert app.window.table.panels.hint_model.rowCount() == 0
    before = len(asked)
    app.window.table.panels.hint_model.ask()
    qtbot.wait(20)
    assert len(asked) == before


def test_the_thinker_gets_no_more_than_the_person_may_see(
    app: App, table: Table, qtbot: QtBot, asked: list[Job]
) -> None:
    one = with_points(table(HUMAN, HUMAN, HUMAN), 5)
    hint_of = []
    for state in (one.state, indistinguishable(one.state, 3)):
        position = one.game.position(state)
        session = Session(
            one.game, one.game.load(position), one.options, one.seats, one.seed, position
        )
        app.model.start(session)
        model = hint(app, qtbot).model()
        row = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
        hint_of.append((one.game.position(asked[-1].state), row))
    assert one.game.position(one.state) != one.game.position(indistinguishable(one.state, 3))
    assert hint_of[0] == hint_of[1]


def test_after_the_end_the_menu_says_why_there_is_no_hint(app: App, table: Table) -> None:
    session = table(HUMAN, HUMAN)
    action = app.window.actions_.hint
    app.model.start(session)
    assert action.isEnabled()
    assert action.toolTip() == "The best moves, and why"
    rng = Dice(1)
    while not session.over:
        code = session.game.random_code(session.state, rng)
        session.submit([session.game.decode(session.state, code)])
    app.model.start(session)
    assert not action.isEnabled()
    assert action.toolTip() == "The game is over."


def test_while_a_computer_plays_the_menu_says_why_there_is_no_hint(
    app: App, table: Table, endless: list[Job]
) -> None:
    app.model.start(table("ai:random", HUMAN))
    action = app.window.actions_.hint
    assert not action.isEnabled()
    assert action.toolTip() == "There are hints only when it is your turn."


def test_a_thinker_that_fails_is_told(
    app: App, table: Table, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "answer", lambda job, team: Answer(job, error="no idea"))
    app.model.start(table(HUMAN, HUMAN, open_vp=True))
    hint(app, qtbot)
    labels = [label.text() for label in app.window.table.panels.hints.findChildren(QLabel)]
    assert "No hint is to be had: no idea" in labels


def test_reasons_that_fail_are_told(
    app: App,
    table: Table,
    qtbot: QtBot,
    asked: list[Job],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hints, "explained", lambda *given: 1 / 0)
    app.model.start(table(HUMAN, HUMAN, open_vp=True))
    hint(app, qtbot)
    labels = [label.text() for label in app.window.table.panels.hints.findChildren(QLabel)]
    assert "No hint is to be had: ZeroDivisionError: division by zero" in labels


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 5])
def test_everything_of_it_is_in_sight(
    app: App, table: Table, qtbot: QtBot, asked: list[Job], width: int, height: int, players: int
) -> None:
    app.window.resize(width, height)
    qtbot.wait(200)
    app.model.start(table(*(HUMAN,) * players, open_vp=True))
    view = hint(app, qtbot)
    qtbot.wait(20)
    assert view.verticalScrollBar().maximum() == 0
    panel = app.window.table.panels.hints
    assert app.window.table.rect().contains(panel.geometry())
    assert not panel.geometry().intersects(app.window.table.board.bar_rect)


def test_the_real_thing(app: App, table: Table, qtbot: QtBot) -> None:
    """The strongest player, in processes of its own."""
    session = table(HUMAN, "ai:greedy", "ai:greedy")
    app.model.start(session)
    app.window.actions_.hint.trigger()
    model = app.window.table.panels.hint_model
    qtbot.waitUntil(lambda: not model.thinking, timeout=30_000)
    assert model.error == ""
    assert model.rowCount() == MOVES
    for row in range(MOVES):
        assert session.game.why(session.state, model.action(row)) is None
        assert model.index(row).data(HintRole.REASON).endswith(".")


def test_quitting_while_it_thinks_leaves_nothing_behind(table: Table, qtbot: QtBot) -> None:
    with running() as app:
        app.model.start(table(HUMAN, HUMAN, open_vp=True))
        app.window.actions_.hint.trigger()
        qtbot.waitUntil(lambda: bool(app.model.pool.pids))
        pids = app.model.pool.pids
        started = time.monotonic()
        app.window.close()
        assert time.monotonic() - started < 1.0
    assert not any(alive(pid) for pid in pids)
