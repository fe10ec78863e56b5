"""Files that survive: replacement, generations, the way back to an older one."""

import json
import os
import stat
import sys
from pathlib import Path

import pytest

from prdesk.core.errors import PrdeskError, RecordError
from prdesk.persist.files import (
    LARGEST,
    Newest,
    generation_of,
    read_file,
    read_newest,
    remove,
    sweep,
    write_atomic,
)
from prdesk.persist.settings import Settings, load_settings
from prdesk.session.recent import RecentFiles


def number(data: bytes) -> int:
    return int(json.loads(data)["n"])


def content(n: int) -> bytes:
    return json.dumps({"n": n}).encode()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "autosave.prdesk"


def names(path: Path) -> list[str]:
    return sorted(entry.name for entry in path.parent.iterdir())


def test_three_versions_are_kept(path: Path) -> None:
    for n in range(5):
        write_atomic(path, content(n))
    assert names(path) == ["autosave.1.prdesk", "autosave.2.prdesk", "autosave.prdesk"]
    assert [number(generation_of(path, g).read_bytes()) for g in range(3)] == [4, 3, 2]


@pytest.mark.parametrize("generations", [1, 2])
def test_fewer_versions_on_request(path: Path, generations: int) -> None:
    for n in range(4):
        write_atomic(path, content(n), generations)
    assert len(names(path)) == generations
    assert [number(generation_of(path, g).read_bytes()) for g in range(generations)] == [3, 2][
        :generations
    ]


def test_the_newest_version_is_read(path: Path) -> None:
    write_atomic(path, content(1))
    write_atomic(path, content(2))
    assert read_newest(path, number) == Newest(2, 0)


@pytest.mark.parametrize("damage", [b"", b"\0" * 500, b'{"n": 3', b"[]", b"\xff\xfe"])
def test_a_damaged_version_leads_to_the_one_before(path: Path, damage: bytes) -> None:
    def decode(data: bytes) -> int:
        if not data.startswith(b"{"):
            raise RecordError("not_json")
        return number(data)

    for n in range(3):
        write_atomic(path, content(n))
    path.write_bytes(damage)
    assert read_newest(path, decode) == Newest(1, 1)
    generation_of(path, 1).write_bytes(damage)
    assert read_newest(path, decode) == Newest(0, 2)


def test_a_missing_version_leads_to_the_one_before(path: Path) -> None:
    write_atomic(path, content(1))
    write_atomic(path, content(2))
    path.unlink()
    assert read_newest(path, number) == Newest(1, 1)


def test_no_version_at_all_is_no_error(path: Path) -> None:
    assert read_newest(path, number) is None


def test_with_every_version_damaged_the_newest_ones_error_is_told(path: Path) -> None:
    for n in range(3):
        write_atomic(path, content(n))
    for g in range(3):
        generation_of(path, g).write_bytes(b"x")

    def decode(data: bytes) -> int:
        raise RecordError("not_json", size=len(data))

    generation_of(path, 1).write_bytes(b"xx")
    with pytest.raises(RecordError, match="not_json size=1"):
        read_newest(path, decode)


def test_reading_stops_one_byte_after_the_limit(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"x" * (LARGEST + 1000))
    assert read_newest(path, len) == Newest(LARGEST + 1, 0)


def test_a_missing_folder_is_made_and_nobody_else_may_look_in(path: Path) -> None:
    write_atomic(path, content(1))
    if sys.platform != "win32":
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_remove_deletes_every_version(path: Path) -> None:
    for n in range(3):
        write_atomic(path, content(n))
    remove(path)
    remove(path)
    assert names(path) == []


def test_sweep_deletes_old_remains_and_nothing_else(path: Path) -> None:
    write_atomic(path, content(1))
    old, young, other = (
        path.with_name(name)
        for name in (".prdesk-12-345.tmp", ".prdesk-12-346.tmp", ".somebody-else.tmp")
    )
    for file in (old, young, other):
        file.write_bytes(b"x")
    for file in (old, other, path):
        os.utime(file, (1, 1))
    assert sweep(path.parent) == 1
    assert names(path) == [".prdesk-12-346.tmp", ".somebody-else.tmp", "autosave.prdesk"]


def test_sweep_of_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert sweep(tmp_path / "nowhere") == 0


def special(kind: str, folder: Path) -> Path:
    """Something that has a name, but no content to read."""
    if kind == "folder":
        return folder
    if sys.platform == "win32":
        return Path("NUL")
    if kind == "pipe":
        os.mkfifo(folder / "pipe")
    else:
        (folder / kind).symlink_to({"device": "/dev/zero", "link to a pipe": "other"}[kind])
        if kind == "link to a pipe":
            os.mkfifo(folder / "other")
    return folder / kind


KINDS = ["folder", "pipe", "link to a pipe", "device"]


@pytest.mark.parametrize("kind", KINDS)
def test_only_ordinary_files_are_read_and_nothing_is_waited_for(tmp_path: Path, kind: str) -> None:
    with pytest.raises((PrdeskError, PermissionError), match=r"not_a_file|Permission"):
        read_file(special(kind, tmp_path))


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes among files")
@pytest.mark.parametrize("kind", KINDS[1:])
def test_settings_recent_files_and_generations_take_no_pipe(tmp_path: Path, kind: str) -> None:
    place = special(kind, tmp_path)
    assert load_settings(place) == Settings()
    assert RecentFiles(place).paths == []
    older = generation_of(place, 1)
    older.write_bytes(content(1))
    assert read_newest(place, number) == Newest(1, 1)
