"""Which engine runs: the one that mypyc compiled, or the same source as plain Python.

Compiled modules stand beside their sources, where Python prefers them. Either all of them run or
none does: a compiled module may not meet the plain form of another one.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from types import FunctionType
from typing import TYPE_CHECKING, Final
from zlib import crc32

if TYPE_CHECKING:
    from importlib.abc import PathEntryFinder

PLAIN: Final = "PRDESK_PLAIN"
"""Environment variable: anything but nothing and 0 asks for plain Python."""

LIBRARY: Final = "prdesk__mypyc"
"""What the compiled modules share, beside the package (`group_name` in pyproject.toml)."""

STAMP: Final = ".compiled"
"""In a checkout, beside the package: a line "CRC-32 PATH" for each source that was compiled, or
imported by those."""

STALE: Final = (
    "prdesk: the sources have changed since the engine was compiled, so plain Python runs;"
    " `make compile` compiles it again."
)


def is_compiled() -> bool:
    """Whether the engine that runs is compiled."""
    from prdesk.core import rng

    return not isinstance(rng.mix, FunctionType)


def choose_engine(package: str) -> None:
    """Keep compiled modules from being imported where they are not wanted, or out of date.

    Args:
        package: folder of the package, as in its `__path__`.
    """
    root = os.path.dirname(package)
    if not os.path.exists(os.path.join(root, LIBRARY + EXTENSION_SUFFIXES[0])):
        return
    if getattr(sys, "frozen", False):  # has no sources to run instead
        return
    if os.environ.get(PLAIN, "0") not in ("", "0"):
        _hide_compiled(package)
    elif os.path.exists(os.path.join(root, "pyproject.toml")) and not _up_to_date(root):
        # Programs that this one starts shall do the same, and not say it again.
        os.environ[PLAIN] = "1"
        _hide_compiled(package)


def _up_to_date(root: str) -> bool:
    """Whether the compiled modules of a checkout are made from its sources as they are now."""
    try:
        with open(os.path.join(root, STAMP), encoding="utf-8") as file:
            lines = file.read().splitlines()
    except FileNotFoundError:  # left over by something else than `make compile`
        return False
    if all(_checksum(os.path.join(root, line[9:])) == line[:8] for line in lines):
        return True
    print(STALE, file=sys.stderr)
    return False


def _checksum(path: str) -> str:
    """CRC-32 of a file, in 8 hexadecimal digits; nothing for one that is gone."""
    try:
        with open(path, "rb") as file:
            return f"{crc32(file.read()):08x}"
    except FileNotFoundError:
        return ""


def _hide_compiled(package: str) -> None:
    """In the package's folder only sources are modules from now on."""
    sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def only_sources(path: str) -> PathEntryFinder:
        if path != package and not path.startswith(package + os.sep):
            raise ImportError("not in the package", path=path)
        return sources(path)

    sys.path_hooks.insert(0, only_sources)
    sys.path_importer_cache.pop(package, None)
