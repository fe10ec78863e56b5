"""What the rules refuse changes nothing; what is no action at all is told apart from it."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from prdesk.core.errors import ConfigError, RulesError
from tests.homesteaders.components import ALL, BIDS, GOODS
from tests.homesteaders.moves import canonical
from tests.property.walks import HS, HomesteadersWalk, Json, homesteaders_walks

goods = st.sampled_from(GOODS)
buildings = st.sampled_from([*ALL])
lots = st.sampled_from(["1", "2", "3"])
counts = st.integers(-1, 3)


def action(kind: str, keys: dict[str, Any], **optional: Any) -> st.SearchStrategy[Json]:
    """Actions of a type with these keys, and some of the optional ones."""
    return st.fixed_dictionaries({"type": st.just(kind), **keys}, optional=optional)


arrangement = st.dictionaries(buildings, st.lists(st.integers(-1, 2), max_size=2), max_size=3)
gold_as = st.dictionaries(st.sampled_from(["copper", "livestock"]), counts, max_size=2)
well_formed: st.SearchStrategy[Json] = st.one_of(
    st.sampled_from([{"type": kind} for kind in ("pass", "hire", "debt", "bank", "done")]),
    action("place_workers", {"buildings": arrangement}),
    action("place_workers", {"buildings": st.fixed_dictionaries({"homestead": st.just([1, 1])})}),
    action("pay", {"gold": counts}),
    action("neutral_bid", {"auction": lots}),
    action("bid", {"auction": lots, "amount": st.sampled_from(BIDS) | st.integers(-1, 25)}),
    action("rail_reward", {"take": goods | st.sampled_from(["trade", "track", "worker", "vp"])}),
    action("build", {"building": buildings}, gold_as=gold_as),
    action("tile_extra", {}, gold=st.booleans()),
    action("buy", {"good": goods}, gold=st.booleans()),
    action("sell", {"good": goods}),
    action("market", {"make": st.sampled_from(["food", "steel"])}),
    action("repay", {"with": st.sampled_from(["silver", "gold"])}),
)


def half_a_port(short: Json) -> bool:
    """One worker alone on a River Port: accepted, but not listed (formats.md 4)."""
    return sum(short.get("buildings", {}).get("river_port", [])) == 1


@given(homesteaders_walks(), st.lists(well_formed, min_size=20, max_size=40))
def test_legal_exactly_when_listed(walk: HomesteadersWalk, actions: list[Json]) -> None:
    """A well-formed action is listed and works, or raises RulesError and changes nothing."""
    state = walk.end()
    listed = HS.legal(state)[0]
    before = HS.position(state)
    for written in actions:
        why = HS.why(state, written)
        short = canonical(written)
        if why is None:
            assert HS.decode(state, HS.encode(state, written)) == short
            assert short in listed or half_a_port(short)
            copy = state.copy()
            HS.apply(copy, written)
            assert HS.position(copy) != before
        else:
            assert written not in listed
            with pytest.raises(RulesError) as caught:
                HS.apply(state, written)
            assert (caught.value.reason, caught.value.params) == (why.reason, why.params)
            with pytest.raises(RulesError):
                HS.encode(state, written)
        assert HS.position(state) == before


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
KEYS = "type buildings gold auction amount take building gold_as good make with".split()
KINDS = "place_workers pay neutral_bid bid pass rail_reward build tile_extra buy sell market repay"
odd_actions = st.dictionaries(
    st.sampled_from(KEYS) | st.text(max_size=5),
    json_values | goods | buildings | lots | st.sampled_from(KINDS.split()),
    max_size=5,
)


def outcome(state: Any, odd: Any) -> ConfigError | RulesError | None:
    """The error of an action, if it is one of the two of the contract; None if it is legal."""
    try:
        HS.apply(state, odd)
    except (ConfigError, RulesError) as error:
        return error
    return None


@given(homesteaders_walks(), st.lists(odd_actions | json_values, min_size=5, max_size=15))
def test_anything_else_is_told_apart(walk: HomesteadersWalk, actions: list[Any]) -> None:
    """formats.md 5: -32602 with a key, or -32010 with a reason; never another error."""
    state = walk.end()
    before = HS.position(state)
    for odd in actions:
        error = outcome(state.copy(), odd)
        if isinstance(error, ConfigError):
            assert isinstance(error.params["key"], str)
        assert HS.position(state) == before


@given(homesteaders_walks(), st.data())
def test_a_small_change_to_a_legal_action(walk: HomesteadersWalk, data: st.DataObject) -> None:
    """A legal action with one key dropped, added or replaced by anything."""
    state = walk.end()
    if state.decision == "game_over":
        return
    changed = dict(data.draw(st.sampled_from(HS.legal(state, 50)[0])))
    key = data.draw(st.sampled_from([*changed, "extra"]))
    if data.draw(st.booleans()):
        changed.pop(key, None)
    else:
        changed[key] = data.draw(json_values)
    before = json.dumps(HS.position(state))
    error = outcome(state.copy(), changed)
    assert error is None or error.reason
    assert json.dumps(HS.position(state)) == before
