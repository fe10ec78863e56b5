"""The Railroad Development track: rules section 4.3."""

import pytest

from tests.acting import PASS, asked, happened
from tests.homesteaders.components import GOODS
from tests.homesteaders.moves import DEBT, moves, reward
from tests.homesteaders.table import (
    HS,
    Json,
    board,
    gained,
    gains,
    legal,
    play,
    player,
    refused,
    table,
)

LADDER: list[list[str]] = [
    ["trade"],
    ["trade", "track"],
    ["trade", "track", "worker"],
    ["trade", "track", "worker", *GOODS],
    ["trade", "track", "worker", *GOODS, "vp"],
]
"""The rewards of each position reached."""
KEYS = {"track": "tracks", "worker": "workers"}


def advancing(rail: int) -> object:
    """Player 0 stands there and passes."""
    seats = {0: board(5, 1, rail=rail), 1: board(5, 1), 2: board(5, 1)}
    state = table(3, seats, at="bid")
    play(state, PASS)
    return state


def test_row_20_the_first_advance() -> None:
    """Row 20: the only reward is a trade chit: taken without a question."""
    seats = {0: board(5, 1), 1: board(5, 1), 2: board(5, 1)}
    state = table(3, seats, at="bid")
    before = HS.position(state)
    events = play(state, PASS)
    assert gained(before, state) == {"rail": 1, "trade": 1}
    assert asked(state) == (1, "bid")
    [event] = happened(events, "rail_rewarded")
    assert (event["player"], event["take"], event["auto"]) == (0, "trade", True)


@pytest.mark.parametrize("reached", [2, 3, 4, 5])
def test_the_rewards_of_each_position(reached: int) -> None:
    """4.3: the reward of the reached position or any lower one."""
    state = advancing(reached - 1)
    assert asked(state) == (0, "rail_reward")
    assert player(state)["rail"] == reached
    assert legal(state) == moves(*map(reward, LADDER[reached - 1]))
    for take in {*LADDER[4]} - {*LADDER[reached - 1]}:
        refused(state, reward(take), "reward_not_reached")


def test_row_21_position_3() -> None:
    """Row 21: 1T or 1R or 1K."""
    assert legal(advancing(2)) == moves(reward("trade"), reward("track"), reward("worker"))


def test_row_22_position_4() -> None:
    """Row 22: any earlier one, or 1 good of the six kinds."""
    assert len(legal(advancing(3))) == 3 + 6


def test_row_23_at_the_end_of_the_track() -> None:
    """Row 23: any one reward, 3V included; the marker stays."""
    state = advancing(5)
    assert player(state)["rail"] == 5
    assert legal(state) == moves(*map(reward, LADDER[4]))
    assert gains(state, reward("vp")) == {"vp": 3}


@pytest.mark.parametrize("take", LADDER[4])
def test_what_each_reward_is(take: str) -> None:
    """4.3: 1 chit, 1 track, 1 worker, 1 good, 3 V."""
    state = advancing(4)
    assert gains(state, reward(take)) == {KEYS.get(take, take): 3 if take == "vp" else 1}
    assert asked(state) == (1, "bid")


def test_row_52_a_worker_of_the_auction_is_idle() -> None:
    """Row 52: a worker gained in the auction phase is idle now, his wage is due from next round."""
    seats = {0: board(5, 1, rail=2), 1: board(5, 1), 2: board(5, 1)}
    state = table(3, seats, at="bid")
    before = HS.position(state)
    play(state, PASS, reward("worker"), PASS, PASS)
    assert asked(state) == (0, "place_workers")
    assert gained(before, state) == {"rail": 1, "workers": 1}
    assert player(state)["buildings"]["homestead"] == {"workers": [0, 0]}
    before = HS.position(state)
    play(state, {"type": "place_workers", "buildings": {"homestead": [1, 1]}})
    for other in (1, 2):
        assert asked(state) == (other, "place_workers")
        play(state, {"type": "place_workers", "buildings": {}})
    assert gained(before, state) == {"wood": 1, "vp": 1}, "2$ of income, two wages"


@pytest.mark.parametrize("trade", [DEBT, {"type": "sell", "good": "wood"}, {"type": "hire"}])
def test_no_trades(trade: Json) -> None:
    """formats.md 4: trades are not legal at rail_reward."""
    seats = {0: board(5, 1, rail=2, trade=2, goods="wood food")}
    state = table(3, seats, at="bid")
    play(state, PASS)
    refused(state, trade, "wrong_decision")
    refused(state, PASS, "wrong_decision")
