"""Starting the program."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

import prdesk
from prdesk import resources
from prdesk.ui.app import App

# The worker hands the interpreter over so often that the window stays smooth.
SWITCH_INTERVAL_S = 0.0005


def application() -> QApplication:
    """The one QApplication, made and named."""
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(sys.argv[:1])
    app.setApplicationName("prdesk")
    app.setApplicationDisplayName("prdesk")
    app.setApplicationVersion(prdesk.__version__)
    app.setDesktopFileName("prdesk")
    app.setWindowIcon(QIcon(str(resources.path("icons/prdesk.svg"))))
    app.setStyle("Fusion")
    return app


def run(file: Path | None) -> int:
    """Show the window until it is closed."""
    qt = application()
    # Ctrl+C in the terminal ends the program at once; the game is on the disk anyway.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = App(qt)
    app.window.show()
    # Without a window manager nobody else would give it the keyboard.
    app.window.activateWindow()
    if file is None or not app.open(file):
        app.resume()
    code = qt.exec()
    if not app.close():
        # A computer player that does not listen would abort the program while it ends.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    return code
