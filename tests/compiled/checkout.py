"""Folders that look like a checkout or an installed prdesk, and which engine runs there."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]
SUFFIX = EXTENSION_SUFFIXES[0]

ASK = """
import prdesk.compiled
try:
    print("compiled" if prdesk.compiled.is_compiled() else "plain")
except ImportError as error:
    print("compiled" if "rng" in str(error) else error)
"""
"""A compiled module that is a mere fake cannot be loaded, which tells that it was chosen."""


def compile_script() -> ModuleType:
    """`packaging/compile.py` as a module."""
    spec = spec_from_file_location("compile_script", ROOT / "packaging" / "compile.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def copy_sources(root: Path) -> None:
    """The checkout without anything compiled."""
    for path in (ROOT / "prdesk").rglob("*.py"):
        to = root / path.relative_to(ROOT)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_bytes(path.read_bytes())
    (root / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())


def wheel_of(root: Path, name: Path) -> Path:
    """The sources and compiled modules of a folder as a wheel has them."""
    with ZipFile(name, "w") as archive:
        for path in (*(root / "prdesk").rglob("*"), *root.glob("*__mypyc*")):
            if path.suffix == ".py" or path.name.endswith(SUFFIX):
                archive.write(path, path.relative_to(root))
    return name


def run(root: Path, code: str = ASK, **env: str) -> tuple[str, str]:
    """Run code on the prdesk of a folder: what it prints, and what it says on stderr."""
    others = {key: value for key, value in os.environ.items() if key != "PRDESK_PLAIN"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**others, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1", **env},
        cwd=root,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.stdout.strip(), done.stderr.strip()
