"""Undo is a copy kept: copies are independent, and what was undone comes out the same again."""

from dataclasses import replace

from hypothesis import given

from prdesk.core.rng import mix
from tests.property.walks import PR, Walk, play_on, walks


@given(walks())
def test_undo_restores_exactly(walk: Walk) -> None:
    """A copy taken before an action is the position before it, after any number of actions."""
    kept = []
    state, rng = walk.new(), walk.rng()
    for _ in range(walk.actions):
        if state.decision == "game_over":
            break
        kept.append((state.copy(), PR.position(state)))
        PR.play(state, PR.random_code(state, rng))
    for copy, position in kept:
        assert PR.position(copy) == position


@given(walks())
def test_copies_are_independent(walk: Walk) -> None:
    """Playing on a copy leaves the original, and the other way round."""
    state = walk.end()
    before = PR.position(state)
    branches = [state.copy() for _ in range(3)]
    ends = []
    for i, branch in enumerate(branches):
        play_on(branch, walk.rng(i + 1), 40)
        ends.append(PR.position(branch))
        assert PR.position(state) == before
    play_on(state, walk.rng(9), 40)
    assert [PR.position(branch) for branch in branches] == ends


@given(walks())
def test_undone_and_played_again_gives_the_same_draws(walk: Walk) -> None:
    """No second throw of the dice by undo."""
    state = walk.end()
    again = state.copy()
    codes = play_on(state, walk.rng(3), 80)
    for code in codes:
        PR.play(again, code)
    assert PR.position(again) == PR.position(state)


@given(walks(most=60))
def test_the_same_seed_the_same_game(walk: Walk) -> None:
    """formats.md 1: same seed, same options, same choices, same game."""
    assert PR.position(walk.end()) == PR.position(walk.end())
    other = replace(walk, seed=mix(walk.seed), actions=0)
    assert PR.position(other.new())["rng"] != PR.position(walk.new())["rng"]
