"""Games played out by rules of thumb: by them the tree search judges new positions.

Everybody takes what the price list likes best, give or take a chance error, so that no two games
are alike.
"""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.bids import open_types
from prdesk.ai.homesteaders.ending import quickly
from prdesk.ai.homesteaders.evaluation import incomes_left
from prdesk.ai.homesteaders.funds import spent
from prdesk.ai.homesteaders.lots import NOTHING, Offer, build, buildings, offer
from prdesk.ai.homesteaders.manning import arranged
from prdesk.ai.homesteaders.prices import Prices
from prdesk.ai.homesteaders.rewards import advance, reward
from prdesk.ai.homesteaders.shopping import NO_TRADE, Bill
from prdesk.ai.homesteaders.trading import payment
from prdesk.ai.homesteaders.worth import worker
from prdesk.core.rng import Dice
from prdesk.homesteaders import engine
from prdesk.homesteaders.catalog.ids import ANY_TYPE, BIDS, FOOD, GOLD, TOP_BID
from prdesk.homesteaders.catalog.setup import GOLD_VALUE
from prdesk.homesteaders.catalog.tiles import TILE_TYPES
from prdesk.homesteaders.phases.base import (
    BIDDING,
    BUILD,
    EXTRA,
    FINAL,
    LOT,
    PASS,
    PAY_BID,
    PLACE,
    RAIL,
    SECOND,
    WAGES,
)
from prdesk.homesteaders.phases.bidding import least_bid
from prdesk.homesteaders.state import PHASE, SEAT, Player, State
from prdesk.homesteaders.trades import DEBT, HIRE, carry_out

_ERROR: Final = 0.5
"""Most points by which a choice is misjudged."""
_LOTS: Final = 3
_STEPS: Final = 64
_LOT_BITS: Final = 4


class Playing:
    """A game that is being played out.

    Attributes:
        error: most points by which a choice is misjudged.
    """

    def __init__(self, at: Prices, state: State, dice: Dice, error: float) -> None:
        self.at = at
        self.state = state
        self.dice = dice
        self.error = error
        self._round: int = -1
        self._offers: list[list[Offer] | None] = []
        self._uses: list[Offer | None] = []

    def step(self) -> None:
        """Carry out the next decision, with the trades before it."""
        state = self.state
        frame = state.frames[-1]
        phase = frame[PHASE]
        player = state.players[frame[SEAT]]
        m = incomes_left(state)
        if phase == BIDDING:
            code = self._bid(player, frame[SEAT], m)
        elif phase == RAIL:
            code = self._reward(player, m)
        elif phase == PLACE:
            code = self._place(player, m)
        elif phase == WAGES:
            code = self._pay(player, player.workers, m)
        elif phase == PAY_BID:
            code = self._pay(player, BIDS[state.bids[frame[LOT]]], m)
        elif phase == BUILD:
            tile = state.lots[frame[LOT]]
            code = self._build(player, ANY_TYPE if frame[SECOND] else TILE_TYPES[tile], tile, m)
        elif phase == EXTRA:
            code = state.codes[0]
        elif phase == FINAL:
            quickly(player)
            code = 0
        else:
            code = state.codes[self.dice.below(len(state.codes))]
        engine.play(state, code, None)

    def _amiss(self) -> float:
        """A chance error."""
        drawn: int = self.dice.below(2 * _STEPS + 1)
        return self.error * (drawn - _STEPS) / _STEPS

    def _bid(self, player: Player, seat: int, m: int) -> int:
        """The least bid on the best lot, unless passing is better."""
        state = self.state
        best = PASS
        most = advance(self.at, player, m) + self._amiss()
        for lot in range(len(state.lots)):
            if state.lots[lot] < 0:
                continue
            bid = least_bid(state, lot, seat)
            if bid > TOP_BID:
                continue
            use = self._use(player, seat, lot, m, BIDS[bid])
            worth = use.worth(self.at, player, BIDS[bid], m) + self._amiss()
            if worth > most:
                best, most = lot << _LOT_BITS | bid, worth
        return best

    def _use(self, player: Player, seat: int, lot: int, m: int, price: int) -> Offer:
        """The use of a lot, thought out once in a round: until he passes nothing changes it."""
        state = self.state
        seats = len(state.players)
        if self._round != state.round:
            self._round = state.round
            self._offers = [None] * seats
            self._uses = [None] * (_LOTS * seats)
        use = self._uses[_LOTS * seat + lot]
        if use is None:
            offers = self._offers[seat]
            if offers is None:
                offers = buildings(self.at, state.stock, player, open_types(state), m)
                self._offers[seat] = offers
            use = offer(self.at, offers, player, state.lots[lot], m, price)
            self._uses[_LOTS * seat + lot] = use
        return use

    def _reward(self, player: Player, m: int) -> int:
        at = self.at
        best, most = -1, 0.0
        for code in self.state.codes:
            worth = reward(at, player, code, m) + self._amiss()
            if best < 0 or worth > most:
                best, most = code, worth
        return best

    def _place(self, player: Player, m: int) -> int:
        at = self.at
        if player.trade and player.goods[FOOD]:
            price = at.chit(player.trade, m) + at.goods[m][FOOD]
            if worker(at, player, player.slots, m) > price + self._amiss():
                carry_out(player, 0, HIRE, None)
        prices = at.slots_next[m]
        if self.error:
            prices = [price * (1.0 + 0.3 * self._amiss()) for price in prices]
        return arranged(prices, player.slots, player.workers)

    def _pay(self, player: Player, cost: int, m: int) -> int:
        """With silver; what is missing with gold or by debts, as it is cheaper."""
        gold = 0
        at = self.at
        rest = cost
        while player.silver < rest:
            less = max(0, rest - GOLD_VALUE)
            if gold == player.goods[GOLD]:
                break
            saved = spent(at, player, rest, m) - spent(at, player, less, m)
            if saved < at.next_good(GOLD, player.goods[GOLD] - gold - 1, m):
                break
            gold += 1
            rest = less
        while player.silver < rest:
            carry_out(player, 0, DEBT, None)
        return gold

    def _build(self, player: Player, types: int, tile: int, m: int) -> int:
        """The best building, its trades carried out."""
        offers = buildings(self.at, self.state.stock, player, types, m)
        b = build(self.at, offers, player, types, tile, m, 0).building
        if b == NOTHING:
            return PASS
        step = Bill(player, b).step(player)
        if step == NO_TRADE:
            return payment(self.state.codes, b)
        while step != NO_TRADE:
            carry_out(player, 0, step, None)
            step = Bill(player, b).step(player)
        frame = self.state.frames[-1]
        return payment(engine.PHASES[frame[PHASE]].legal(self.state, frame), b)


def playout(at: Prices, state: State, dice: Dice) -> None:
    """Play to the end of the game."""
    game = Playing(at, state, dice, _ERROR)
    while state.frames:
        game.step()
