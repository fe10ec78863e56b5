"""The moves that computer players look at (ai/homesteaders: trading, bids, manning)."""

from __future__ import annotations

import pytest

from prdesk.ai.levels import agent
from prdesk.core.rng import Dice
from prdesk.homesteaders.trades import DEBT, TRADES
from tests.ai.homesteaders.words import HEURISTIC, HS, positions
from tests.homesteaders.moves import bid, buy
from tests.homesteaders.table import board, passed, table, won

MOST = 16


def looked_at(state):
    """The candidates as actions."""
    return [HS.decode(state, code) for code in HEURISTIC.candidates(state)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_they_are_few_and_legal_and_none_twice(players):
    for seed in range(3):
        for state in positions(players, seed, 1):
            codes = HEURISTIC.candidates(state)
            assert 0 < len(codes) <= MOST
            assert len(set(codes)) == len(codes)
            for code in codes:
                assert HS.why(state, HS.decode(state, code)) is None


@pytest.mark.parametrize("players", [2, 4])
def test_trades_never_go_round_in_a_circle(players):
    """Whoever trades wherever that is among the candidates soon decides something else."""
    for state in positions(players, 3, 5):
        dice = Dice(1)
        for _ in range(40):
            codes = HEURISTIC.candidates(state) if state.frames else []
            trades = [code for code in codes if code >= TRADES]
            if not trades:
                break
            HS.play(state, trades[dice.below(len(trades))])
        else:
            pytest.fail("forty trades in a row")


def test_a_good_that_a_building_lacks_is_bought():
    assert buy("wood") in looked_at(won("1-1", board(3, 1, trade=1)))
    assert buy("wood") not in looked_at(won("1-2", board(3, 1, goods="wood steel")))


def test_nobody_takes_a_debt_to_place_workers():
    for state in positions(4, 8, 1):
        if state.decision == "place_workers":
            assert DEBT not in HEURISTIC.candidates(state)


@pytest.mark.parametrize("name", ["greedy", "easy"])
def test_nobody_pays_the_top_price_for_a_settlement_lot(name):
    state = table(3, {0: board(6, 1), 1: passed(), 2: passed()}, at="bid")
    code = agent(name).choose(HS, state, 1)
    assert HS.decode(state, code) in ({"type": "pass"}, bid("1", 3), bid("2", 3))
