"""A session and its record: there and back, and what a damaged record gives."""

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from prdesk.core.errors import ConfigError, PrdeskError, RecordError
from prdesk.core.record import decode, encode
from prdesk.session import Session, Setup
from prdesk.session.files import open_session, save_session

AI = "ai:greedy"
CLASSIC = {
    "edition": "classic",
    "expansions": [],
    "variants": ["open_vp"],
    "draft": "draft",
    "buildings": [],
}
Table = Callable[..., Session]
Play = Callable[..., None]


def test_a_saved_game_comes_back_the_same(table: Table, play: Play, tmp_path: Path) -> None:
    session = table("human", AI, AI, open_vp=True)
    play(session, 50)
    session.undo()
    save_session(session, tmp_path / "game.prdesk")
    other = open_session(tmp_path / "game.prdesk")
    assert other.game.position(other.state) == session.game.position(session.state)
    assert (other.names, other.seats, other.options) == (
        session.names,
        session.seats,
        session.options,
    )
    assert (other.created, other.undone) == (session.created, session.undone)
    assert other.note is None


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_saving_over_a_link_replaces_what_it_stands_for(table: Table, tmp_path: Path) -> None:
    link, target = tmp_path / "link.prdesk", tmp_path / "target.prdesk"
    target.write_bytes(b"old")
    link.symlink_to(target)
    save_session(table("human", "human"), link)
    assert link.is_symlink()
    assert open_session(target).cursor == 0


def test_a_game_from_a_position_keeps_its_start(table: Table, play: Play) -> None:
    session = table("human", "human", "human")
    play(session, 20)
    while session.state.decision != "role":
        play(session, 1)
    start = session.game.position(session.state)
    first = session.game.load(start, 3)
    other = Session(session.game, first, session.options, session.seats, 3, start)
    play(other, 10)
    again = Session.from_record(decode(encode(other.record())))
    assert again.game.position(again.state) == other.game.position(other.state)


@pytest.mark.parametrize(
    "bad",
    [
        {"type": "pass"},
        {"type": "role", "role": "captain", "colour": "red"},
        {"type": "fly"},
        {},
    ],
)
def test_a_bad_action_opens_the_game_before_it(
    table: Table, play: Play, bad: dict[str, object]
) -> None:
    session = table("human", "human", "human")
    play(session, 30)
    while session.state.decision != "role":
        play(session, 1)
    record = session.record()
    damaged = msgspec.structs.replace(record, actions=[*record.actions, bad, *record.actions])
    opened = Session.from_record(damaged)
    assert opened.cursor == session.cursor
    assert opened.game.position(opened.state) == session.game.position(session.state)
    assert isinstance(opened.note, PrdeskError)


def test_an_unknown_game_is_refused(table: Table) -> None:
    record = msgspec.structs.replace(table("human", "human").record(), game="chess")
    with pytest.raises(ConfigError):
        Session.from_record(record)


def test_a_record_with_a_seat_too_few_is_refused(table: Table) -> None:
    record = msgspec.structs.replace(table("human", "human").record(), seats=["human"])
    with pytest.raises(RecordError):
        Session.from_record(record)


def test_a_record_of_newer_rules_is_refused(table: Table) -> None:
    record = msgspec.structs.replace(table("human", "human").record(), ruleset=99)
    with pytest.raises(RecordError):
        Session.from_record(record)


def test_setup_survives_the_settings() -> None:
    setup = Setup(("A", "B"), ("human", AI), choices=CLASSIC, seed=5)
    again = Setup.from_json(setup.game, setup.to_json())
    assert again == Setup(("A", "B"), ("human", AI), choices=CLASSIC)


@pytest.mark.parametrize(
    "damage",
    [
        {"names": None},
        {"names": ["A"]},
        {"names": ["A", 5]},
        {"seats": "human"},
        {"seats": ["human"] * 6, "names": ["A"] * 6},
        {"seats": ["human"], "names": ["A"]},
    ],
)
def test_names_and_seats_that_make_no_sense_are_the_default_ones(damage: dict[str, object]) -> None:
    data = Setup(("A", "B"), ("human", AI), choices=CLASSIC).to_json()
    assert Setup.from_json("puertorico", {**data, **damage}) == Setup(choices=CLASSIC)


def test_a_fresh_seed_each_time_unless_one_is_given() -> None:
    assert Setup(seed=5).session().seed == 5
    assert len({Setup().session().seed for _ in range(5)}) > 1
