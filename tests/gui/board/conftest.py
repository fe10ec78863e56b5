"""A board to test."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from prdesk.ui.board.view import BoardView
from tests.gui.board.longer import Longer


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """Fonts and pictures need an application."""
    return qapp


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
