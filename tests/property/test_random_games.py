"""3,000 random games over all rule sets with every invariant checked after every action.

Split into chunks, so that `pytest -n 2` shares them; `python -m tests.soak` plays as many as
one likes.
"""

import pytest

from tests.soak import STYLES, TABLES, BrokenInvariant, main, play_many, play_one, summary

CHUNK = len(TABLES)
GAMES = 3000 // CHUNK * CHUNK + CHUNK


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_random_games(first: int) -> None:
    """Issues: random games over all player counts, editions and rule sets, 0 violations."""
    games = play_many(first, CHUNK)
    assert len(games) == CHUNK
    assert {(g["players"], g["edition"], g["rules"]) for g in games} == set(TABLES)
    assert {g["reason"] for g in games} <= {"colonists", "city", "vp"}


def test_games_end_in_every_way() -> None:
    """3.9: the two styles of play see all three ends."""
    games = play_many(0, len(TABLES) * len(STYLES))
    assert {g["reason"] for g in games} == {"colonists", "city", "vp"}
    assert f"{len(games)} games" in summary(games)


def test_a_broken_invariant_names_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found can be found again: seed, action and position are in the message."""

    def broken(*_: object) -> None:
        raise AssertionError("a barrel has vanished")

    monkeypatch.setattr("tests.soak.check_step", broken)
    with pytest.raises(BrokenInvariant, match="a barrel has vanished") as caught:
        play_one(12)
    assert '"seed": 12' in str(caught.value)
    assert '"position"' in str(caught.value)


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """`python -m tests.soak`: what was seen, or the fault and exit code 1."""
    assert main(["--games", "8", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("8 games, ")

    def broken(*_: object) -> None:
        raise AssertionError("a tile has vanished")

    monkeypatch.setattr("tests.soak.check", broken)
    assert main(["--games", "8", "--jobs", "1"]) == 1
    assert "a tile has vanished" in capsys.readouterr().err
