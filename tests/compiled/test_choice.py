"""Which engine runs where; the compiled modules are fakes that cannot be loaded."""

from pathlib import Path

import pytest

from prdesk.compiled import LIBRARY, PLAIN, STALE, STAMP
from tests.compiled.checkout import ASK, SUFFIX, compile_script, copy_sources, run, wheel_of


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout after `make compile`."""
    root = tmp_path / "checkout"
    copy_sources(root)
    built = tmp_path / "built"
    copy_sources(built)
    for name in (LIBRARY, "prdesk/core/rng", "prdesk/puertorico/state"):
        (built / (name + SUFFIX)).write_text("no library")
    compile_script().install(wheel_of(built, tmp_path / "wheel.zip"), root)
    return root


@pytest.fixture
def installed(checkout: Path) -> Path:
    """An installed wheel: nothing but the package and the library."""
    (checkout / "pyproject.toml").unlink()
    (checkout / STAMP).unlink()
    return checkout


def test_a_checkout_runs_what_was_compiled_from_it(checkout: Path) -> None:
    assert run(checkout) == ("compiled", "")


@pytest.mark.parametrize(
    "source",
    [
        "prdesk/puertorico/state.py",
        # Its numbers are in the compiled code, though it is never compiled itself.
        "prdesk/puertorico/catalog/ids.py",
    ],
)
def test_changed_sources_run_as_plain_python(checkout: Path, source: str) -> None:
    path = checkout / source
    before = path.read_bytes()
    path.write_bytes(before + b"\n# changed\n")
    assert run(checkout) == ("plain", STALE)
    path.unlink()
    assert run(checkout, "import prdesk") == ("", STALE)
    path.write_bytes(before)
    assert run(checkout) == ("compiled", "")


def test_sources_that_nothing_compiled_knows_may_change(checkout: Path) -> None:
    (checkout / "prdesk" / "games.py").write_text("GAMES = {}\n")
    assert run(checkout) == ("compiled", "")


def test_it_is_said_once_however_many_processes_there_are(checkout: Path) -> None:
    (checkout / "prdesk" / "core" / "rng.py").write_text("def mix() -> None: ...\n")
    code = f"import prdesk, subprocess, sys\nsubprocess.run([sys.executable, '-c', {ASK!r}])"
    assert run(checkout, code) == ("plain", STALE)


def test_what_something_else_left_in_a_checkout_does_not_run(checkout: Path) -> None:
    (checkout / STAMP).unlink()
    assert run(checkout) == ("plain", "")


def test_an_installed_wheel_is_not_checked(installed: Path) -> None:
    (installed / "prdesk" / "core" / "rng.py").write_text("def mix() -> None: ...\n")
    assert run(installed) == ("compiled", "")


@pytest.mark.parametrize(("value", "engine"), [("1", "plain"), ("0", "compiled"), ("", "compiled")])
def test_plain_python_can_be_asked_for(installed: Path, value: str, engine: str) -> None:
    assert run(installed, **{PLAIN: value}) == (engine, "")


def test_a_frozen_program_has_no_plain_form(installed: Path) -> None:
    code = "import sys\nsys.frozen = True\n" + ASK
    assert run(installed, code, **{PLAIN: "1"}) == ("compiled", "")


def test_nothing_is_done_where_nothing_is_compiled(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    code = "import sys\nhooks = sys.path_hooks[:]\nimport prdesk\nprint(sys.path_hooks == hooks)"
    assert run(tmp_path, code) == ("True", "")
    assert run(tmp_path, code, **{PLAIN: "1"}) == ("True", "")
    assert run(tmp_path) == ("plain", "")
