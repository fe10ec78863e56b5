"""Bids worth looking at: a pass, the least bid on each lot, one jump."""

from __future__ import annotations

from typing import Final

from prdesk.ai.homesteaders.lots import buildings, offer
from prdesk.ai.homesteaders.prices import Prices
from prdesk.ai.homesteaders.rewards import advance
from prdesk.homesteaders.catalog.ids import BIDS, TOP_BID
from prdesk.homesteaders.catalog.tiles import TILE_TYPES
from prdesk.homesteaders.phases.base import PASS
from prdesk.homesteaders.phases.bidding import least_bid
from prdesk.homesteaders.state import State

_LOT_BITS: Final = 4
_HOPELESS: Final = 4.0
"""A bid that seems so much worse than passing is not looked at."""


def bids(at: Prices, state: State, m: int) -> list[int]:
    """Codes: pass first, then the least bid on each lot, then one step more on the best of them."""
    seat = state.player
    player = state.players[seat]
    passing = advance(at, player, m)
    codes = [PASS]
    offers = buildings(at, state.stock, player, open_types(state), m)
    jump = -1
    best = 0.0
    for lot in range(len(state.lots)):
        if state.lots[lot] < 0:
            continue
        bid = least_bid(state, lot, seat)
        if bid > TOP_BID:
            continue
        price = BIDS[bid]
        use = offer(at, offers, player, state.lots[lot], m, price)
        worth = use.worth(at, player, price, m) - passing
        if worth < -_HOPELESS:
            continue
        codes.append(lot << _LOT_BITS | bid)
        if bid < TOP_BID and (jump < 0 or worth > best):
            best = worth
            jump = lot << _LOT_BITS | bid + 1
    if jump >= 0 and best > 0.0:
        codes.append(jump)
    return codes


def open_types(state: State) -> int:
    """Set of the types that may be built on one of the lots."""
    types = 0
    for tile in state.lots:
        if tile >= 0:
            types |= TILE_TYPES[tile]
    return types
