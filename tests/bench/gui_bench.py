"""Figures of the window: python tests/bench/gui_bench.py (offscreen unless QT_QPA_PLATFORM is set).

- start: from starting the process to a window that has painted a resumed 5-player game, warm;
- undo: at the end of a 5-player game, until the board has been painted again, worst of ten;
- timer: gaps of a 16 ms timer while three greedy computer players play with a person's seat
  beside them, at the pace "normal" and as fast as they can.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_LOGGING_RULES"] = "*.warning=false"

from PySide6.QtCore import QEventLoop, Qt, QTimer  # noqa: E402

from prdesk.core.rng import Dice  # noqa: E402
from prdesk.persist import paths  # noqa: E402
from prdesk.session import HUMAN, Session, Setup  # noqa: E402
from prdesk.ui.app import App  # noqa: E402
from prdesk.ui.run import application  # noqa: E402

NAMES = ("Anna", "Bob", "Chloe", "Dimitris", "Eszter")
START = """
from prdesk.ui.app import App
from prdesk.ui.run import application
qt = application()
app = App(qt)
app.window.show()
app.resume()
for _ in range(3):
    qt.processEvents()
print("usable", flush=True)
app.window.close()
"""


def greedy(count: int, people: int = 0) -> Session:
    """A game of `people` and then `count` greedy players."""
    seats = (HUMAN,) * people + ("ai:greedy",) * count
    choices = {"variants": ["open_vp"]}
    return Setup(NAMES[: len(seats)], seats, choices=choices, seed=5).session()


def play(session: Session, to_the_end: bool) -> None:
    """Random moves, half a game or a whole one."""
    rng = Dice(3)
    while not session.over and (to_the_end or session.cursor < 120):
        code = session.game.random_code(session.state, rng)
        session.submit([session.game.decode(session.state, code)])


def wait(seconds: float) -> None:
    """Let the event loop run. (QTest.qWait sleeps between events, which a timer notices.)"""
    loop = QEventLoop()
    QTimer.singleShot(int(1000 * seconds), loop.quit)
    loop.exec()


def start_times(runs: int = 5) -> list[float]:
    """Seconds from process start to a usable window."""
    found = []
    for _ in range(runs):
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-c", START], stdout=subprocess.PIPE, cwd=ROOT
        ) as process:
            assert process.stdout is not None
            process.stdout.readline()
            found.append(time.perf_counter() - began)
    return found


def undo_times(app: App) -> list[float]:
    """Seconds from undo to the painted board, at the end of a 5-player game."""
    session = greedy(0, 5)
    play(session, True)
    app.model.start(session)
    wait(0.2)
    found = []
    for _ in range(10):
        began = time.perf_counter()
        app.model.undo()
        app.window.table.board.viewport().repaint()
        found.append(time.perf_counter() - began)
        app.model.reveal()
        wait(0.03)
    return found


def timer_gaps(app: App, pace: str, seconds: float) -> list[float]:
    """Gaps of a 16 ms timer in seconds while three computer players play."""
    gaps: list[float] = []
    last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        gaps.append(now - last)
        last = now

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    app.set("pace", pace)
    app.model.start(greedy(3))
    timer.start(16)

    def again() -> None:
        if app.model.session is not None and app.model.session.over:
            app.model.start(greedy(3))

    app.model.decisionChanged.connect(again, Qt.ConnectionType.QueuedConnection)
    wait(seconds)
    app.model.decisionChanged.disconnect(again)
    timer.stop()
    return gaps[5:]


def percentile(values: list[float], share: float) -> float:
    """The value that `share` of all values do not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as home:
        paths.use_home(Path(home))
        app = App(application())
        app.window.resize(1280, 800)
        app.window.show()
        app.model.start(half_a_game())
        app.autosave.flush()
        starts = start_times()
        print(
            f"start to usable window   {min(starts):.2f} s (median {percentile(starts, 0.5):.2f})"
        )
        undos = undo_times(app)
        print(f"undo, 5 players, end     {1000 * max(undos):.0f} ms worst of {len(undos)}")
        for pace in ("normal", "instant"):
            gaps = timer_gaps(app, pace, 12)
            figures = [1000 * percentile(gaps, share) for share in (0.5, 0.99, 1)]
            print("timer 16 ms, {:9} p50 {:.1f} p99 {:.1f} max {:.1f} ms".format(pace, *figures))
        app.window.close()


def half_a_game() -> Session:
    """Five people in the middle of a game."""
    session = greedy(0, 5)
    play(session, False)
    return session


if __name__ == "__main__":
    main()
