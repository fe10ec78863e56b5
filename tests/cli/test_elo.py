"""Elo: closed forms, consistency, intervals."""

from __future__ import annotations

import math

import pytest

from prdesk.cli.arena.elo import ratings
from prdesk.cli.arena.linear import inverse, multiply
from prdesk.core.rng import Dice
from tests.cli.outcomes import outcome


def elo(share: float) -> float:
    return 400 * math.log10(share / (1 - share))


def drawn(rng: Dice, weights: list[float]) -> int:
    """An index, by the weights."""
    point = rng.below(10**6) / 10**6 * sum(weights)
    return sum(point >= sum(weights[: i + 1]) for i in range(len(weights) - 1))


@pytest.mark.parametrize("wins", [1, 30, 50, 75, 99])
def test_two_agents_have_the_difference_of_their_share(wins: int) -> None:
    games = [outcome(2, 1)] * wins + [outcome(1, 2)] * (100 - wins)
    rated = ratings(("a", "b"), games, 1)
    assert rated["a"] == (0.0, (0.0, 0.0))
    assert rated["b"].elo == pytest.approx(elo(wins / 100), abs=1e-6)


def test_a_tie_is_half_a_point_for_each() -> None:
    games = [outcome(1, 2)] * 3 + [outcome(1, 1)] * 4 + [outcome(2, 1)]
    assert ratings(("a", "b"), games, 1)["b"].elo == pytest.approx(elo(3 / 8), abs=1e-6)


def test_the_interval_of_two_agents_is_the_textbook_one() -> None:
    games = [outcome(2, 1)] * 60 + [outcome(1, 2)] * 40
    low, high = ratings(("a", "b"), games, 1)["b"].ci95 or (0, 0)
    width = 1.96 * 400 / math.log(10) / math.sqrt(0.6 * 0.4 * 99)
    assert low == pytest.approx(elo(0.6) - width, abs=0.01)
    assert high == pytest.approx(elo(0.6) + width, abs=0.01)


def test_equal_agents_are_level() -> None:
    games = [outcome(*ranks) for ranks in ((1, 2, 3), (2, 3, 1), (3, 1, 2))]
    rated = ratings(("a", "b", "c"), games, 1)
    assert [row.elo for row in rated.values()] == pytest.approx([0, 0, 0], abs=1e-6)


def test_seats_of_the_same_agent_are_not_compared_with_each_other() -> None:
    # In front of one of the two others in each game: half of the points.
    games = [outcome(2, 1, 3), outcome(2, 3, 1)]
    rated = ratings(("a", "b", "b"), games, 1)
    assert rated["b"].elo == pytest.approx(0, abs=1e-6)
    assert list(ratings(("a", "a"), [outcome(1, 2)], 1)) == ["a"]


def test_true_strengths_come_back_from_drawn_games() -> None:
    true = {"a": 0.0, "b": 150.0, "c": -100.0, "d": 60.0}
    rng = Dice(3)
    games = []
    for _ in range(3000):
        left = list(true)
        ranks: dict[str, int] = {}
        while left:
            next_one = drawn(rng, [10 ** (true[name] / 400) for name in left])
            ranks[left.pop(next_one)] = 1 + len(ranks)
        games.append(outcome(*(ranks[name] for name in true)))
    rated = ratings(tuple(true), games, 1)
    for name, row in rated.items():
        low, high = row.ci95 or (0, 0)
        assert row.elo == pytest.approx(true[name], abs=30)
        assert high - low < 60
        assert low - 10 < true[name] < high + 10


def test_who_never_lost_is_rated_as_if_one_more_game_was_tied() -> None:
    row = ratings(("a", "b"), [outcome(2, 1)] * 100, 1)["b"]
    assert row.elo == pytest.approx(elo(100.5 / 101), abs=1e-6)
    low, high = row.ci95 or (0, 0)
    assert 400 < low < row.elo < high < 2000


def test_games_with_a_deal_in_common_count_as_one_observation() -> None:
    games = [outcome(2, 1)] * 60 + [outcome(1, 2)] * 40
    alone = ratings(("a", "b"), games, 1)["b"]
    twice = ratings(("a", "b"), [game for game in games for _ in range(2)], 2)["b"]
    assert twice.elo == pytest.approx(alone.elo)
    assert twice.ci95 == pytest.approx(alone.ci95)


def test_a_single_deal_has_no_interval() -> None:
    assert ratings(("a", "b"), [outcome(2, 1), outcome(1, 2)], 2)["b"].ci95 is None


def test_the_inverse() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, -1.0], [0.5, -1.0, 2.0]]
    product = multiply(matrix, inverse(matrix))
    for i, row in enumerate(product):
        assert row == pytest.approx([float(i == j) for j in range(3)])
