"""Homesteaders for the computer players: candidates and the worth of a position."""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.bids import bids
from prdesk.ai.homesteaders.ending import Ending
from prdesk.ai.homesteaders.evaluation import PARTS, incomes_left, worth_parts
from prdesk.ai.homesteaders.prices import Prices
from prdesk.ai.homesteaders.rewards import best_rewards
from prdesk.ai.homesteaders.rollout import playout
from prdesk.ai.homesteaders.trading import builds, extras, payments, placements
from prdesk.core.rng import Dice
from prdesk.core.sums import added_up
from prdesk.homesteaders.catalog.ids import ANY_TYPE, BIDS
from prdesk.homesteaders.catalog.tiles import TILE_TYPES
from prdesk.homesteaders.phases.base import (
    BIDDING,
    BUILD,
    EXTRA,
    FINAL,
    LOT,
    NEUTRAL,
    PAY_BID,
    PLACE,
    RAIL,
    SECOND,
    WAGES,
)
from prdesk.homesteaders.state import PHASE, State

_LEADER: Final = 0.45
"""How much the best rival's gain hurts, against one's own; the others count less."""
_OTHERS: Final = 0.15
_DONE: Final = 2
_REWARDS: Final = 5
_STOP: Final = [0]


class HomesteadersHeuristic:
    """Implements `prdesk.ai.heuristic.Heuristic`."""

    def __init__(self) -> None:
        self._prices = Prices()

    def candidates(self, state: State) -> list[int]:
        """A handful of arrangements, bids, payments, buildings; first steps of trades."""
        at = self._prices
        frame = state.frames[-1]
        phase = frame[PHASE]
        m = incomes_left(state)
        player = state.players[state.player]
        if phase == PLACE:
            return placements(at, player, m)
        if phase == WAGES:
            return payments(state, player.workers)
        if phase == BIDDING:
            return bids(at, state, m)
        if phase == PAY_BID:
            return payments(state, BIDS[state.bids[frame[LOT]]])
        if phase == BUILD:
            tile = state.lots[frame[LOT]]
            types = ANY_TYPE if frame[SECOND] else TILE_TYPES[tile]
            return builds(at, state, types, tile, m)
        if phase == EXTRA:
            return extras(state, state.lots[frame[LOT]])
        if phase == RAIL:
            return best_rewards(at, player, state.codes, _REWARDS, m)
        if phase == FINAL:
            return Ending(player).trades[:1] or _STOP
        return state.codes

    def settled(self, state: State) -> bool:
        """Before an income, and before the first bid: an auction and its building are one phase."""
        if not state.frames:
            return True
        frame = state.frames[-1]
        phase = frame[PHASE]
        if phase == PLACE:
            return frame[_DONE] == 0
        if phase == BIDDING:
            return state.level < 0 and not state.passed and max(state.leaders) < 0
        return phase == NEUTRAL

    def playout(self, state: State, dice: Dice) -> None:
        """Play to the end of the game by rules of thumb."""
        playout(self._prices, state, dice)

    def utility(self, state: State, seat: int) -> float:
        """Own worth, less a share of the rivals', the leader's most."""
        return added_up(worth_parts(self._prices, state, seat)) - self._rivals(state, seat)

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """Own worth by part, and `rivals` (negative) for what the others have."""
        own = worth_parts(self._prices, state, seat)
        return {**dict(zip(PARTS, own, strict=True)), "rivals": -self._rivals(state, seat)}

    def _rivals(self, state: State, seat: int) -> float:
        """What the others have, as far as it hurts."""
        count = len(state.players)
        most = total = 0.0
        for i in range(1, count):
            worth = added_up(worth_parts(self._prices, state, (seat + i) % count))
            total += worth
            if i == 1 or worth > most:
                most = worth
        return _LEADER * most + _OTHERS * total / (count - 1)
