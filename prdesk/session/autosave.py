"""The game survives whatever happens: after every action the whole record goes to the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from prdesk.core.errors import PrdeskError
from prdesk.core.record import Record, decode, encode
from prdesk.persist.files import read_newest, write_atomic


class Autosave:
    """Writes the newest record in a thread of its own, so that no slow disk stops the window.

    A record that is overtaken by a newer one before its turn is not written at all.

    Args:
        path: the file; older generations lie beside it.
        on_error: called from the writing thread when a record cannot be written.
    """

    def __init__(self, path: Path, on_error: Callable[[Exception], None]) -> None:
        self.path = path
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

    def load(self) -> Record | None:
        """The newest readable record, or None if there is none.

        Raises:
            PrdeskError, OSError: there are versions, but none can be read.
        """
        found = read_newest(self.path, decode)
        return None if found is None else found.value

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
                write_atomic(self.path, encode(record))
            except (OSError, PrdeskError) as error:
                self._on_error(error)
            with self._changed:
                if self._waiting is None:
                    self._idle = True
                    self._changed.notify_all()
