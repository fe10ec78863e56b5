"""A lock that ends with the program that holds it, in whatever way that ends.

The system itself knows who holds it; neither what stands in the file nor its age nor the name of
the machine matters, so nothing that is left behind can keep anybody out.
"""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import IO, Final

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_HELD: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)


def take_lock(path: Path, mode: str = "ab") -> IO[bytes] | None:
    """Lock a file until the result is closed; None if another program holds the lock.

    Args:
        mode: how to open it. While it is locked some systems let it be read by this handle only.

    Raises:
        OSError: nobody can lock anything there.
    """
    file: IO[bytes] = path.open(mode)
    try:
        _lock(file.fileno())
    except OSError as error:
        file.close()
        if error.errno in _HELD:
            return None
        raise
    return file
