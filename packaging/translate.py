"""Keeps the translations in step with the source.

python packaging/translate.py update    collect the texts into translations/*.ts
python packaging/translate.py build     compile translations/*.ts into *.qm
python packaging/translate.py pseudo DIR    make the test language `pseudo` in a folder
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

from pseudo import pseudo_file

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "translations"
LANGUAGES = ("el", "hu")
PSEUDO = "pseudo"


def tool(name: str) -> str:
    """A tool of PySide6, from the same installation as this Python."""
    beside = Path(sys.executable).parent
    found = [path for path in beside.glob(f"pyside6-{name}*") if path.is_file()]
    if not found:
        sys.exit(f"pyside6-{name} is missing: install the packages of pyproject.toml first")
    return str(found[0])


def sources() -> list[str]:
    """Every module that may hold a text, relative to the root, in a fixed order."""
    return sorted(str(path.relative_to(ROOT)) for path in (ROOT / "prdesk").rglob("*.py"))


def collect(target: Path, language: str) -> None:
    """Bring a .ts file up to date; translations of texts that are gone are dropped."""
    subprocess.run(
        [
            *(tool("lupdate"), *sources(), "-ts", str(target)),
            *("-target-language", language, "-source-language", "en"),
            *("-locations", "none", "-no-obsolete", "-silent"),
        ],
        cwd=ROOT,
        check=True,
    )


def compile_file(source: Path, target: Path) -> None:
    """Make the .qm file of a .ts file; texts without a translation stay English."""
    subprocess.run([tool("lrelease"), "-silent", str(source), "-qm", str(target)], check=True)


def update() -> None:
    """Collect the texts of the program into the .ts file of each language."""
    for language in LANGUAGES:
        collect(FOLDER / f"prdesk_{language}.ts", language)


def build(folder: Path = FOLDER) -> None:
    """Compile every .ts file with a translation in it: the window offers what is compiled."""
    for source in sorted(folder.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if has_translations(source):
            compile_file(source, compiled)
        else:
            compiled.unlink(missing_ok=True)


def has_translations(source: Path) -> bool:
    """Whether any text of a .ts file is translated."""
    return any(
        "type" not in translation.attrib and "".join(translation.itertext()).strip()
        for translation in ElementTree.parse(source).iter("translation")  # noqa: S314 (our own file)
    )


def pseudo(folder: Path) -> None:
    """Make `prdesk_pseudo.ts` and `.qm`: all texts, 40% longer, accented, in brackets."""
    folder.mkdir(parents=True, exist_ok=True)
    source = folder / f"prdesk_{PSEUDO}.ts"
    # A language lupdate knows, and with the two plural forms of English.
    collect(source, "en_GB")
    pseudo_file(source)
    compile_file(source, source.with_suffix(".qm"))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one of the three commands."""
    parser = argparse.ArgumentParser(description="Keep the translations in step with the source.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("update")
    commands.add_parser("build")
    commands.add_parser("pseudo").add_argument("folder", type=Path)
    given = parser.parse_args(arguments)
    if given.command == "update":
        update()
    elif given.command == "build":
        build()
    else:
        pseudo(given.folder)


if __name__ == "__main__":
    main()
