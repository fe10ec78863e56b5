"""The compiled wheel that is installed for these tests, and a checkout with its modules."""

import tomllib
from pathlib import Path

import pytest

import prdesk
from prdesk.compiled import PLAIN, STALE
from tests.checksum.games import kept
from tests.compiled.checkout import ROOT, SUFFIX, compile_script, copy_sources, run, wheel_of

SITE = Path(prdesk.__path__[0]).parent
PLAY = """
import sys
from prdesk.compiled import LIBRARY, is_compiled
from tests.checksum.games import sum_of
kinds = {module.__file__.endswith(".py") for name, module in sys.modules.items()
         if name.startswith("prdesk.puertorico.phases.")}
print(is_compiled(), LIBRARY in sys.modules, kinds, sum_of("base", 0))
"""
COMPILED = f"True True {{False}} {kept()['base'][0]}"
AS_PYTHON = f"False False {{True}} {kept()['base'][0]}"


def test_everything_listed_is_compiled() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    listed = {
        path.relative_to(ROOT).with_suffix("")
        for pattern in hook["include"]
        for path in ROOT.glob(pattern.lstrip("/"))
        if path.name not in hook["exclude"]
        and f"/{path.relative_to(ROOT).as_posix()}" not in hook["exclude"]
    }
    built = [path.relative_to(SITE) for path in (SITE / "prdesk").rglob(f"*{SUFFIX}")]
    assert {path.with_name(path.name.removesuffix(SUFFIX)) for path in built} == listed


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout after `make compile`, with the tests."""
    root = tmp_path / "checkout"
    copy_sources(root)
    compile_script().install(wheel_of(SITE, tmp_path / "wheel.zip"), root)
    (root / "tests").symlink_to(ROOT / "tests")
    return root


def test_a_checkout_plays_alike_compiled_and_plain(checkout: Path) -> None:
    assert run(checkout, PLAY) == (COMPILED, "")
    assert run(checkout, PLAY, **{PLAIN: "1"}) == (AS_PYTHON, "")
    with (checkout / "prdesk" / "puertorico" / "state.py").open("a") as source:
        source.write("# changed\n")
    assert run(checkout, PLAY) == (AS_PYTHON, STALE)
