"""The sentence about missing system libraries: right packages, no false alarm."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from prdesk import platform_check
from prdesk.platform_check import (
    DRAWING,
    WAYLAND,
    XCB,
    dead_display,
    missing_display,
    missing_libraries,
    problem,
    sentence,
)

BARE_DEBIAN = {"libxcb-icccm.so.4", "libxcb-keysyms.so.1"}
X11 = {"DISPLAY": ":0"}
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}


def lacking(*libraries: str) -> "dict[str, object]":
    return {"probe": lambda library: library not in libraries, "system": "linux"}


def test_a_bare_debian_is_told_the_packages() -> None:
    packages = missing_libraries(**lacking(*BARE_DEBIAN), environ=X11)
    assert packages == ["libxcb-icccm4", "libxcb-keysyms1"]
    assert sentence(packages).endswith("sudo apt-get install libxcb-icccm4 libxcb-keysyms1")


def test_a_complete_machine_is_told_nothing() -> None:
    assert missing_libraries(**lacking(), environ=X11) == []


def test_without_a_display_the_x11_libraries_do_not_matter() -> None:
    assert missing_libraries(**lacking(*BARE_DEBIAN), environ=OFFSCREEN) == []
    assert missing_libraries(**lacking("libEGL.so.1"), environ=OFFSCREEN) == ["libegl1"]


def test_on_wayland_the_x11_libraries_matter_only_as_the_way_out() -> None:
    wayland = {"WAYLAND_DISPLAY": "wayland-0"}
    assert missing_libraries(**lacking(*BARE_DEBIAN), environ=wayland) == []
    lame = lacking("libwayland-cursor.so.0", "libxcb-icccm.so.4")
    assert missing_libraries(**lame, environ=wayland) == ["libxcb-icccm4"]
    forced = {"QT_QPA_PLATFORM": "wayland"}
    assert missing_libraries(**lame, environ=forced) == ["libwayland-cursor0"]


def test_a_package_with_two_libraries_is_named_once() -> None:
    packages = missing_libraries(
        **lacking("libglib-2.0.so.0", "libgthread-2.0.so.0"), environ=OFFSCREEN
    )
    assert packages == ["libglib2.0-0"]


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_systems_have_what_they_need(system: str) -> None:
    assert missing_libraries(probe=lambda _: False, environ={}, system=system) == []
    assert not missing_display({}, system)


def test_no_display_is_told() -> None:
    assert missing_display({}, "linux")
    assert not missing_display(X11, "linux")
    assert not missing_display(OFFSCREEN, "linux")


def test_one_sentence_sums_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform_check, "missing_libraries", list)
    monkeypatch.setattr(platform_check, "missing_display", lambda: True)
    assert "no display" in problem()
    monkeypatch.setattr(platform_check, "missing_libraries", lambda: ["libegl1"])
    assert problem() == sentence(["libegl1"])
    monkeypatch.setattr(platform_check, "missing_libraries", list)
    monkeypatch.setattr(platform_check, "missing_display", lambda: False)
    monkeypatch.setattr(platform_check, "dead_display", lambda: True)
    assert "does not answer" in problem()
    monkeypatch.setattr(platform_check, "dead_display", lambda: False)
    assert problem() == ""


def test_only_an_x_display_is_asked_whether_it_answers() -> None:
    for environ in (X11, {**X11, "QT_QPA_PLATFORM": "xcb"}):
        assert dead_display(lambda: False, environ, "linux")
        assert not dead_display(lambda: True, environ, "linux")
        assert not dead_display(lambda: False, environ, "win32")
    for environ in (OFFSCREEN, {**X11, "WAYLAND_DISPLAY": "wayland-0"}):
        assert not dead_display(lambda: False, environ, "linux")


@pytest.mark.skipif(sys.platform != "linux", reason="X servers are a matter of Linux here")
@pytest.mark.parametrize("smoke", [(), ("--smoke",)])
def test_a_display_that_is_not_there_is_one_sentence(tmp_path: Path, smoke: tuple[str]) -> None:
    other = ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
    environ = {key: value for key, value in os.environ.items() if key not in other}
    done = subprocess.run(
        [sys.executable, "-m", "prdesk", "--home", str(tmp_path), *smoke],
        env={**environ, "DISPLAY": ":987"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"{platform_check.DEAD_DISPLAY}\n"


@pytest.mark.skipif(sys.platform != "linux", reason="the wheels of other systems need nothing")
@pytest.mark.parametrize(
    ("file", "tables"),
    [
        ("lib/libQt6Core.so.6", DRAWING),
        ("lib/libQt6Gui.so.6", DRAWING),
        ("lib/libQt6Widgets.so.6", DRAWING),
        ("lib/libQt6DBus.so.6", DRAWING),
        ("lib/libQt6Svg.so.6", DRAWING),
        ("plugins/platforms/libqoffscreen.so", DRAWING),
        ("lib/libQt6XcbQpa.so.6", {**DRAWING, **XCB}),
        ("plugins/platforms/libqxcb.so", {**DRAWING, **XCB}),
        ("plugins/platforms/libqwayland.so", {**DRAWING, **WAYLAND}),
    ],
)
def test_the_tables_name_all_that_qt_links_to(file: str, tables: dict[str, str]) -> None:
    import PySide6

    data = (Path(PySide6.__path__[0]) / "Qt" / file).read_bytes()
    linked = {name.decode() for name in re.findall(rb"\0(lib[\w.+-]+\.so\.\d+)(?=\0)", data)}
    everywhere = re.compile(r"libQt6|libicu|lib(c|m|dl|rt|pthread|stdc\+\+|gcc_s)\.so")
    assert "libGL.so.1" in linked or "libdbus-1.so.3" in linked or "libz.so.1" in linked
    assert {name for name in linked if not everywhere.match(name)} - set(tables) == set()
