"""The tests of a real build run where there is one (`.ci/run`)."""

from pathlib import Path

import pytest


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """`test_wheel.py` is for `--compiled`."""
    needs_build = collection_path.name == "test_wheel.py"
    return True if needs_build and not config.getoption("compiled") else None
