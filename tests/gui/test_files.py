"""Opening and saving by hand: bad files, names, files that are there, what can't be written."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from prdesk.core.record import encode
from prdesk.persist import paths
from prdesk.session import Session
from prdesk.session.recent import RecentFiles
from prdesk.ui.app import App
from tests.gui.conftest import running

AI = "ai:random"
Table = Callable[..., Session]


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What message boxes said; they close themselves."""
    found: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: found.append(box.text()))
    return found


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "zeros": lambda data: b"\0" * len(data),
    "cut": lambda data: data[: len(data) // 2],
    "changed": lambda data: data.replace(b'"seed":7', b'"seed":8'),
    "nested": lambda data: b"[" * 100_000,
    "huge": lambda data: b" " * (3 * 1024 * 1024),
    "newer": lambda data: data.replace(b'"format":1', b'"format":2'),
    "other": lambda data: b'{"hello": "world"}',
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_gives_one_sentence_and_changes_nothing(
    app: App, table: Table, tmp_path: Path, messages: list[str], damage: str
) -> None:
    path = tmp_path / "bad.prdesk"
    path.write_bytes(DAMAGE[damage](encode(table("human", "human").record())))
    session = table("human", AI)
    app.model.start(session)
    assert not app.window.files.open(path)
    assert app.model.session is session
    assert len(messages) == 1
    assert messages[0].startswith("bad.prdesk: ")
    assert app.window.files.recent.paths == []


def test_a_missing_file_and_a_folder_are_told_too(
    app: App, tmp_path: Path, messages: list[str]
) -> None:
    assert not app.window.files.open(tmp_path / "nowhere.prdesk")
    assert not app.window.files.open(tmp_path)
    assert len(messages) == 2


def test_save_and_save_as(
    app: App, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, messages: list[str]
) -> None:
    app.model.start(table("human", AI))
    chosen = str(tmp_path / "mine")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (chosen, ""))
    app.window.actions_.save.trigger()
    path = tmp_path / "mine.prdesk"
    first = path.read_bytes()
    app.model.submit(app.model.ticket, [{"type": "role", "role": "settler"}])
    chosen = ""
    app.window.actions_.save.trigger()
    assert path.read_bytes() != first
    assert list(tmp_path.glob("mine*")) == [path]
    chosen = str(path / "under a file.prdesk")
    app.window.actions_.save_as.trigger()
    assert len(messages) == 1


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_save_as_asks_before_it_adds_the_ending_of_a_file_that_is_there(
    app: App, table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    app.model.start(table("human", AI))
    path = tmp_path / "mine.prdesk"
    path.write_bytes(b"another one")
    questions: list[str] = []

    def asked(parent: object, title: str, text: str) -> QMessageBox.StandardButton:
        questions.append(text)
        return QMessageBox.StandardButton[answer]

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "mine"), ""))
    monkeypatch.setattr(QMessageBox, "question", asked)
    app.window.actions_.save_as.trigger()
    assert questions == ["There is a file mine.prdesk already. Replace it?"]
    assert (path.read_bytes() == b"another one") == (answer == "No")


@pytest.mark.parametrize("path", ["/x" * 3000, "no folder/game.prdesk", "lo\ud800ne.prdesk"])
def test_no_recent_file_stops_the_program(qtbot: QtBot, path: str) -> None:
    RecentFiles(paths.autosave_file().with_name("recent.json")).add(Path(path))
    with running() as app:
        assert len(app.window.files.recent.paths) == 1


def test_a_recent_file_behind_a_closed_door_stops_nothing(
    app: App, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def closed(*args: object, **named: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr("os.stat", closed)
        app.window._menus.show_recent([tmp_path / "<b>game</b>.prdesk"])
    (entry, *_) = app.window._menus._recent.actions()
    assert not entry.isEnabled()
    assert "&lt;b&gt;" in entry.toolTip()


def test_what_cannot_be_saved_for_next_time_is_told(
    table: Table, qtbot: QtBot, tmp_path: Path
) -> None:
    folder = paths.autosave_file().parent
    folder.rmdir()
    folder.write_text("a file where a folder should be")
    with running() as app:
        app.model.start(table("human", AI))
        qtbot.waitUntil(lambda: "could not be kept" in app.window.notice.text)
        app.model.submit(app.model.ticket, [{"type": "role", "role": "settler"}])
        assert app.model.session is not None
        assert app.model.session.cursor == 1
