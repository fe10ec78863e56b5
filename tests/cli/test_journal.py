"""The file of a match: what it keeps, what it refuses."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from prdesk import __version__
from prdesk.cli.arena.journal import Journal, OtherMatch
from prdesk.cli.arena.match import Match
from tests.cli.outcomes import match, outcome

GAMES = [outcome(1, 2, game=0), outcome(2, 1, game=3), outcome(1, 1, game=1)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three games."""
    path = tmp_path / "match.jsonl"
    with Journal(path, match("a", "b")) as journal:
        assert journal.outcomes == {}
        for game in GAMES:
            journal.add(game)
    return path


def read(path: Path, of: Match) -> list[object]:
    with Journal(path, of) as journal:
        return list(journal.outcomes.values())


def test_what_was_written_comes_back(path: Path) -> None:
    assert read(path, match("a", "b")) == GAMES
    header, *lines = path.read_text().splitlines()
    assert json.loads(header) == {
        "format": 1,
        "prdesk": __version__,
        "game": "puertorico",
        "agents": ["a", "b"],
        "options": {"players": 2},
        "seed": 0,
        "rotate": False,
    }
    assert [json.loads(line)["game"] for line in lines] == [0, 3, 1]


def test_a_game_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    with Journal(path, match("a", "b")) as journal:
        journal.add(GAMES[0])
        assert path.read_bytes().count(b"\n") == 2


def test_a_torn_line_is_dropped_wherever_it_was_torn(path: Path) -> None:
    whole = path.read_bytes()
    ends = [i + 1 for i, byte in enumerate(whole) if byte == ord("\n")]
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        kept = sum(end <= length for end in ends[1:])
        assert read(path, match("a", "b")) == GAMES[:kept]
        assert path.read_bytes() == whole[: max([ends[0], *(e for e in ends if e <= length)])]


def test_a_torn_file_goes_on(path: Path) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:-5])
    with Journal(path, match("a", "b")) as journal:
        journal.add(GAMES[2])
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "words"),
    [
        (match("a", "c"), 'agents ["a", "b"] instead of ["a", "c"]'),
        (match("a", "b", seed=7), "seed 0 instead of 7"),
        (match("a", "b", rotate=True), "rotate false instead of true"),
    ],
)
def test_another_match_is_refused_and_left_alone(path: Path, other: Match, words: str) -> None:
    whole = path.read_bytes()
    with pytest.raises(OtherMatch) as refused:
        Journal(path, other)
    assert str(refused.value) == f"it holds another match, with {words}"
    assert path.read_bytes() == whole


def test_another_version_of_the_program_is_refused(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("prdesk.cli.arena.journal.__version__", "99")
    with pytest.raises(OtherMatch, match="with prdesk "):
        Journal(path, match("a", "b"))


@pytest.mark.parametrize("text", ["hello", "hello\n", "[]\n", "{}\n", "\n", "\x00\xff\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(OtherMatch, match="no file of a match"):
        Journal(path, match("a", "b"))
    assert path.read_text() == text


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, Path(os.devnull)):
        with pytest.raises(OtherMatch, match=r"it is no file$"):
            Journal(path, match("a", "b"))


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b"",
        b"\xff",
        b'{"game":2,"scores":[1],"ranks":[1],"rounds":1,"decisions":1,"ms":[[1,2]]}',
        b'{"game":2,"scores":[1,2],"ranks":[2,2],"rounds":1,"decisions":1,"ms":[[1,2],[1,2]]}',
    ],
)
def test_a_damaged_line_within_is_named(path: Path, line: bytes) -> None:
    lines = path.read_bytes().splitlines()
    lines[2] = line
    path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(OtherMatch, match="its line 3 is damaged"):
        Journal(path, match("a", "b"))
