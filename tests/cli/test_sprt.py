"""The sequential test on streams of games whose truth is known."""

from __future__ import annotations

import pytest

from prdesk.cli.arena.sprt import BOUND, Sprt
from prdesk.core.rng import Dice
from tests.cli.outcomes import match, outcome


def stream(share: float, players: int, games: int, seed: int) -> Sprt:
    """The test after games of which the first agent wins that share."""
    rng = Dice(seed)
    test = Sprt(match("a", *["b"] * (players - 1)), 3.0)
    for number in range(games):
        won = rng.below(10**6) < share * 10**6
        rest = [3] * (players - 2)
        test.add(outcome(*((1, 2) if won else (2, 1)), *rest, game=number))
        if test.verdict:
            break
    return test


def test_the_hypotheses_are_the_fair_share_and_so_many_points_more() -> None:
    test = Sprt(match("a", "b", "b", "b"), 5.0)
    assert (test.h0, test.h1) == (0.25, pytest.approx(0.30))
    assert (test.llr, test.verdict) == (0.0, None)
    assert pytest.approx(2.944, abs=1e-3) == BOUND


@pytest.mark.parametrize(
    ("share", "verdict", "right"), [(1 / 3, "h0", 36), (1 / 3 + 0.03, "h1", 36), (0.5, "h1", 40)]
)
def test_either_hypothesis_is_accepted_where_it_is_true(
    share: float, verdict: str, right: int
) -> None:
    verdicts = [stream(share, 3, 8000, seed).verdict for seed in range(40)]
    assert verdicts.count(verdict) >= right


def test_a_weaker_agent_is_found_out_soon() -> None:
    test = stream(0.1, 4, 4000, 1)
    assert test.verdict == "h0"
    assert test.blocks < 300


def test_a_few_games_decide_nothing() -> None:
    for share in (0.0, 1.0):
        assert stream(share, 2, 8, 0).verdict is None
    assert stream(0.265, 4, 100, 0).verdict is None


def test_a_rotation_counts_as_one_block() -> None:
    test = Sprt(match("a", "b", "a", rotate=True), 3.0)
    for ranks in ((1, 2, 3), (2, 1, 3), (3, 2, 1)):
        assert test.blocks == 0
        test.add(outcome(*ranks))
    assert test.blocks == 1
    test.add(outcome(1, 2, 3))
    assert test.blocks == 1
    # The two seats of the agent won two of three games: 1/3 of a win a seat and game, the fair one.
    assert test.llr == pytest.approx(0.03 * (1 / 3 - (1 / 3 + 0.015)) / (10 / 9 / 3 - (4 / 9) ** 2))
    assert test.figures()["agent"] == "a"


def test_blocks_that_vary_less_decide_sooner() -> None:
    even = Sprt(match("a", "b", rotate=True), 3.0)
    for _ in range(400):
        even.add(outcome(1, 2))
        even.add(outcome(2, 1))
        if even.verdict:
            break
    assert even.verdict == "h0"
    assert even.blocks < 400
