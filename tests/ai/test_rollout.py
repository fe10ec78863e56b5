"""Games played out by rules of thumb (ai/puertorico/rollout.py, manning.py)."""

from __future__ import annotations

import pytest

from prdesk.ai.games import HEURISTICS
from prdesk.ai.puertorico.manning import man
from prdesk.core.rng import Dice
from prdesk.games import game
from prdesk.puertorico.catalog.buildings import INDEX
from prdesk.puertorico.catalog.ids import TILES
from prdesk.puertorico.state import Player, empty_board
from prdesk.puertorico.totals import check_totals
from tests.ai.hidden import positions

PR = game("puertorico")
SETS = {
    "base": {},
    "buildings": {"expansions": ["buildings"]},
    "nobles": {"expansions": ["nobles"]},
    "both": {"expansions": ["buildings", "nobles"]},
}


@pytest.mark.parametrize("options", SETS.values(), ids=SETS.keys())
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_game_ends_with_all_components(players, options):
    for seed in range(4):
        state = PR.new({"players": players, **options}, None, seed)
        HEURISTICS["puertorico"].playout(state, Dice(seed))
        assert state.player < 0
        check_totals(state)
        for player in state.players:
            counted = player.copy()
            counted.tally()
            assert (counted.pieces, counted.nobles) == (player.pieces, player.nobles)


def test_the_dice_decide():
    ends = []
    for seed in (1, 1, 2):
        state = PR.new({"players": 4}, None, 3)
        HEURISTICS["puertorico"].playout(state, Dice(seed))
        ends.append(PR.position(state))
    assert ends[0] == ends[1] != ends[2]


def test_it_plays_better_than_at_random():
    """The mean score is well above that of random games (about 24)."""
    scores = []
    for seed in range(20):
        state = PR.new({"players": 4}, None, seed)
        HEURISTICS["puertorico"].playout(state, Dice(seed))
        scores += [score for score, _ in PR.standing(state)]
    assert sum(scores) / len(scores) > 29


def board(tiles: dict[str, int], buildings: list[str], pieces: int) -> Player:
    player = empty_board()
    for name, count in tiles.items():
        player.tiles[TILES.index(name)] = count
    for name in buildings:
        player.city[INDEX[name]] = 0
    player.san_juan = pieces
    player.tally()
    return player


@pytest.mark.parametrize("first", [False, True])
def test_large_buildings_are_manned_first(first):
    player = board({"corn": 1}, ["fortress"], 1)
    man(player, first)
    assert player.city[INDEX["fortress"]] == 1


def test_fields_go_with_their_plants():
    player = board({"coffee": 2, "sugar": 1}, ["coffee_roaster"], 4)
    man(player, False)
    assert (player.men[TILES.index("coffee")], player.city[INDEX["coffee_roaster"]]) == (2, 2)
    assert player.men[TILES.index("sugar")] == player.san_juan == 0


def test_functions_come_before_the_fields_or_after():
    for first, corn in ((True, 0), (False, 1)):
        player = board({"corn": 1}, ["office"], 1)
        man(player, first)
        assert (player.men[TILES.index("corn")], player.city[INDEX["office"]]) == (corn, 1 - corn)


@pytest.mark.parametrize("players", [3, 4])
def test_all_pieces_stand_and_no_circle_stays_empty(players):
    for state in positions(players, 5, expansions=["nobles"]):
        for player in state.players:
            for first in (False, True):
                after = player.copy()
                man(after, first)
                again = after.copy()
                again.tally()
                assert (again.pieces, again.nobles) == (player.pieces, player.nobles)
                assert after.san_juan == max(0, player.pieces - player.circles)
                assert all(men <= tiles for men, tiles in zip(after.men, after.tiles, strict=True))
