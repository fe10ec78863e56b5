"""Positions that no game reaches: several parts changed at once, each by what may stand there.

Refused with the key, or played to the end with nothing below zero and no tile in two places.
"""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from prdesk.core.errors import ConfigError
from tests.homesteaders.components import ALL, BIDS, GOODS, LEVELS
from tests.homesteaders.invariants import DECISIONS
from tests.property.walks import HS, HomesteadersWalk, Json, homesteaders_walks

PHASES = ["bid", "build", "tile_extra", "settle", "pay_bid", "rail_reward"]
LOTS = st.sampled_from(["1", "2", "3"])
SEATS = st.integers(0, 3)
COUNTS = st.sampled_from([0, 0, 1, 2, 7, 40])
BID = st.fixed_dictionaries({"player": SEATS, "amount": st.sampled_from(BIDS)})
LOWER = st.fixed_dictionaries(
    {"phase": st.sampled_from(PHASES), "player": SEATS},
    optional={"auction": LOTS | st.none(), "second": st.booleans()},
)
HOLDINGS = ("silver", "workers", "tracks", "trade", "debt", "vp")
SIDE = st.one_of(
    st.dictionaries(st.sampled_from(HOLDINGS), COUNTS, min_size=1),
    st.builds(lambda step: {"rail": step}, st.integers(0, 5)),
    st.builds(lambda passed: {"passed": passed}, st.booleans()),
    st.builds(
        lambda goods: {"goods": goods}, st.dictionaries(st.sampled_from(GOODS), COUNTS, min_size=1)
    ),
    st.builds(
        lambda names: {"buildings": {name: {} for name in names}}, st.sets(st.sampled_from([*ALL]))
    ),
)
"""What one player may be given instead."""

TURN = st.one_of(
    st.builds(lambda decision: {"decision": decision}, st.sampled_from(sorted(DECISIONS))),
    st.builds(lambda seat: {"player": seat}, SEATS),
    st.builds(lambda lot: {"auction": lot}, LOTS),
    st.builds(lambda second: {"second": second}, st.booleans()),
    st.builds(lambda done: {"done": done}, st.integers(0, 4)),
    st.builds(lambda below: {"below": below}, st.lists(LOWER, max_size=2)),
)
TABLE = st.one_of(
    st.builds(lambda number: {"round": number}, st.integers(1, 11)),
    st.builds(lambda seat: {"start_player": seat}, SEATS),
    st.builds(lambda bids: {"bids": bids}, st.dictionaries(LOTS, BID)),
    st.builds(
        lambda level, lot: {"neutral": {"level": level, "auction": lot}},
        st.sampled_from(LEVELS),
        LOTS | st.none(),
    ),
    st.just({"auctions": {}}),
    st.just({"decks": {"1": [], "2": []}}),
)
PARTS = st.lists(st.sampled_from(["side", "side", "turn", "table", "left out"]), max_size=4)
LEFT_OUT = st.sampled_from(["turn", "stock", "bids", "decks", "auctions"])


def changed(position: Json, draw: Any) -> Json:
    """The position with up to four parts changed."""
    for part in draw(PARTS):
        if part == "side":
            draw(st.sampled_from(position["players"])).update(draw(SIDE))
        elif part == "turn" and "turn" in position:
            position["turn"] |= draw(TURN)
        elif part == "table":
            position |= draw(TABLE)
        else:
            position.pop(draw(LEFT_OUT), None)
    return position


def sound(position: Json) -> None:
    """What holds on any table, however it came about."""
    tiles = [*position["auctions"].values()]
    for deck in position["decks"].values():
        tiles += deck
    assert len({*tiles}) == len(tiles)
    assert all(count >= 0 for count in position["stock"].values())
    leaders = [bid["player"] for bid in position["bids"].values()]
    assert len({*leaders}) == len(leaders)
    for seat, side in enumerate(position["players"]):
        assert all(side[key] >= 0 for key in HOLDINGS)
        assert all(count >= 0 for count in side["goods"].values())
        assert side["rail"] <= 5
        assert not (side["passed"] and seat in leaders)
        standing = [sum(square["workers"]) for square in side["buildings"].values()]
        assert sum(standing) <= side["workers"]


def loaded(position: Json) -> Any:
    """The state of a position, or the ConfigError that refuses it."""
    try:
        return HS.load(position)
    except ConfigError as error:
        return error


@given(homesteaders_walks(), st.data())
def test_parts_that_do_not_belong_together(walk: HomesteadersWalk, data: st.DataObject) -> None:
    """formats.md 4 and 5, whatever is written."""
    state = loaded(changed(HS.position(walk.end()), data.draw))
    if isinstance(state, ConfigError):
        assert isinstance(state.params["key"], str)
        return
    rng = walk.rng(5)
    while state.decision != "game_over":
        here = HS.position(state)
        sound(here)
        assert HS.position(HS.load(here)) == here
        for seat in range(len(state.players)):
            HS.quotes(state, seat, 0)
        actions, _ = HS.legal(state, 40)
        assert all(HS.why(state, action) is None for action in actions)
        assert HS.legal(HS.hide(state, state.player, 1), 40)[0] == actions
        HS.play(state, HS.random_code(state, rng))
    sound(HS.position(state))
    HS.score(state)
