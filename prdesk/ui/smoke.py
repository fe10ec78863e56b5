"""The self-test of an installation: everything loads, and a computer player moves in each game."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QEventLoop, QTimer, QTranslator, qInstallMessageHandler
from PySide6.QtSvg import QSvgRenderer

from prdesk import resources
from prdesk.ai.games import HEURISTICS
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
            wrong = _unreadable() or _no_move()
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


def _no_move() -> str:
    """Build the window and let a computer player move once in each game, through the worker."""
    app = App(application())
    app.window.show()
    loop = QEventLoop()
    timer = QTimer(singleShot=True, interval=LONGEST_MS)
    timer.timeout.connect(loop.quit)
    app.model.committed.connect(loop.quit)
    wrong: list[str] = []
    app.model.failed.connect(wrong.append)
    seats = (seat_of_agent("mcts@8"),) * 3  # in a child process
    for game in HEURISTICS:
        timer.start()
        session = Setup(("A", "B", "C"), seats, game, seed=1).session()
        app.model.start(session)
        loop.exec()
        if not session.cursor:
            wrong.append(f"no computer player moved in {game}")
    app.window.close()
    if not app.close():
        return "the computer player did not stop"
    return wrong[0] if wrong else ""
