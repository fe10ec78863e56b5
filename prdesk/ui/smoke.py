"""The self-test of an installation: everything loads, and a computer player moves."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer, QTranslator, qInstallMessageHandler
from PySide6.QtSvg import QSvgRenderer

from prdesk import resources
from prdesk.persist import paths
from prdesk.session import Setup, seat_of_agent
from prdesk.ui.app import App
from prdesk.ui.run import application

LONGEST_MS = 20_000


def smoke() -> int:
    """0 if all is well; 1 after one line on stderr otherwise. Touches no game of the person's."""
    # The answer is one line of ours; what Qt says besides is about the same thing or about nothing.
    before = qInstallMessageHandler(lambda kind, context, text: None)
    with tempfile.TemporaryDirectory() as home:
        paths.use_home(Path(home))
        try:
            wrong = _unreadable() or _one_move()
        except Exception as error:  # whatever it is, the answer is one line
            wrong = f"{type(error).__name__}: {error}"
    qInstallMessageHandler(before)
    if wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


def _unreadable() -> str:
    """The first resource or translation that does not load; "" if all do."""
    application()
    drawings = sorted(resources.path("svg").rglob("*.svg"))
    for folder in ("icons", "style"):
        drawings += sorted(resources.path(folder).glob("*.svg"))
    if not drawings:
        return "no drawings found"
    for path in drawings:
        if not QSvgRenderer(str(path)).isValid():
            return f"{path.name} is no drawing"
    for path in sorted(resources.translations().glob("*.qm")):
        if not QTranslator().load(str(path)):
            return f"{path.name} is no translation"
    return ""


def _one_move() -> str:
    """Build the window and let a computer player move once, through the worker."""
    app = App(application())
    app.window.show()
    loop = QEventLoop()
    timer = QTimer(singleShot=True, interval=LONGEST_MS)
    timer.timeout.connect(loop.quit)
    timer.start()
    app.model.committed.connect(loop.quit)
    complaints: list[str] = []
    app.model.failed.connect(complaints.append)
    seats = (seat_of_agent("mcts@8"),) * 3  # in a child process
    app.model.start(Setup(names=("A", "B", "C"), seats=seats, seed=1).session())
    loop.exec()
    moved = app.model.session is not None and app.model.session.cursor > 0
    app.window.close()
    if not app.close():
        return "the computer player did not stop"
    if complaints:
        return complaints[0]
    return "" if moved else "no computer player moved"
