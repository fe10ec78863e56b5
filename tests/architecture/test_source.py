"""What import-linter cannot see: sub-packages of PySide6, names that must not be used, paths."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "prdesk").rglob("*.py"))
# Modules that run what they read, or draw numbers a record cannot repeat.
BANNED_MODULES = {"random", "pickle", "cPickle", "marshal", "shelve", "dill", "cloudpickle"}
# No network: the readme promises it.
BANNED_MODULES |= {"socket", "ssl", "http", "ftplib", "smtplib", "xmlrpc", "webbrowser"}
BANNED_CALLS = {"eval", "exec", "compile", "__import__"}
# GPL or commercial only, or too big for the bundle.
BANNED_QT = {"QtCharts", "QtGraphs", "QtDataVisualization", "QtVirtualKeyboard", "QtWebEngineCore"}
BANNED_QT |= {"QtNetwork", "QtWebSockets"}
MACHINE_PATH = re.compile(r"(?<![\w.~}])/(?:root|tmp|home|Users|var|opt)/|[A-Z]:\\\\?Users")


def imports(tree: ast.AST) -> Iterator[str]:
    """The dotted names a module imports, `from a import b` as `a.b` too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def banned(source: str) -> list[str]:
    """What a module imports or calls that no module of ours may."""
    tree = ast.parse(source)
    found = [name for name in imports(tree) if name.split(".")[0] in BANNED_MODULES]
    found += [name for name in imports(tree) if set(name.split(".")) & BANNED_QT]
    found += [name for name in imports(tree) if name.startswith("urllib.request")]
    found += [
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in BANNED_CALLS
    ]
    return found


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from pickle import loads",
        "import shelve as s",
        "from PySide6.QtCharts import QChart",
        "from PySide6 import QtGraphs",
        "from urllib.request import urlopen",
        "import http.client",
        "from PySide6.QtNetwork import QTcpSocket",
        "eval('1')",
    ],
)
def test_the_check_finds_what_it_bans(source: str) -> None:
    assert banned(source)


def test_there_is_source_to_check() -> None:
    assert len(SOURCES) > 1


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_banned_module_or_call(path: Path) -> None:
    assert banned(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "path",
    [path for path in SOURCES if path.is_relative_to(ROOT / "prdesk" / "qt")],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_qt_layer_imports_no_widgets(path: Path) -> None:
    names = list(imports(ast.parse(path.read_text(encoding="utf-8"))))
    assert [n for n in names if "QtWidgets" in n or "QtSvgWidgets" in n] == []


TEXT_FILES = sorted(
    path
    for folder in ("prdesk", "tests", "packaging", "docs", "resources", "translations", ".ci")
    for path in (ROOT / folder).rglob("*")
    if path.is_file()
    and path != Path(__file__)
    and path.suffix in {".py", ".md", ".toml", ".json", ".svg", ".ts", ".txt", ".prdesk", ""}
)


def test_no_machine_paths() -> None:
    hits = [
        str(path.relative_to(ROOT))
        for path in TEXT_FILES
        if MACHINE_PATH.search(path.read_text(encoding="utf-8"))
    ]
    assert hits == []


@pytest.mark.parametrize("text", ["/opt/x/y", "open('/tmp/x')", "C:\\Users\\me", "/home/me/x"])
def test_the_check_finds_machine_paths(text: str) -> None:
    assert MACHINE_PATH.search(text)
