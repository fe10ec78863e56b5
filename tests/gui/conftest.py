"""The whole program in a window, started and closed as a person does."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from prdesk.session import Session, Setup
from prdesk.ui.app import App
from prdesk.ui.board.view import BoardView
from prdesk.ui.run import application
from tests.gui.board.longer import Longer

NAMES = ("Anna", "Bob", "Chloe", "Dimitris", "Eszter")


@contextmanager
def running(pace: str = "instant") -> Iterator[App]:
    """The program with its window open, without waiting between computer moves."""
    program = App(application())
    program.set("pace", pace)
    program.window.resize(1280, 800)
    program.window.show()
    program.window.activateWindow()
    yield program
    program.window.close()
    assert program.close()
    program.window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def app(qtbot: QtBot) -> Iterator[App]:
    """The program, closed at the end of the test."""
    with running() as program:
        yield program


@pytest.fixture
def table() -> Callable[..., Session]:
    """A new game: one seat string per player."""

    def build(
        *seats: str, open_vp: bool = False, seed: int = 7, expansions: tuple[str, ...] = ()
    ) -> Session:
        names = NAMES[: len(seats)]
        variants = ["open_vp"] if open_vp else []
        choices = {"variants": variants, "expansions": list(expansions)}
        return Setup(names, seats, choices=choices, seed=seed).session()

    return build


@pytest.fixture
def longer(qapp: QCoreApplication) -> Iterator[None]:
    """The longer language, while the test runs."""
    language = Longer()
    QCoreApplication.installTranslator(language)
    yield
    QCoreApplication.removeTranslator(language)


@pytest.fixture
def board(qtbot: QtBot) -> BoardView:
    """A board of 1280 x 800 on the screen."""
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.show()
    return view
