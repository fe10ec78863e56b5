"""The game survives whatever happens: after every action the whole record goes to the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from prdesk.core.errors import PrdeskError
from prdesk.core.record import Record, decode, encode
from prdesk.persist.files import Newest, read_newest, write_atomic
from prdesk.session.session import Session


class Autosave:
    """Writes the newest record in a thread of its own, so that no slow disk stops the window.

    A record that is overtaken by a newer one before its turn is not written at all.

    Args:
        path: the file; older generations lie beside it.
        on_error: called from the writing thread when a record cannot be written.

    Attributes:
        path: the file.
        set_aside: where the file goes, instead of being written over, if `load` could not make a
            whole game of it.
    """

    def __init__(self, path: Path, on_error: Callable[[Exception], None]) -> None:
        self.path = path
        self.set_aside = path.with_stem(f"{path.stem}-damaged")
        self._doubtful = False
        self._on_error = on_error
        self._waiting: Record | None = None
        self._closed = False
        self._idle = True
        self._changed = threading.Condition()
        # A daemon, so that a program that fails elsewhere still ends; `close` waits for it.
        self._thread = threading.Thread(target=self._write_on, name="autosave", daemon=True)
        self._thread.start()

    def store(self, record: Record) -> None:
        """Have this record written as soon as possible."""
        with self._changed:
            self._waiting = record
            self._idle = False
            self._changed.notify_all()

    def load(self) -> Newest[Session] | None:
        """The newest game that can be followed to its end, or None if there is no file.

        If there are only damaged ones, the newest that can be followed in part; it has a `note`.

        Raises:
            PrdeskError, OSError: there are files, but no game can be begun; the newest one's error.
        """
        self._doubtful = True
        try:
            found = read_newest(self.path, _whole)
            self._doubtful = found is not None and found.generation > 0
        except (PrdeskError, OSError):
            found = read_newest(self.path, _begun)
        return found

    def flush(self) -> None:
        """Wait until everything stored so far is on the disk."""
        with self._changed:
            self._changed.wait_for(lambda: self._idle)

    def close(self) -> None:
        """Write what is waiting and end the thread."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        self._thread.join()

    def _write_on(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting is not None or self._closed)
                record, self._waiting = self._waiting, None
            if record is None:
                return
            try:
                data = encode(record)
                if self._doubtful:
                    with suppress(FileNotFoundError):
                        self.path.replace(self.set_aside)
                    self._doubtful = False
                write_atomic(self.path, data)
            except (OSError, PrdeskError) as error:
                self._on_error(error)
            with self._changed:
                if self._waiting is None:
                    self._idle = True
                    self._changed.notify_all()


def _begun(data: bytes) -> Session:
    return Session.from_record(decode(data))


def _whole(data: bytes) -> Session:
    session = _begun(data)
    if session.note is not None:
        raise session.note
    return session
