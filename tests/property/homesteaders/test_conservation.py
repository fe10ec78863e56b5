"""Nothing appears or vanishes, whatever is played; the events account for all of it."""

from typing import Any

from hypothesis import given

from tests.homesteaders import ledger
from tests.homesteaders.invariants import check, check_step
from tests.homesteaders.table import gained
from tests.property.walks import HS, HomesteadersWalk, homesteaders_walks


@given(homesteaders_walks())
def test_every_tile_after_every_action(walk: HomesteadersWalk) -> None:
    """1.1: 49 or 34 building tiles, the auction tiles of each lot, workers, bids, nothing < 0."""
    before = None
    for state in walk.states():
        position = HS.position(state)
        check(position)
        if before is not None:
            check_step(before, position)
        before = position


@given(homesteaders_walks())
def test_strict_loading_agrees(walk: HomesteadersWalk) -> None:
    """formats.md 5: every position of a game has the right totals."""
    position = HS.position(walk.end())
    assert HS.position(HS.load(position, 0, True)) == position


@given(homesteaders_walks())
def test_the_events_tell_all_flows(walk: HomesteadersWalk) -> None:
    """1.4: what everybody has can be counted from what happened at the table."""
    state, rng = walk.new(), walk.rng()
    for _ in range(walk.actions):
        if state.decision == "game_over":
            return
        before = HS.position(state)
        events: list[dict[str, Any]] = []
        HS.play(state, HS.random_code(state, rng), events)
        for event in events:
            ledger.check_prices(event)
        for seat in range(walk.players):
            gain = gained(before, state, seat)
            steps = [e for e in events if e["event"] == "rail_advanced" and e["player"] == seat]
            rail = before["players"][seat]["rail"]
            assert gain.pop("rail", 0) == (steps[-1]["position"] - rail if steps else 0)
            assert gain == ledger.counted(events, seat)
