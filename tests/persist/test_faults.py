"""The disk refuses at each step of a write, or the program dies: a whole version is left."""

import errno
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from prdesk.persist import files
from prdesk.persist.files import generation_of, read_newest, sweep, write_atomic

FAULTS = [errno.ENOSPC, errno.EACCES, errno.EIO]


def content(n: int) -> bytes:
    return json.dumps({"n": n, "filler": "x" * 2000}).encode()


def number(data: bytes) -> int:
    return int(json.loads(data)["n"])


class FailingFile:
    """A file whose writing methods are steps that can fail."""

    def __init__(self, file: Any, steps: "Steps") -> None:
        self._file = file
        self._steps = steps

    def __enter__(self) -> "FailingFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def write(self, data: bytes) -> None:
        self._steps.take("write", partly=lambda: self._file.write(data[:100]))
        self._file.write(data)

    def flush(self) -> None:
        self._steps.take("flush")
        self._file.flush()

    def fileno(self) -> int:
        return int(self._file.fileno())


class Steps:
    """Counts the steps of a write and lets one of them fail, for good or once."""

    def __init__(self, fail_at: int, error: int) -> None:
        self.fail_at = fail_at
        self.error = error
        self.taken: list[str] = []

    def take(self, name: str, partly: Any = None) -> None:
        self.taken.append(name)
        failing = len(self.taken) - 1 == self.fail_at
        if failing or (self.failed == name == "replace" and self.error == errno.EACCES):
            if partly:
                partly()
            raise OSError(self.error, os.strerror(self.error))

    @property
    def failed(self) -> str | None:
        return self.taken[self.fail_at] if self.fail_at < len(self.taken) else None

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def step(name: str) -> None:
            real = getattr(os, name)

            def taken(*args: Any, **kwargs: Any) -> Any:
                self.take(name)
                return real(*args, **kwargs)

            monkeypatch.setattr(files.os, name, taken)

        def opened(name: Path, mode: str) -> FailingFile:
            self.take("open file")
            return FailingFile(open(name, mode), self)

        monkeypatch.setattr(files, "open", opened, raising=False)
        monkeypatch.setattr(files, "_PAUSE_S", 0.0)
        for name in ("fsync", "replace", "link", "open"):
            step(name)


def steps_of_a_write(tmp_path: Path) -> list[str]:
    """The steps of a write over three versions when nothing fails."""
    path = tmp_path / "probe" / "game.prdesk"
    for n in range(3):
        write_atomic(path, content(n))
    with pytest.MonkeyPatch.context() as patch:
        steps = Steps(10_000, errno.EIO)
        steps.install(patch)
        write_atomic(path, content(3))
    return steps.taken


def faults(tmp_path: Path) -> Iterator[tuple[int, str, int]]:
    for index, name in enumerate(steps_of_a_write(tmp_path)):
        for error in FAULTS:
            yield index, name, error


SAFE = [
    *("open file", "write", "flush", "fsync"),
    *("replace", "link", "replace"),
    *("open", "fsync"),
]
IN_PLACE = SAFE.index("open")


def test_the_write_has_the_steps_that_make_it_safe(tmp_path: Path) -> None:
    assert steps_of_a_write(tmp_path) == SAFE


def test_a_fault_at_any_step_leaves_a_whole_version(tmp_path: Path) -> None:
    count = 0
    for index, name, error in faults(tmp_path):
        folder = tmp_path / f"{index}-{error}"
        path = folder / "game.prdesk"
        for n in range(3):
            write_atomic(path, content(n))
        with pytest.MonkeyPatch.context() as patch:
            steps = Steps(index, error)
            steps.install(patch)
            if name == "link":
                write_atomic(path, content(3))
            else:
                with pytest.raises(OSError, match=re.escape(os.strerror(error))):
                    write_atomic(path, content(3))
        in_place = name == "link" or index >= IN_PLACE
        assert read_newest(path, number) == (3 if in_place else 2, 0), (name, error)
        assert [entry.name for entry in folder.iterdir() if entry.suffix == ".tmp"] == []
        write_atomic(path, content(4))
        assert read_newest(path, number) == (4, 0)
        count += 1
    assert count == len(SAFE) * len(FAULTS)


def test_a_file_held_by_another_program_for_a_moment_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.prdesk"
    write_atomic(path, content(1))
    real = os.replace
    refused = []

    def held(source: Path, target: Path) -> None:
        if len(refused) < 3:
            refused.append(target)
            raise PermissionError(errno.EACCES, "held")
        real(source, target)

    monkeypatch.setattr(files.os, "replace", held)
    write_atomic(path, content(2), generations=1)
    assert len(refused) == 3
    assert read_newest(path, number) == (2, 0)


def test_a_file_system_without_hard_links_keeps_the_versions_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise OSError(errno.EPERM, "no hard links here")

    monkeypatch.setattr(files.os, "link", no_links)
    path = tmp_path / "game.prdesk"
    for n in range(4):
        write_atomic(path, content(n))
    assert [number(generation_of(path, g).read_bytes()) for g in range(3)] == [3, 2, 1]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    with pytest.raises(OSError, match=r"."):
        write_atomic(blocked / "game.prdesk", content(1))


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Nobody may write here; the administrator, who may anyway, becomes somebody else."""
    administrator = os.geteuid() == 0
    folder.chmod(0o555)
    if administrator:
        os.seteuid(65534)
    try:
        yield
    finally:
        if administrator:
            os.seteuid(0)
        folder.chmod(0o700)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no read-only folders")
def test_a_read_only_folder_keeps_what_it_has() -> None:
    # Not tmp_path: its parents let only their owner in.
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "game.prdesk"
        write_atomic(path, content(1))
        with read_only(path.parent):
            with pytest.raises(PermissionError):
                write_atomic(path, content(2))
            assert read_newest(path, number) == (1, 0)


WRITER = """
import json, sys
from pathlib import Path
from prdesk.persist.files import write_atomic
n = int(sys.argv[2])
while True:
    n += 1
    write_atomic(Path(sys.argv[1]), json.dumps({"n": n, "filler": "x" * 200000}).encode())
    print(n, flush=True)
"""


def test_killed_while_saving_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    path = tmp_path / "game.prdesk"
    saved = 0
    root = Path(files.__file__).parents[2]
    for attempt in range(20):
        writer = subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), str(saved)], stdout=subprocess.PIPE, cwd=root
        )
        assert writer.stdout is not None
        with writer.stdout as output:
            reported = [output.readline()]
            time.sleep(0.0017 * attempt)
            writer.kill()
            reported += output.readlines()
        writer.wait()
        told = max(int(line) for line in reported if line.endswith(b"\n"))
        found = read_newest(path, number)
        assert found is not None
        assert found.value in (told, told + 1)
        saved = found.value
    sweep(tmp_path, older_than_s=-1)
    assert [entry.name for entry in tmp_path.iterdir() if entry.suffix == ".tmp"] == []
