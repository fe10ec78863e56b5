"""One legal-move path: actions and codes say the same."""

from hypothesis import given

from tests.property.walks import AnyWalk, any_walks

DEBT = {"type": "debt"}


@given(any_walks())
def test_actions_and_codes_go_there_and_back(walk: AnyWalk) -> None:
    """decode(encode(a)) == a and encode(decode(c)) == c for each legal action."""
    state = walk.end()
    actions, complete = walk.game.legal(state, 300)
    codes = [walk.game.encode(state, action) for action in actions]
    assert [walk.game.decode(state, code) for code in codes] == actions
    assert len(set(codes)) == len(codes)
    if complete:
        assert sorted(walk.game.codes(state)) == sorted(codes)


@given(any_walks())
def test_something_to_choose_until_the_end(walk: AnyWalk) -> None:
    """formats.md 3 and 4: two choices at each question, or a debt that must be; none at the end."""
    for state in walk.states():
        actions, _ = walk.game.legal(state, 2)
        if state.decision == "game_over":
            assert (actions, state.player) == ([], -1)
        else:
            assert len(actions) == 2 or actions == [DEBT]
            assert walk.game.turn(state)["player"] == state.player


@given(any_walks())
def test_every_listed_action_can_be_played(walk: AnyWalk) -> None:
    """`legal`, `why`, `apply` and `play` agree."""
    state = walk.end()
    before = walk.game.position(state)
    for action in walk.game.legal(state, 60)[0]:
        assert walk.game.why(state, action) is None
        one, other = state.copy(), state.copy()
        code = walk.game.encode(state, action)
        events: list[dict[str, object]] = []
        same: list[dict[str, object]] = []
        walk.game.apply(one, action, events)
        walk.game.play(other, code, same)
        assert walk.game.position(one) == walk.game.position(other)
        assert events == same
        assert events
    assert walk.game.position(state) == before


@given(any_walks())
def test_what_was_asked_and_what_followed(walk: AnyWalk) -> None:
    """formats.md 5: `auto` is true for a step nobody was asked for; the first is the answer."""
    state, rng = walk.new(), walk.rng()
    for _ in range(walk.actions):
        if state.decision == "game_over":
            return
        seat = state.player
        events: list[dict[str, object]] = []
        walk.game.play(state, walk.game.random_code(state, rng), events)
        assert (events[0]["player"], events[0]["auto"]) == (seat, False)
        assert all(e["auto"] is True for e in events[1:])


@given(any_walks())
def test_random_choices_are_legal(walk: AnyWalk) -> None:
    """`random_code` draws from what is legal, and all of a short list, `debt` only if it must."""
    state = walk.end()
    if state.decision == "game_over":
        return
    rng = walk.rng(1)
    drawn = {walk.game.random_code(state, rng) for _ in range(400)}
    for code in drawn:
        action = walk.game.decode(state, code)
        assert walk.game.why(state, action) is None
        assert walk.game.encode(state, action) == code
    if state.decision == "place_workers":
        return  # a random player lets nobody idle
    few = walk.game.codes(state) if len(walk.game.legal(state, 9)[0]) < 9 else []
    if len(few) > 1:
        few = [code for code in few if walk.game.decode(state, code) != DEBT]
    assert drawn >= set(few)
