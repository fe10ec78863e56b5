"""Opening and saving games from the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from prdesk.core.errors import PrdeskError
from prdesk.persist import paths
from prdesk.qt.translate import translate
from prdesk.session import Session
from prdesk.session.files import open_session, save_session
from prdesk.session.recent import RecentFiles
from prdesk.texts import sentence_of_reason

PREVIOUS = f"previous{paths.SUFFIX}"


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
        # The file of the game left last is written over by the next one that is left.
        self.current = None if path.name == PREVIOUS else path
        self._remember(path)
        self.opened.emit(session)
        if session.note is not None:
            self._complain(path, sentence_of_note(session))
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
        """A game that is left before its end stays among the recent files."""
        path = paths.saves_folder() / PREVIOUS
        if session.cursor and not session.over:
            current, self.current = self.current, None
            self._write(session, path)
            self.current = current

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
        try:
            save_session(session, path)
        except (PrdeskError, OSError) as error:
            self._complain(path, sentence_of(error))
            return False
        self.current = path
        self._remember(path)
        return True

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
    text = translate(
        "GameFiles", "Move {number} of this game is not possible; it was opened before that."
    )
    return f"{text.format(number=session.cursor + 1)} {sentence_of(session.note)}"
