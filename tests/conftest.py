"""Settings every test needs: no display (before Qt is imported), and a home of its own."""

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The asserts of helper modules show their values when they fail, whoever imports them first.
pytest.register_assert_rewrite(
    "tests.gui", "tests.property", "tests.puertorico", "tests.record", "tests.soak"
)


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings and saves of a test never touch those of the person who runs it."""
    monkeypatch.setenv("PRDESK_HOME", str(tmp_path / "home"))
