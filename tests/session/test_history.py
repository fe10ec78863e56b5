"""Undo, redo, and what becomes of moves taken back."""

import gc
from collections.abc import Callable

import pytest

from prdesk.core.errors import RulesError
from prdesk.session import Session, is_human
from prdesk.session.history import EVERY

AI = "ai:random"
Table = Callable[..., Session]
Play = Callable[..., None]


def digest(session: Session) -> object:
    return session.game.position(session.state)


def test_undo_goes_back_to_the_person_and_takes_computer_moves_along(
    table: Table, play: Play
) -> None:
    session = table("human", AI, AI)
    before = digest(session)
    play(session, 1)
    while not session.person_decides:
        play(session, 1)
    moves = session.cursor
    assert moves > 1
    assert session.undo() == moves
    assert digest(session) == before
    assert session.undo() == 0
    assert session.undone == moves


def test_one_press_of_undo_is_exactly_one_decision_of_a_person(table: Table, play: Play) -> None:
    session = table("human", AI, "human", AI)
    play(session, 60)
    people = [i for i, step in enumerate(session.steps) if is_human(session.seats[step.player])]
    stops = []
    while session.undo():
        stops.append(session.cursor)
        assert session.person_decides
    assert stops == people[::-1]


def test_with_computers_only_undo_takes_one_step(table: Table, play: Play) -> None:
    session = table(AI, AI, AI)
    play(session, 5)
    assert session.undo() == 1
    assert session.cursor == 4
    assert session.redo() == 1


def test_before_a_person_has_decided_there_is_nothing_to_undo(table: Table, play: Play) -> None:
    session = table(AI, AI, "human")
    play(session, 1)
    assert not session.person_decides
    assert not session.can_undo
    assert session.undo() == 0
    assert session.cursor == 1


def test_redo_is_the_inverse_of_undo(table: Table, play: Play) -> None:
    session = table("human", AI, AI, AI, AI)
    play(session)
    end, steps = digest(session), session.cursor
    back = 0
    while session.undo():
        back += 1
    forth = 0
    while session.redo():
        forth += 1
    assert (forth, session.cursor) == (back, steps)
    assert digest(session) == end


def test_snapshots_agree_with_a_replay_of_the_record(table: Table, play: Play) -> None:
    session = table("human", "human", AI, AI)
    play(session, 80)
    while session.undo():
        assert digest(Session.from_record(session.record())) == digest(session)


def test_another_move_forgets_what_could_be_redone(table: Table, play: Play) -> None:
    session = table("human", "human")
    play(session, 10)
    session.undo()
    taken_back = session.steps[session.cursor].action
    actions, _ = session.game.legal(session.state)
    other = next(action for action in actions if action != taken_back)
    session.submit([other])
    assert not session.can_redo
    assert session.steps[-1].action == other


def test_the_same_move_again_keeps_what_can_be_redone(table: Table, play: Play) -> None:
    session = table("human", "human")
    play(session, 10)
    end = digest(session)
    session.undo()
    session.undo()
    (step,) = session.submit([session.steps[session.cursor].action])
    assert step is session.steps[session.cursor - 1]
    assert session.can_redo
    session.redo()
    assert digest(session) == end


def test_draws_after_undo_are_the_same_draws(table: Table, play: Play) -> None:
    session = table("human", "human", "human")
    play(session, 40)
    end = digest(session)
    actions = [step.action for step in session.steps]
    while session.undo():
        pass
    session.steps.clear()
    session.submit(actions)
    assert digest(session) == end


def test_all_or_none(table: Table) -> None:
    session = table("human", "human")
    before = digest(session)
    good, _ = session.game.legal(session.state, 1)
    with pytest.raises(RulesError):
        session.submit([*good, {"type": "pass"}, {"type": "role", "role": "mayor"}])
    assert digest(session) == before
    assert session.steps == []


def test_a_step_holds_what_followed_from_it(table: Table) -> None:
    session = table("human", "human", "human")
    (step,) = session.submit([{"type": "role", "role": "settler"}])
    assert step.player == 0
    assert step.round == 1
    assert step.events[0]["event"] == "role_taken"


@pytest.mark.parametrize("count", [EVERY - 1, EVERY, EVERY + 1, 3 * EVERY])
def test_the_state_after_any_number_of_steps_is_the_one_that_was_there(
    table: Table, play: Play, count: int
) -> None:
    session = table("human", "human", "human")
    seen = [digest(session)]
    for _ in range(count):
        play(session, 1)
        seen.append(digest(session))
    while session.undo():
        assert digest(session) == seen[session.cursor]
    while session.redo():
        assert digest(session) == seen[session.cursor]


def test_few_states_of_a_long_game_are_kept(table: Table, play: Play) -> None:
    session = table("human", "human", "human")
    play(session)
    states = [o for o in gc.get_objects() if isinstance(o, type(session.state))]
    mine = [state for state in states if state.names is session.state.names]
    assert len(mine) <= len(session.steps) // EVERY + 2
