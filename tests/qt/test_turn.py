"""A turn that is put together in the window's model: what is shown, confirmed and taken back."""

import json
from collections.abc import Mapping
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from prdesk.core.record import encode
from prdesk.qt.session_model import SessionModel
from prdesk.session import Session
from prdesk.texts import games
from prdesk.texts.game_texts import GameTexts
from tests.session.stall import BUY, DEBT, PAY, SELL, stall


def label(action: Mapping[str, Any], position: Mapping[str, Any], tr: object) -> str:
    return f"{action['type']} with {position['players'][0]['silver']} silver"


WORDS = GameTexts(
    {}, {}, {}, {}, {}, {}, {"no_trade_chit": "No chit.", "wrong_decision": "Too late."}, {}, {},
    label, lambda event, names, tr: str(event),
)  # fmt: skip


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "stall", WORDS)  # type: ignore[arg-type]


@pytest.fixture
def session(model: SessionModel) -> Session:
    """Two people at the stall, the first to decide, shown by the model."""
    found = stall("human", "human")
    model.start(found)
    return found


def stage(model: SessionModel, *actions: dict[str, str]) -> None:
    for action in actions:
        assert model.turn.add(model.ticket, action)


def silver(model: SessionModel) -> int:
    return int(model.snapshot.position["players"][0]["silver"])


def test_the_table_is_shown_as_if_all_were_done(model: SessionModel, session: Session) -> None:
    stage(model, SELL, DEBT)
    assert silver(model) == 5
    assert model.snapshot.actions == [PAY, SELL, BUY, DEBT]
    assert model.snapshot.interactive
    assert session.cursor == 0
    staged = model.snapshot.staged
    assert staged.actions == [SELL, DEBT]
    assert (staged.before["silver"], staged.after["silver"]) == (1, 5)
    assert (staged.before["chits"], staged.after["chits"]) == (2, 1)


def test_whoever_listens_hears_of_it(model: SessionModel, session: Session, qtbot: QtBot) -> None:
    with qtbot.waitSignals([model.staged, model.decisionChanged], order="strict"):
        stage(model, SELL)


def test_one_confirmation_carries_everything_out(model: SessionModel, session: Session) -> None:
    told: list[Any] = []
    model.committed.connect(told.append)
    stage(model, SELL, DEBT)
    assert model.submit(model.ticket, [PAY])
    assert [step.action for step in told] == [SELL, DEBT, PAY]
    assert session.state.player == 1
    assert model.turn.actions == []
    assert model.undo() == 3
    assert silver(model) == 1


def test_what_waits_may_be_confirmed_alone(model: SessionModel, session: Session) -> None:
    assert not model.submit(model.ticket, [])
    stage(model, DEBT)
    assert model.submit(model.ticket, [])
    assert session.cursor == 1
    assert session.state.player == 0


def test_all_or_none_is_confirmed(model: SessionModel, session: Session, qtbot: QtBot) -> None:
    stage(model, SELL)
    with qtbot.waitSignal(model.failed):
        assert not model.submit(model.ticket, [PAY])
    assert session.cursor == 0
    assert model.turn.actions == [SELL]


def test_a_key_that_is_held_stages_once(model: SessionModel, session: Session) -> None:
    ticket = model.ticket
    assert model.turn.add(ticket, DEBT)
    assert not model.turn.add(ticket, DEBT)
    assert not model.submit(ticket, [PAY])
    assert not model.turn.remove(ticket, 0)
    assert model.turn.actions == [DEBT]


def test_what_is_refused_does_not_wait_and_is_explained(
    model: SessionModel, session: Session, qtbot: QtBot
) -> None:
    stage(model, SELL)
    model.submit(model.ticket, [])
    ticket = model.ticket
    # The second sale brings 5 silver and takes the last chit: it pays, the turn is complete.
    stage(model, SELL)
    assert model.turn.complete
    with qtbot.waitSignal(model.turn.failed) as failed:
        assert not model.turn.add(model.ticket, DEBT)
    assert failed.args == ["Too late."]
    assert model.ticket == ticket + 1


def test_a_complete_turn_waits_for_the_confirmation_only(
    model: SessionModel, session: Session
) -> None:
    stage(model, SELL, SELL)
    snapshot = model.snapshot
    assert snapshot.staged.complete
    assert not snapshot.interactive
    assert snapshot.position["turn"]["player"] == 0
    assert snapshot.staged.after["vp"] == 1
    # Nothing of Bob's turn may come along.
    assert not model.submit(model.ticket, [DEBT])
    assert model.submit(model.ticket, [])
    assert session.state.player == 1
    assert session.cursor == 2


def test_what_comes_later_is_not_shown(model: SessionModel, session: Session) -> None:
    model.turn.add(model.ticket, SELL)
    model.turn.add(model.ticket, SELL)
    model.submit(model.ticket, [])
    stage(model, SELL, SELL)
    assert model.turn.staging is not None
    assert model.turn.staging.after.round == 2
    assert model.snapshot.position["open"] == 11


def test_undo_takes_back_the_last_staged_one_first(model: SessionModel, session: Session) -> None:
    stage(model, DEBT, DEBT)
    model.submit(model.ticket, [PAY])
    stage(model, SELL, DEBT)
    assert model.undo() == 0
    assert model.turn.actions == [SELL]
    assert model.undo() == 0
    assert model.turn.actions == []
    assert session.cursor == 3
    assert model.undo() == 3
    assert session.cursor == 0


def test_redo_stages_again_and_leaves_the_game_alone(model: SessionModel, session: Session) -> None:
    stage(model, DEBT)
    model.submit(model.ticket, [])
    model.undo()
    stage(model, SELL)
    assert not model.can_redo
    assert model.redo() == 0
    assert model.turn.actions == [SELL]
    model.undo()
    assert model.can_redo
    model.redo()
    assert model.turn.actions == [SELL]
    assert session.cursor == 0
    model.turn.clear()
    assert model.can_redo
    assert model.redo() == 1


def test_removing_one_names_those_that_had_to_go_too(
    model: SessionModel, session: Session, qtbot: QtBot
) -> None:
    stage(model, DEBT, BUY, SELL, SELL, DEBT)
    with qtbot.waitSignal(model.turn.failed) as failed:
        assert model.turn.remove(model.ticket, 1)
    assert failed.args == ["Taken out too: debt with 5 silver. Too late."]
    assert model.turn.actions == [DEBT, SELL, SELL]


def test_clearing_shows_the_game_again(model: SessionModel, session: Session) -> None:
    stage(model, DEBT, SELL)
    assert model.turn.clear()
    assert silver(model) == 1
    assert model.snapshot.staged.actions == []
    assert not model.turn.clear()


def test_only_what_is_confirmed_is_stored(qtbot: QtBot) -> None:
    stored: list[list[dict[str, Any]]] = []
    model = SessionModel(lambda session: stored.append(session.record().actions))
    model.start(stall("human", "human"))
    stage(model, SELL, DEBT)
    assert stored == [[]]
    model.submit(model.ticket, [PAY])
    assert stored == [[], [SELL, DEBT, PAY]]
    assert model.session is not None
    assert json.loads(encode(model.session.record()))["actions"] == [SELL, DEBT, PAY]
    model.close()


def test_another_game_has_nothing_waiting(model: SessionModel, session: Session) -> None:
    stage(model, SELL)
    model.start(stall("human", "human"))
    assert model.turn.actions == []
    assert silver(model) == 1


def test_nothing_is_staged_for_a_computer_player(
    model: SessionModel, bad_players: object, qtbot: QtBot
) -> None:
    model.start(stall("ai:slow", "human"))
    assert not model.turn.add(model.ticket, DEBT)
    assert model.snapshot.staged.actions == []
