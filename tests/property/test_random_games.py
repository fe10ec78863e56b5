"""Random games over all rule sets with every invariant checked after every action: 3,000 of Puerto
Rico, 720 of Homesteaders.

Split into chunks, so that `pytest -n 2` shares them; `python -m tests.soak` plays as many as
one likes.
"""

import pytest

from tests.soak import STYLES, TABLES, BrokenInvariant, main, play_many, play_one, summary

CHUNK = len(TABLES["puertorico"])
GAMES = {"puertorico": 3000, "homesteaders": 720}
CHUNKS = [(game_id, first) for game_id, n in GAMES.items() for first in range(0, n, CHUNK)]


@pytest.mark.parametrize(("game_id", "first"), CHUNKS)
def test_random_games(game_id: str, first: int) -> None:
    """Issues: random games over all player counts, editions and rule sets, 0 violations."""
    games = play_many(game_id, first, CHUNK)
    assert len(games) == CHUNK
    seen = [options for options in TABLES[game_id] if any(g["options"] == options for g in games)]
    assert seen == TABLES[game_id]
    reasons = {"colonists", "city", "vp"} if game_id == "puertorico" else {None}
    assert {g["reason"] for g in games} <= reasons


def test_games_end_in_every_way() -> None:
    """3.9: the two styles of play see all three ends."""
    games = play_many("puertorico", 0, CHUNK * len(STYLES))
    assert {g["reason"] for g in games} == {"colonists", "city", "vp"}
    assert f"{len(games)} games" in summary(games)


def test_homesteaders_ends_after_the_final_round() -> None:
    """5: ten rounds and the final income, however it is played, in a bounded number of actions."""
    games = play_many("homesteaders", 0, 60)
    assert {g["rounds"] for g in games} == {11}
    assert max(g["actions"] for g in games) < 400


@pytest.mark.parametrize("game_id", GAMES)
def test_a_broken_invariant_names_the_game(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found can be found again: seed, action and position are in the message."""

    def broken(*_: object) -> None:
        raise AssertionError("a barrel has vanished")

    monkeypatch.setattr("tests.soak.checks", lambda *_: (lambda _: None, broken))
    with pytest.raises(BrokenInvariant, match="a barrel has vanished") as caught:
        play_one(game_id, 12)
    assert '"seed": 12' in str(caught.value)
    assert '"position"' in str(caught.value)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_command(
    game_id: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`python -m tests.soak`: what was seen, or the fault and exit code 1."""
    command = ["--game", game_id, "--games", "8", "--jobs", "1"]
    assert main(command) == 0
    assert capsys.readouterr().out.startswith("8 games, ")

    def broken(*_: object) -> None:
        raise AssertionError("a tile has vanished")

    monkeypatch.setattr("tests.soak.checks", lambda *_: (broken, broken))
    assert main(command) == 1
    assert "a tile has vanished" in capsys.readouterr().err
