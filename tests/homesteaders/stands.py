"""A table at each decision, player 0 to decide, and a legal answer to each."""

from collections.abc import Callable
from typing import Any

from tests.homesteaders.moves import DONE, TAKE_EXTRA, bid, build, neutral, pay, place, reward
from tests.homesteaders.table import Json, board, passed, play, table, won

State = Any


def at_place() -> State:
    return table(3, {0: board(6, 1)})


def at_wages() -> State:
    state = table(3, {0: board(6, 1, goods="gold")})
    play(state, place())
    return state


def at_neutral_bid() -> State:
    return table(2, {0: board(6, 1)}, at="neutral_bid")


def at_bid() -> State:
    return table(3, {0: board(6, 1)}, at="bid")


def at_reward() -> State:
    state = table(3, {0: board(6, 1, rail=1)}, at="bid")
    play(state, {"type": "pass"})
    return state


def at_pay_bid() -> State:
    seats = {0: board(6, 1, goods="gold"), 1: passed(), 2: passed()}
    state = table(3, seats, at="bid")
    play(state, bid("1", 3))
    return state


def at_build() -> State:
    return won("1-1", board(0, 1, goods="wood wood"))


def at_second_build() -> State:
    state = won("1-10", board(0, 1, goods="wood wood food copper"))
    play(state, build("train_station"))
    return state


def at_extra() -> State:
    return won("1-5", board(0, 1))


def at_final_trades() -> State:
    return table(3, {0: board(6, 1, trade=1)}, at="final_trades", round=11)


DECISIONS: dict[str, Callable[[], State]] = {
    "place_workers": at_place,
    "pay_workers": at_wages,
    "neutral_bid": at_neutral_bid,
    "bid": at_bid,
    "rail_reward": at_reward,
    "pay_bid": at_pay_bid,
    "build": at_build,
    "second_build": at_second_build,
    "tile_extra": at_extra,
    "final_trades": at_final_trades,
}
OWN: dict[str, Json] = {
    "place_workers": place(homestead=[1, 0]),
    "pay_workers": pay(1),
    "neutral_bid": neutral("2"),
    "bid": bid("2", 7),
    "rail_reward": reward("track"),
    "pay_bid": pay(1),
    "build": build("farm"),
    "second_build": build("dude_ranch"),
    "tile_extra": TAKE_EXTRA,
    "final_trades": DONE,
}
