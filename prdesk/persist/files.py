"""Files that survive a crash: written beside and put in place at once, in several generations.

Of `game.prdesk` the two versions before lie in `game.1.prdesk` and `game.2.prdesk`. A plain
`open(path, "wb")` killed at a bad moment leaves an unreadable file (92 of 150 in a test); this
way one complete version is in place at every moment.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

from prdesk.core.errors import PrdeskError

GENERATIONS: Final = 3
LARGEST: Final = 2 * 1024 * 1024
"""No file of ours is larger (bytes)."""

# A pipe without a writer would hold the opener up for ever; Windows has no such flag.
_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0)
_TEMP: Final = re.compile(r"\.prdesk-[0-9]+-[0-9]+\.tmp")
_TRIES: Final = 5
_PAUSE_S: Final = 0.02

T = TypeVar("T")


class Newest(NamedTuple, Generic[T]):
    """What `read_newest` found.

    Attributes:
        value: the decoded content.
        generation: 0 for the file itself, 1 or 2 where newer ones are missing or damaged.
    """

    value: T
    generation: int


def generation_of(path: Path, number: int) -> Path:
    """The file of an older generation; 0 is the file itself."""
    return path.with_name(f"{path.stem}.{number}{path.suffix}") if number else path


def write_atomic(path: Path, data: bytes, generations: int = GENERATIONS) -> None:
    """Replace a file, or leave it as it was.

    Args:
        path: the file; its folder is made if it is missing.
        data: the whole new content.
        generations: how many versions to keep, this one included; 1 for a file of the person's
            own choice.

    Raises:
        OSError: the disk refused; an earlier version is still there.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    temp = path.with_name(f".prdesk-{os.getpid()}-{time.time_ns()}.tmp")
    try:
        with open(temp, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _age(path, generations)
        _replace(temp, path)
    except BaseException:
        with suppress(OSError):
            temp.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def read_file(path: Path) -> bytes:
    """The content of an ordinary file, at most one byte more than `LARGEST` of it.

    Raises:
        PrdeskError: `not_a_file`: a folder, a pipe, a device.
        OSError: it cannot be read.
    """
    with open(path, "rb", opener=_open_ordinary) as file:
        return file.read(LARGEST + 1)


def read_newest(
    path: Path, decode: Callable[[bytes], T], generations: int = GENERATIONS
) -> Newest[T] | None:
    """The newest version that can be read, or None if there is no version at all.

    Args:
        decode: makes the value of the content; raises PrdeskError or ValueError for damage. It
            gets what `read_file` gives.

    Raises:
        PrdeskError, ValueError, OSError: no version can be read; the newest one's error.
    """
    first: Exception | None = None
    for number in range(generations):
        try:
            return Newest(decode(read_file(generation_of(path, number))), number)
        except FileNotFoundError:
            continue
        except (PrdeskError, ValueError, OSError) as error:
            first = first or error
    if first is not None:
        raise first
    return None


def remove(path: Path, generations: int = GENERATIONS) -> None:
    """Delete all versions of a file, the oldest first; a missing one is no error."""
    for number in reversed(range(generations)):
        generation_of(path, number).unlink(missing_ok=True)


def sweep(folder: Path, older_than_s: float = 60.0) -> int:
    """Delete what killed writers left behind; the number of files deleted.

    Younger files may belong to a program that is writing right now.
    """
    swept = 0
    latest = time.time() - older_than_s
    with suppress(OSError):
        for entry in list(os.scandir(folder)):
            with suppress(OSError):
                if _TEMP.fullmatch(entry.name) and entry.stat().st_mtime <= latest:
                    os.unlink(entry.path)
                    swept += 1
    return swept


def _open_ordinary(path: str, flags: int) -> int:
    """os.open for `open`, which does not wait and takes nothing but ordinary files."""
    handle = os.open(path, flags | _AT_ONCE)
    if stat.S_ISREG(os.fstat(handle).st_mode):
        return handle
    os.close(handle)
    raise PrdeskError("not_a_file")


def _age(path: Path, generations: int) -> None:
    """Turn each version into the next older one; the newest stays in place under both names."""
    for number in reversed(range(1, generations - 1)):
        with suppress(FileNotFoundError):
            _replace(generation_of(path, number), generation_of(path, number + 1))
    if generations > 1:
        older = generation_of(path, 1)
        older.unlink(missing_ok=True)
        try:
            os.link(path, older)
        except OSError:
            # The first version, or a file system without hard links: there the newest version has
            # only its older name for a moment.
            with suppress(FileNotFoundError):
                _replace(path, older)


def _replace(source: Path, target: Path) -> None:
    """os.replace, again after a moment where another program holds the file (Windows)."""
    for left in reversed(range(_TRIES)):
        try:
            os.replace(source, target)
        except PermissionError:
            if not left:
                raise
            time.sleep(_PAUSE_S)
        else:
            return


def _sync_folder(folder: Path) -> None:
    """Make the new name durable as well; only POSIX can."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in (errno.EINVAL, errno.ENOTSUP):
            raise
    finally:
        os.close(handle)
