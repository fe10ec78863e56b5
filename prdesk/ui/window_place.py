"""Where the window stands: remembered, and never outside every screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRect, QSettings, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

WANTED = QSize(1280, 800)
# On a large screen the first window is larger by as much at most.
GROWTH = 1.5
SMALLEST = QSize(1000, 640)
# Of the screen, at the first start.
SHARE = 0.9
# So much of the title has to be on a screen to get hold of the window.
GRIP = QSize(120, 24)


def restore_place(window: QWidget, settings: QSettings) -> None:
    """Put the window where it was; where it would be out of reach, in the middle of a screen."""
    saved = settings.value("window/geometry")
    if isinstance(saved, QByteArray) and window.restoreGeometry(saved) and _reachable(window):
        return
    screen = window.screen().availableGeometry()
    most = QSize(int(screen.width() * SHARE), int(screen.height() * SHARE))
    grown = WANTED.scaled(most, Qt.AspectRatioMode.KeepAspectRatio).boundedTo(WANTED * GROWTH)
    window.resize(grown.expandedTo(WANTED).boundedTo(most))
    place = QRect(window.geometry())
    place.moveCenter(screen.center())
    window.setGeometry(place)


def save_place(window: QWidget, settings: QSettings) -> None:
    """Remember where the window is."""
    settings.setValue("window/geometry", window.saveGeometry())


def _reachable(window: QWidget) -> bool:
    frame = window.frameGeometry()
    for screen in QGuiApplication.screens():
        seen = screen.availableGeometry().intersected(frame)
        if seen.width() >= GRIP.width() and seen.height() >= GRIP.height():
            return screen.availableGeometry().top() <= frame.top() + GRIP.height()
    return False
