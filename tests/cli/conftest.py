"""Running the commands, in this process and in one of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from prdesk.cli.__main__ import main

Run = Callable[..., subprocess.CompletedProcess[str]]


class Result:
    """What a command printed and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Callable[..., Result]:
    """Run a command in this process."""

    def run(*arguments: object) -> Result:
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Result(code, out, err)

    return run


@pytest.fixture
def process() -> Run:
    """Run a command in a process of its own."""

    def run(*arguments: object, data: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "prdesk.cli", *map(str, arguments)],
            input=data,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            env={**os.environ, **env},
            cwd=Path(__file__).parents[2],
        )

    return run


@pytest.fixture
def record_file(cli: Callable[..., Result], tmp_path: Path) -> Path:
    """The record of a whole game for two, as `simulate` saved it."""
    saved = tmp_path / "saved"
    cli(
        "simulate",
        "--game",
        "puertorico",
        "--seats",
        "random,random",
        "--games",
        1,
        "--save",
        saved,
    )
    return next(saved.iterdir())
