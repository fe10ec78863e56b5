"""Whatever was shown before, moving or marked: a synced board equals a fresh one."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from prdesk.core.rng import Dice
from prdesk.session import Step
from prdesk.ui.board.elements import Select
from prdesk.ui.board.view import BoardView
from tests.gui.board.positions import GAME, MORE_DECISIONS, at, play, show
from tests.gui.synced import (
    fresh,
    random_step,
    same_after_shows_broken_off,
    same_after_theme_and_size,
    seconds_to_sync,
)


def step(state: Any, rng: Dice) -> Step:
    return random_step(GAME, state, rng)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_other_positions(board: BoardView, qtbot: QtBot, players: int) -> None:
    snapshots = [show(play(n, 4, moves)) for n, moves in ((5, 0), (players, 120), (players, 400))]
    for snapshot in snapshots:
        board.sync(snapshot)
        assert board.dump() == fresh(qtbot, snapshot)


def test_after_another_theme_and_size(board: BoardView, qtbot: QtBot) -> None:
    same_after_theme_and_size(board, qtbot, show(at("build")))


BOTH = ["buildings", "nobles"]


@pytest.mark.parametrize("decision", MORE_DECISIONS)
def test_after_what_was_begun(board: BoardView, qtbot: QtBot, decision: str) -> None:
    """Parts of an action settled in one position are forgotten in the next."""
    state = at(decision, 4, 60, expansions=BOTH)
    other = show(play(4, 4, 120, expansions=BOTH))
    board.sync(show(state))
    begun = next((s for s in board.drawing.spots if isinstance(s.pick, Select)), None)
    if begun is not None:
        board.spotPicked.emit(begun)
    board.sync(other)
    assert board.dump() == fresh(qtbot, other)


@pytest.mark.parametrize("expansions", [[], BOTH], ids=["base", "both"])
@pytest.mark.parametrize("players", [2, 5])
def test_in_the_middle_of_every_step(
    board: BoardView, qtbot: QtBot, players: int, expansions: list[str]
) -> None:
    state = GAME.new({"players": players, "expansions": expansions}, None, 9)
    other = show(play(players, 2, 30), viewer=0)
    same_after_shows_broken_off(board, qtbot, GAME, show, state, other)


def test_marks_stay_over_a_sync_with_the_same_position(board: BoardView, qtbot: QtBot) -> None:
    state = play(4, 3, 0)
    board.sync(show(state, viewer=1))
    board.show_step(step(state, Dice(1)), show(state, viewer=1), 0)
    snapshot = show(state, viewer=1)
    marked = board.dump()
    board.sync(snapshot)
    assert board.dump() == marked
    plain = fresh(qtbot, snapshot)
    kinds = [item[5:] for item in marked]
    assert all(item[5:] in kinds for item in plain)
    assert len(marked) > len(plain)


def test_the_own_move_clears_the_marks_of_the_others(board: BoardView) -> None:
    state = play(4, 3, 0)
    rng = Dice(1)
    viewer = 2
    board.sync(show(state, viewer))
    while not board.marked or state.player != viewer:
        board.show_step(step(state, rng), show(state, viewer), 0)
    before = board.marked
    mine = step(state, rng)
    board.show_step(mine, show(state, viewer), 0)
    touched = [mark for mark in before if mark in board.marked]
    assert len(touched) < len(before)


def test_a_watched_step_ends_at_its_position(board: BoardView, qtbot: QtBot) -> None:
    state = play(3, 3, 0)
    board.sync(show(state, viewer=0))
    board.show_step(step(state, Dice(1)), show(state, viewer=0), 60)
    assert board.director.running
    qtbot.waitUntil(lambda: not board.director.running, timeout=3000)
    board.marked = []
    board.sync(show(play(3, 1, 0), viewer=0))
    board.sync(show(state, viewer=0))
    assert board.dump() == fresh(qtbot, show(state, viewer=0))


def test_steps_that_follow_each_other_quickly(board: BoardView, qtbot: QtBot) -> None:
    state = play(5, 3, 0)
    rng = Dice(3)
    board.sync(show(state, viewer=0))
    for _ in range(12):
        board.show_step(step(state, rng), show(state, viewer=0), 250)
    board.finish_step()
    board.sync(show(play(5, 1, 0), viewer=0))
    board.sync(show(state, viewer=0))
    assert board.dump() == fresh(qtbot, show(state, viewer=0))


def test_sync_is_quick(board: BoardView) -> None:
    """Under 30 ms of processor time for 5 players, pictures rendered before."""
    assert seconds_to_sync(board, [show(play(5, 4, moves)) for moves in (200, 230)]) < 0.030
