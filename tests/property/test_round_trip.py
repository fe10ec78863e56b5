"""A position is the whole truth: read back, play goes on just the same."""

import json
from typing import Any

from hypothesis import given

from tests.property.walks import AnyWalk, any_walks, play_on


@given(any_walks())
def test_load_of_position_is_the_same_state(walk: AnyWalk) -> None:
    """formats.md 3: at any decision, the middle of a phase too; `rng` wins over the seed."""
    state = walk.end()
    position = walk.game.position(state)
    again = walk.game.load(json.loads(json.dumps(position)), 4711)
    assert walk.game.position(again) == position
    assert (again.player, again.decision, again.round) == (
        state.player,
        state.decision,
        state.round,
    )
    assert walk.game.legal(again, 500) == walk.game.legal(state, 500)
    assert walk.game.score(again) == walk.game.score(state)


@given(any_walks())
def test_play_goes_on_the_same(walk: AnyWalk) -> None:
    """formats.md 3: load(position()) goes on with the same draws."""
    state = walk.end()
    again = walk.game.load(walk.game.position(state))
    for code in play_on(walk.game, state.copy(), walk.rng(2), 60):
        events: list[dict[str, object]] = []
        same: list[dict[str, object]] = []
        walk.game.play(state, code, events)
        walk.game.play(again, code, same)
        assert events == same
        assert walk.game.position(state) == walk.game.position(again)


@given(any_walks())
def test_a_position_is_json(walk: AnyWalk) -> None:
    """formats.md 5: what goes over the wire comes back equal, whole or as a view."""
    state = walk.end()
    for view in (None, *range(walk.players)):
        position = walk.game.position(state, view)
        assert json.loads(json.dumps(position, allow_nan=False)) == position


@given(any_walks())
def test_a_position_given_away_is_not_the_state(walk: AnyWalk) -> None:
    """Changing what was handed out changes nothing."""
    state = walk.end()
    before = json.dumps(walk.game.position(state))
    spoil(walk.game.position(state))
    assert json.dumps(walk.game.position(state)) == before
    source = walk.game.position(state)
    loaded = walk.game.load(source)
    spoil(source)
    assert json.dumps(walk.game.position(loaded)) == before


def spoil(node: Any) -> None:
    """Empty every list and map of a JSON value."""
    if isinstance(node, (dict, list)):
        for value in node.values() if isinstance(node, dict) else node:
            spoil(value)
        node.clear()
