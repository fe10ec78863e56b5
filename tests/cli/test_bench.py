"""`bench`: every figure of the contract, measured for a moment."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from prdesk.ai.levels import LEVELS
from prdesk.ai.random_agent import RandomAgent
from prdesk.cli.measure import agent_ms
from prdesk.compiled import is_compiled
from prdesk.games import GAMES


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prdesk.cli.measure.SECONDS", 0.01)
    monkeypatch.setattr("prdesk.cli.measure.SAMPLE", 20)
    monkeypatch.setattr("prdesk.cli.measure.LONGEST_S", 0.01)


def test_json_has_the_keys_of_the_contract(cli: Any) -> None:
    result = cli("bench", "--json")
    assert (result.code, result.err) == (0, "")
    figures = json.loads(result.out)
    assert list(figures) == [
        "compiled",
        "calibration_s",
        "puertorico",
        "homesteaders",
        "rule_sets",
        "agents",
    ]
    assert figures["compiled"] is is_compiled()
    assert 0.01 < figures["calibration_s"] < 10
    assert list(figures["puertorico"]) == ["2", "3", "4", "5"]
    assert list(figures["homesteaders"]) == ["2", "3", "4"]
    rule_sets = figures["rule_sets"]
    assert list(rule_sets) == [
        "puertorico:buildings",
        "puertorico:nobles",
        "puertorico:buildings+nobles",
    ]
    assert all(list(by_seats) == ["2", "3", "4", "5"] for by_seats in rule_sets.values())
    for row in (*figures["puertorico"].values(), *figures["homesteaders"].values()):
        assert list(row) == ["games_per_s", "decisions_per_s", "copy_us", "legal_us", "apply_us"]
        assert row["decisions_per_s"] > row["games_per_s"] > 1
        assert all(0 < row[key] < 10_000 for key in ("copy_us", "legal_us", "apply_us"))
    assert list(figures["agents"]) == [level.name for level in LEVELS]
    assert all(row["ms_per_decision"] > 0 for row in figures["agents"].values())


def test_text_shows_the_figures_as_tables(cli: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("prdesk.cli.bench.calibration", lambda: 0.125)
    monkeypatch.setattr("prdesk.cli.bench.agent_ms", lambda game, agent: 1234.5)
    result = cli("bench", "--game", "puertorico")
    assert result.code == 0
    assert result.out.startswith("calibration loop 0.125 s")
    assert "Puerto Rico, random games" in result.out
    assert all(re.search(rf"^{level.name} +1234.500$", result.out, re.M) for level in LEVELS)


def test_a_slow_player_decides_a_few_times_within_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(RandomAgent):
        """Decides in a second of a clock of our own."""

        decided = 0

        def choose(self, *arguments: Any) -> int:
            self.decided += 1
            return super().choose(*arguments)

    for limit, decisions in ((3.0, 3), (1.5, 2), (0.5, 1)):
        slow = Slow()
        monkeypatch.setattr("prdesk.cli.measure.LONGEST_S", limit)
        monkeypatch.setattr("time.process_time", lambda slow=slow: float(slow.decided))
        assert agent_ms(GAMES["puertorico"], slow) == 1000
        assert slow.decided == decisions


def test_a_game_that_is_not_there(cli: Any) -> None:
    assert cli("bench", "--game", "go").code == 2
