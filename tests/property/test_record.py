"""A record replays to the same position: formats.md section 6."""

import json
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from prdesk.core.record import decode, encode, make_record
from prdesk.core.record_replay import replay
from tests.property.walks import AnyWalk, Json, any_walks


def played(walk: AnyWalk) -> tuple[list[Json], Json]:
    """The actions of a walk and the position after them."""
    state, rng = walk.new(), walk.rng()
    actions = []
    for _ in range(walk.actions):
        if state.decision == "game_over":
            break
        actions.append(walk.game.decode(state, walk.game.random_code(state, rng)))
        walk.game.apply(state, actions[-1])
    return actions, walk.game.position(state)


def record_of(walk: AnyWalk, actions: list[Json], start: Json | None = None) -> bytes:
    rules = walk.game
    names = [f"Player {i + 1}" for i in range(walk.players)]
    seats = ["human"] * walk.players
    seed = walk.seed % 2**63
    return encode(
        make_record(rules.id, rules.ruleset, walk.options, seed, names, seats, actions, start)
    )


@given(any_walks())
def test_replay_of_the_file(walk: AnyWalk) -> None:
    """From options and seed, through the bytes of the file."""
    walk = replace(walk, seed=walk.seed % 2**63)
    actions, position = played(walk)
    result = replay(decode(record_of(walk, actions)), walk.game)
    assert result.error is None
    assert result.applied == len(actions)
    assert walk.game.position(result.state) == position


@given(any_walks(), st.integers(0, 200))
def test_replay_from_a_position(walk: AnyWalk, more: int) -> None:
    """From a `start` position in the middle of the game."""
    start = walk.game.position(walk.end())
    state = walk.game.load(json.loads(json.dumps(start)))
    rng = walk.rng(6)
    actions = []
    for _ in range(more):
        if state.decision == "game_over":
            break
        actions.append(walk.game.decode(state, walk.game.random_code(state, rng)))
        walk.game.apply(state, actions[-1])
    result = replay(decode(record_of(walk, actions, start)), walk.game)
    assert result.error is None
    assert walk.game.position(result.state) == walk.game.position(state)


@given(any_walks(), st.data())
def test_replay_up_to_an_action(walk: AnyWalk, data: st.DataObject) -> None:
    """`to` stops after that many actions; an illegal one is reported, what is before it stays."""
    walk = replace(walk, seed=walk.seed % 2**63)
    actions, _ = played(walk)
    stop = data.draw(st.integers(0, len(actions)))
    record = decode(record_of(walk, actions))
    part = replay(record, walk.game, to=stop)
    assert (part.applied, part.error) == (stop, None)
    state = walk.new()
    for action in actions[:stop]:
        walk.game.apply(state, action)
    assert walk.game.position(part.state) == walk.game.position(state)
    bad = [*actions[:stop], {"type": "load", "good": "corn", "ship": 99}]
    broken = replay(decode(record_of(walk, bad)), walk.game)
    assert broken.applied == stop
    assert broken.error is not None
    assert walk.game.position(broken.state) == walk.game.position(state)
