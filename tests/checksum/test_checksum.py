"""Plain Python and the compiled engine play the same games, and those of yesterday."""

import pytest

from prdesk.compiled import is_compiled
from tests.checksum.__main__ import main
from tests.checksum.games import BLOCKS, NAMES, kept, sum_of


@pytest.mark.parametrize("rule_set", NAMES)
@pytest.mark.parametrize("block", range(BLOCKS if is_compiled() else 1))
def test_games(rule_set: str, block: int) -> None:
    """1,000 games of each rule set compiled, a few in plain Python."""
    assert sum_of(rule_set, block) == kept()[rule_set][block]


def test_the_kept_sums_differ() -> None:
    """Each block is of other games."""
    sums = [value for blocks in kept().values() for value in blocks]
    assert len(set(sums)) == len(sums) == BLOCKS * len(NAMES)


def test_the_command_names_what_differs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sums = {name: ["as kept"] for name in NAMES}
    monkeypatch.setattr("tests.checksum.__main__.kept", lambda: sums)
    monkeypatch.setattr("tests.checksum.__main__.sum_of", lambda *_: "as kept")
    assert main(["--games", "40", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.endswith("all as kept\n")
    sums["base"] = ["something else"]
    assert main(["--games", "40", "--jobs", "1"]) == 1
    assert capsys.readouterr().out.endswith("\nbase, games 0 to 39\n")
