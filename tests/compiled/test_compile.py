"""`make compile` where it cannot work, and what it leaves behind where it can."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from prdesk.compiled import LIBRARY, STAMP
from tests.compiled.checkout import ROOT, SUFFIX, compile_script, copy_sources, wheel_of

SCRIPT = compile_script()


@pytest.mark.parametrize("env", [{"CC": "no-such-compiler"}, {"PATH": ""}], ids=["CC", "PATH"])
def test_without_a_compiler_there_is_one_sentence(tmp_path: Path, env: dict[str, str]) -> None:
    others = {key: value for key, value in os.environ.items() if key != "CC"}
    done = subprocess.run(
        [sys.executable, str(ROOT / "packaging" / "compile.py"), "--wheel", str(tmp_path / "dist")],
        env={**others, **env},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, SCRIPT.NO_COMPILER + "\n")
    assert list(tmp_path.iterdir()) == []


def test_a_build_that_fails_shows_its_errors(tmp_path: Path) -> None:
    with pytest.raises(SCRIPT.CannotCompile) as caught:
        SCRIPT.hatchling(tmp_path, "wheel", tmp_path)
    lines = str(caught.value).splitlines()
    assert "Error" in lines[0]
    assert lines[-1] == SCRIPT.FAILED
    assert "Traceback" not in str(caught.value)


def test_what_was_compiled_before_goes(tmp_path: Path) -> None:
    """A module that is no longer compiled would not fit the others."""
    root = tmp_path / "checkout"
    for name in (LIBRARY + SUFFIX, "prdesk/old" + SUFFIX, "prdesk/core/rng" + SUFFIX):
        path = tmp_path / ("checkout" if "old" in name else "built") / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("no library")
    copy_sources(tmp_path / "built")
    SCRIPT.install(wheel_of(tmp_path / "built", tmp_path / "wheel.zip"), root)
    assert {str(path.relative_to(root)) for path in root.rglob("*") if path.is_file()} == {
        STAMP,
        LIBRARY + SUFFIX,
        os.path.join("prdesk", "core", "rng" + SUFFIX),
    }
    paths = [line.split()[1] for line in (root / STAMP).read_text("utf-8").splitlines()]
    assert paths == ["prdesk/core/rng.py"]
