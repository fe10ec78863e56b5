"""Computers that move at once are drawn together; a person never decides on an old board."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from prdesk.session import Session, Step
from prdesk.ui.app import App

AI = "ai:random"
Table = Callable[..., Session]


@pytest.fixture
def drawn(app: App, monkeypatch: pytest.MonkeyPatch) -> list[Step]:
    """The steps that the board is told to show."""
    found: list[Step] = []
    show = app.window.table.board.show_step

    def noting(step: Step, *rest: object) -> None:
        found.append(step)
        show(step, *rest)

    monkeypatch.setattr(app.window.table.board, "show_step", noting)
    return found


def told(steps: list[Step]) -> list[object]:
    return [event for step in steps for event in step.events]


def test_computers_at_once_are_drawn_less_often_than_they_move(
    app: App, table: Table, qtbot: QtBot, drawn: list[Step]
) -> None:
    session = table(AI, AI, AI)
    app.model.start(session)
    qtbot.waitUntil(lambda: session.cursor >= 40, timeout=20_000)
    app.model.set_paused(True)
    qtbot.waitUntil(lambda: len(told(drawn)) == len(told(session.steps)))
    assert told(drawn) == told(session.steps)
    assert len(drawn) < len(session.steps)


def test_at_a_slower_pace_every_step_is_drawn(
    app: App, table: Table, qtbot: QtBot, drawn: list[Step]
) -> None:
    app.set("pace", "fast")
    session = table(AI, AI, AI)
    app.model.start(session)
    qtbot.waitUntil(lambda: session.cursor >= 3, timeout=20_000)
    assert drawn == session.steps


def test_a_person_decides_on_the_board_as_it_is(
    app: App, table: Table, qtbot: QtBot, drawn: list[Step]
) -> None:
    session = table("human", AI, AI)
    late: list[int] = []

    def look() -> None:
        if session.person_decides and told(drawn) != told(session.steps):
            late.append(session.cursor)

    app.model.start(session)
    app.model.decisionChanged.connect(look)
    for _ in range(6):
        app.model.submit(app.model.ticket, app.model.snapshot.actions[:1])
        qtbot.waitUntil(lambda: session.person_decides, timeout=20_000)
    assert late == []


def test_what_is_taken_back_is_not_drawn_later(
    app: App, table: Table, qtbot: QtBot, drawn: list[Step]
) -> None:
    session = table(AI, AI, AI)
    app.model.start(session)
    qtbot.waitUntil(lambda: session.cursor >= 10, timeout=20_000)
    app.model.undo()
    count = len(drawn)
    qtbot.wait(100)
    assert len(drawn) == count


def test_the_same_move_after_undo_is_drawn_again(
    app: App, table: Table, qtbot: QtBot, drawn: list[Step]
) -> None:
    session = table("human", AI, AI)
    app.model.start(session)
    for _ in range(2):
        app.model.submit(app.model.ticket, app.model.snapshot.actions[:1])
        qtbot.waitUntil(lambda: session.person_decides, timeout=20_000)
    app.model.undo()
    begin = session.cursor
    drawn.clear()
    app.model.submit(app.model.ticket, [session.steps[begin].action])
    qtbot.waitUntil(lambda: session.person_decides, timeout=20_000)
    assert session.cursor > begin + 1
    assert told(drawn) == told(session.steps[begin : session.cursor])
