"""Where drawings, icons and translations lie: in a checkout, a wheel and a frozen program."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path, PurePosixPath, PureWindowsPath


def path(rel: str) -> Path:
    """The resource of a relative path such as `svg/dark.json`.

    Raises:
        ValueError: the path is absolute or leaves the folder of the resources.
    """
    return _folder("resources") / _inside(rel)


def translations() -> Path:
    """The folder of the compiled translations, `prdesk_<language>.qm`."""
    return _folder("translations")


def _folder(name: str) -> Path:
    """The folder inside the installed package, or the one beside it in a checkout."""
    package = Path(str(files("prdesk")))
    installed = package / f"_{name}"
    return installed if installed.is_dir() else package.parent / name


def _inside(rel: str) -> PurePosixPath:
    pure = PurePosixPath(rel)
    windows = PureWindowsPath(rel)
    if pure.is_absolute() or windows.drive or windows.root or ".." in windows.parts:
        raise ValueError(f"not a path inside the resources: {rel!r}")
    return pure
