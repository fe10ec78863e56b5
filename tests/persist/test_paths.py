"""Where things lie: one home for everything on request; file names that cannot leave it."""

import re
import stat
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prdesk.persist import paths


def test_home_holds_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))
    found = [paths.settings_file(), paths.autosave_file(), paths.saves_folder()]
    assert all(path.is_relative_to(tmp_path) for path in found)
    assert len({path.parent for path in found[:2]}) == 2


def test_use_home_is_the_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, "elsewhere")
    paths.use_home(tmp_path / "stick")
    assert paths.settings_file() == tmp_path / "stick" / "config" / "settings.json"


def test_without_home_the_system_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    for name in ("APPDATA", "LOCALAPPDATA", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / name))
    assert "prdesk" in paths.settings_file().parts
    assert paths.autosave_file().suffix == ".prdesk"


def test_folders_are_private(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "home"))
    folder = paths.saves_folder()
    assert folder.is_dir()
    if sys.platform != "win32":
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_folder_that_cannot_be_made_is_no_error_yet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "file"))
    assert not paths.saves_folder().exists()


@given(st.text())
def test_no_title_leads_out_of_the_folder(title: str) -> None:
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,60}\.prdesk", paths.file_name(title))


def test_file_names_stay_readable() -> None:
    assert paths.file_name("Anna vs. Γιώργος 2024-05-01") == "Anna-vs-2024-05-01.prdesk"
    assert paths.file_name("../../etc/passwd") == "etc-passwd.prdesk"
    assert paths.file_name("Γιώργος") == "game.prdesk"
