"""`simulate` among processes: interrupted, killed, resumed, on a terminal, on a cluster."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SIMULATE = [sys.executable, "-m", "prdesk.cli", "simulate", "--game", "puertorico"]
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no groups of processes")


@contextmanager
def running(*arguments: object) -> Iterator[subprocess.Popen[bytes]]:
    """A match in a group of processes of its own."""
    with subprocess.Popen(
        [*SIMULATE, *map(str, arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        cwd=ROOT,
    ) as started:
        yield started


def wait_for_lines(path: Path, number: int) -> None:
    for _ in range(600):
        if path.exists() and path.read_bytes().count(b"\n") >= number:
            return
        time.sleep(0.05)
    raise AssertionError(f"no {number} lines after half a minute")


def games_of(out: bytes) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(out)
    for key in ("seconds", "games_per_s"):
        del value[key]
    for agent in value["agents"].values():
        del agent["ms_median"], agent["ms_max"]
    return value


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_every_process_at_once_and_says_what_was_played(
    jobs: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.jsonl"
    match = ("--seats", "random,random", "--games", "100000", "--resume", path)
    with running(*match, "--jobs", jobs) as started:
        wait_for_lines(path, 4)
        os.killpg(started.pid, signal.SIGINT)
        # To the end of both streams: so long as a process is left, they are open.
        out, err = started.communicate(timeout=30)
    assert started.returncode == 1
    said = re.fullmatch(
        rb"prdesk-cli: interrupted after (\d+) of 100000 games; go on the same way\n", err
    )
    assert said is not None
    assert b"2 players, %s games" % said[1] in out
    # Whole lines, and nothing else.
    assert len([json.loads(line) for line in path.read_bytes().splitlines()]) > int(said[1])


@posix
def test_an_interrupt_breaks_into_a_long_game(tmp_path: Path) -> None:
    with running("--seats", "mcts@100000,random", "--jobs", "2", "--games", "2") as started:
        time.sleep(3)
        os.killpg(started.pid, signal.SIGINT)
        out, err = started.communicate(timeout=20)
    assert (started.returncode, out) == (1, b"")
    assert err == (
        b"prdesk-cli: interrupted after 0 of 2 games; --resume FILE would have kept them\n"
    )


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_match_goes_on_to_the_same_figures(jobs: str, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = ("--seats", "greedy,random", "--rotate", "--games", "16", "--json")
    with running(*match, "--jobs", jobs, "--resume", path) as started:
        wait_for_lines(path, 4)
        os.kill(started.pid, signal.SIGKILL)
        # The processes that played notice that they are alone.
        started.communicate(timeout=30)
    assert started.returncode == -signal.SIGKILL
    played = path.read_bytes().count(b"\n")
    assert played < 17
    path.write_bytes(path.read_bytes() + b'{"game": 15, "sc')
    with running(*match, "--jobs", "2", "--resume", path) as resumed:
        out, err = resumed.communicate(timeout=60)
    assert (resumed.returncode, err) == (0, b"")
    assert path.read_bytes().count(b"\n") == 17
    with running(*match) as whole:
        assert games_of(whole.communicate(timeout=60)[0]) == games_of(out)


@posix
def test_a_test_stops_at_the_same_game_whoever_plays() -> None:
    match = ("--seats", "greedy,random", "--rotate", "--sprt", "20", "--json")
    found = []
    for jobs in ("1", "2"):
        with running(*match, "--jobs", jobs) as started:
            out, err = started.communicate(timeout=60)
        assert (started.returncode, err) == (0, b"")
        found.append(games_of(out))
    assert found[0] == found[1]
    assert found[0]["sprt"]["verdict"] == "h1"


@posix
def test_a_dask_cluster_plays_the_same_games_and_leaves_no_process() -> None:
    match = ("--seats", "greedy,random", "--games", "6", "--json")
    with running(*match, "--backend", "dask", "--jobs", "2") as started:
        out, err = started.communicate(timeout=60)
    assert (started.returncode, err) == (0, b"")
    with running(*match) as alone:
        assert games_of(alone.communicate(timeout=60)[0]) == games_of(out)


def test_a_cluster_that_does_not_answer_is_one_line() -> None:
    with running(
        "--seats", "random,random", "--backend", "dask:tcp://127.0.0.1:9", "--jobs", "2"
    ) as started:
        out, err = started.communicate(timeout=60)
    assert (started.returncode, out) == (1, b"")
    assert re.fullmatch(rb"prdesk-cli: --backend dask:tcp://127.0.0.1:9: [^\n]+\n", err)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
def test_a_terminal_shows_a_bar_that_goes_away() -> None:
    import pty
    import termios

    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 100))
    done = subprocess.run(
        [*SIMULATE, "--seats", "random,random", "--games", "60"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        timeout=60,
        cwd=ROOT,
    )
    shown = os.read(ours, 100_000)
    os.close(theirs)
    os.close(ours)
    assert b"2 players, 60 games" in done.stdout
    assert b"/60 [" in shown
    *_, last, nothing = shown.split(b"\r")
    assert (last.strip(), nothing) == (b"", b"")
