"""Puts the program together: settings, language, theme, autosave, session model, window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import IO, Any

from PySide6.QtCore import QLocale, QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from prdesk.core.errors import PrdeskError
from prdesk.persist import paths
from prdesk.persist.files import sweep
from prdesk.persist.lock import take_lock
from prdesk.persist.settings import SYSTEM, load_settings, save_settings
from prdesk.qt.pace import Pace
from prdesk.qt.session_model import SessionModel
from prdesk.qt.translate import SOURCE_LANGUAGE, Languages, available, system_language, translate
from prdesk.session import Autosave, Setups
from prdesk.ui import letters, theme
from prdesk.ui.game_files import sentence_of, sentence_of_note
from prdesk.ui.main_window import MainWindow
from prdesk.ui.style import apply_style
from prdesk.ui.window_place import restore_place, save_place

MOST_PROGRAMS = 9
SETTLED_MS = 120
"""How long a window keeps its size until its letters follow."""


class App(QObject):
    """The running program. `close` ends everything it started."""

    _autosave_failed = Signal(str)

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self._application = application
        self._settings_file = paths.settings_file()
        self.settings = load_settings(self._settings_file)
        autosave_file, self._lock = own_file(paths.autosave_file())
        sweep(autosave_file.parent)
        self.languages = Languages()
        self._set_language()
        # Before there is any widget: what is made in one typeface does not change to another.
        apply_style(application, theme.palette(self._theme))
        self.autosave = Autosave(autosave_file, self._report)
        self.model = SessionModel(lambda session: self.autosave.store(session.record()))
        self._autosave_failed.connect(self.model.failed, Qt.ConnectionType.QueuedConnection)
        self._place = QSettings(
            str(self._settings_file.with_name("window.ini")), QSettings.Format.IniFormat
        )
        self.window = MainWindow(self.model, [(code, language_name(code)) for code in available()])
        self.window.setups = Setups.from_json(self.settings.new_game)
        self._letters = 1.0
        self._settled = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._settled.timeout.connect(self._set_theme)
        self.window.resized.connect(self._resized)
        self.window.chosen.connect(self.set)
        self.window.closed.connect(self.close)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._set_theme)
        restore_place(self.window, self._place)
        self._set_theme()
        self._set_pace()
        self._ended: bool | None = None

    def resume(self) -> None:
        """Go on with the game that was running last; without one show the start page."""
        try:
            found = self.autosave.load()
        except (PrdeskError, OSError) as error:
            self._say_kept(translate("App", "The last game cannot be opened."), sentence_of(error))
            return
        if found is None:
            return
        session = found.value
        self.model.start(session)
        if session.note is not None:
            self._say_kept(sentence_of_note(session))
        elif found.generation:
            self._say_kept(
                translate("App", "The last state of the game cannot be read; this is an older one.")
            )

    def open(self, file: Path) -> bool:
        """Open a game file given on the command line."""
        return self.window.files.open(file)

    def close(self) -> bool:
        """Stop the computer players, write what is to be written; False if one is stuck."""
        if self._ended is not None:
            return self._ended
        QGuiApplication.styleHints().colorSchemeChanged.disconnect(self._set_theme)
        save_place(self.window, self._place)
        self._place.sync()
        self._settled.stop()
        self.autosave.close()
        if self._lock is not None:
            self._lock.close()
        ended = [self.model.close(), self.window.table.panels.hint_model.close()]
        self._ended = all(ended)
        return self._ended

    def set(self, name: str, value: Any) -> None:
        """Change a setting, keep it, and act on it at once."""
        self.settings = replace(self.settings, **{name: value})
        try:
            save_settings(self._settings_file, self.settings)
        except OSError as error:
            self.model.failed.emit(sentence_of(error))
        if name == "language":
            self._set_language()
        elif name in ("theme", "text_size"):
            self._set_theme()
        elif name == "pace":
            self._set_pace()
        elif name == "warnings":
            self._tick()

    def _set_language(self) -> None:
        wanted = self.settings.language
        self.languages.install(system_language() if wanted == SYSTEM else wanted)

    @property
    def _theme(self) -> str:
        """`light` or `dark`, as set or as the desktop has it."""
        if self.settings.theme != SYSTEM:
            return self.settings.theme
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return "dark" if dark else "light"

    def _set_theme(self) -> None:
        self._letters = self._wanted_letters
        apply_style(self._application, theme.palette(self._theme), self._letters)
        self.window.restyle(self._theme)
        self._tick()

    @property
    def _wanted_letters(self) -> float:
        """How large letters are to be: as the window, and as is set."""
        size = self.window.size()
        return letters.scale_of(size.width(), size.height(), self.settings.text_size)

    def _resized(self) -> None:
        """Wait until the window has its size: new letters for everything take a while."""
        if self._wanted_letters != self._letters:
            self._settled.start()

    def _set_pace(self) -> None:
        self.model.set_pace(Pace(self.settings.pace))
        self._tick()

    def _tick(self) -> None:
        self.window.show_settings(self.settings)

    def _say_kept(self, *sentences: str) -> None:
        """Say what is wrong with the autosave, and that nothing of it is lost."""
        kept = translate("App", "The file is kept as {file}.")
        self.model.failed.emit(" ".join([*sentences, kept.format(file=self.autosave.set_aside)]))

    def _report(self, error: Exception) -> None:
        """Called in the autosave's thread."""
        reason = sentence_of(error)
        text = translate("App", "The game could not be kept for next time: {reason}")
        self._autosave_failed.emit(text.format(reason=reason))


def own_file(path: Path) -> tuple[Path, IO[bytes] | None]:
    """An autosave file that no other running program uses, and the lock that keeps it so.

    The second program at a time gets a file of its own and goes on with the game it finds there.
    """
    for number in range(1, MOST_PROGRAMS + 1):
        found = path if number == 1 else path.with_stem(f"{path.stem}-program-{number}")
        try:
            lock = take_lock(found.with_suffix(".lock"))
        except OSError:
            # No lock is to be had here; there will hardly be two programs.
            return found, None
        if lock is not None:
            break
    return found, lock


def language_name(code: str) -> str:
    """A language by its own name."""
    if code == SOURCE_LANGUAGE:
        return "English"
    name = QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:] if name else code
