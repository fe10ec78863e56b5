"""Finds missing system libraries before Qt does: Qt would abort, with a riddle for a message.

The PySide6 wheels bring Qt itself, but neither the X11 nor the graphics libraries of the system.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from typing import Final

DRAWING: Final[Mapping[str, str]] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""Debian packages of the libraries QtGui needs, even without a display, by file."""

XCB: Final[Mapping[str, str]] = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""Debian packages of the libraries a window on X11 needs besides, by file."""

WAYLAND: Final[Mapping[str, str]] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""The same for Wayland; without them Qt tries X11."""

_PLATFORM: Final = "QT_QPA_PLATFORM"


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_libraries(
    probe: Callable[[str], bool] = _loads,
    environ: Mapping[str, str] = os.environ,
    system: str = sys.platform,
) -> list[str]:
    """Debian packages that Qt cannot do without here, sorted; empty on other systems.

    Args:
        probe: whether a shared library can be loaded.
        environ: says which platform Qt will use.
        system: as `sys.platform`.
    """
    if system != "linux" or getattr(sys, "frozen", False):
        return []
    wanted = dict(DRAWING)
    platform = environ.get(_PLATFORM, "").split(";")[0].split(":")[0]
    wayland = platform.startswith("wayland") or (not platform and "WAYLAND_DISPLAY" in environ)
    if platform == "xcb" or (not platform and not (wayland and all(map(probe, WAYLAND)))):
        wanted |= XCB
    elif wayland:
        wanted |= WAYLAND
    return sorted({package for library, package in wanted.items() if not probe(library)})


def missing_display(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> bool:
    """Whether there is no screen to open a window on."""
    if system != "linux" or environ.get(_PLATFORM):
        return False
    return not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))


def _answers() -> bool:
    """Whether the X server that DISPLAY names lets us in."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:  # then it cannot be asked
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    error = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not error


def dead_display(
    answers: Callable[[], bool] = _answers,
    environ: Mapping[str, str] = os.environ,
    system: str = sys.platform,
) -> bool:
    """Whether the window would open on an X display that is not there; Qt would abort."""
    platform = environ.get(_PLATFORM, "").split(";")[0].split(":")[0]
    x11 = platform == "xcb" or (not platform and "WAYLAND_DISPLAY" not in environ)
    return system == "linux" and x11 and not answers()


def sentence(packages: Iterable[str]) -> str:
    """What to tell the person whose machine lacks these packages."""
    return (
        "The window needs some system libraries that are missing; on Debian and Ubuntu they come"
        f" with: sudo apt-get install {' '.join(packages)}"
    )


NO_DISPLAY: Final = "There is no display to open the window on (DISPLAY is not set)."
DEAD_DISPLAY: Final = "The display that DISPLAY names does not answer, so no window can open."


def problem() -> str:
    """One sentence on why no window can open here; empty if nothing is in the way."""
    packages = missing_libraries()
    if packages:
        return sentence(packages)
    if missing_display():
        return NO_DISPLAY
    return DEAD_DISPLAY if dead_display() else ""


if __name__ == "__main__":
    print("\n".join(missing_libraries()))
