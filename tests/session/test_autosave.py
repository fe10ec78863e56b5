"""The game is on the disk after every action, whatever the disk says."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from prdesk.core.errors import RecordError
from prdesk.core.game import Json
from prdesk.core.record import encode
from prdesk.persist import paths
from prdesk.session import Autosave, Session
from prdesk.session.recent import MOST, RecentFiles

Table = Callable[..., Session]
Play = Callable[..., None]


@pytest.fixture
def errors() -> list[Exception]:
    return []


@pytest.fixture
def autosave(errors: list[Exception]) -> Autosave:
    return Autosave(paths.autosave_file(), errors.append)


def test_the_newest_record_is_written(
    autosave: Autosave, errors: list[Exception], table: Table, play: Play
) -> None:
    session = table("human", "human")
    for _ in range(30):
        play(session, 1)
        autosave.store(session.record())
    autosave.close()
    found = autosave.load()
    assert found is not None
    assert (found.value.record(), found.generation) == (session.record(), 0)
    assert errors == []


def test_without_a_file_there_is_nothing(autosave: Autosave) -> None:
    autosave.close()
    assert autosave.load() is None


def test_flush_waits_for_the_disk(autosave: Autosave, table: Table) -> None:
    autosave.store(table("human", "human").record())
    autosave.flush()
    assert autosave.path.is_file()
    autosave.close()


def test_an_older_generation_helps_out(autosave: Autosave, table: Table, play: Play) -> None:
    session = table("human", "human")
    for _ in range(2):
        play(session, 1)
        autosave.store(session.record())
        autosave.flush()
    autosave.close()
    autosave.path.write_bytes(b"\0" * 100)
    found = autosave.load()
    assert found is not None
    assert (found.value.cursor, found.generation) == (1, 1)


ILLEGAL: list[Json] = [{"type": "role", "role": "prospector_2"}]
UNPLAYABLE: dict[str, Json] = {
    "other game": {"game": "chess"},
    "newer rules": {"ruleset": 99},
    "other options": {"options": {"players": 2, "colour": "red"}},
    "other start": {"start": {"game": "puertorico", "options": {"players": 5}}},
    "illegal action": {"actions": ILLEGAL},
}


@pytest.mark.parametrize("damage", [*UNPLAYABLE, "zeros", "newer format"])
def test_a_file_that_is_no_whole_game_leads_to_the_one_before_and_is_kept(
    autosave: Autosave, errors: list[Exception], table: Table, play: Play, damage: str
) -> None:
    session = table("human", "human")
    for _ in range(2):
        play(session, 1)
        autosave.store(session.record())
        autosave.flush()
    bad = {
        "zeros": b"\0" * 500,
        "newer format": encode(session.record()).replace(b'"format":1', b'"format":2'),
    }.get(damage) or encode(replace(session.record(), **UNPLAYABLE[damage]))
    autosave.path.write_bytes(bad)
    found = autosave.load()
    assert found is not None
    assert (found.value.cursor, found.value.note, found.generation) == (1, None, 1)
    assert autosave.path.read_bytes() == bad
    for _ in range(3):
        play(found.value, 1)
        autosave.store(found.value.record())
        autosave.flush()
    autosave.close()
    assert autosave.set_aside.read_bytes() == bad
    assert errors == []


def test_the_only_game_is_opened_as_far_as_it_goes_and_kept(
    autosave: Autosave, table: Table, play: Play
) -> None:
    session = table("human", "human")
    play(session, 5)
    record = session.record()
    bad = encode(replace(record, actions=record.actions[:3] + ILLEGAL))
    autosave.path.write_bytes(bad)
    found = autosave.load()
    assert found is not None
    assert (found.value.cursor, found.generation) == (3, 0)
    assert found.value.note is not None
    autosave.store(found.value.record())
    autosave.close()
    assert autosave.set_aside.read_bytes() == bad


def test_damage_of_all_generations_is_told(autosave: Autosave) -> None:
    autosave.path.write_bytes(b"{")
    with pytest.raises(RecordError):
        autosave.load()
    autosave.close()
    assert autosave.path.read_bytes() == b"{"


def test_a_refusing_disk_is_reported_and_survived(table: Table, tmp_path: Path) -> None:
    errors: list[Exception] = []
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    autosave = Autosave(blocked / "autosave.prdesk", errors.append)
    autosave.store(table("human", "human").record())
    autosave.flush()
    autosave.close()
    assert [type(error) for error in errors] in ([FileExistsError], [NotADirectoryError])


def test_recent_files_are_few_newest_first_and_kept(tmp_path: Path) -> None:
    recent = RecentFiles(tmp_path / "recent.json")
    for number in range(MOST + 3):
        recent.add(tmp_path / f"{number}.prdesk")
    recent.add(tmp_path / "7.prdesk")
    names = [path.stem for path in RecentFiles(tmp_path / "recent.json").paths]
    assert names[:3] == ["7", "12", "11"]
    assert len(names) == len(set(names)) == MOST
    recent.clear()
    assert RecentFiles(tmp_path / "recent.json").paths == []


@pytest.mark.parametrize(
    "content", [b"", b"{}", b"[1, null]", b"[" * 60_000, b"\xff", b'["\\u0000"]']
)
def test_a_damaged_list_of_recent_files_is_empty(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "recent.json").write_bytes(content)
    assert RecentFiles(tmp_path / "recent.json").paths == []
