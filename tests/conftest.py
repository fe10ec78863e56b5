"""What every test needs: no display (before Qt is imported), its own home, the engine meant."""

import os
from pathlib import Path

import pytest

import prdesk
from prdesk.compiled import is_compiled

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The asserts of helper modules show their values when they fail, whoever imports them first.
pytest.register_assert_rewrite(
    "tests.acting",
    "tests.gui",
    "tests.homesteaders",
    "tests.property",
    "tests.puertorico",
    "tests.record",
    "tests.soak",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """How `.ci/run` tests a release's engine: `--compiled -o "pythonpath=FOLDER ."`."""
    parser.addoption(
        "--compiled",
        action="store_true",
        help="stop unless the prdesk that runs is compiled and stands outside the checkout",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Nobody shall think that the compiled engine was tested when it was not."""
    inside = Path(prdesk.__path__[0]).is_relative_to(config.rootpath)
    if config.getoption("compiled") and (inside or not is_compiled()):
        engine = "compiled" if is_compiled() else "plain Python"
        raise pytest.UsageError(
            f"not an installed, compiled prdesk: {prdesk.__path__[0]}, {engine}"
        )


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings and saves of a test never touch those of the person who runs it."""
    monkeypatch.setenv("PRDESK_HOME", str(tmp_path / "home"))
