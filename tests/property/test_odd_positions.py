"""Positions with something changed: refused with the key, or loaded and playable."""

import copy
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prdesk.core.errors import ConfigError
from tests.property.walks import PR, Json, Walk, play_on, walks

values: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 14),
    st.sampled_from([10**6, 10**9, 2**63, 1.5, "", "corn", "quarry", "wharf", "role", "place"]),
    st.just([]),
    st.just({}),
    st.lists(st.sampled_from(["corn", "sugar", "quarry"]), max_size=5),
    st.lists(st.integers(0, 5), max_size=3),
)


def places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths of all parts of a JSON value."""
    inside: list[tuple[Any, Any]] = []
    if isinstance(node, dict):
        inside = list(node.items())
    elif isinstance(node, list):
        inside = list(enumerate(node))[:3]
    found = [path] if path else []
    for key, value in inside:
        found += places(value, (*path, key))
    return found


def altered(position: Json, path: tuple[Any, ...], value: Any, drop: bool) -> Json:
    """The position with one part replaced or left out."""
    result = copy.deepcopy(position)
    node: Any = result
    for key in path[:-1]:
        node = node[key]
    if drop:
        del node[path[-1]]
    else:
        node[path[-1]] = value
    return result


def loaded(position: Any) -> Any:
    """The state of a position, or the ConfigError that refuses it."""
    try:
        return PR.load(position)
    except ConfigError as error:
        return error


def try_to_play(position: Any, walk: Walk) -> None:
    """Load and play on; the only error is ConfigError with a key, at loading."""
    state = loaded(position)
    if isinstance(state, ConfigError):
        assert isinstance(state.params["key"], str)
        return
    again = PR.position(state)
    assert PR.position(PR.load(again)) == again
    play_on(PR, state, walk.rng(5), 60)
    PR.score(state)


@given(walks(), st.data())
def test_one_part_changed(walk: Walk, data: st.DataObject) -> None:
    """formats.md 5: whatever one part is replaced by."""
    position = PR.position(walk.end())
    parts = places(position)
    for _ in range(8):
        path = data.draw(st.sampled_from(parts))
        try_to_play(altered(position, path, data.draw(values), data.draw(st.booleans())), walk)


@given(walks(), st.data())
def test_the_turn_changed(walk: Walk, data: st.DataObject) -> None:
    """formats.md 3: the engine's own keys under `turn`, given back wrong."""
    position = PR.position(walk.end())
    parts = places({"turn": position["turn"]})
    for _ in range(8):
        path = data.draw(st.sampled_from(parts))
        try_to_play(altered(position, path, data.draw(values), data.draw(st.booleans())), walk)


@given(walks(), st.data())
def test_the_turn_of_another_moment(walk: Walk, data: st.DataObject) -> None:
    """The turn of one position on the table of another: refused, or playable to the end."""
    position = PR.position(walk.end())
    moment = replace(walk, seed=walk.seed + 1, actions=data.draw(st.integers(0, 300)))
    position["turn"] = PR.position(moment.end())["turn"]
    try_to_play(position, walk)


@given(st.recursive(values, lambda v: st.dictionaries(st.text(max_size=4), v), max_leaves=5))
def test_no_position_at_all(position: Any) -> None:
    """formats.md 5: -32602."""
    with pytest.raises(ConfigError):
        PR.load(position)
