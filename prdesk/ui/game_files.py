"""Opening and saving games from the window."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from prdesk.core.errors import PrdeskError
from prdesk.persist import paths
from prdesk.qt.translate import translate
from prdesk.session import Session
from prdesk.session.files import open_session, save_session
from prdesk.session.recent import RecentFiles
from prdesk.texts import sentence_of_reason, texts_of

LEFT = "left-"
"""What the names of files of games begin with that were left before their end."""
MOST_LEFT = 30
"""So many of them are kept; the oldest go."""


class GameFiles(QObject):
    """Asks for files, reads and writes them, says in one sentence what is wrong.

    Signals:
        opened(Session): a file was read; nothing has changed yet.
        recentChanged(): the list of recent files is another one.
    """

    opened = Signal(object)
    recentChanged = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.recent = RecentFiles(paths.autosave_file().with_name("recent.json"))
        self.current: Path | None = None
        # What some file holds already: a session, its cursor, what was taken back in it.
        self._held: tuple[Session, int, int] | None = None

    def ask_open(self) -> None:
        """Let a file be chosen and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window, self.tr("Open a game"), str(self._folder()), self._filter()
        )
        if name:
            self.open(Path(name))

    def open(self, path: Path) -> bool:
        """Open a file. If it is no good: one sentence, and everything stays as it was."""
        try:
            session = open_session(path)
        except (PrdeskError, OSError) as error:
            self._complain(path, sentence_of(error))
            return False
        if session.note is not None:
            # Before anybody plays on.
            self._complain(path, sentence_of_note(session))
        # Files of games that were left are not for ever: saving asks for another one.
        self.current = None if path.name.startswith(LEFT) else path
        self._remember(path)
        self.opened.emit(session)
        self._hold(session)
        return True

    def save(self, session: Session) -> bool:
        """Save to the file the game came from, or ask for one."""
        if self.current is None:
            return self.save_as(session)
        return self._write(session, self.current)

    def save_as(self, session: Session) -> bool:
        """Ask for a file and save there."""
        title = "-".join([session.game.id, *session.names])
        proposal = self.current or self._folder() / paths.file_name(title)
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the game"), str(proposal), self._filter()
        )
        if not name:
            return False
        path = Path(name)
        if not path.suffix:
            path = path.with_suffix(paths.SUFFIX)
            if path.exists() and not self._may_replace(path):
                return False
        return self._write(session, path)

    def keep(self, session: Session) -> None:
        """A game that is left before its end stays among the recent files, each in its own."""
        if not session.cursor or session.over or self._held == _stand(session):
            return
        path = _file_of_left(session)
        if self._stored(session, path):
            self._remember(path)
            _forget_oldest(path.parent)

    def forget_recent(self) -> None:
        """Empty the list of recent files."""
        self.recent.clear()
        self.recentChanged.emit()

    def _may_replace(self, path: Path) -> bool:
        """Ask what the dialog could not, because it did not know the whole name."""
        answer = QMessageBox.question(
            self._window,
            self.tr("Save the game"),
            self.tr("There is a file {name} already. Replace it?").format(name=path.name),
        )
        return answer == QMessageBox.StandardButton.Yes

    def _write(self, session: Session, path: Path) -> bool:
        if not self._stored(session, path):
            return False
        self.current = path
        self._hold(session)
        self._remember(path)
        return True

    def _stored(self, session: Session, path: Path) -> bool:
        try:
            save_session(session, path)
        except (PrdeskError, OSError) as error:
            self._complain(path, sentence_of(error))
            return False
        return True

    def _hold(self, session: Session) -> None:
        """A file holds the session as it is now."""
        self._held = _stand(session)

    def _remember(self, path: Path) -> None:
        self.recent.add(path)
        self.recentChanged.emit()

    def _folder(self) -> Path:
        return self.current.parent if self.current is not None else paths.saves_folder()

    def _filter(self) -> str:
        return self.tr("Games (*{suffix})").format(suffix=paths.SUFFIX)

    def _complain(self, path: Path, sentence: str) -> None:
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setWindowTitle(self.tr("Game file"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(f"{path.name}: {sentence}")
        box.exec()
        self._window.activateWindow()


def sentence_of(error: Exception) -> str:
    """What is wrong with a file, in the person's language as far as it is ours to say."""
    if isinstance(error, PrdeskError):
        return sentence_of_reason(error.reason, error.params, translate)
    return str(error.strerror) if isinstance(error, OSError) else str(error)


def sentence_of_note(session: Session) -> str:
    """Where the record of a session could not be followed further, and why. It has a `note`."""
    assert session.note is not None
    text = translate("GameFiles", "Move {number} of this game is not possible: {why}")
    opened = translate("GameFiles", "It is opened as it stood before that move.")
    texts, note = texts_of(session.game.id), session.note
    why = texts.sentence_of_reason(note.reason, note.params, translate, session.names)
    told = text.format(number=session.cursor + 1, why=why)
    return f"{told} {opened}"


def _stand(session: Session) -> tuple[Session, int, int]:
    """What tells one moment of a session from another."""
    return session, session.cursor, session.undone


def _file_of_left(session: Session) -> Path:
    """A file that does not exist yet, named after the moment, the round and the players."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    title = "-".join([f"{LEFT}{moment}-round-{session.state.round}", *session.names])
    path = paths.saves_folder() / paths.file_name(title)
    number = 2
    while path.exists():
        path = path.with_name(paths.file_name(f"{LEFT}{moment}-{number}"))
        number += 1
    return path


def _forget_oldest(folder: Path) -> None:
    """Keep the newest games that were left."""
    with suppress(OSError):
        for path in sorted(folder.glob(f"{LEFT}*{paths.SUFFIX}"))[:-MOST_LEFT]:
            path.unlink()
