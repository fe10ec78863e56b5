"""Starting and ending the program: the command, the self-test, the place of the window."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from prdesk import __main__, resources
from prdesk.platform_check import NO_DISPLAY
from prdesk.ui.smoke import smoke
from prdesk.ui.window_place import SHARE, restore_place, save_place
from tests.gui.conftest import running

ROOT = Path(__file__).parents[2]


@pytest.fixture
def settings(tmp_path: Path) -> QSettings:
    return QSettings(str(tmp_path / "window.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    found = QWidget()
    qtbot.addWidget(found)
    return found


def test_the_self_test_of_the_program(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "prdesk", "--smoke"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr, done.stdout) == (0, "", "")


def test_the_self_test_finds_a_broken_drawing(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(resources, "path", lambda rel: tmp_path / rel)
    assert smoke() == 1
    assert capsys.readouterr().err == "no drawings found\n"
    (tmp_path / "svg").mkdir()
    (tmp_path / "svg" / "bad.svg").write_text("<svg")
    assert smoke() == 1
    assert capsys.readouterr().err == "bad.svg is no drawing\n"


def test_a_missing_library_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(__main__, "problem", lambda: NO_DISPLAY)
    assert __main__.main([]) == 1
    assert capsys.readouterr().err == f"{NO_DISPLAY}\n"


def test_wrong_usage() -> None:
    with pytest.raises(SystemExit) as stopped:
        __main__.main(["--no-such-option"])
    assert stopped.value.code == 2


def test_the_first_window_fits_the_screen(window: QWidget, settings: QSettings) -> None:
    restore_place(window, settings)
    screen = window.screen().availableGeometry()
    assert window.width() <= screen.width() * SHARE
    assert window.height() <= screen.height() * SHARE
    assert abs(window.geometry().center().x() - screen.center().x()) <= 1


def test_a_window_comes_back_where_it_was(window: QWidget, settings: QSettings) -> None:
    window.setGeometry(20, 40, 400, 300)
    save_place(window, settings)
    window.setGeometry(0, 0, 100, 100)
    restore_place(window, settings)
    assert window.size() == QSize(400, 300)
    assert window.pos() == QPoint(20, 40)


def test_a_window_off_every_screen_comes_back_to_the_middle(
    window: QWidget, settings: QSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        QWidget, "restoreGeometry", lambda self, saved: self.move(5000, 5000) is None
    )
    save_place(window, settings)
    restore_place(window, settings)
    assert window.screen().availableGeometry().contains(window.geometry().center())


def test_a_damaged_place_is_ignored(window: QWidget, settings: QSettings) -> None:
    settings.setValue("window/geometry", "rubbish")
    restore_place(window, settings)
    assert window.width() > 100


@pytest.mark.parametrize("content", ["", "{", '{"pace": 5, "theme": [], "new_game": {"seats": 1}}'])
def test_damaged_settings_do_not_stop_the_program(
    qtbot: QtBot, tmp_path: Path, content: str
) -> None:
    folder = tmp_path / "home" / "config"
    folder.mkdir(parents=True)
    (folder / "settings.json").write_text(content)
    (folder / "window.ini").write_text("[window]\ngeometry=@Invalid()\n")
    with running() as app:
        assert app.settings.theme == "system"
