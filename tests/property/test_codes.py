"""One legal-move path: actions and codes say the same."""

from hypothesis import given

from tests.property.walks import PR, Walk, walks


@given(walks())
def test_actions_and_codes_go_there_and_back(walk: Walk) -> None:
    """decode(encode(a)) == a and encode(decode(c)) == c for each legal action."""
    state = walk.end()
    actions, complete = PR.legal(state, 300)
    codes = [PR.encode(state, action) for action in actions]
    assert [PR.decode(state, code) for code in codes] == actions
    assert len(set(codes)) == len(codes)
    if complete:
        assert sorted(PR.codes(state)) == sorted(codes)


@given(walks())
def test_something_to_choose_until_the_end(walk: Walk) -> None:
    """formats.md 3: at least two choices at each question, none after the end."""
    for state in walk.states():
        actions, _ = PR.legal(state, 2)
        if state.decision == "game_over":
            assert (actions, state.player) == ([], -1)
        else:
            assert len(actions) == 2
            assert PR.turn(state)["player"] == state.player


@given(walks())
def test_every_listed_action_can_be_played(walk: Walk) -> None:
    """`legal`, `why`, `apply` and `play` agree."""
    state = walk.end()
    before = PR.position(state)
    for action in PR.legal(state, 60)[0]:
        assert PR.why(state, action) is None
        one, other = state.copy(), state.copy()
        code = PR.encode(state, action)
        events: list[dict[str, object]] = []
        same: list[dict[str, object]] = []
        PR.apply(one, action, events)
        PR.play(other, code, same)
        assert PR.position(one) == PR.position(other)
        assert events == same
        assert events
    assert PR.position(state) == before


@given(walks())
def test_what_was_asked_and_what_followed(walk: Walk) -> None:
    """formats.md 5: `auto` is true for a step nobody was asked for; the first is the answer."""
    state, rng = walk.new(), walk.rng()
    for _ in range(walk.actions):
        if state.decision == "game_over":
            return
        seat = state.player
        events: list[dict[str, object]] = []
        PR.play(state, PR.random_code(state, rng), events)
        assert (events[0]["player"], events[0]["auto"]) == (seat, False)
        assert all(e["auto"] is True for e in events[1:])


@given(walks())
def test_random_choices_are_legal(walk: Walk) -> None:
    """`random_code` draws from what is legal, and draws all of a short list."""
    state = walk.end()
    if state.decision == "game_over":
        return
    rng = walk.rng(1)
    drawn = {PR.random_code(state, rng) for _ in range(400)}
    for code in drawn:
        action = PR.decode(state, code)
        assert PR.why(state, action) is None
        assert PR.encode(state, action) == code
    few = PR.codes(state) if len(PR.legal(state, 9)[0]) < 9 else []
    assert drawn >= set(few)
