"""The files that were opened or saved last."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from prdesk.core.errors import PrdeskError
from prdesk.core.record_json import parse_json
from prdesk.persist.files import read_newest, write_atomic

MOST = 10
_LARGEST = 64 * 1024


class RecentFiles:
    """A short list of paths, newest first, kept in a small JSON file.

    Args:
        file: where the list is kept; a list that cannot be read or written is only forgotten.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self.paths: list[Path] = []
        with suppress(PrdeskError, OSError):
            found = read_newest(file, _decode, generations=1)
            self.paths = found.value if found else []

    def add(self, path: Path) -> None:
        """Put a path first."""
        path = path.absolute()
        self._set([path, *(p for p in self.paths if p != path)][:MOST])

    def clear(self) -> None:
        """Forget all."""
        self._set([])

    def _set(self, paths: list[Path]) -> None:
        self.paths = paths
        with suppress(OSError):
            text = json.dumps([str(path) for path in paths])
            write_atomic(self._file, text.encode(), generations=1)


def _decode(data: bytes) -> list[Path]:
    given = parse_json(data, _LARGEST)
    if not isinstance(given, list):
        return []
    return [Path(text) for text in given if isinstance(text, str) and "\0" not in text][:MOST]
