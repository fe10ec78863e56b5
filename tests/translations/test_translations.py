"""The tools for translations: every text is found, and the test language stretches them all."""

import ast
import doctest
import importlib
import re
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QTranslator

from prdesk.texts.faults import FAULTS
from prdesk.texts.mark import Plural
from prdesk.texts.puertorico import TEXTS

ROOT = Path(__file__).parents[2]
PLACEHOLDER = re.compile(r"\{[a-z_]+\}|%L?\d+|%n")
ACCELERATOR = re.compile(r"&[A-Za-z]")


def script(name: str) -> ModuleType:
    """A module of the folder `packaging`."""
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.pop(0)


pseudo = script("pseudo")
translate = script("translate")

Messages = dict[tuple[str, str], list[str]]


def messages(path: Path) -> Messages:
    """(context, source) and the forms of its translation, of a .ts file."""
    found: Messages = {}
    for context in ElementTree.parse(path).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = translation.findall("numerusform") or [translation]
            key = (context.findtext("name") or "", message.findtext("source") or "")
            found[key] = [form.text or "" for form in forms]
    return found


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the test language, .ts and .qm."""
    folder = tmp_path_factory.mktemp("pseudo")
    translate.main(["pseudo", str(folder)])
    return folder


def marked() -> set[tuple[str, str]]:
    """What the tables of texts mark."""
    return {
        (ast.literal_eval(node.args[0]), ast.literal_eval(node.args[1]))
        for path in (ROOT / "prdesk" / "texts").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QT_TRANSLATE_NOOP"
    }


def test_every_text_of_the_tables_is_found(made: Path) -> None:
    assert len(marked()) > 250
    assert marked() - set(messages(made / "prdesk_pseudo.ts")) == set()


@pytest.mark.parametrize("language", ["el", "hu"])
def test_the_files_of_the_languages_are_up_to_date(made: Path, language: str) -> None:
    """`make translations` brings them up to date."""
    texts = set(messages(made / "prdesk_pseudo.ts"))
    assert set(messages(ROOT / "translations" / f"prdesk_{language}.ts")) == texts


@pytest.mark.parametrize("language", ["el", "hu"])
def test_translations_keep_the_placeholders(language: str) -> None:
    wrong = [
        source
        for (_, source), forms in messages(ROOT / "translations" / f"prdesk_{language}.ts").items()
        for form in forms
        if form and set(PLACEHOLDER.findall(form)) != set(PLACEHOLDER.findall(source))
    ]
    assert wrong == []


def test_the_test_language_keeps_placeholders_and_accelerators(made: Path) -> None:
    for (_, source), forms in messages(made / "prdesk_pseudo.ts").items():
        for form in forms:
            assert PLACEHOLDER.findall(form) == PLACEHOLDER.findall(source)
            assert ACCELERATOR.findall(form) == ACCELERATOR.findall(source)


def test_the_test_language_is_longer_by_40_percent_everywhere(made: Path) -> None:
    for (_, source), forms in messages(made / "prdesk_pseudo.ts").items():
        for form in forms:
            assert len(form) >= 1.4 * len(source)
            assert form.startswith("[")
            assert form.endswith("]")


@given(st.text(min_size=1))
def test_any_text_is_stretched(text: str) -> None:
    assert len(pseudo.pseudo_text(text)) >= 1.4 * len(text)
    assert PLACEHOLDER.findall(pseudo.pseudo_text(text)) == PLACEHOLDER.findall(text)


def test_the_filler_can_be_wrapped() -> None:
    assert max(map(len, pseudo.pseudo_text("word " * 40).split())) < 12


def test_qt_loads_what_is_built(made: Path) -> None:
    translator = QTranslator()
    assert translator.load("prdesk_pseudo", str(made))
    assert translator.translate("Name", TEXTS.names["corn"]) == pseudo.pseudo_text("corn")
    for text in {**FAULTS, **TEXTS.refusals}.values():
        for form in text[:2] if isinstance(text, Plural) else (text,):
            assert translator.translate("Reason", form) == pseudo.pseudo_text(form)


def test_what_is_built_is_current() -> None:
    """`make translations` builds it."""
    for source in (ROOT / "translations").glob("*.ts"):
        assert source.with_suffix(".qm").exists() == translate.has_translations(source)


def test_a_language_without_a_translation_is_not_built(made: Path, tmp_path: Path) -> None:
    full = (made / "prdesk_pseudo.ts").read_text(encoding="utf-8")
    (tmp_path / "prdesk_xx.ts").write_text(full, encoding="utf-8")
    bare = re.sub(r"<translation>.*?</translation>", '<translation type="unfinished"/>', full)
    (tmp_path / "prdesk_yy.ts").write_text(bare, encoding="utf-8")
    (tmp_path / "prdesk_yy.qm").write_bytes(b"old")
    translate.build(tmp_path)
    assert (tmp_path / "prdesk_xx.qm").stat().st_size > 10_000
    assert not (tmp_path / "prdesk_yy.qm").exists()


def test_the_examples_in_the_script_are_true() -> None:
    assert doctest.testmod(pseudo).attempted
    assert doctest.testmod(pseudo).failed == 0
