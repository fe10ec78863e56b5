"""Compiles the engine with the build hook of pyproject.toml (needs a C compiler).

    python packaging/compile.py               in this checkout, beside the sources
    python packaging/compile.py --wheel DIR   into a wheel in that folder

Everything is built from a source distribution in a temporary folder, so that the checkout is
touched only once that has worked.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import copy
from tempfile import TemporaryDirectory
from zipfile import ZipFile

import grimp

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from prdesk.compiled import LIBRARY, STAMP  # noqa: E402

SUFFIX = EXTENSION_SUFFIXES[0]
NO_COMPILER = (
    "The engine was not compiled, and plain Python goes on: no C compiler that finds Python's"
    " headers works here; on Debian and Ubuntu they come with:"
    " sudo apt-get install gcc libc6-dev python3-dev"
)
FAILED = "The engine was not compiled, and plain Python goes on: the build failed."
PROBE = """
import sys, setuptools
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler, get_python_inc
compiler = new_compiler()
if compiler.compiler_type == "unix":
    customize_compiler(compiler)
compiler.compile([sys.argv[1]], sys.argv[2], include_dirs=[get_python_inc()])
"""
SHOWN = 10
"""Most lines shown of a build that failed."""


class CannotCompile(Exception):
    """With a sentence for who asked."""


def has_compiler(folder: Path) -> bool:
    """Whether a C file that includes Python.h can be compiled here, in that folder."""
    source = folder / "probe.c"
    source.write_text("#include <Python.h>\n")
    done = subprocess.run(
        [sys.executable, "-c", PROBE, str(source), str(folder)], capture_output=True, check=False
    )
    return done.returncode == 0


@contextmanager
def built() -> Iterator[Path]:
    """The compiled wheel of this checkout, for the time being."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        if not has_compiler(folder):
            raise CannotCompile(NO_COMPILER)
        print("Compiling the engine; this takes a minute.", flush=True)
        hatchling(ROOT, "sdist", folder)
        with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
            archive.extractall(folder / "source", filter="data")
        (source,) = (folder / "source").iterdir()
        hatchling(source, "wheel", folder)
        yield next(folder.glob("*.whl"))


def hatchling(source: Path, target: str, into: Path) -> None:
    """Build a target of the project in a folder; CannotCompile with the errors if that fails."""
    # A multiplication fused with an addition would round otherwise than plain Python.
    flags = f"{os.environ.get('CFLAGS', '')} -ffp-contract=off".strip()
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)],
        cwd=source,
        env={**os.environ, "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "CFLAGS": flags},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        lines = done.stdout.splitlines()
        errors = [line for line in lines if "error" in line.lower()]
        raise CannotCompile("\n".join([*(errors or lines)[:SHOWN], FAILED]))


def install(wheel: Path, root: Path) -> None:
    """Put the compiled modules of a wheel beside their sources, in place of earlier ones."""
    (root / STAMP).unlink(missing_ok=True)
    for old in (*root.glob(f"{LIBRARY}.*"), *(root / "prdesk").rglob(f"*{SUFFIX}")):
        old.unlink()
    with ZipFile(wheel) as archive:
        compiled = [name for name in archive.namelist() if name.endswith(SUFFIX)]
        for name in compiled:
            archive.extract(name, root)
        # The checksums of what was compiled, even if a source has changed meanwhile.
        lines = [f"{archive.getinfo(name).CRC:08x} {name}\n" for name in sources(compiled)]
    (root / STAMP).write_text("".join(lines), encoding="utf-8")


def sources(compiled: list[str]) -> list[str]:
    """The sources of compiled modules, and of all of prdesk that these import; paths."""
    graph = grimp.build_graph("prdesk", cache_dir=None)
    modules = {name.removesuffix(SUFFIX).replace("/", ".") for name in compiled} - {LIBRARY}
    modules |= {name for module in modules for name in graph.find_upstream_modules(module)}
    paths = [module.replace(".", "/") for module in sorted(modules)]
    return [f"{path}/__init__.py" if (ROOT / path).is_dir() else f"{path}.py" for path in paths]


def main(arguments: list[str] | None = None) -> int:
    """The command; 1 and a sentence on stderr where nothing could be compiled."""
    parser = argparse.ArgumentParser(description="Compile the engine.")
    parser.add_argument("--wheel", type=Path, metavar="DIR", help="only make a wheel, in DIR")
    options = parser.parse_args(arguments)
    try:
        with built() as wheel:
            if options.wheel:
                options.wheel.mkdir(parents=True, exist_ok=True)
                print(copy(wheel, options.wheel))
            else:
                install(wheel, ROOT)
                print("The engine is compiled; `make plain` undoes it.")
    except CannotCompile as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
