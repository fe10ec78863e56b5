"""Settling the lots one by one (rules 5.3b): whose is next, and the payment of his bid."""

from __future__ import annotations

from typing import ClassVar

from prdesk.homesteaders.catalog.ids import BIDS, LOTS
from prdesk.homesteaders.catalog.tiles import TILE_EXTRAS, TILE_IDS, TILES
from prdesk.homesteaders.phases.base import (
    BUILD,
    EXTRA,
    LOT,
    NOTHING,
    PAY_BID,
    SETTLE,
    Events,
    Fields,
    Phase,
    report,
)
from prdesk.homesteaders.phases.payment import PaymentPhase
from prdesk.homesteaders.phases.rail import advance
from prdesk.homesteaders.phases.round import end_round
from prdesk.homesteaders.state import SEAT, Frame, State


class SettlePhase(Phase):
    """Asks nobody: the lots without a bid are discarded, then the round ends."""

    number: ClassVar[int] = SETTLE
    fields: ClassVar[Fields] = (("auction", "lot"),)
    decisions: ClassVar[tuple[str, ...]] = ()

    def legal(self, state: State, frame: Frame) -> list[int]:
        return NOTHING

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        """The next lot that somebody has won."""
        for lot in range(frame[LOT], len(state.lots)):
            tile = state.lots[lot]
            seat = state.leaders[lot]
            if tile < 0:
                continue
            if seat < 0:
                if events is not None:
                    report(events, "lot_unsold", None, True, auction=LOTS[lot], tile=TILE_IDS[tile])
                continue
            if events is not None:
                amount = BIDS[state.bids[lot]]
                what = {"auction": LOTS[lot], "tile": TILE_IDS[tile], "amount": amount}
                report(events, "lot_won", seat, True, **what)
            state.frames[-1] = [PAY_BID, seat, lot]
            return
        end_round(state, events)


class PayBidPhase(PaymentPhase):
    """The winner of a lot pays his bid and gets what the tile gives at once."""

    number: ClassVar[int] = PAY_BID
    fields: ClassVar[Fields] = (("auction", "lot"),)
    decisions: ClassVar[tuple[str, ...]] = ("pay_bid",)
    what: ClassVar[str] = "bid"

    def cost(self, state: State, frame: Frame) -> int:
        return BIDS[state.bids[frame[LOT]]]

    def paid(self, state: State, frame: Frame, events: Events) -> None:
        seat = frame[SEAT]
        lot = frame[LOT]
        tile = TILES[state.lots[lot]]
        if tile.types:
            state.frames[-1] = [BUILD, seat, lot, 0]
            return
        go_on(state, seat, lot)
        player = state.players[seat]
        if tile.gift:
            player.vp += tile.gift
            if events is not None:
                report(events, "bonus_gained", seat, True, by=tile.id, vp=tile.gift)
        if tile.advances:
            player.workers += 1
            if events is not None:
                report(events, "bonus_gained", seat, True, by=tile.id, workers=1)
            advance(state, seat, tile.id, events)


def go_on(state: State, seat: int, lot: int) -> None:
    """After building: the extra of the tile, or the next lot."""
    extra = TILE_EXTRAS[state.lots[lot]]
    state.frames[-1] = [EXTRA, seat, lot] if extra else [SETTLE, seat, lot + 1]
