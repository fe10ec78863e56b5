"""The game that was running last: gone on with, never lost, and not without a word."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from prdesk.core.record import encode
from prdesk.persist import paths
from prdesk.persist.files import generation_of
from prdesk.session import Session
from prdesk.session.files import open_session, save_session
from prdesk.ui import run as running_program
from prdesk.ui.app import App
from prdesk.ui.game_files import LEFT, MOST_LEFT
from tests.gui.conftest import running

Table = Callable[..., Session]
ILLEGAL = {"type": "role", "role": "prospector_2"}


@pytest.fixture
def last(table: Table) -> Session:
    """The game that the file holds when the program starts: one move was made."""
    session = table("human", "human", open_vp=True, seed=8)
    session.submit([{"type": "role", "role": "settler"}])
    paths.autosave_file().write_bytes(encode(session.record()))
    return session


def test_the_last_game_goes_on(qtbot: QtBot, last: Session) -> None:
    with running() as app:
        app.resume()
        assert app.model.session is not None
        assert app.model.session.record() == last.record()
        assert app.window.notice.text == ""


@pytest.mark.parametrize("left", [b"", b"\0" * 40, b"999999\nprdesk\notherhost\n"])
def test_a_lock_that_was_left_behind_hides_no_game(
    qtbot: QtBot, last: Session, left: bytes
) -> None:
    paths.autosave_file().with_suffix(".lock").write_bytes(left)
    with running() as app:
        assert app.autosave.path == paths.autosave_file()


def test_two_programs_have_games_of_their_own(qtbot: QtBot, last: Session) -> None:
    with running() as one, running() as other:
        assert one.autosave.path != other.autosave.path
    with running() as again:
        assert again.autosave.path == paths.autosave_file()


def test_an_older_state_of_the_game_is_told(qtbot: QtBot, last: Session) -> None:
    path = paths.autosave_file()
    path.rename(generation_of(path, 1))
    path.write_bytes(b"\0" * 100)
    with running() as app:
        app.resume()
        assert app.model.session is not None
        assert app.model.session.cursor == 1
        assert "an older one" in app.window.notice.text
        assert str(app.autosave.set_aside) in app.window.notice.text
        app.autosave.flush()
        assert app.autosave.set_aside.read_bytes() == b"\0" * 100


def test_an_impossible_move_is_told(qtbot: QtBot, last: Session) -> None:
    record = last.record()
    bad = encode(replace(record, actions=[*record.actions, ILLEGAL]))
    paths.autosave_file().write_bytes(bad)
    with running() as app:
        app.resume()
        assert "Move 2 of this game is not possible" in app.window.notice.text
        app.autosave.flush()
        assert app.autosave.set_aside.read_bytes() == bad


def test_a_game_that_cannot_begin_is_told_and_kept(qtbot: QtBot, last: Session) -> None:
    bad = encode(replace(last.record(), ruleset=99))
    paths.autosave_file().write_bytes(bad)
    with running() as app:
        app.resume()
        assert app.model.session is None
        assert "The last game cannot be opened. " in app.window.notice.text
        app.autosave.flush()
        assert paths.autosave_file().read_bytes() == bad


def test_opening_a_file_at_the_start_keeps_the_last_game(
    qtbot: QtBot,
    last: Session,
    table: Table,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = table("human", "human", "human")
    save_session(other, tmp_path / "other.prdesk")
    seen: list[Session | None] = []

    def look(app: App) -> bool:
        seen.append(app.model.session)
        return closing(app)

    closing = App.close
    monkeypatch.setattr(App, "close", look)
    monkeypatch.setattr(running_program.QApplication, "exec", lambda _: 0)
    monkeypatch.setattr(running_program.signal, "signal", lambda *_: None)
    assert running_program.run(tmp_path / "other.prdesk") == 0
    assert seen[0] is not None
    assert seen[0].names == other.names
    [left] = paths.saves_folder().glob(f"{LEFT}*")
    assert open_session(left).record() == last.record()


def left() -> list[Path]:
    return sorted(paths.saves_folder().glob(f"{LEFT}*"))


def test_every_game_that_is_left_has_a_file_of_its_own(app: App, table: Table) -> None:
    games = [table("human", "human", open_vp=True, seed=seed) for seed in (1, 2, 3)]
    for moves, game in enumerate(games):
        app.window.files.opened.emit(game)
        for _ in range(moves + 1):
            app.model.submit(app.model.ticket, app.model.snapshot.actions[:1])
    assert len(left()) == 2
    kept = {open_session(path).cursor for path in left()}
    assert kept == {1, 2}
    assert set(left()) <= set(app.window.files.recent.paths)


def test_a_game_that_lies_in_a_file_as_it_is_gets_no_second_one(
    app: App, last: Session, table: Table, tmp_path: Path
) -> None:
    path = tmp_path / "mine.prdesk"
    save_session(last, path)
    files = app.window.files
    assert files.open(path)
    files.opened.emit(table("human", "human"))
    assert left() == []
    assert files.open(path)
    app.model.submit(app.model.ticket, app.model.snapshot.actions[:1])
    files.opened.emit(table("human", "human"))
    assert len(left()) == 1
    assert files.open(left()[0])
    assert files.current is None


def test_of_the_games_that_were_left_the_oldest_go(app: App, last: Session) -> None:
    for number in range(MOST_LEFT):
        (paths.saves_folder() / f"{LEFT}2001-01-01-{number:06}.prdesk").write_bytes(b"")
    app.window.files.keep(last)
    assert len(left()) == MOST_LEFT
    assert open_session(left()[-1]).record() == last.record()
    assert left()[0].name == f"{LEFT}2001-01-01-000001.prdesk"
