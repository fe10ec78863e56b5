"""A staged turn: tried on copies, taken apart again, carried out as one."""

from typing import Any

import pytest

from prdesk.core.errors import ConfigError, GameOver, IllegalAction
from prdesk.session import Session
from prdesk.session.staging import Staging
from tests.session.stall import BUY, DEBT, PAY, SELL, stall


def keeper(session: Session, state: Any, seat: int = 0) -> dict[str, Any]:
    return dict(session.game.position(state)["players"][seat])


@pytest.fixture
def session() -> Session:
    """Two people at the stall; the first has 1 silver, 2 wares, 2 chits, and owes a rent of 5."""
    return stall("human", "human")


@pytest.fixture
def staging(session: Session) -> Staging:
    return Staging(session.game, session.state)


def test_what_waits_is_tried_on_a_copy(session: Session, staging: Staging) -> None:
    staging.add(SELL)
    staging.add(DEBT)
    assert staging.actions == [SELL, DEBT]
    assert staging.last is not None
    assert (staging.last[0], keeper(session, staging.last[1])["silver"]) == (DEBT, 3)
    assert keeper(session, staging.before)["silver"] == 1
    assert keeper(session, staging.after)["silver"] == 5
    assert keeper(session, session.state)["silver"] == 1
    assert session.cursor == 0


def test_what_the_rules_refuse_does_not_wait(session: Session, staging: Staging) -> None:
    with pytest.raises(IllegalAction) as refused:
        staging.add(PAY)
    assert refused.value.params == {"cost": 5, "have": 1}
    with pytest.raises(ConfigError):
        staging.add({"type": "dance"})
    assert staging.actions == []
    assert staging.after is session.state


def test_each_is_judged_after_those_before_it(staging: Staging) -> None:
    staging.add(DEBT)
    staging.add(DEBT)
    staging.add(PAY)
    assert staging.complete


def test_the_one_that_lets_the_rules_go_on_completes_the_turn(
    session: Session, staging: Staging
) -> None:
    for action in (DEBT, SELL, SELL):
        assert not staging.complete
        staging.add(action)
    assert staging.complete
    assert staging.after.player == 1
    assert keeper(session, staging.after) == keeper(session, session.state) | {
        "silver": 2,
        "wares": 0,
        "chits": 0,
        "debt": 1,
        "vp": 1,
    }
    with pytest.raises(IllegalAction, match="wrong_decision"):
        staging.add(DEBT)


def test_of_a_complete_turn_the_moment_before_is_shown(staging: Staging) -> None:
    for action in (DEBT, SELL, SELL):
        staging.add(action)
    assert staging.shown.player == 0
    assert [k.silver for k in staging.shown.keepers] == [5, 1]


def test_a_turn_that_is_complete_at_once_shows_the_game_as_it_is(session: Session) -> None:
    session.submit([DEBT, DEBT])
    staging = Staging(session.game, session.state)
    staging.add(PAY)
    assert staging.complete
    assert staging.shown is session.state


def test_without_anything_waiting_the_game_is_shown(session: Session, staging: Staging) -> None:
    assert staging.shown is staging.after is staging.before is session.state


def test_removing_one_leaves_the_others(session: Session, staging: Staging) -> None:
    for action in (SELL, DEBT, DEBT):
        staging.add(action)
    assert staging.remove(1) == []
    assert staging.actions == [SELL, DEBT]
    assert keeper(session, staging.after)["silver"] == 5


def test_removing_one_drops_what_needed_it_and_says_why(staging: Staging) -> None:
    for action in (SELL, DEBT, PAY):
        staging.add(action)
    ((action, error),) = staging.remove(1)
    assert action == PAY
    assert (error.reason, error.params) == ("not_enough_silver", {"cost": 5, "have": 3})
    assert staging.actions == [SELL]
    assert not staging.complete


def test_what_comes_after_the_turn_is_complete_is_dropped(staging: Staging) -> None:
    for action in (DEBT, BUY, SELL, SELL, DEBT):
        staging.add(action)
    # Without the purchase the second sale lets the rules pay the rent: the other player is next.
    ((action, error),) = staging.remove(1)
    assert (action, error.reason) == (DEBT, "wrong_decision")
    assert staging.actions == [DEBT, SELL, SELL]
    assert staging.complete


def test_nothing_waits_behind_the_end_of_the_game(session: Session) -> None:
    for _ in range(5):
        session.submit([DEBT, DEBT, DEBT, PAY])
    staging = Staging(session.game, session.state)
    for action in (DEBT, DEBT, DEBT, PAY):
        staging.add(action)
    with pytest.raises(GameOver):
        staging.add(DEBT)


def test_taken_back_from_behind_and_repeated(session: Session, staging: Staging) -> None:
    staging.add(SELL)
    staging.add(DEBT)
    assert staging.take_back()
    assert staging.take_back()
    assert not staging.take_back()
    assert staging.after is session.state
    assert staging.last is None
    assert staging.repeat()
    assert staging.can_repeat
    assert staging.repeat()
    assert not staging.repeat()
    assert staging.actions == [SELL, DEBT]


def test_another_action_forgets_what_was_taken_back(staging: Staging) -> None:
    staging.add(SELL)
    staging.take_back()
    staging.add(DEBT)
    assert not staging.can_repeat


def test_cleared(session: Session, staging: Staging) -> None:
    staging.add(SELL)
    staging.clear()
    assert staging.actions == []
    assert staging.after is session.state
    assert not staging.can_repeat


def test_a_turn_is_one_step_of_undo_and_redo(session: Session) -> None:
    before = session.game.position(session.state)
    session.submit([SELL, DEBT, PAY])
    after = session.game.position(session.state)
    session.submit([DEBT, DEBT, PAY])
    assert session.undo() == 3
    assert session.game.position(session.state) == after
    assert session.undo() == 3
    assert session.game.position(session.state) == before
    assert not session.can_undo
    assert session.redo() == 3
    assert session.game.position(session.state) == after
    assert session.redo() == 3
    assert not session.can_redo


def test_a_turn_goes_by_the_action_that_ended_it(session: Session) -> None:
    session.submit([SELL, DEBT, PAY])
    session.submit([DEBT])
    session.undo()
    last = session.last_decision()
    assert last is not None
    step, state = last
    assert step.action == PAY
    assert keeper(session, state)["silver"] == 5


def test_the_record_holds_the_single_actions(session: Session) -> None:
    session.submit([SELL, DEBT, PAY])
    assert session.record().actions == [SELL, DEBT, PAY]


def test_a_turn_with_a_refused_action_is_not_carried_out(session: Session) -> None:
    with pytest.raises(IllegalAction):
        session.submit([SELL, PAY])
    assert session.cursor == 0
    assert keeper(session, session.state)["silver"] == 1


def test_the_same_turn_again_keeps_what_can_be_redone(session: Session) -> None:
    session.submit([SELL, DEBT, PAY])
    session.submit([DEBT, DEBT, PAY])
    session.undo()
    session.undo()
    session.submit([SELL, DEBT, PAY])
    assert session.can_redo


def test_the_same_actions_one_by_one_are_turns_of_their_own(session: Session) -> None:
    session.submit([SELL, DEBT, PAY])
    session.undo()
    for action in (SELL, DEBT, PAY):
        session.submit([action])
    assert session.undo() == 1
