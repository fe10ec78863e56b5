"""What moves on the table leaves nothing behind."""

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from prdesk.ui.board.canvas import Canvas
from prdesk.ui.board.elements import Art, Drawing
from prdesk.ui.board.geometry import Rect


class Painted(QObject):
    """The region painted so far."""

    def __init__(self) -> None:
        super().__init__()
        self.region = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note every paint event."""
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def at(x: float) -> Drawing:
    return Drawing([Art("worker", Rect(x, 50, 20, 20), "homesteaders/pieces/worker")], [], {})


def test_a_paint_between_a_change_and_its_redrawing_forgets_nothing(qtbot: QtBot) -> None:
    canvas = Canvas()
    qtbot.addWidget(canvas)
    canvas.resize(300, 200)
    canvas.show_drawing(at(50))
    canvas.show()
    qtbot.waitExposed(canvas)
    QApplication.processEvents()
    painted = Painted()
    canvas.viewport().installEventFilter(painted)
    canvas.show_drawing(at(200))
    # As when a tool-tip that lay over the table goes.
    canvas.viewport().repaint(QRect(0, 0, 10, 10))
    QApplication.processEvents()
    assert painted.region.contains(QRect(50, 50, 20, 20))
    assert painted.region.contains(QRect(200, 50, 20, 20))
