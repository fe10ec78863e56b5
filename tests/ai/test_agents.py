"""Names, legality, determinism and fairness of the computer players."""

from __future__ import annotations

import pytest

from prdesk.ai.agent import parse_name
from prdesk.ai.levels import agent
from prdesk.core.errors import ConfigError
from prdesk.core.rng import mix
from prdesk.games import game
from prdesk.puertorico.catalog.ids import QUARRY
from prdesk.texts.hints import HINTS
from prdesk.texts.puertorico import TEXTS
from tests.ai.hidden import positions

PR = game("puertorico")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("greedy", ("greedy", None, False)),
        ("greedy@50", ("greedy", 50, False)),
        ("greedy@100ms", ("greedy", 100, True)),
        ("flat-mc@20", ("flat-mc", 20, False)),
    ],
)
def test_names(text, parts):
    assert parse_name(text) == parts
    assert agent(text).name in (text, "greedy")


@pytest.mark.parametrize(
    "text", ["", "nobody", "greedy@", "greedy@0", "greedy@ms", "Greedy", "a b"]
)
def test_unknown_names_are_refused(text):
    with pytest.raises(ConfigError) as error:
        agent(text)
    assert error.value.reason == "unknown_agent"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", ["random", "greedy", "easy", "flat-mc@1", "mcts@3", "hard@3"])
def test_moves_are_legal_and_repeat_for_a_seed(level, players):
    player = agent(level)
    for state in positions(players, seed=11, every=23):
        before = PR.position(state)
        code = player.choose(PR, state, 5)
        assert code == player.choose(PR, state, 5)
        assert PR.why(state, PR.decode(state, code)) is None
        assert PR.position(state) == before


def test_greedy_stops_when_told():
    state = PR.new({"players": 4}, None, 1)
    asked = []

    def stop() -> bool:
        asked.append(True)
        return True

    code = agent("greedy").choose(PR, state, 1, stop)
    assert len(asked) == 1
    assert code in PR.codes(state)


def test_suggestions_are_legal_ordered_and_explained():
    for state in positions(4, seed=2, every=31):
        for level in ("greedy", "random"):
            found = agent(level).suggest(PR, state, 3, 9)
            assert 1 <= len(found) <= 3
            for suggestion in found:
                assert PR.why(state, suggestion.action) is None
                assert suggestion.win is None
                assert suggestion.scores is None
                assert suggestion.reasons
                assert all(reason.text in {**HINTS, **TEXTS.facts} for reason in suggestion.reasons)
        best = agent("greedy").suggest(PR, state, 1, 9)[0]
        assert best.action == PR.decode(state, agent("greedy").choose(PR, state, 9))


def test_greedy_beats_three_random_players():
    """A short match; the figure of 100 games stands in docs/measurements.md."""
    wins = 0.0
    for deal in range(3):
        for seat in range(4):
            state = PR.new({"players": 4}, None, deal)
            step = 0
            while state.frames:
                player = agent("greedy" if state.player == seat else "random")
                PR.play(state, player.choose(PR, state, mix(deal, seat, step)))
                step += 1
            winners = PR.winners(state)
            wins += (seat in winners) / len(winners)
    assert wins >= 11


def test_greedy_takes_the_points_in_the_last_round():
    """A large building for 9 doubloons beats every role that would only pay later."""
    state = PR.load(
        {
            "game": "puertorico",
            "options": {"players": 3},
            "end_reason": "city",
            "players": {"0": {"doubloons": 9}},
        }
    )
    code = agent("greedy").choose(PR, state, 1)
    assert PR.decode(state, code) == {"type": "role", "role": "builder"}
    PR.play(state, code)
    built = PR.decode(state, agent("greedy").choose(PR, state, 1))
    assert built["building"] in (
        "guild_hall",
        "residence",
        "fortress",
        "customs_house",
        "city_hall",
    )


def test_arrangements_fill_every_circle_they_can():
    for state in positions(4, seed=8, every=3):
        if state.decision == "place":
            player = agent("greedy")
            action = PR.decode(state, player.choose(PR, state, 1))
            placed = sum(action["island"].values()) + sum(action["city"].values())
            board = state.players[state.player]
            circles = sum(board.tiles[: QUARRY + 1]) + board.empty_building_circles()
            circles += sum(men for men in board.city if men > 0)
            assert placed == min(board.pieces, circles)
