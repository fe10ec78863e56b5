"""What the rules refuse changes nothing; what is no action at all is told apart from it."""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from prdesk.core.errors import ConfigError, RulesError
from tests.property.walks import PR, Json, Walk, walks
from tests.puertorico.components import LARGE, PRODUCTION, VIOLET
from tests.puertorico.table import GOODS

EXPANSION_BUILDINGS = ("aqueduct", "black_market", "library", "statue", "villa", "jeweler")
goods = st.sampled_from(GOODS)
tiles = st.sampled_from([*GOODS, "quarry"])
island_tiles = st.sampled_from([*GOODS, "quarry", "forest"])
buildings = st.sampled_from([*PRODUCTION, *VIOLET, *LARGE, *EXPANSION_BUILDINGS])
roles = st.sampled_from(
    ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2"]
)
counts = st.integers(-1, 13)


def action(kind: str, keys: dict[str, Any], **optional: Any) -> st.SearchStrategy[Json]:
    """Actions of a type with these keys, and some of the optional ones."""
    return st.fixed_dictionaries({"type": st.just(kind), **keys}, optional=optional)


well_formed: st.SearchStrategy[Json] = st.one_of(
    st.just({"type": "pass"}),
    action("role", {"role": roles}, privilege=st.booleans(), library=st.booleans()),
    action("hacienda", {"use": st.booleans()}, quarry=st.booleans()),
    action("tile", {"tile": tiles}, colonist=st.booleans(), forest=st.booleans()),
    action(
        "place",
        {
            "island": st.dictionaries(island_tiles, counts, max_size=6),
            "city": st.dictionaries(buildings, counts, max_size=6),
        },
    ),
    action("build", {"building": buildings}, colonist=st.booleans()),
    action("craftsman_bonus", {"good": goods}),
    action("sell", {"good": goods}, at=st.sampled_from(["trading_house", "trading_post"])),
    action("load", {"good": goods, "ship": st.integers(-1, 9) | st.just("wharf")}),
    action("store", {"keep": st.dictionaries(goods, counts, max_size=5)}),
    action("small_wharf", {"goods": st.dictionaries(goods, counts, max_size=5)}),
    action("draft", {"building": buildings}),
    action("royal_supplier", {"goods": st.lists(goods, max_size=3)}),
    action("discard_tile", {"tile": island_tiles}, occupied=st.booleans()),
    action("guesthouse", {"to": st.lists(st.just("island:corn"), max_size=2)}),
    action("ship_piece", {"piece": st.sampled_from(["colonist", "noble", "none"])}),
)


def default_keys(written: Json) -> Json:
    """The action as `legal` lists it: keys at their default and zeros left out."""
    defaults: Json = {"privilege": True, "library": True, "colonist": True, "forest": False}
    defaults |= {"at": "trading_house"}
    if written["type"] == "hacienda":
        defaults["quarry"] = False
    short = {k: v for k, v in written.items() if k not in defaults or v != defaults[k]}
    for part in ("island", "city", "keep"):
        if part in short:
            short[part] = {k: n for k, n in short[part].items() if n}
    return short


@given(walks(), st.lists(well_formed, min_size=20, max_size=40))
def test_legal_exactly_when_listed(walk: Walk, actions: list[Json]) -> None:
    """A well-formed action is listed and works, or raises RulesError and changes nothing."""
    state = walk.end()
    listed, complete = PR.legal(state, 3000)
    before = PR.position(state)
    for written in actions:
        why = PR.why(state, written)
        if why is None:
            assert not complete or default_keys(written) in listed
            copy = state.copy()
            PR.apply(copy, written)
            assert PR.position(copy) != before
        else:
            assert default_keys(written) not in listed
            with pytest.raises(RulesError) as caught:
                PR.apply(state, written)
            assert (caught.value.reason, caught.value.params) == (why.reason, why.params)
            with pytest.raises(RulesError):
                PR.encode(state, written)
        assert PR.position(state) == before


json_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=8,
)
KEYS = [
    "type role privilege library use quarry tile colonist forest island city building give good",
    "at ship keep goods to piece nobles buy sell occupied",
]
odd_actions = st.dictionaries(
    st.sampled_from(" ".join(KEYS).split()) | st.text(max_size=5),
    json_values
    | goods
    | buildings
    | roles
    | st.sampled_from(["role", "place", "build", "load", "store", "tile", "sell", "draft", "pass"]),
    max_size=5,
)


def outcome(state: Any, odd: Any) -> ConfigError | RulesError | None:
    """The error of an action, if it is one of the two of the contract; None if it is legal."""
    try:
        PR.apply(state, odd)
    except (ConfigError, RulesError) as error:
        return error
    return None


@given(walks(), st.lists(odd_actions | json_values, min_size=5, max_size=15))
@example(Walk(2, "deluxe", 0, 0), [{"type": "\ud800"}, {"type": "role", "role": "\udfff"}])
@example(Walk(2, "deluxe", 0, 0), [{"type": "pass", "\ud800": 1}, {"type": "a` - at `$.b"}])
@example(
    Walk(2, "deluxe", 0, 0), [{"type": "role", "role": "it's"}, {"type": "pass", " - at `": 1}]
)
def test_anything_else_is_told_apart(walk: Walk, actions: list[Any]) -> None:
    """formats.md 5: -32602 with a key, or -32010 with a reason; never another error."""
    state = walk.end()
    before = PR.position(state)
    for odd in actions:
        error = outcome(state.copy(), odd)
        if isinstance(error, ConfigError):
            assert isinstance(error.params["key"], str)
        assert PR.position(state) == before


@given(walks(), st.data())
def test_a_small_change_to_a_legal_action(walk: Walk, data: st.DataObject) -> None:
    """A legal action with one key dropped, added or replaced by anything."""
    state = walk.end()
    if state.decision == "game_over":
        return
    changed = dict(data.draw(st.sampled_from(PR.legal(state, 50)[0])))
    key = data.draw(st.sampled_from([*changed, "extra"]))
    if data.draw(st.booleans()):
        changed.pop(key, None)
    else:
        changed[key] = data.draw(json_values)
    before = json.dumps(PR.position(state))
    error = outcome(state.copy(), changed)
    assert error is None or error.reason
    assert json.dumps(PR.position(state)) == before
