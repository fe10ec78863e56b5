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
    try:
        app.window.show()
        # Without a window manager nobody else would give it the keyboard.
        app.window.activateWindow()
        # First of all the game that was running, so that it is kept when another one is opened.
        app.resume()
        if file is not None:
            app.open(file)
        code = qt.exec()
    finally:
        ended = app.close()
    if not ended:
        # A computer player that does not listen would abort the program while it ends.
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)
    return code
