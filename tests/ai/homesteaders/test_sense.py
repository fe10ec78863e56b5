"""Positions in which every computer player should see what to do."""

from __future__ import annotations

import pytest

from prdesk.ai.levels import agent
from tests.ai.homesteaders.words import HS
from tests.homesteaders.moves import HIRE, bid, place
from tests.homesteaders.table import board, passed, table, won

PLAYERS = ["greedy", "mcts@80"]


def chosen(name, state):
    """The action that a player takes."""
    return HS.decode(state, agent(name).choose(HS, state, 1))


@pytest.mark.parametrize("name", PLAYERS)
def test_a_point_is_worth_more_than_wood_at_the_last_income(name):
    state = table(3, {0: board(3, 1)}, round=11)
    assert chosen(name, state) == place(homestead=[0, 1])


@pytest.mark.parametrize("name", PLAYERS)
def test_nobody_is_hired_to_stand_idle(name):
    state = table(3, {0: board(4, 2, goods="food", trade=1)}, round=8)
    assert chosen(name, state)["type"] == "place_workers"


@pytest.mark.parametrize("name", PLAYERS)
def test_a_worker_is_hired_for_a_mine_early_in_the_game(name):
    mines = ("gold_mine", "copper_mine", "foundry", "farm")
    state = table(3, {0: board(9, 1, *mines, goods="food", trade=1)}, round=4)
    assert chosen(name, state) == HIRE


@pytest.mark.parametrize("name", PLAYERS)
def test_the_better_building_of_two_is_built(name):
    state = won("1-8", board(5, 1, goods="wood steel gold copper"))
    assert chosen(name, state) == {"type": "build", "building": "church"}


@pytest.mark.parametrize("name", PLAYERS)
def test_points_for_nothing_are_bought_at_the_least_price(name):
    seats = {0: board(20, 1), 1: passed(), 2: passed(), 3: passed()}
    state = table(4, seats, at="bid", round=10, open_tiles=["3-30"])
    assert chosen(name, state) == bid("3", 3)
