"""What a board synced with a position equals, whatever it showed before."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from pytestqt.qtbot import QtBot

from prdesk.core.game import Game
from prdesk.core.rng import Dice
from prdesk.qt.snapshot import Snapshot
from prdesk.session import Step
from prdesk.ui.board.view import BoardView


def fresh(qtbot: QtBot, snapshot: Snapshot, theme: str = "light") -> list[tuple[object, ...]]:
    """What a board draws that never showed anything else."""
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.set_theme(theme)
    view.show()
    view.sync(snapshot)
    return view.dump()


def random_step(game: Game, state: Any, rng: Dice) -> Step:
    """Play one random action."""
    player, round_ = state.player, state.round
    events: list[dict[str, Any]] = []
    code = game.random_code(state, rng)
    action = game.decode(state, code)
    game.apply(state, action, events)
    return Step(action, player, events, round_)


def same_after_theme_and_size(board: BoardView, qtbot: QtBot, snapshot: Snapshot) -> None:
    """The board equals a fresh one whatever it looked like when it was synced."""
    board.set_theme("dark")
    board.resize(1700, 900)
    board.sync(snapshot)
    board.resize(1280, 800)
    assert board.dump() == fresh(qtbot, snapshot, "dark")
    board.set_theme("light")
    assert board.dump() == fresh(qtbot, snapshot)


def same_after_shows_broken_off(
    board: BoardView,
    qtbot: QtBot,
    game: Game,
    show: Callable[[Any, int], Snapshot],
    state: Any,
    other: Snapshot,
) -> None:
    """The show of a step broken off by a sync with another position leaves nothing behind."""
    rng = Dice(9)
    expected = fresh(qtbot, other)
    for _ in range(60):
        board.sync(show(state, 0))
        board.show_step(random_step(game, state, rng), show(state, 0), 250)
        board.sync(other)
        assert board.dump() == expected


def seconds_to_sync(board: BoardView, snapshots: Sequence[Snapshot]) -> float:
    """Processor time of a sync to one of these, pictures rendered before: the median."""
    for snapshot in snapshots:
        board.sync(snapshot)
    times = []
    for snapshot in list(snapshots) * 5:
        start = time.process_time()
        board.sync(snapshot)
        times.append(time.process_time() - start)
    return sorted(times)[len(times) // 2]
