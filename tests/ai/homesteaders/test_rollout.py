"""Games played out by rules of thumb (ai/homesteaders/rollout.py)."""

from __future__ import annotations

import pytest

from prdesk.core.rng import Dice
from prdesk.homesteaders.totals import check_totals
from tests.ai.homesteaders.words import HEURISTIC, HS, positions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends_with_all_tiles(players):
    for seed in range(4):
        state = HS.new({"players": players}, None, seed)
        HEURISTIC.playout(state, Dice(seed))
        assert state.player < 0
        check_totals(state)
        for player in state.players:
            assert min(player.silver, player.trade, player.debt, *player.goods) >= 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_goes_on_from_any_position(players):
    for state in positions(players, 2, 11):
        HEURISTIC.playout(state, Dice(3))
        assert state.player < 0


def test_the_dice_decide():
    ends = []
    for seed in (1, 1, 2):
        state = HS.new({"players": 4}, None, 3)
        HEURISTIC.playout(state, Dice(seed))
        ends.append(HS.position(state))
    assert ends[0] == ends[1] != ends[2]


def test_it_plays_sensibly():
    """Random players drown in debts; these reach what good players reach at the table."""
    scores = []
    for seed in range(20):
        state = HS.new({"players": 4}, None, seed)
        HEURISTIC.playout(state, Dice(seed))
        scores += [score for score, _ in HS.standing(state)]
    assert sum(scores) / len(scores) > 40
