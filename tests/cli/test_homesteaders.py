"""The commands with Homesteaders: matches, records, the table in words, measurements."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from prdesk.core.record import as_object, checksum, decode
from prdesk.core.record_replay import replay
from prdesk.games import game

MATCH = ("simulate", "--game", "homesteaders", "--seats")


@pytest.fixture
def saved(cli: Any, tmp_path: Path) -> Path:
    """The record of a game for two."""
    cli(*MATCH, "random,random", "--games", 1, "--seed", 3, "--save", tmp_path / "saved")
    return next((tmp_path / "saved").iterdir())


def timeless(value: dict[str, Any]) -> dict[str, Any]:
    left = {key: item for key, item in value.items() if key not in ("seconds", "games_per_s")}
    for agent in left["agents"].values():
        del agent["ms_median"], agent["ms_max"]
    return left


def test_a_match_is_the_same_for_the_same_seed(cli: Any) -> None:
    arguments = (*MATCH, "random,random,random", "--games", 4, "--seed", 5, "--json")
    figures = []
    for _ in range(2):
        result = cli(*arguments)
        assert (result.code, result.err) == (0, "")
        figures.append(timeless(json.loads(result.out)))
    assert figures[0] == figures[1]
    assert figures[0]["games"] == 4
    assert figures[0]["mean_rounds"] == 11
    assert figures[0]["agents"]["random"]["games"] == 12
    assert figures[0]["agents"]["random"]["win_share"] == pytest.approx(1 / 3)


def test_an_option_is_played_and_kept(cli: Any, tmp_path: Path) -> None:
    option = ("--option", "variants=open_holdings")
    assert cli(*MATCH, "random,random", "--games", 1, *option, "--save", tmp_path).code == 0
    (path,) = tmp_path.iterdir()
    assert path.name == "homesteaders-0-000001.prdesk"
    record = decode(path.read_bytes())
    assert record.options["variants"] == ["open_holdings"]
    played = replay(record, game("homesteaders"))
    assert played.error is None
    assert played.state.player < 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("random",),
        ("random,random,random,random,random",),
        ("random,nobody",),
        ("random,random", "--option", "edition=classic"),
        ("random,random", "--option", "variants=open_vp"),
    ],
)
def test_what_cannot_be_played_is_wrong_usage(cli: Any, arguments: tuple[str, ...]) -> None:
    result = cli(*MATCH, *arguments)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)


def test_replay_leads_to_each_position(cli: Any, saved: Path) -> None:
    record = decode(saved.read_bytes())
    rules = game("homesteaders")
    state = rules.new(record.options, record.names, record.seed)
    for count in range(12):
        result = cli("replay", saved, "--to", count, "--json")
        assert json.loads(result.out) == rules.position(state)
        rules.apply(state, record.actions[count])
    assert cli("check", saved).out == f"{saved}: ok {len(record.actions)} actions\n"


def test_replay_shows_the_table_in_words(cli: Any, saved: Path) -> None:
    out = cli("replay", saved, "--to", 2).out
    for words in (
        *("Homesteaders, round 1, start player Player 1", "neutral marker  level 5"),
        *("residential or commercial", "stock", "2 Farm", "1 Ranch"),
        *("Player 2", "0 trade chits, 0 debts", "0 tracks, step 0", "Homestead ("),
    ):
        assert words in out, words
    end = cli("replay", saved).out
    assert "The game is over" in end
    assert "to come" not in end


def test_replay_shows_bids_and_passes(cli: Any, saved: Path, tmp_path: Path) -> None:
    start = {
        "game": "homesteaders",
        "options": {"players": 2, "variants": []},
        "turn": {"decision": "bid", "player": 1},
        "neutral": {"level": 6, "auction": "2"},
        "bids": {"1": {"player": 0, "amount": 5}},
    }
    path = signed(saved, tmp_path / "bids.prdesk", start=start, actions=[])
    lines = cli("replay", path).out.splitlines()
    assert any(line.split()[-3:] == ["1", "5", "9"] and "Player 1" in line for line in lines)
    assert any("neutral marker" in line and line.split()[-2:] == ["6", "9"] for line in lines)
    path = signed(saved, tmp_path / "pass.prdesk", start=start, actions=[{"type": "pass"}])
    assert "Player 2" in cli("replay", path).out


def signed(path: Path, to: Path, **changes: Any) -> Path:
    """A copy of a record with other fields and a checksum that fits."""
    rest = {**as_object(decode(path.read_bytes())), **changes}
    del rest["checksum"]
    to.write_text(json.dumps({**rest, "checksum": checksum(rest)}), encoding="utf-8")
    return to


def test_an_illegal_action_is_named_in_the_words_of_the_game(
    cli: Any, saved: Path, tmp_path: Path
) -> None:
    actions = as_object(decode(saved.read_bytes()))["actions"]
    actions[1] = {"type": "place_workers", "buildings": {"homestead": [1, 1]}}
    bad = signed(saved, tmp_path / "bad.prdesk", actions=actions)
    result = cli("replay", bad, "--json")
    assert (result.code, result.err.count("\n")) == (1, 1)
    assert json.loads(result.out)["turn"]["player"] == 1
    assert "action 2" in result.err
    assert "too_few_workers: " in result.err
    assert "worker" in result.err.split("too_few_workers: ")[1]
    assert cli("check", bad).out.startswith(f"{bad}: action 2: too_few_workers: ")
