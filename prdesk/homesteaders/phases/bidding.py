"""The auction (rules 5.3a, 5.1): the neutral marker, bids and passes."""

from __future__ import annotations

from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action, Pass
from prdesk.homesteaders import actions
from prdesk.homesteaders.catalog.ids import BIDS, LAWYER, LOTS, NEUTRAL_TOP, TOP_BID
from prdesk.homesteaders.phases.base import (
    BIDDING,
    NEUTRAL,
    NOTHING,
    PASS,
    SETTLE,
    Events,
    Phase,
    refuse,
    report,
)
from prdesk.homesteaders.phases.rail import advance
from prdesk.homesteaders.state import SEAT, Frame, State

_LOT_BITS: Final = 4

_CODES: Final = tuple(
    [
        [
            [lot << _LOT_BITS | bid for bid in range(least, len(BIDS))]
            for least in range(TOP_BID + 2)
        ]
        for lot in range(len(LOTS))
    ]
)
"""By lot and least bid: the codes of the bids that may be made."""


def least_bid(state: State, lot: int, seat: int) -> int:
    """Index of the least bid that beats what lies on a lot; above TOP_BID nothing does.

    A Lawyer's owner may bid the same as an opponent or the neutral marker.
    """
    if state.leaders[lot] >= 0:
        bid = state.bids[lot]
    elif state.neutral_lot == lot:
        bid = state.level
    else:
        return 0
    return bid if state.players[seat].owned >> LAWYER & 1 else bid + 1


class NeutralPhase(Phase):
    """The start player places the neutral marker (2 players). Codes: index of the lot."""

    number: ClassVar[int] = NEUTRAL
    decisions: ClassVar[tuple[str, ...]] = ("neutral_bid",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        return [lot for lot, tile in enumerate(state.lots) if tile >= 0]

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        state.neutral_lot = code
        if events is not None:
            amount = BIDS[state.level]
            report(events, "neutral_placed", frame[SEAT], auto, auction=LOTS[code], amount=amount)
        state.frames[-1] = [BIDDING, frame[SEAT]]

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        """No lot is open."""
        state.frames[-1] = [BIDDING, frame[SEAT]]

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        assert isinstance(action, actions.NeutralBid)
        return _open_lot(state, action.auction)

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {"type": "neutral_bid", "auction": LOTS[code]}


class BiddingPhase(Phase):
    """Bids and passes. Codes: the lot, and below it 4 bits with the index of the bid; PASS."""

    number: ClassVar[int] = BIDDING
    decisions: ClassVar[tuple[str, ...]] = ("bid",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        seat = frame[SEAT]
        if _is_done(state, seat):
            return NOTHING
        codes: list[int] = []
        for lot in range(len(state.lots)):
            if state.lots[lot] >= 0:
                codes += _CODES[lot][least_bid(state, lot, seat)]
        codes.append(PASS)
        return codes

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        seat = frame[SEAT]
        if code == PASS:
            self.passed(frame, events, auto)
            state.passed |= 1 << seat
            advance(state, seat, "pass", events)
            return
        lot = code >> _LOT_BITS
        bid = code & 15
        state.leaders[lot] = seat
        state.bids[lot] = bid
        if events is not None:
            report(events, "bid", seat, auto, auction=LOTS[lot], amount=BIDS[bid])

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        """The next player who neither leads nor has passed; without one the bidding is over."""
        count = len(state.players)
        seat = frame[SEAT]
        for _ in range(count - 1):
            seat = 0 if seat + 1 == count else seat + 1
            if not _is_done(state, seat):
                frame[SEAT] = seat
                return
        if state.level >= 0:
            _move_level(state, events)
        state.frames[-1] = [SETTLE, frame[SEAT], 0]

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.Bid)
        lot = _open_lot(state, action.auction)
        least = least_bid(state, lot, frame[SEAT])
        if action.amount not in BIDS:
            refuse("bid_not_on_scale", amount=action.amount)
        bid = BIDS.index(action.amount)
        if least > TOP_BID:
            refuse("bid_at_the_top", auction=action.auction)
        if bid < least:
            refuse("bid_too_low", auction=action.auction, least=BIDS[least])
        return lot << _LOT_BITS | bid

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        return {"type": "bid", "auction": LOTS[code >> _LOT_BITS], "amount": BIDS[code & 15]}


def _is_done(state: State, seat: int) -> bool:
    """Whether the seat leads a lot or has passed."""
    return bool(state.passed >> seat & 1) or seat in state.leaders


def _open_lot(state: State, auction: str) -> int:
    """Index of a lot with a tile."""
    lot = LOTS.index(auction)
    if lot >= len(state.lots) or state.lots[lot] < 0:
        refuse("no_such_auction", auction=auction)
    return lot


def _move_level(state: State, events: Events) -> None:
    """One step up if both players lead a lot, else one down for each who passed (5.1)."""
    if state.passed:
        level = max(0, state.level - (state.passed & 1) - (state.passed >> 1))
    else:
        level = min(NEUTRAL_TOP, state.level + 1)
    if level != state.level:
        state.level = level
        if events is not None:
            report(events, "level_moved", None, True, level=BIDS[level])
