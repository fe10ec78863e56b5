"""Saving and opening games as files."""

from __future__ import annotations

import os
from pathlib import Path

from prdesk.core.record import decode, encode
from prdesk.persist.files import read_file, write_atomic
from prdesk.session.session import Session


def open_session(path: Path) -> Session:
    """The game of a file; one that can be followed only in part carries a `note`.

    Raises:
        PrdeskError: it is no game, or a damaged one.
        OSError: it cannot be read.
    """
    return Session.from_record(decode(read_file(path)))


def save_session(session: Session, path: Path) -> None:
    """Write the game to a file, or leave the file as it was.

    Raises:
        OSError: the disk refused.
    """
    # What a link stands for is replaced, not the link.
    write_atomic(Path(os.path.realpath(path)), encode(session.record()), generations=1)
