"""Where settings, saves and the running game lie.

The folders are the operating system's own for this kind of data. `--home DIR` or the variable
`PRDESK_HOME` puts all of them under one folder (tests, a stick).
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

import platformdirs

HOME_VARIABLE: Final = "PRDESK_HOME"
SUFFIX: Final = ".prdesk"

_APP: Final = "prdesk"
_NOT_IN_NAMES: Final = re.compile(r"[^A-Za-z0-9_-]+")
_LONGEST_NAME: Final = 60


def use_home(folder: Path) -> None:
    """Put everything under this folder from now on, child processes included."""
    os.environ[HOME_VARIABLE] = str(folder.absolute())


def settings_file() -> Path:
    """The settings, JSON."""
    return _own(_home("config") or platformdirs.user_config_path(_APP, False)) / "settings.json"


def autosave_file() -> Path:
    """The record of the running game; older generations lie beside it."""
    return _own(_home("state") or platformdirs.user_state_path(_APP, False)) / f"autosave{SUFFIX}"


def saves_folder() -> Path:
    """Where the dialogs for saving and opening begin."""
    return _own(_home("saves") or platformdirs.user_data_path(_APP, False) / "saves")


def file_name(title: str) -> str:
    """A file name for a title: letters A to Z, digits, `_` and `-`, whatever the title holds."""
    plain = _NOT_IN_NAMES.sub("-", title).strip("-_")[:_LONGEST_NAME]
    return (plain or "game") + SUFFIX


def _home(part: str) -> Path | None:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) / part if home else None


def _own(folder: Path) -> Path:
    """The folder, made if it can be, readable by its owner only."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        # Reading finds nothing there, writing tells the person what is wrong.
        return folder
    return folder
