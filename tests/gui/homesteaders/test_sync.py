"""Whatever was shown before, moving or marked: a synced board equals a fresh one."""

import time
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from prdesk.core.rng import Dice
from prdesk.qt.snapshot import Snapshot
from prdesk.session import Step
from prdesk.ui.board.elements import Look, Select, Toggle
from prdesk.ui.board.view import BoardView
from tests.gui.homesteaders.positions import DECISIONS, GAME, at, play, show


def fresh(qtbot: QtBot, snapshot: Snapshot, theme: str = "light") -> list[tuple[object, ...]]:
    view = BoardView()
    qtbot.addWidget(view)
    view.resize(1280, 800)
    view.set_theme(theme)
    view.show()
    view.sync(snapshot)
    return view.dump()


def step(state: Any, rng: Dice) -> Step:
    """Play one random action."""
    player, round_ = state.player, state.round
    events: list[dict[str, Any]] = []
    code = GAME.random_code(state, rng)
    action = GAME.decode(state, code)
    GAME.apply(state, action, events)
    return Step(action, player, events, round_)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_other_positions(board: BoardView, qtbot: QtBot, players: int) -> None:
    snapshots = [show(play(n, 4, moves)) for n, moves in ((4, 0), (players, 60), (players, 150))]
    for snapshot in snapshots:
        board.sync(snapshot)
        assert board.dump() == fresh(qtbot, snapshot)


def test_after_another_theme_and_size(board: BoardView, qtbot: QtBot) -> None:
    snapshot = show(at("build"))
    board.set_theme("dark")
    board.resize(1700, 900)
    board.sync(snapshot)
    board.resize(1280, 800)
    assert board.dump() == fresh(qtbot, snapshot, "dark")
    board.set_theme("light")
    assert board.dump() == fresh(qtbot, snapshot)


@pytest.mark.parametrize("kind", [Look, Select, Toggle])
@pytest.mark.parametrize("decision", DECISIONS)
def test_after_what_was_begun(board: BoardView, qtbot: QtBot, decision: str, kind: type) -> None:
    """Boards looked at, parts of an action, workers moved: forgotten in the next position."""
    other = show(play(4, 4, 60))
    board.sync(show(at(decision)))
    begun = next((s for s in board.drawing.spots if isinstance(s.pick, kind)), None)
    if begun is not None:
        board.spotPicked.emit(begun)
    board.sync(other)
    assert board.dump() == fresh(qtbot, other)


@pytest.mark.parametrize("players", [2, 4])
def test_in_the_middle_of_every_step(board: BoardView, qtbot: QtBot, players: int) -> None:
    """A show broken off by a sync with another position leaves nothing behind."""
    state = play(players, 9, 0)
    rng = Dice(9)
    other = show(play(players, 2, 30), viewer=0)
    expected = fresh(qtbot, other)
    for _ in range(60):
        board.sync(show(state, viewer=0))
        board.show_step(step(state, rng), show(state, viewer=0), 250)
        board.sync(other)
        assert board.dump() == expected


def test_sync_is_quick(board: BoardView) -> None:
    """Under 30 ms of processor time for 4 players, pictures rendered before."""
    snapshots = [show(play(4, 4, moves)) for moves in (100, 110)]
    for snapshot in snapshots:
        board.sync(snapshot)
    times = []
    for snapshot in snapshots * 5:
        start = time.process_time()
        board.sync(snapshot)
        times.append(time.process_time() - start)
    assert sorted(times)[len(times) // 2] < 0.030
