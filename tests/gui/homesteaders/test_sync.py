"""Whatever was shown before, moving or marked: a synced board equals a fresh one."""

import pytest
from pytestqt.qtbot import QtBot

from prdesk.ui.board.elements import Look, Select, Toggle
from prdesk.ui.board.view import BoardView
from tests.gui.homesteaders.positions import DECISIONS, GAME, at, play, show
from tests.gui.synced import (
    fresh,
    same_after_shows_broken_off,
    same_after_theme_and_size,
    seconds_to_sync,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_other_positions(board: BoardView, qtbot: QtBot, players: int) -> None:
    snapshots = [show(play(n, 4, moves)) for n, moves in ((4, 0), (players, 60), (players, 150))]
    for snapshot in snapshots:
        board.sync(snapshot)
        assert board.dump() == fresh(qtbot, snapshot)


def test_after_another_theme_and_size(board: BoardView, qtbot: QtBot) -> None:
    same_after_theme_and_size(board, qtbot, show(at("build")))


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
    state = play(players, 9, 0)
    other = show(play(players, 2, 30), viewer=0)
    same_after_shows_broken_off(board, qtbot, GAME, show, state, other)


def test_sync_is_quick(board: BoardView) -> None:
    """Under 30 ms of processor time for 4 players, pictures rendered before."""
    assert seconds_to_sync(board, [show(play(4, 4, moves)) for moves in (100, 110)]) < 0.030
