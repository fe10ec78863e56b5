"""The invariants themselves: each finds what it is there to find."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.homesteaders.invariants import check, check_step
from tests.property.walks import HS, HomesteadersWalk, Json


def stopped(players: int, decision: str, round_: int) -> Json:
    """A position of a random game at this decision in this round."""
    for seed in range(50):
        for state in HomesteadersWalk(players, seed, 300).states():
            if (state.decision, state.round) == (decision, round_) and state.player >= 0:
                found: Json = HS.position(state)
                if decision != "build" or len(found["bids"]) > 1:
                    return found
    raise AssertionError("no such position")


BIDDING = stopped(4, "bid", 6)
BUILDING = stopped(2, "build", 3)


def changed(position: Json, change: Callable[[Json], Any]) -> Json:
    copy: Json = json.loads(json.dumps(position))
    change(copy)
    return copy


def test_the_positions_are_sound() -> None:
    for position in (BIDDING, BUILDING):
        check(position)
        check_step(position, position)


BROKEN: list[Callable[[Json], Any]] = [
    lambda p: p["players"][0].update(silver=-1),
    lambda p: p["players"][1].update(debt=-1),
    lambda p: p["players"][0].update(rail=6),
    lambda p: p["players"][0]["goods"].update(gold=-1),
    lambda p: p["players"][0]["goods"].pop("gold"),
    lambda p: p["players"][0]["buildings"].pop("homestead"),
    lambda p: p["players"][0]["buildings"]["homestead"].update(workers=[2, 0]),
    lambda p: p["players"][0]["buildings"]["homestead"].update(workers=[1]),
    lambda p: (
        p["players"][0].update(workers=0)
        or p["players"][0]["buildings"]["homestead"].update(workers=[1, 0])
    ),
    lambda p: p["players"][0]["buildings"].update(circus={"workers": []}),
    lambda p: p["players"].pop(),
    lambda p: p["stock"].update(ranch=p["stock"]["ranch"] + 1),
    lambda p: p["stock"].update(ranch=p["stock"]["ranch"] - 1),
    lambda p: p["stock"].update(circus=1),
    lambda p: p["decks"]["1"].pop(),
    lambda p: p["decks"]["1"].reverse(),
    lambda p: p["decks"]["2"].append("2-11"),
    lambda p: p["decks"]["2"].__setitem__(0, p["decks"]["2"][1]),
    lambda p: p["auctions"].update({"1": "1-10"}),
    lambda p: p["auctions"].pop("2"),
    lambda p: p["bids"].update({"2": {"player": 0, "amount": 8}}),
    lambda p: p["turn"].update(decision="dance"),
    lambda p: p["turn"].update(player=None),
    lambda p: p["turn"].update(player=4),
    lambda p: p["turn"].update(decision="final_trades"),
    lambda p: p["turn"].update(decision="game_over", player=None),
    lambda p: p.update(round=p["round"] + 1),
    lambda p: p.update(round=11),
    lambda p: p.update(start_player=4),
]


@pytest.mark.parametrize("position", [BIDDING, BUILDING], ids=["bid", "build"])
@pytest.mark.parametrize("change", BROKEN)
def test_what_cannot_be(position: Json, change: Callable[[Json], Any]) -> None:
    with pytest.raises((AssertionError, KeyError)):
        check(changed(position, change))


def test_the_marker() -> None:
    for marker in (None, {"level": 8, "auction": "1"}, {"level": 5, "auction": None}):
        with pytest.raises(AssertionError):
            check({**BUILDING, "neutral": marker})
    with pytest.raises(AssertionError):
        check({**BIDDING, "neutral": {"level": 5, "auction": "1"}})


def test_the_bidders() -> None:
    seat = BIDDING["turn"]["player"]
    with pytest.raises(AssertionError):
        check(changed(BIDDING, lambda p: p["players"][seat].update(passed=True)))
    with pytest.raises(AssertionError):
        check({**BIDDING, "bids": {"1": {"player": seat, "amount": 5}}})
    with pytest.raises(AssertionError):
        check({**BUILDING, "turn": {**BUILDING["turn"], "player": 1 - BUILDING["turn"]["player"]}})


UNDONE: list[Callable[[Json], Any]] = [
    lambda p: p.update(round=p["round"] - 1),
    lambda p: p.update(round=p["round"] + 2),
    lambda p: p.update(round=p["round"] + 1),
    lambda p: p["players"][0].update(vp=-1),
    lambda p: p["players"][0].update(workers=0),
    lambda p: p["players"][0].update(tracks=-1),
    lambda p: p["players"][0]["buildings"].popitem(),
    lambda p: p["players"][0]["buildings"]["homestead"].update(workers=[9, 9]),
    lambda p: p["auctions"].update({"1": "1-10"}),
    lambda p: p["decks"]["2"].pop(),
    lambda p: p.update(start_player=1 - p["start_player"]),
    lambda p: [found.update(amount=0) for found in p["bids"].values()],
    lambda p: [side.update(passed=False) for side in p["players"]],
]


@pytest.mark.parametrize("change", UNDONE)
def test_what_no_action_can_do(change: Callable[[Json], Any]) -> None:
    passed = changed(BUILDING, lambda p: p["players"][0].update(passed=True))
    with pytest.raises(AssertionError):
        check_step(passed, changed(passed, change))
