"""A position is the whole truth: read back, play goes on just the same."""

import json

from hypothesis import given

from tests.property.walks import PR, Walk, play_on, walks


@given(walks())
def test_load_of_position_is_the_same_state(walk: Walk) -> None:
    """formats.md 3: at any decision, the middle of a phase too; `rng` wins over the seed."""
    state = walk.end()
    position = PR.position(state)
    again = PR.load(json.loads(json.dumps(position)), 4711)
    assert PR.position(again) == position
    assert (again.player, again.decision, again.round) == (
        state.player,
        state.decision,
        state.round,
    )
    assert PR.legal(again, 500) == PR.legal(state, 500)
    assert PR.score(again) == PR.score(state)


@given(walks())
def test_play_goes_on_the_same(walk: Walk) -> None:
    """formats.md 3: load(position()) goes on with the same draws."""
    state = walk.end()
    again = PR.load(PR.position(state))
    for code in play_on(state.copy(), walk.rng(2), 60):
        events: list[dict[str, object]] = []
        same: list[dict[str, object]] = []
        PR.play(state, code, events)
        PR.play(again, code, same)
        assert events == same
        assert PR.position(state) == PR.position(again)


@given(walks())
def test_a_position_is_json(walk: Walk) -> None:
    """formats.md 5: what goes over the wire comes back equal, whole or as a view."""
    state = walk.end()
    for view in (None, *range(walk.players)):
        position = PR.position(state, view)
        assert json.loads(json.dumps(position, allow_nan=False)) == position


@given(walks())
def test_a_position_given_away_is_not_the_state(walk: Walk) -> None:
    """Changing what was handed out changes nothing."""
    state = walk.end()
    before = json.dumps(PR.position(state))
    handed_out = PR.position(state)
    handed_out["players"][0]["goods"]["corn"] = 99
    handed_out["plantations"]["stack"].clear()
    handed_out["plantations"]["face_up"].clear()
    handed_out["options"]["variants"].append("open_vp")
    handed_out["trading_house"].append("corn")
    assert json.dumps(PR.position(state)) == before
    source = PR.position(state)
    loaded = PR.load(source)
    source["players"][0]["goods"]["corn"] = 99
    source["trading_house"].append("corn")
    assert json.dumps(PR.position(loaded)) == before
