"""Worth of the rewards on the railroad development track."""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.prices import Prices
from prdesk.ai.homesteaders.worth import track, worker
from prdesk.homesteaders.state import Player

_LAST_STEP: Final = 5
_REACHED: Final = (0, 1, 2, 3, 9, 10)
"""Rewards by position; their codes count from 0 (`catalog.ids.REWARDS`)."""
_TRADE: Final = 0
_TRACK: Final = 1
_WORKER: Final = 2
_FIRST_GOOD: Final = 3
_VP: Final = 9
_POINTS: Final = 3.0


def reward(at: Prices, player: Player, code: int, m: int) -> float:
    """Worth of a reward."""
    if code == _TRADE:
        return at.chit(player.trade + 1, m)
    if code == _TRACK:
        return track(at, player, m)
    if code == _WORKER:
        return worker(at, player, player.slots, m)
    if code == _VP:
        return _POINTS
    good = code - _FIRST_GOOD
    return at.next_good(good, player.goods[good], m)


def best_reward(at: Prices, player: Player, position: int, m: int) -> float:
    """Worth of the best reward of a position."""
    best = 0.0
    for code in range(_REACHED[position]):
        best = max(best, reward(at, player, code, m))
    return best


def best_rewards(at: Prices, player: Player, codes: list[int], most: int, m: int) -> list[int]:
    """The best of the codes, at most so many."""
    ranked = [(-reward(at, player, code, m), code) for code in codes]
    ranked.sort()
    return [code for _, code in ranked[:most]]


def advance(at: Prices, player: Player, m: int) -> float:
    """Worth of a step on the track with its reward."""
    if player.rail >= _LAST_STEP:
        return best_reward(at, player, _LAST_STEP, m)
    return best_reward(at, player, player.rail + 1, m) + at.rail[m]
