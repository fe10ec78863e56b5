"""The lists and tables the window shows, checked by Qt's own model tester."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from prdesk.core.game import Json
from prdesk.core.rng import Dice
from prdesk.qt.choices import ACTION_ROLE, ChoiceModel
from prdesk.qt.event_log import EventLogModel, LogRole
from prdesk.qt.scores import EMPHASIS_ROLE, WINNER_ROLE, ScoreModel
from prdesk.qt.snapshot import snapshot_of
from prdesk.session import Session, is_human

AI = "ai:random"
Table = Callable[..., Session]


def play(session: Session, count: int = 10_000) -> None:
    rng = Dice(session.seed + session.cursor)
    for _ in range(count):
        if session.over:
            return
        session.submit(
            [session.game.decode(session.state, session.game.random_code(session.state, rng))]
        )


def texts(model: EventLogModel) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


@pytest.fixture
def shouting(qtbot: QtBot) -> Iterator[None]:
    """A language in which every text of ours stands in brackets."""

    class Brackets(QTranslator):
        def translate(self, context: str, text: str, hint: str | None = None, n: int = -1) -> str:
            return f"[{text}]"

        def isEmpty(self) -> bool:
            return False

    translator = Brackets()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_choices_are_the_legal_actions_with_digits(table: Table, qtbot: QtBot) -> None:
    session = table("human", AI, AI)
    model = ChoiceModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show(snapshot_of(session))
    legal, _ = session.game.legal(session.state)
    assert [model.index(row).data(ACTION_ROLE) for row in range(model.rowCount())] == legal
    assert model.index(0).data() == "1  Settler"
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "Settler"
    model.show(None)
    assert model.rowCount() == 0


def test_there_are_no_digits_beyond_nine(table: Table, qtbot: QtBot) -> None:
    session = table("human", "human", "human", open_vp=True)
    model = ChoiceModel()
    while model.rowCount() < 10 and not session.over:
        play(session, 1)
        model.show(snapshot_of(session))
    assert model.index(8).data().startswith("9  ")
    assert not model.index(9).data()[0].isdigit()


def test_the_log_groups_events_by_role(table: Table, qtbot: QtBot) -> None:
    session = table("human", AI, AI)
    model = EventLogModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.restore(session)
    session.submit([{"type": "role", "role": "settler"}])
    model.append(session.steps[0], True)
    assert texts(model)[0] == "Settler: Anna"
    assert model.index(0).data(LogRole.HEADING)
    play(session, 20)
    headings = [
        model_row
        for step in session.steps
        for model_row in step.events
        if model_row["event"] == "role_taken"
    ]
    model.restore(session)
    rows = [row for row in range(model.rowCount()) if model.index(row).data(LogRole.HEADING)]
    assert len(rows) >= len(headings) > 1


def test_appending_equals_restoring(table: Table, qtbot: QtBot) -> None:
    session = table("human", AI, AI, AI)
    one, other = EventLogModel(), EventLogModel()
    one.restore(session)
    for number in range(60):
        play(session, 1)
        one.append(session.steps[number], False)
    other.restore(session)
    assert texts(one) == texts(other)
    assert one.text() == "\n".join(texts(other))


def test_undo_and_redo_leave_the_log_of_the_moves_done(table: Table, qtbot: QtBot) -> None:
    session = table("human", AI, "human", open_vp=True)
    play(session, 60)
    one = EventLogModel()
    QAbstractItemModelTester(one, QAbstractItemModelTester.FailureReportingMode.Fatal)
    one.restore(session)
    for move in (session.undo, session.undo, session.redo, session.undo, session.undo):
        move()
        one.restore(session)
        assert texts(one) == texts_of_fresh(session)
        assert one.new_count == 0
    play(session, 1)
    one.restore(session)
    assert texts(one) == texts_of_fresh(session)
    another = table("human", AI, "human", open_vp=True, seed=8)
    one.restore(another)
    assert texts(one) == []


def texts_of_fresh(session: Session) -> list[str]:
    model = EventLogModel()
    model.restore(session)
    return texts(model)


def test_lines_are_new_until_a_person_decides(table: Table, qtbot: QtBot) -> None:
    session = table("human", AI, AI)
    model = EventLogModel()
    model.restore(session)
    seen = 0
    for number in range(40):
        play(session, 1)
        step = session.steps[number]
        mine = is_human(session.seats[step.player])
        model.append(step, mine)
        seen = model.rowCount() if mine else seen
        assert model.new_count == model.rowCount() - seen
    fresh = [row for row in range(model.rowCount()) if model.index(row).data(LogRole.NEW)]
    assert fresh == list(range(seen, model.rowCount()))
    model.restore(session)
    assert model.new_count == 0


def test_the_whole_log_is_worded_anew(
    table: Table, qtbot: QtBot, request: pytest.FixtureRequest
) -> None:
    session = table("human", AI, AI)
    play(session, 30)
    model = EventLogModel()
    model.restore(session)
    english = texts(model)
    request.getfixturevalue("shouting")
    model.retranslate()
    assert all(old != new and "[" in new for old, new in zip(english, texts(model), strict=True))


@pytest.mark.parametrize("expansions", [(), ("buildings", "nobles")])
def test_scores_explain_every_point(
    table: Table, qtbot: QtBot, expansions: tuple[str, ...]
) -> None:
    """For many finished games: the reasons add up to the figures (rules 3.9, 4.3)."""
    for seed in range(12):
        session = table(AI, AI, AI, seed=seed, expansions=expansions)
        play(session)
        snapshot = snapshot_of(session)
        model = ScoreModel()
        winners = session.game.winners(session.state)
        model.show(snapshot, winners)
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        assert winners is not None
        places = [model.index(model.rowCount() - 1, column).data() for column in range(3)]
        assert [column for column in range(3) if places[column] == "1"] == winners
        for column, score in enumerate(snapshot.scores):
            assert model.index(0, column).data(WINNER_ROLE) == (column in winners)
            check_reasons(model, column, score)


def check_reasons(model: ScoreModel, column: int, score: Json) -> None:
    rows = {model.headerData(row, Qt.Orientation.Vertical): row for row in range(model.rowCount())}
    total = rows["Total"]
    assert model.index(total, column).data(EMPHASIS_ROLE)
    assert model.index(total, column).data() == str(score["total"])
    parts = [int(part) for part in model.reason(total, column).split(" + ")]
    assert sum(parts) == score["total"]
    printed = model.reason(rows["Buildings"], column)
    points = [int(part.split()[-1]) for part in printed.split(" + ") if part != "no buildings"]
    assert sum(points) == score["buildings"]
    for building, bonus in score["bonus"].items():
        name = building.replace("_", " ").capitalize()
        assert model.index(rows[name], column).data() == str(bonus)
        reason = model.reason(rows[name], column)
        assert reason
        shares = {"city_hall": 1, "customs_house": 4, "fortress": 3, "royal_garden": 1}
        if building in shares and "nobody" not in reason:
            count = int(reason.split("(")[0].split()[-1])
            assert bonus == count // shares[building]
    assert ("Nobles" in rows) >= bool(score["nobles"])
    if "Nobles" in rows:
        assert model.index(rows["Nobles"], column).data() == str(score["nobles"])


def test_hidden_points_stay_hidden(table: Table, qtbot: QtBot) -> None:
    session = table("human", AI, AI)
    model = ScoreModel()
    model.show(snapshot_of(session), None)
    figures = [model.index(0, column).data() for column in range(3)]
    assert figures == ["0", "?", "?"]
    assert "?" in model.reason(model.rowCount() - 2, 1)
