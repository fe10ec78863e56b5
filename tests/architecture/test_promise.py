"""The promise of the readme: no network, no program but itself, writing only where it may.

Python's audit hooks see every socket, every new process and every file that is opened.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

WATCHED = """
import os, sys
sys.dont_write_bytecode = True
allowed, program, arguments = sys.argv[1], sys.argv[2], sys.argv[3:]
FORBIDDEN = ("socket.", "subprocess.", "os.exec", "os.system", "os.posix_spawn", "os.spawn",
             "os.fork", "urllib.", "http.", "ftplib.", "webbrowser.", "pickle.find_class")
ITSELF = [sys.executable, "-m", "prdesk.ai.workers.child"]
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC
found = []

def watch(event, values):
    if event == "subprocess.Popen" and list(values[1]) == ITSELF:
        return
    if event.startswith(FORBIDDEN):
        found.append(f"{event} {values!r}"[:200])
    elif event == "open" and isinstance(values[0], str) and values[2] & WRITING:
        path = os.path.abspath(values[0])
        if not path.startswith(allowed) and path != os.devnull:
            found.append(f"writes {path}")

import importlib
import os.path
main = importlib.import_module(program).main
sys.addaudithook(watch)
try:
    code = main(arguments)
except SystemExit as error:
    code = error.code
for line in found:
    print("FOUND", line)
print("DONE", code or 0)
"""


def watched(home: Path, program: str, *arguments: str) -> list[str]:
    """The last lines a program prints under watch: what it should not do, then its exit code."""
    home.mkdir(exist_ok=True)
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, str(home.resolve()), program, *arguments],
        cwd=ROOT,
        env={
            **os.environ,
            "PRDESK_HOME": str(home),
            "TMPDIR": str(home),
            "HOME": str(home),
            "QT_QPA_PLATFORM": "offscreen",
        },
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith(("FOUND", "DONE"))]
    assert lines, done.stderr
    return lines


def test_the_watch_sees_what_is_forbidden(tmp_path: Path) -> None:
    spy = tmp_path / "spy.py"
    spy.write_text(
        "import socket, subprocess, sys\n"
        "def main(arguments):\n"
        "    socket.socket().close()\n"
        "    subprocess.run([sys.executable, '-c', ''], check=True)\n"
        f"    open({str(tmp_path / 'outside')!r}, 'w').close()\n"
    )
    home = tmp_path / "home"
    home.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, str(home.resolve()), "spy"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "FOUND socket." in done.stdout
    assert "FOUND subprocess." in done.stdout
    assert "FOUND writes " in done.stdout


HOSTILE = {
    "empty": b"",
    "zeros": b"\0" * 1000,
    "deep": b"[" * 100_000,
    "pickle": b"cposix\nsystem\n(S'id'\ntR.",
    "xml": b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    "code": b'{"format":1,"game":"__import__(\'os\').system(\'id\')"}',
    "path": b'{"format":1,"game":"../../../etc/passwd","names":["/etc/passwd"]}',
    "huge": b'{"seed":' + b"9" * 10_000 + b"}",
}


def test_opening_hostile_files_does_nothing_but_complain(tmp_path: Path) -> None:
    files = []
    for name, data in HOSTILE.items():
        path = tmp_path / f"{name}.prdesk"
        path.write_bytes(data)
        files.append(str(path))
    assert watched(tmp_path / "home", "prdesk.cli.__main__", "check", *files) == ["DONE 1"]


def test_games_of_computer_players_stay_at_home(tmp_path: Path) -> None:
    home = tmp_path / "home"
    game = ("--game", "puertorico", "--seats", "greedy,random,random", "--games", "1")
    lines = watched(home, "prdesk.cli.__main__", "simulate", *game, "--save", str(home / "records"))
    assert lines == ["DONE 0"]
    assert list((home / "records").iterdir())


@pytest.mark.parametrize("option", ["--smoke"])
def test_the_window_stays_at_home(tmp_path: Path, option: str) -> None:
    assert watched(tmp_path / "home", "prdesk.__main__", option) == ["DONE 0"]
