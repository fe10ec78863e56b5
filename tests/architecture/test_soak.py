"""The soak script: covers every rule set, and tells the seed of a broken game."""

import sys
from pathlib import Path

import pytest

from prdesk.core.errors import ConfigError

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))
import soak

sys.path.pop(0)


def test_a_game_of_every_rule_set_is_sound() -> None:
    assert {rules[0] for rules in soak.RULES} == {2, 3, 4, 5}
    decisions, broken = soak.chunk(range(len(soak.RULES)))
    assert broken == ""
    assert decisions > 50 * len(soak.RULES)


def test_a_broken_game_is_told_by_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    checked = []

    def break_the_second_game(state: object) -> None:
        checked.append(state)
        if state is not checked[0]:
            raise ConfigError("wrong_total", key="vp_supply")

    monkeypatch.setattr(soak, "check_totals", break_the_second_game)
    decisions, broken = soak.chunk(range(3, 9))
    assert "seed 4" in broken
    assert "wrong_total key=vp_supply" in broken
    assert decisions > 20
