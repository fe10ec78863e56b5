"""`simulate`: figures, seats, rotation, records, the same for the same seed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from prdesk.cli import simulate
from prdesk.cli.arena.figures import summary, wilson
from prdesk.cli.arena.play import play
from prdesk.core.record import decode
from prdesk.core.record_replay import replay
from prdesk.games import game
from prdesk.persist.lock import take_lock
from tests.cli.outcomes import match, outcome

GAME = ("simulate", "--game", "puertorico")


def figures(cli: Any, *arguments: object) -> dict[str, Any]:
    result = cli(*GAME, *arguments, "--json")
    assert (result.code, result.err) == (0, "")
    value: dict[str, Any] = json.loads(result.out)
    return value


def timeless(value: dict[str, Any]) -> dict[str, Any]:
    left = {key: item for key, item in value.items() if key not in ("seconds", "games_per_s")}
    for agent in left["agents"].values():
        assert 0 <= agent.pop("ms_median") <= agent.pop("ms_max")
    return left


def test_json_has_the_keys_of_the_contract(cli: Any) -> None:
    value = figures(cli, "--seats", "random,greedy,random", "--games", 2)
    assert list(value) == [
        "games",
        "seconds",
        "games_per_s",
        "decisions_per_game",
        "mean_rounds",
        "agents",
        "seats",
    ]
    assert value["games"] == 2
    assert value["games_per_s"] == pytest.approx(2 / value["seconds"])
    assert value["decisions_per_game"] > 50
    assert 5 < value["mean_rounds"] < 60
    assert list(value["agents"]) == ["random", "greedy"]
    for agent in value["agents"].values():
        assert list(agent) == [
            *("games", "win_share", "ci95", "mean_score"),
            *("elo", "elo_ci95", "ms_median", "ms_max"),
        ]
    assert (value["agents"]["random"]["games"], value["agents"]["greedy"]["games"]) == (4, 2)
    assert [seat["agent"] for seat in value["seats"]] == ["random", "greedy", "random"]
    assert list(value["seats"][0]) == ["agent", "win_share", "mean_score"]
    assert sum(seat["win_share"] for seat in value["seats"]) == pytest.approx(1)


def test_text_shows_the_figures_as_tables(cli: Any) -> None:
    result = cli(*GAME, "--seats", "random,random", "--games", 3)
    assert result.code == 0
    assert "Puerto Rico, 2 players, 3 games, seed 0" in result.out
    assert re.search(
        r"^random +6 +50\.0% +\d+\.\d% to \d+\.\d% +\d+\.\d\d +\+0 +\d+\.\d\d +\d+\.\d$",
        result.out,
        re.M,
    )
    assert re.search(r"^2 +random +\d+\.\d% +\d+\.\d\d$", result.out, re.M)


def test_the_seed_decides_everything(cli: Any) -> None:
    arguments = ("--seats", "greedy,random,random", "--games", 3, "--seed")
    first = timeless(figures(cli, *arguments, 5))
    assert timeless(figures(cli, *arguments, 5)) == first
    assert timeless(figures(cli, *arguments, 6)) != first
    assert timeless(figures(cli, *arguments, -(10**30)))["games"] == 3


def test_processes_and_hash_seeds_make_no_difference(process: Any, cli: Any) -> None:
    arguments = ("--seats", "random,greedy,random", "--games", 4, "--seed", 8)
    first = timeless(figures(cli, *arguments))
    for seed, jobs in (("0", 1), ("1", 2), ("12345", 1)):
        done = process(*GAME, *arguments, "--json", "--jobs", jobs, PYTHONHASHSEED=seed)
        assert (done.returncode, done.stderr) == (0, "")
        assert timeless(json.loads(done.stdout)) == first


def test_rotation_rounds_the_games_up_and_moves_everybody_through_every_seat(cli: Any) -> None:
    value = figures(cli, "--seats", "random,random,random", "--games", 4, "--rotate")
    assert value["games"] == 6
    turning = match("random", "random", "random", rotate=True)
    assert [turning.seating(n) for n in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert [match("random", "random").seating(n) for n in range(2)] == [[0, 1], [0, 1]]


def test_a_rotation_plays_the_same_deal(cli: Any, tmp_path: Path) -> None:
    figures(cli, "--seats", "random,greedy", "--games", 4, "--rotate", "--save", tmp_path / "a")
    records = [decode(path.read_bytes()) for path in sorted((tmp_path / "a").iterdir())]
    assert [record.seats for record in records] == [
        ["ai:random", "ai:greedy"],
        ["ai:greedy", "ai:random"],
    ] * 2
    seeds = [record.seed for record in records]
    assert seeds[0] == seeds[1] != seeds[2] == seeds[3]


def test_outcomes_follow_the_agent_not_the_seat() -> None:
    turning = match("greedy", "random", "random", rotate=True, seed=1)
    for number in range(3):
        outcome, record = play(turning, number, False)
        assert (outcome.game, outcome.ranks[0], outcome.wins) == (number, 1, (1, 0, 0))
        assert outcome.scores[0] == max(outcome.scores)
        assert all(0 < median <= longest for median, longest in outcome.ms)
        assert record is None


def test_saved_records_can_be_replayed(cli: Any, tmp_path: Path) -> None:
    save = tmp_path / "deep" / "er"
    value = figures(cli, "--seats", "random,random,greedy,random", "--games", 2, "--save", save)
    paths = sorted(save.iterdir())
    assert [path.name for path in paths] == [f"puertorico-0-00000{n}.prdesk" for n in (1, 2)]
    assert all(re.fullmatch(r"[A-Za-z0-9_-]+\.prdesk", path.name) for path in paths)
    totals = [0, 0, 0, 0]
    for path in paths:
        record = decode(path.read_bytes())
        assert record.seats == ["ai:random", "ai:random", "ai:greedy", "ai:random"]
        rules = game(record.game)
        played = replay(record, rules)
        assert played.error is None
        assert played.state.player == -1
        for seat, score in enumerate(rules.score(played.state)):
            totals[seat] += score["total"]
    assert [seat["mean_score"] for seat in value["seats"]] == [total / 2 for total in totals]
    assert cli("check", *paths).code == 0


def test_options_reach_the_game(cli: Any, tmp_path: Path) -> None:
    options = ("--option", "edition=classic", "--option", "variants=open_vp")
    seats = ("--seats", "random,random", "--games", 1, "--save", tmp_path)
    figures(cli, *seats, *options, "--option", "players=2", "--option", "expansions=")
    record = decode(next(tmp_path.glob("*.prdesk")).read_bytes())
    assert record.options == {
        "players": 2,
        "edition": "classic",
        "expansions": [],
        "variants": ["open_vp"],
    }


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--seats", "random,random,random"),
        ("--game", "go", "--seats", "random,random"),
        ("--game", "puertorico", "--seats", "random"),
        ("--game", "puertorico", "--seats", "random," * 5 + "random"),
        ("--game", "puertorico", "--seats", "random,nobody"),
        ("--game", "puertorico", "--seats", "random,"),
        ("--game", "puertorico", "--seats", "random,greedy@0"),
        ("--game", "puertorico", "--seats", "random,random", "--games", "0"),
        ("--game", "puertorico", "--seats", "random,random", "--games", "many"),
        ("--game", "puertorico", "--seats", "random,random", "--seed", "x"),
        ("--game", "puertorico", "--seats", "random,random", "--jobs", "0"),
        ("--game", "puertorico", "--seats", "random,random", "--jobs", "61"),
        ("--game", "puertorico", "--seats", "random,random", "--jobs", "9999999999"),
        ("--game", "puertorico", "--seats", "random,random", "--option", "edition"),
        ("--game", "puertorico", "--seats", "random,random", "--option", "=x"),
        ("--game", "puertorico", "--seats", "random,random", "--option", "edition=gold"),
        ("--game", "puertorico", "--seats", "random,random", "--option", "color=red"),
        ("--game", "puertorico", "--seats", "random,random", "--option", "players=3"),
        ("--game", "puertorico", "--seats", "random,random", "--fast"),
        ("--game", "puertorico", "--seats", "random,random", "--sprt"),
        ("--game", "puertorico", "--seats", "random,greedy", "--sprt", "0"),
        ("--game", "puertorico", "--seats", "random,greedy", "--sprt", "nan"),
        ("--game", "puertorico", "--seats", "random,greedy", "--sprt", "50"),
        ("--game", "puertorico", "--seats", "greedy,greedy,random", "--sprt", "17"),
        ("--game", "puertorico", "--seats", "random,random", "--backend", "threads"),
        ("--game", "puertorico", "--seats", "random,random", "--backend", "dask:"),
        ("--game", "puertorico", "--seats", "random,random", "--backend", "loky:x"),
        (
            *("--game", "puertorico", "--seats", "random,random"),
            *("--option", "edition=classic", "--option", "edition=deluxe"),
        ),
    ],
)
def test_wrong_usage_is_one_line_and_exit_code_2(cli: Any, arguments: tuple[str, ...]) -> None:
    result = cli("simulate", *arguments)
    assert (result.code, result.out) == (2, "")
    assert result.err.count("\n") == 1
    assert result.err.startswith("prdesk-cli")


def test_a_directory_that_cannot_be_written_is_bad_input(cli: Any, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = cli(*GAME, "--seats", "random,random", "--save", tmp_path / "file")
    assert result.code == 1
    assert re.fullmatch(r"prdesk-cli: --save .*\n", result.err)


def test_the_wilson_interval() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(1, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    low, high = wilson(1 / 3, 1)
    assert 0 <= low < 1 / 3 < high <= 1


def test_a_tie_is_shared_and_an_agent_counts_all_its_seats() -> None:
    outcomes = [
        outcome(1, 1, 3, scores=(30, 30, 10), rounds=10),
        outcome(2, 3, 1, scores=(20, 10, 40), rounds=20),
    ]
    value = summary(match("a", "b", "a"), outcomes, 1, 4.0)
    assert value["agents"]["a"]["games"] == 4
    assert value["agents"]["a"]["win_share"] == 1.5 / 4
    assert value["agents"]["a"]["mean_score"] == 25
    assert value["agents"]["b"]["win_share"] == 0.25
    assert [seat["win_share"] for seat in value["seats"]] == [0.25, 0.25, 0.5]
    assert (value["mean_rounds"], value["decisions_per_game"]) == (15, 150)
    assert (value["games_per_s"], value["seconds"]) == (0.25, 4.0)


def test_there_are_no_more_processes_than_games(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    class Here:
        """As joblib.Parallel, without processes."""

        def __init__(self, n_jobs: int, return_as: str) -> None:
            asked.append(n_jobs)

        def __call__(self, work: Any) -> Any:
            return (call(*values) for call, values, _ in reversed(list(work)))

    monkeypatch.setattr("joblib.Parallel", Here)
    assert figures(cli, "--seats", "random,random", "--games", 3, "--jobs", 60)["games"] == 3
    assert asked == [3]


def test_all_jobs_are_one_a_core(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("joblib.cpu_count", lambda: 500)
    assert simulate._jobs("all") == 60
    monkeypatch.setattr("joblib.cpu_count", lambda: 1)
    assert figures(cli, "--seats", "random,random", "--games", 3, "--jobs", "all")["games"] == 3


def test_a_test_ends_the_match_as_soon_as_it_is_decided(cli: Any) -> None:
    value = figures(cli, "--seats", "greedy,random,random", "--games", 60, "--sprt")
    assert value["sprt"]["verdict"] == "h1"
    assert value["sprt"]["llr"] > value["sprt"]["bounds"][1]
    assert value["games"] == value["sprt"]["blocks"] < 60
    assert list(value["sprt"]) == ["agent", "h0", "h1", "blocks", "llr", "bounds", "verdict"]
    result = cli(*GAME, "--seats", "random,greedy", "--games", 40, "--sprt", 10)
    assert "SPRT, 50.0% against 60.0% of the wins a seat: random does not win" in result.out
    result = cli(*GAME, "--seats", "random,greedy", "--games", 2, "--sprt", "--rotate")
    assert "undecided, more games are needed" in result.out
    assert "after 1 deals" in result.out


def test_a_match_goes_on_from_its_file(cli: Any, tmp_path: Path) -> None:
    arguments = ("--seats", "random,greedy,random", "--rotate", "--seed", 4, "--games")
    whole = timeless(figures(cli, *arguments, 6))
    file = ("--resume", tmp_path / "match.jsonl")
    figures(cli, *arguments, 3, *file)
    lines = file[1].read_bytes()
    assert timeless(figures(cli, *arguments, 6, *file)) == whole
    assert file[1].read_bytes().startswith(lines)
    again = figures(cli, *arguments, 6, *file)
    assert timeless(again) == whole
    assert again["games_per_s"] == 0
    assert timeless(figures(cli, *arguments, 3, *file))["games"] == 3


def test_a_file_of_another_match_is_one_line_and_exit_code_1(cli: Any, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    figures(cli, "--seats", "random,random", "--games", 1, "--resume", path)
    result = cli(*GAME, "--seats", "random,random", "--seed", 9, "--resume", path)
    assert (result.code, result.out) == (1, "")
    assert result.err == (
        f"prdesk-cli: --resume {path}: it holds another match, with seed 0 instead of 9\n"
    )
    result = cli(*GAME, "--seats", "random,random", "--resume", tmp_path)
    assert (result.code, result.out, result.err.count("\n")) == (1, "", 1)


def test_the_bar_is_for_terminals_unless_it_is_asked_for(cli: Any) -> None:
    arguments = (*GAME, "--seats", "random,random", "--games", 400)
    assert cli(*arguments).err == ""
    shown = cli(*arguments, "--json", "--progress")
    assert re.search(r" [1-9]\d*/400 \[\d\d:\d\d<\d\d:\d\d, .*, random 50%\]", shown.err)
    assert json.loads(shown.out)["games"] == 400


def test_the_help_warns_of_times(cli: Any) -> None:
    assert "NAME@Nms (a time)" in " ".join(cli("simulate", "--help").out.split())


def test_a_file_that_another_match_is_played_with_is_refused(cli: Any, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    figures(cli, "--seats", "random,random", "--games", 2, "--resume", path)
    held = take_lock(path)
    assert held is not None
    with held:
        before = path.read_bytes()
        result = cli(*GAME, "--seats", "random,random", "--resume", path)
        assert (result.code, result.out) == (1, "")
        assert "another match is being played with it" in result.err
        assert path.read_bytes() == before
    assert figures(cli, "--seats", "random,random", "--games", 2, "--resume", path)["games"] == 2


@pytest.mark.parametrize(
    "damage",
    [
        {"ranks": [1, -5]},
        {"ranks": [1, 3]},
        {"rounds": 10**400},
        {"scores": [10**9, 1]},
        {"decisions": -(10**9)},
    ],
)
def test_figures_that_no_game_has_are_damage(cli: Any, tmp_path: Path, damage: Any) -> None:
    path = tmp_path / "match.jsonl"
    figures(cli, "--seats", "random,random", "--games", 1, "--resume", path)
    header, line = path.read_text().splitlines()
    path.write_text(f"{header}\n{json.dumps({**json.loads(line), **damage})}\n")
    result = cli(*GAME, "--seats", "random,random", "--resume", path)
    assert (result.code, result.out) == (1, "")
    assert "its line 2 is damaged" in result.err


def test_a_deep_header_is_no_match(cli: Any, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text("[" * 100_000 + "\n")
    result = cli(*GAME, "--seats", "random,random", "--resume", path)
    assert (result.code, result.err.count("\n")) == (1, 1)
    assert "it is no file of a match" in result.err


@pytest.mark.parametrize(
    ("flag", "value", "said"),
    [
        ("--jobs", "0", "all, or 1 to 60"),
        ("--jobs", "many", "all, or 1 to 60"),
        ("--sprt", "nan", "a number between 0 and 100"),
        ("--games", "1000000000", "at most 10,000,000"),
        ("--backend", "dask:foo:bar", "HOST:PORT"),
        ("--backend", "dask:http://x", "HOST:PORT"),
    ],
)
def test_bad_values_are_one_line(cli: Any, flag: str, value: str, said: str) -> None:
    result = cli(*GAME, "--seats", "random,random", flag, value)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
    assert "_" not in result.err
