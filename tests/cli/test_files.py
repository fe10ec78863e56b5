"""`replay` and `check`: records from files, good and bad."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from prdesk.core.record import as_object, checksum, decode
from prdesk.games import game


def signed(path: Path, to: Path, **changes: Any) -> Path:
    """A copy of a record with other fields and a checksum that fits."""
    rest = {**as_object(decode(path.read_bytes())), **changes}
    del rest["checksum"]
    to.write_text(json.dumps({**rest, "checksum": checksum(rest)}), encoding="utf-8")
    return to


def broken(path: Path, to: Path, at: int) -> Path:
    """A copy of a record in which action `at` (from 1) is one that nobody may take."""
    actions = as_object(decode(path.read_bytes()))["actions"]
    actions[at - 1] = {"type": "role", "role": "prospector_2"}
    return signed(path, to, actions=actions)


def test_replay_prints_the_last_position(cli: Any, record_file: Path) -> None:
    result = cli("replay", record_file, "--json")
    assert (result.code, result.err) == (0, "")
    position = json.loads(result.out)
    assert position["turn"] == {"decision": "game_over", "player": None}


def test_replay_to_an_action_prints_the_position_there(cli: Any, record_file: Path) -> None:
    record = decode(record_file.read_bytes())
    rules = game("puertorico")
    state = rules.new(record.options, record.names, record.seed)
    for count in range(6):
        result = cli("replay", record_file, "--to", count, "--json")
        assert json.loads(result.out) == rules.position(state)
        rules.apply(state, record.actions[count])


def test_replay_shows_the_table_in_words(cli: Any, record_file: Path) -> None:
    actions = len(decode(record_file.read_bytes()).actions)
    result = cli("replay", record_file, "--to", 60)
    assert result.code == 0
    assert result.out.startswith(f"After 60 of {actions} actions\n")
    for words in ("Puerto Rico, round", "trading house", "Player 1", "Player 2", "San Juan"):
        assert words in result.out
    assert "The game is over" in cli("replay", record_file).out


def test_replay_stops_before_an_illegal_action(cli: Any, record_file: Path, tmp_path: Path) -> None:
    bad = broken(record_file, tmp_path / "bad.prdesk", at=8)
    result = cli("replay", bad, "--json")
    assert result.code == 1
    assert result.out == cli("replay", record_file, "--to", 7, "--json").out
    assert result.err.count("\n") == 1
    assert "action 8" in result.err
    assert "prospector_2" in result.err
    assert cli("replay", bad, "--to", 7).code == 0
    assert cli("replay", bad, "--to", 8).code == 1


def test_replay_stops_before_a_malformed_action(
    cli: Any, record_file: Path, tmp_path: Path
) -> None:
    bad = signed(record_file, tmp_path / "bad.prdesk", actions=[{"type": "fly"}])
    result = cli("replay", bad)
    assert result.code == 1
    assert "action 1" in result.err


def test_replay_begins_at_the_start_position(cli: Any, record_file: Path, tmp_path: Path) -> None:
    position = json.loads(cli("replay", record_file, "--to", 20, "--json").out)
    actions = as_object(decode(record_file.read_bytes()))["actions"][20:]
    later = signed(record_file, tmp_path / "later.prdesk", start=position, actions=actions)
    assert cli("replay", later, "--json").out == cli("replay", record_file, "--json").out


def test_check_says_a_line_for_each_file(cli: Any, record_file: Path, tmp_path: Path) -> None:
    actions = len(decode(record_file.read_bytes()).actions)
    damaged = tmp_path / "damaged.prdesk"
    damaged.write_bytes(record_file.read_bytes()[:-9])
    bad = broken(record_file, tmp_path / "bad.prdesk", at=3)
    missing = tmp_path / "missing.prdesk"
    result = cli("check", record_file, damaged, bad, missing, tmp_path, record_file)
    lines = result.out.splitlines()
    assert (result.code, result.err) == (1, "")
    assert lines[0] == lines[5] == f"{record_file}: ok {actions} actions"
    assert lines[1].startswith(f"{damaged}: not_json: ")
    assert lines[2].startswith(f"{bad}: action 3: ")
    assert lines[3].startswith(f"{missing}: not readable")
    assert re.match("not_a_file|not readable", lines[4].removeprefix(f"{tmp_path}: "))
    assert len(lines) == 6
    assert cli("check", record_file).code == 0


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"format": 2}, "unknown_format"),
        ({"game": "go"}, "unknown_game"),
        ({"ruleset": 999}, "bad_field"),
        ({"options": {"players": 9}}, "bad_field"),
        ({"options": {}}, "bad_field"),
        ({"names": ["A", "B", "C"], "seats": ["human"] * 3}, "bad_field"),
        ({"start": {}}, "bad_field"),
        ({"start": {"game": "puertorico", "options": {"players": 2}, "round": -1}}, "bad_field"),
    ],
)
def test_a_record_that_cannot_begin_is_refused(
    cli: Any, record_file: Path, tmp_path: Path, changes: dict[str, Any], reason: str
) -> None:
    bad = signed(record_file, tmp_path / "bad.prdesk", **changes)
    result = cli("replay", bad)
    assert (result.code, result.out) == (1, "")
    assert re.fullmatch(rf"prdesk-cli: {re.escape(str(bad))}: {reason}: .*\n", result.err)
    assert cli("check", bad).out.startswith(f"{bad}: {reason}: ")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not_json"),
        (b"\x00" * 999, "not_json"),
        (b"[" * 100_000, "too_deep"),
        (b" " * (2 * 1024 * 1024 + 1), "too_large"),
        (b'{"format":1}', "wrong_checksum"),
        (b'{"format":1,"seed":1e400}', "not_finite"),
    ],
)
def test_a_hostile_file_gives_one_line(cli: Any, tmp_path: Path, data: bytes, reason: str) -> None:
    bad = tmp_path / "hostile.prdesk"
    bad.write_bytes(data)
    result = cli("replay", bad)
    assert (result.code, result.out) == (1, "")
    assert result.err.count("\n") == 1
    assert f": {reason}: " in result.err


def test_files_that_are_none(cli: Any, record_file: Path, tmp_path: Path) -> None:
    for path in (tmp_path / "missing", tmp_path):
        result = cli("replay", path)
        assert (result.code, result.out, result.err.count("\n")) == (1, "", 1)
        assert re.search("not_a_file|not readable", result.err)


def test_an_action_beyond_the_record(cli: Any, record_file: Path) -> None:
    result = cli("replay", record_file, "--to", 99_999)
    assert (result.code, result.out, result.err.count("\n")) == (1, "", 1)
    assert cli("replay", record_file, "--to", -1).code == 2
    assert cli("replay", record_file, "--to", "x").code == 2


@pytest.mark.parametrize("command", ["check", "replay"])
def test_what_is_no_file_is_told_at_once(cli: Any, tmp_path: Path, command: str) -> None:
    place = tmp_path
    if sys.platform != "win32":
        place = tmp_path / "pipe"
        os.mkfifo(place)
    result = cli(command, place)
    assert result.code == 1
    said = result.out + result.err
    assert said.count("\n") == 1
    assert re.search("not_a_file|not readable", said)
