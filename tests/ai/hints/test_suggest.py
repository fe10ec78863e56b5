"""What a search expects, put beside the reasons."""

from __future__ import annotations

from prdesk.ai.agent import Reason
from prdesk.ai.hints.suggest import ALIKE, suggestions
from prdesk.ai.levels import agent
from prdesk.ai.search.estimate import Estimate
from tests.ai.hidden import PR, positions
from tests.puertorico.table import board, load, play, role, ship, table

SHIPS = [ship(5), ship(6), ship(7)]


def estimate(state, action, visits, utility):
    wins = (0.4, 0.3, 0.2, 0.1)
    return Estimate(PR.encode(state, action), visits, utility, wins, (50.0, 45.5, 40.0, 30.0))


def loading():
    """A captain to whom it is all the same which ship takes his corn."""
    state = table(4, {0: board(goods={"corn": 2}), 1: board(goods={"corn": 1})}, ships=SHIPS)
    play(state, role("captain"))
    return state


def test_chance_and_scores_are_those_of_the_search():
    state = table(4)
    found = [estimate(state, role("craftsman"), 9, 0.5), estimate(state, role("mayor"), 4, 0.4)]
    first, second = suggestions(PR, state, found, 2, 1)
    assert first.action == role("craftsman")
    assert (first.win, first.scores) == (0.4, (50.0, 45.5, 40.0, 30.0))
    assert second.action == role("mayor")


def test_where_nothing_differs_the_long_run_is_told():
    state = loading()
    utilities = (0.5, 0.5 - ALIKE / 2, 0.5 - 2 * ALIKE)
    found = [
        estimate(state, load("corn", capacity), 20 - capacity, utility)
        for capacity, utility in zip((5, 6, 7), utilities, strict=True)
    ]
    told = [one.reasons for one in suggestions(PR, state, found, 3, 1)]
    assert told == [
        (Reason("long_run", {"count": 15}),),
        (Reason("long_run_alike", {"count": 14}),),
        (Reason("long_run_less", {"count": 13}),),
    ]


def test_a_move_that_was_not_tried_has_no_chance():
    state = table(4)
    [only] = suggestions(PR, state, [estimate(state, role("mayor"), 0, 0.0)], 3, 1)
    assert (only.win, only.scores) == (None, None)
    assert only.reasons == (Reason("not_tried", {}),)


def test_a_search_suggests_what_it_would_play():
    player = agent("mcts@8")
    for state in positions(4, seed=3, every=40):
        found = player.suggest(PR, state, 3, 5)
        assert found[0].action == PR.decode(state, player.choose(PR, state, 5))
        for one in found:
            assert PR.why(state, one.action) is None
            assert 1 <= len(one.reasons) <= 2
            if one.scores is not None:
                assert len(one.scores) == 4
                assert 0.0 <= one.win <= 1.0
