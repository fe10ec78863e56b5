"""Undo is a copy kept: copies are independent, and what was undone comes out the same again."""

from dataclasses import replace

from hypothesis import given

from prdesk.core.rng import mix
from tests.property.walks import PR, AnyWalk, Walk, any_walks, play_on, walks


@given(any_walks())
def test_undo_restores_exactly(walk: AnyWalk) -> None:
    """A copy taken before an action is the position before it, after any number of actions."""
    kept = []
    state, rng = walk.new(), walk.rng()
    for _ in range(walk.actions):
        if state.decision == "game_over":
            break
        kept.append((state.copy(), walk.game.position(state)))
        walk.game.play(state, walk.game.random_code(state, rng))
    for copy, position in kept:
        assert walk.game.position(copy) == position


@given(any_walks())
def test_copies_are_independent(walk: AnyWalk) -> None:
    """Playing on a copy leaves the original, and the other way round."""
    state = walk.end()
    before = walk.game.position(state)
    branches = [state.copy() for _ in range(3)]
    ends = []
    for i, branch in enumerate(branches):
        play_on(walk.game, branch, walk.rng(i + 1), 40)
        ends.append(walk.game.position(branch))
        assert walk.game.position(state) == before
    play_on(walk.game, state, walk.rng(9), 40)
    assert [walk.game.position(branch) for branch in branches] == ends


@given(any_walks())
def test_undone_and_played_again_gives_the_same_draws(walk: AnyWalk) -> None:
    """No second throw of the dice by undo."""
    state = walk.end()
    again = state.copy()
    codes = play_on(walk.game, state, walk.rng(3), 80)
    for code in codes:
        walk.game.play(again, code)
    assert walk.game.position(again) == walk.game.position(state)


@given(walks(most=60))
def test_the_same_seed_the_same_game(walk: Walk) -> None:
    """formats.md 1: same seed, same options, same choices, same game."""
    assert PR.position(walk.end()) == PR.position(walk.end())
    other = replace(walk, seed=mix(walk.seed), actions=0)
    assert PR.position(other.new())["rng"] != PR.position(walk.new())["rng"]
