"""Another language while the game runs: every text changes, the past too."""

import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QTableView,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from prdesk import resources
from prdesk.qt import translate
from prdesk.session import Session, Setup, Setups
from prdesk.ui import help_keys
from prdesk.ui.about import AboutDialog
from prdesk.ui.almanac import AlmanacDialog
from prdesk.ui.app import App
from prdesk.ui.games import WINDOWS
from prdesk.ui.help import HelpDialog
from prdesk.ui.new_game import NewGameDialog
from prdesk.ui.scores_dialog import ScoresDialog
from tests.gui.conftest import NAMES, running

PSEUDO = "pseudo"
Table = Callable[..., Session]
# What is not ours to translate: players, the program's name, figures, languages.
KEYS = {key for key, _ in help_keys.KEYS}
PLAIN = {*NAMES, "prdesk", "English", "Pseudo", "pseudo", ""}
OF_QT = {"Scroll Left", "Scroll Right"}
"""Qt translates it itself, into real languages."""
FIGURES = re.compile(r"[\d\s.,:+×?()–-]*")


@pytest.fixture(scope="session")
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the test language, built from the texts as they are now."""
    folder = tmp_path_factory.mktemp("translations")
    packaging = str(Path(__file__).parents[2] / "packaging")
    sys.path.insert(0, packaging)
    try:
        import_module("translate").main(["pseudo", str(folder)])
    finally:
        sys.path.remove(packaging)
    return folder


@pytest.fixture
def app(qtbot: QtBot, pseudo: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The program with the test language installed beside English."""
    monkeypatch.setattr(resources, "translations", lambda: pseudo)
    with running() as program:
        program.set("language", "en")
        yield program
        program.set("language", "en")


def speak(app: App, language: str) -> None:
    """Change the language; Qt tells the widgets by posted events."""
    app.set("language", language)
    QApplication.processEvents()


def words_of(widget: QWidget) -> Iterator[str]:
    """Every text a widget shows or tells a screen reader."""
    yield widget.windowTitle()
    for child in [widget, *widget.findChildren(QWidget)]:
        yield child.accessibleName()
        yield child.toolTip()
        match child:
            case QLabel() | QAbstractButton():
                yield child.text()
            case QComboBox():
                yield from (child.itemText(i) for i in range(child.count()))
            case QLineEdit():
                yield child.placeholderText()
            case QTextBrowser():
                yield from (
                    line for line in child.toPlainText().splitlines() if line.strip() not in KEYS
                )
            case QMenu():
                yield child.title()
                yield from (action.text() for action in child.actions())
            case QTableView():
                model = child.model()
                columns = child.horizontalHeader().count()
                yield from (
                    str(model.headerData(i, Qt.Orientation.Horizontal) or "")
                    for i in range(columns)
                )
                yield from (
                    str(model.index(row, column).data() or "")
                    for row in range(model.rowCount())
                    for column in range(columns)
                )


def english(words: Iterator[str]) -> set[str]:
    """What is not in the test language; it marks each text it has translated with brackets."""
    return {
        word
        for word in words
        if word not in PLAIN | OF_QT and not FIGURES.fullmatch(word) and not is_pseudo(word)
    }


def is_pseudo(word: str) -> bool:
    return "[" in word


def play(app: App, qtbot: QtBot, count: int) -> None:
    for _ in range(count):
        session = app.model.session
        assert session is not None
        qtbot.waitUntil(lambda s=session: s.person_decides or s.over, timeout=10_000)
        if session.over:
            return
        app.model.submit(app.model.ticket, app.model.snapshot.actions[-1:])
    qtbot.waitUntil(lambda: session.person_decides or session.over, timeout=10_000)


def test_every_word_of_the_window_changes_while_it_runs(
    app: App, table: Table, qtbot: QtBot
) -> None:
    app.model.start(table("human", "ai:random", "ai:greedy"))
    play(app, qtbot, 12)
    log = app.window.table.log
    before = log.text()
    speak(app, PSEUDO)
    assert english(words_of(app.window)) == set()
    after = log.text().split("\n")
    assert english(iter(after)) == set()
    assert len(after) == len(before.split("\n"))
    choices = app.window.table.panels.choices
    labels = [choices.index(row).data() for row in range(choices.rowCount())]
    assert english(iter(labels)) == set()
    speak(app, "en")
    assert log.text() == before


def test_the_curtain_and_the_start_page_change_too(app: App, table: Table, qtbot: QtBot) -> None:
    speak(app, PSEUDO)
    assert english(words_of(app.window.start_page)) == set()
    app.window.curtain.hand_over("Bob", "Anna")
    speak(app, "en")
    speak(app, PSEUDO)
    assert english(words_of(app.window.curtain)) == set()


@pytest.mark.parametrize("game", WINDOWS)
@pytest.mark.parametrize("dialog", ["new", "about", "buildings", "help", "scores"])
def test_every_word_of_the_dialogs_is_translated(
    app: App, qtbot: QtBot, dialog: str, game: str
) -> None:
    speak(app, PSEUDO)
    setup = Setup(NAMES[:2], ("human", "ai:random"), game, seed=7)
    app.model.start(setup.session())
    window = app.window
    shown: QDialog
    if dialog == "new":
        shown = NewGameDialog(Setups().after(setup), window)
    elif dialog == "about":
        shown = AboutDialog(window)
    elif dialog == "help":
        shown = HelpDialog(WINDOWS[game].help(), window)
    elif dialog == "buildings":
        shown = AlmanacDialog(WINDOWS[game].almanac(), window)
    else:
        window.show_scores()
        found = window.findChild(ScoresDialog)
        assert found is not None
        shown = found
    shown.show()
    assert english(words_of(shown)) == set()
    shown.close()


def test_the_languages_offered_are_those_there_are(app: App) -> None:
    assert translate.available() == ["en", PSEUDO]
    codes = [action.data() for action in app.window.actions_.languages.actions()]
    assert codes == ["system", "en", PSEUDO]


def test_an_unknown_language_is_english(app: App) -> None:
    assert not app.languages.install("xx")
    assert app.languages.current == "en"
    assert QApplication.translate("Actions", "&Undo") == "&Undo"


def test_languages_that_are_forgotten_leave_no_translator_to_python(app: App) -> None:
    """One that Python tidies away during a translation would stop the program for ever."""
    languages = translate.Languages()
    assert languages.install(PSEUDO)
    installed = languages._installed
    assert all(one.parent() is QApplication.instance() for one in installed)
    languages.install("en")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not any(isValid(one) for one in installed)
