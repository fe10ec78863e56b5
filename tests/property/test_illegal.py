"""What the rules refuse changes nothing; what is no action at all is told apart from it."""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from prdesk.core.errors import ConfigError, RulesError
from tests.property.walks import PR, Json, Walk, walks
from tests.puertorico.components import (
    LARGE,
    NEW_LARGE,
    NEW_SMALL,
    NOBLE_KINDS,
    PRODUCTION,
    VIOLET,
)
from tests.puertorico.table import GOODS

goods = st.sampled_from(GOODS)
tiles = st.sampled_from([*GOODS, "quarry"])
island_tiles = st.sampled_from([*GOODS, "quarry", "forest"])
buildings = st.sampled_from([*PRODUCTION, *VIOLET, *LARGE, *NEW_SMALL, *NEW_LARGE, *NOBLE_KINDS])
roles = st.sampled_from(
    ["settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector_2"]
)
counts = st.integers(-1, 13)
places = st.tuples(
    st.just("san_juan") | island_tiles.map("island:{}".format) | buildings.map("city:{}".format),
    st.sampled_from(["", ":noble"]),
).map("".join)
pieces = st.sampled_from(["colonist", "noble"])
arrangement = {
    "island": st.dictionaries(island_tiles, counts, max_size=6),
    "city": st.dictionaries(buildings, counts, max_size=6),
}


def action(kind: str, keys: dict[str, Any], **optional: Any) -> st.SearchStrategy[Json]:
    """Actions of a type with these keys, and some of the optional ones."""
    return st.fixed_dictionaries({"type": st.just(kind), **keys}, optional=optional)


well_formed: st.SearchStrategy[Json] = st.one_of(
    st.just({"type": "pass"}),
    action("role", {"role": roles}, privilege=st.booleans(), library=st.booleans()),
    action("hacienda", {"use": st.booleans()}, quarry=st.booleans()),
    action("tile", {"tile": tiles}, colonist=st.booleans(), forest=st.booleans()),
    action("place", arrangement, nobles=st.fixed_dictionaries(arrangement)),
    action(
        "build",
        {"building": buildings},
        colonist=st.booleans(),
        give=st.fixed_dictionaries(
            {}, optional={"good": goods, "vp": st.booleans(), "colonist": places}
        ),
    ),
    action("craftsman_bonus", {"good": goods}),
    action("sell", {"good": goods}, at=st.sampled_from(["trading_house", "trading_post"])),
    action("load", {"good": goods, "ship": st.integers(-1, 9) | st.just("wharf")}),
    action("store", {"keep": st.dictionaries(goods, counts, max_size=5)}),
    action("small_wharf", {"goods": st.dictionaries(goods, counts, max_size=5)}),
    action("draft", {"building": buildings}),
    action("royal_supplier", {"goods": st.lists(goods, max_size=3)}),
    action("hacienda_forest", {"forest": st.booleans()}),
    action("land_office_forest", {"forest": st.booleans()}),
    action("discard_tile", {"tile": island_tiles}, occupied=st.booleans(), piece=pieces),
    action("land_office", {"sell": island_tiles}, occupied=st.booleans(), piece=pieces),
    action("land_office", {"buy": st.booleans()}),
    action("guesthouse", {"to": st.lists(places, max_size=3)}),
    action("ship_piece", {"piece": st.sampled_from(["colonist", "noble", "none"])}),
)


def default_keys(written: Json) -> Json:
    """The action as `legal` lists it: keys at their default and zeros left out, lists sorted."""
    defaults: Json = {"privilege": True, "library": True, "colonist": True}
    defaults |= {"at": "trading_house", "occupied": False, "piece": "colonist"}
    if written["type"] == "hacienda":
        defaults["quarry"] = False
    if written["type"] == "tile":
        defaults["forest"] = False
    if written["type"] == "ship_piece":
        del defaults["piece"]
    if written["type"] == "land_office":
        defaults["buy"] = False
    short = {k: v for k, v in written.items() if k not in defaults or v != defaults[k]}
    for part in ("island", "city", "keep", "goods"):
        if isinstance(short.get(part), dict):
            short[part] = {k: n for k, n in short[part].items() if n}
    for part in ("to", "goods"):
        if isinstance(short.get(part), list):
            short[part] = sorted(short[part])
    if "nobles" in short:
        short["nobles"] = {
            part: {k: n for k, n in counts.items() if n} for part, counts in short["nobles"].items()
        }
    if "give" in short:
        short["give"] = {k: v for k, v in short["give"].items() if v}
    if short.get("nobles") == {"island": {}, "city": {}}:
        del short["nobles"]
    if short.get("give") == {}:
        del short["give"]
    return short


SEVERAL_WORDS = ("discard_tile", "land_office", "role")
"""Types in which keys that decide nothing may be written: `occupied` where all tiles are."""


@given(walks(), st.lists(well_formed, min_size=20, max_size=40))
def test_legal_exactly_when_listed(walk: Walk, actions: list[Json]) -> None:
    """A well-formed action is listed and works, or raises RulesError and changes nothing."""
    state = walk.end()
    listed, complete = PR.legal(state, 3000)
    before = PR.position(state)
    for written in actions:
        why = PR.why(state, written)
        short = default_keys(written)
        if why is None:
            as_listed = PR.decode(state, PR.encode(state, written))
            assert as_listed == short or written["type"] in SEVERAL_WORDS
            assert not complete or as_listed in listed
            copy = state.copy()
            PR.apply(copy, written)
            assert PR.position(copy) != before
        else:
            assert short not in listed
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
