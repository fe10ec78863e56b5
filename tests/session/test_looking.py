"""Who looks, and when a curtain falls (hot-seat)."""

from collections.abc import Callable

from prdesk.core.record import decode, encode
from prdesk.session import Session
from tests.points import with_points

AI = "ai:random"
Table = Callable[..., Session]
Play = Callable[..., None]


def settle(session: Session) -> None:
    """The governor takes a role in which the next player decides too."""
    session.submit([{"type": "role", "role": "settler"}])
    session.submit([session.game.legal(session.state)[0][0]])


def test_a_curtain_falls_between_two_people(table: Table) -> None:
    session = with_points(table("human", "human", AI))
    assert session.looking.viewer == 0
    assert session.looking.curtain is None
    settle(session)
    assert session.state.player == 1
    assert session.looking.curtain == 1
    assert session.looking.viewer == 0
    session.looking.reveal()
    assert session.looking.viewer == 1
    assert session.looking.curtain is None


def test_undo_behind_the_curtain_leaves_the_table_to_the_one_before(table: Table) -> None:
    session = with_points(table("human", "human", AI))
    settle(session)
    session.undo()
    assert session.looking.curtain is None
    assert session.looking.viewer == 0


def test_undo_to_another_person_needs_a_curtain(table: Table) -> None:
    session = with_points(table("human", "human", AI))
    settle(session)
    session.looking.reveal()
    session.undo()
    assert session.state.player == 0
    assert session.looking.curtain == 0


def test_no_curtain_falls_before_anybody_has_points(table: Table, play: Play) -> None:
    session = table("human", "human", AI)
    settle(session)
    assert session.looking.curtain is None
    assert session.looking.viewer == session.state.player == 1
    while not any(player.vp for player in session.state.players[:2]):
        assert session.looking.curtain is None
        play(session, 1)
    opened = Session.from_record(decode(encode(session.record())))
    assert opened.looking.curtain is not None


def test_a_game_without_points_opens_without_a_curtain(table: Table) -> None:
    session = table("human", "human", AI)
    settle(session)
    opened = Session.from_record(decode(encode(session.record())))
    assert opened.looking.curtain is None
    assert opened.looking.viewer == 1


def test_open_points_need_no_curtain_and_turn_the_table(table: Table) -> None:
    session = table("human", "human", AI, open_vp=True)
    settle(session)
    assert session.looking.curtain is None
    assert session.looking.viewer == 1


def test_one_person_never_meets_a_curtain(table: Table, play: Play) -> None:
    session = table(AI, "human", AI)
    assert session.looking.viewer == 1
    while not session.over:
        play(session, 1)
        assert session.looking.curtain is None
        assert session.looking.viewer == 1


def test_the_table_stays_with_the_last_person_while_computers_play(
    table: Table, play: Play
) -> None:
    session = table("human", AI, "human")
    settle(session)
    assert session.state.player == 1
    assert session.looking.curtain is None
    assert session.looking.viewer == 0


def test_nothing_is_hidden_once_the_game_is_over(table: Table, play: Play) -> None:
    session = table("human", "human", AI)
    play(session)
    assert session.over
    assert session.looking.curtain is None


def test_after_loading_nobody_is_known_to_look(table: Table, play: Play) -> None:
    session = with_points(table("human", AI, "human"))
    settle(session)
    opened = Session.from_record(decode(encode(session.record())))
    assert opened.looking.viewer is None
    assert opened.looking.curtain == 2
    play(opened, 1)
    assert opened.looking.curtain == 2
    opened.looking.reveal()
    assert opened.looking.viewer == 2


def test_a_finished_game_opens_without_a_curtain(table: Table, play: Play) -> None:
    session = table("human", "human")
    play(session)
    opened = Session.from_record(decode(encode(session.record())))
    assert opened.looking.curtain is None


def test_where_only_computers_play_anybody_may_look(table: Table) -> None:
    assert table(AI, AI).looking.spectated
    assert not table(AI, "human").looking.spectated
