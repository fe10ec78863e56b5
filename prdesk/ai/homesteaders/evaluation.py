"""Worth of a seat's position in victory points: what it has, and what that will still bring."""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.bids import open_types
from prdesk.ai.homesteaders.ending import Ending
from prdesk.ai.homesteaders.funds import spent
from prdesk.ai.homesteaders.lots import build, buildings, extra, offer
from prdesk.ai.homesteaders.manning import worth_manned
from prdesk.ai.homesteaders.prices import Prices
from prdesk.ai.homesteaders.rewards import advance, best_reward
from prdesk.ai.homesteaders.worth import besides, bonuses, manned
from prdesk.homesteaders.catalog.ids import ANY_TYPE, BIDS, TOP_BID
from prdesk.homesteaders.catalog.tiles import TILE_TYPES
from prdesk.homesteaders.phases.base import (
    BIDDING,
    BUILD,
    EXTRA,
    FINAL,
    LOT,
    PAY_BID,
    PLACE,
    RAIL,
    SECOND,
    SETTLE,
    WAGES,
)
from prdesk.homesteaders.phases.bidding import least_bid
from prdesk.homesteaders.phases.placement import workers_on
from prdesk.homesteaders.scoring import total
from prdesk.homesteaders.state import PHASE, SEAT, Frame, Player, State

PARTS: Final = ("points", "silver", "goods", "income", "prospects")

_DONE: Final = 2
_TIEBREAK: Final = 0.001


def incomes_left(state: State) -> int:
    """Incomes to come; the present one counts until everybody has placed."""
    if not state.frames:
        return 0
    return (12 if state.frames[0][PHASE] == PLACE else 11) - state.round


def worth_parts(at: Prices, state: State, seat: int) -> list[float]:
    """The worth split in the order of PARTS."""
    player = state.players[seat]
    if not state.frames:
        return [total(player) + _TIEBREAK * player.silver, 0.0, 0.0, 0.0, 0.0]
    m = incomes_left(state)
    frame = state.frames[0]
    if frame[PHASE] == FINAL:
        acted = _acted(state, frame, seat)
        points = total(player) + _TIEBREAK * player.silver if acted else Ending(player).worth
        return [points, 0.0, 0.0, 0.0, 0.0]
    points = at.buildings[m].of(player.owned) + player.vp + bonuses(player)
    return [
        points - at.owed(player.debt),
        at.purse(player.silver, m),
        at.chits(player.trade, m) + at.heap(player.goods, m),
        _workers(at, state, seat, m) + besides(at, player, m),
        at.rail[m] * player.rail + _pending(at, state, seat, m),
    ]


def _workers(at: Prices, state: State, seat: int, m: int) -> float:
    """What workers bring; at the next income they stay where they have been placed."""
    player = state.players[seat]
    frame = state.frames[0]
    worth = manned(at, player.slots, player.workers, m)
    if frame[PHASE] != PLACE or not _acted(state, frame, seat):
        return worth
    prices = at.slots_next[m]
    best = worth_manned(prices, player.slots, player.workers, 0.0, 0.0)
    return worth - best + worth_manned(prices, player.placed, workers_on(player.placed), 0.0, 0.0)


def _acted(state: State, frame: Frame, seat: int) -> bool:
    """Whether a seat has had its turn in a phase in which everybody acts once."""
    count = len(state.players)
    return (seat - state.start + count) % count < frame[_DONE]


def _pending(at: Prices, state: State, seat: int, m: int) -> float:
    """Worth of what a seat must pay and may build in this phase, and of a reward to choose."""
    frame = state.frames[0]
    player = state.players[seat]
    phase = frame[PHASE]
    worth = 0.0
    if phase == WAGES:
        if not _acted(state, frame, seat):
            worth = -spent(at, player, player.workers, m)
    elif phase == BIDDING:
        if seat in state.leaders:
            worth = _leading(at, state, seat, 0, m)
        elif not state.passed >> seat & 1:
            worth = _open(at, state, seat, m)
    elif phase == SETTLE:
        worth = _leading(at, state, seat, frame[LOT], m)
    elif phase > SETTLE:
        if frame[SEAT] == seat:
            worth = _settling(at, state, player, frame, m)
        else:
            worth = _leading(at, state, seat, frame[LOT] + 1, m)
    top = state.frames[-1]
    if top[PHASE] == RAIL and top[SEAT] == seat:
        worth += best_reward(at, player, player.rail, m)
    return worth


def _leading(at: Prices, state: State, seat: int, first: int, m: int) -> float:
    """Worth of the lot from `first` on that a seat leads or has won."""
    for lot in range(first, len(state.lots)):
        if state.leaders[lot] == seat and state.lots[lot] >= 0:
            return _worth_of_lot(at, state, seat, lot, m)
    return 0.0


def _open(at: Prices, state: State, seat: int, m: int) -> float:
    """Worth of the best that a seat can still do in the auction, as the bids lie now."""
    player = state.players[seat]
    best = advance(at, player, m)
    offers = buildings(at, state.stock, player, open_types(state), m)
    for lot in range(len(state.lots)):
        tile = state.lots[lot]
        bid = least_bid(state, lot, seat)
        if tile >= 0 and bid <= TOP_BID:
            price = BIDS[bid]
            use = offer(at, offers, player, tile, m, price)
            best = max(best, use.worth(at, player, price, m))
    return best


def _worth_of_lot(at: Prices, state: State, seat: int, lot: int, m: int) -> float:
    """Worth of a lot to a seat, the bid that lies there paid."""
    player = state.players[seat]
    price = BIDS[state.bids[lot]]
    tile = state.lots[lot]
    offers = buildings(at, state.stock, player, TILE_TYPES[tile], m)
    best = offer(at, offers, player, tile, m, price)
    return best.worth(at, player, price, m)


def _settling(at: Prices, state: State, player: Player, frame: Frame, m: int) -> float:
    """Worth of what is still to come of the lot that is being settled."""
    lot = frame[LOT]
    tile = state.lots[lot]
    phase = frame[PHASE]
    if phase == PAY_BID:
        return _worth_of_lot(at, state, frame[SEAT], lot, m)
    if phase == BUILD:
        types = ANY_TYPE if frame[SECOND] else TILE_TYPES[tile]
        offers = buildings(at, state.stock, player, types, m)
        return build(at, offers, player, types, tile, m, 0).worth(at, player, 0, m)
    assert phase == EXTRA
    return extra(at, player, tile, -1, player.trade, m)
