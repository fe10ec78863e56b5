"""One program at a time, and nothing that a dead one left keeps the next one out."""

import subprocess
import sys
from pathlib import Path

import pytest

from prdesk.persist.lock import take_lock

HOLD = """
import sys
from pathlib import Path
from prdesk.persist.lock import take_lock
held = take_lock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""
ROOT = Path(__file__).parents[2]


def test_a_lock_is_held_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    first = take_lock(path)
    assert first is not None
    assert take_lock(path) is None
    first.close()
    second = take_lock(path)
    assert second is not None
    second.close()


@pytest.mark.parametrize("left", [b"", b"\0" * 40, b"999999\nprdesk\notherhost\n", b"1\n\n\n"])
def test_what_stands_in_the_file_does_not_matter(tmp_path: Path, left: bytes) -> None:
    path = tmp_path / "a.lock"
    path.write_bytes(left)
    held = take_lock(path)
    assert held is not None
    held.close()


def test_a_lock_ends_with_the_program_that_was_killed(tmp_path: Path) -> None:
    path = tmp_path / "a.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"held"
        assert take_lock(path) is None
        other.kill()
        other.wait()
    held = take_lock(path)
    assert held is not None
    held.close()


def test_where_no_file_can_be_there_is_no_lock(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="lock"):
        take_lock(tmp_path / "nowhere" / "a.lock")
