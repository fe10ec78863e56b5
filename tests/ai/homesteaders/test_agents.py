"""Whole games by computer players."""

from __future__ import annotations

import pytest

from prdesk.ai.levels import LEVELS, agent
from prdesk.ai.search.agent import SearchAgent
from tests.ai.homesteaders.words import HEURISTIC, HS, positions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_players(players):
    state = HS.new({"players": players}, None, players)
    greedy, others = agent("greedy"), agent("random")
    step = 0
    while state.player >= 0:
        player = greedy if state.player == 1 else others
        HS.play(state, player.choose(HS, state, step))
        step += 1
    assert HS.winners(state) == [1]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_every_level_answers_every_decision(level):
    player = level.agent
    if isinstance(player, SearchAgent):
        player = agent(f"{level.name}@3")
    met = set()
    for players in (2, 4):
        for state in positions(players, 9, 3):
            if state.decision not in met:
                met.add(state.decision)
                assert player.choose(HS, state, 1) in HS.codes(state)
                assert player.suggest(HS, state, 2, 1)
    assert len(met) > 7


def test_parts_add_up_to_the_utility():
    for state in positions(3, 1, 13):
        for seat in range(3):
            parts = HEURISTIC.parts(state, seat)
            assert HEURISTIC.utility(state, seat) == pytest.approx(sum(parts.values()))


def test_a_finished_game_is_judged_by_its_score():
    state = HS.new({"players": 3}, None, 1)
    while state.frames:
        HS.play(state, HEURISTIC.candidates(state)[0])
    best = max(range(3), key=lambda seat: HEURISTIC.utility(state, seat))
    assert best in HS.winners(state)
    assert HEURISTIC.settled(state)
