"""The run loop: asks the phase on top of the stack and carries out what needs nobody.

What is carried out without asking stands in formats.md section 4: a decision without trades that
has one answer, and the cases in which a trading phase does not wait (`Phase.waits`).
"""

from __future__ import annotations

from typing import Final

from prdesk.core.errors import GameOver
from prdesk.core.game import Json
from prdesk.core.rng import Dice
from prdesk.core.structs import Action, Pass
from prdesk.homesteaders import actions
from prdesk.homesteaders.phases.base import FINAL, PLACE, Events, Phase, refuse
from prdesk.homesteaders.phases.bidding import BiddingPhase, NeutralPhase
from prdesk.homesteaders.phases.building import BuildPhase
from prdesk.homesteaders.phases.final import FinalPhase
from prdesk.homesteaders.phases.income import PlacePhase, WagesPhase
from prdesk.homesteaders.phases.lots import PayBidPhase, SettlePhase
from prdesk.homesteaders.phases.placement import all_arrangements, random_arrangement
from prdesk.homesteaders.phases.rail import RailPhase
from prdesk.homesteaders.phases.tile_extra import ExtraPhase
from prdesk.homesteaders.state import PHASE, SEAT, State
from prdesk.homesteaders.trade_actions import decode_trade, encode_trade
from prdesk.homesteaders.trades import (
    DEBT,
    TRADES,
    carry_out,
    legal_trades,
    without_debt,
)

PHASES: Final[tuple[Phase, ...]] = (
    PlacePhase(),
    WagesPhase(),
    NeutralPhase(),
    BiddingPhase(),
    RailPhase(),
    SettlePhase(),
    PayBidPhase(),
    BuildPhase(),
    ExtraPhase(),
    FinalPhase(),
)
"""By the number that a frame carries."""

PHASE_NAMES: Final[tuple[str, ...]] = tuple(
    [phase.decisions[0] if phase.decisions else "settle" for phase in PHASES]
)
"""Ids of the phases for positions."""

_TRADES: Final[tuple[type[Action], ...]] = (
    actions.Buy,
    actions.Sell,
    actions.Hire,
    actions.Debt,
    actions.Market,
    actions.Bank,
    actions.Repay,
)
ACCEPTED: Final[dict[str, tuple[type[Action], ...]]] = {
    "place_workers": (actions.PlaceWorkers, *_TRADES),
    "pay_workers": (actions.Pay, *_TRADES),
    "neutral_bid": (actions.NeutralBid,),
    "bid": (actions.Bid, Pass),
    "rail_reward": (actions.RailReward,),
    "pay_bid": (actions.Pay, *_TRADES),
    "build": (actions.Build, Pass, *_TRADES),
    "second_build": (actions.Build, Pass, *_TRADES),
    "tile_extra": (actions.TileExtra, Pass, *_TRADES),
    "final_trades": (actions.Done, *_TRADES),
}
"""Action types that answer each decision."""

_TRADE_ONE_IN: Final = 8
"""Random players look at the trades so seldom where there is something else to choose."""


def run(state: State, events: Events) -> None:
    """Go on until somebody must decide, or the game is over."""
    frames = state.frames
    while frames:
        frame = frames[-1]
        phase = PHASES[frame[PHASE]]
        codes = phase.legal(state, frame)
        if len(codes) > 1 or phase.waits(state, frame):
            state.codes = codes
            state.decision = phase.decision(frame)
            return
        if codes:
            phase.apply(state, frame, codes[0], events, True)
        else:
            phase.skip(state, frame, events)
    state.codes = []
    state.decision = "game_over"


def play(state: State, code: int, events: Events) -> None:
    """Carry a legal code out and run on to the next decision."""
    frame = state.frames[-1]
    if code >= TRADES:
        carry_out(state.players[frame[SEAT]], frame[SEAT], code, events)
    else:
        PHASES[frame[PHASE]].apply(state, frame, code, events, False)
    run(state, events)


def legal_codes(state: State, limit: int | None = None) -> tuple[list[int], bool]:
    """Legal codes in their fixed order, at most `limit`, and whether that is all.

    The decision's own come first, then the trades. Arrangements of workers come in the order of
    `phases.placement.all_arrangements`; arrangements with half a River Port are legal, too, but
    not in the list.
    """
    found: list[int] = []
    if not state.frames:
        return found, True
    frame = state.frames[-1]
    phase = PHASES[frame[PHASE]]
    if frame[PHASE] == PLACE:
        for code in all_arrangements(state.players[frame[SEAT]]):
            if limit is not None and len(found) == limit:
                return found, False
            found.append(code)
    else:
        found += state.codes
    if phase.trading:
        found += legal_trades(state.players[frame[SEAT]], frame[PHASE] == FINAL)
    return (found, True) if limit is None or len(found) <= limit else (found[:limit], False)


def random_code(state: State, dice: Dice) -> int:
    """A random legal code: workers are placed one by one, trades are rare, debt a last resort."""
    frame = state.frames[-1]
    codes = state.codes
    if PHASES[frame[PHASE]].trading and (not codes or not dice.below(_TRADE_ONE_IN)):
        trades = without_debt(state.players[frame[SEAT]], frame[PHASE] == FINAL)
        if trades:
            return trades[dice.below(len(trades))]
        if not codes:
            return DEBT
    if frame[PHASE] == PLACE:
        return random_arrangement(state.players[frame[SEAT]], dice)
    return codes[dice.below(len(codes))]


def playout(state: State, dice: Dice) -> int:
    """Carry random choices out until the game is over; returns how many."""
    count = 0
    while state.frames:
        play(state, random_code(state, dice), None)
        count += 1
    return count


def encode(state: State, action: Action) -> int:
    """Code of an action that is legal now; RulesError with the reason otherwise."""
    if not state.frames:
        raise GameOver()
    if not isinstance(action, ACCEPTED[state.decision]):
        name = str(action.__struct_config__.tag)
        refuse("wrong_decision", decision=name, needed=state.decision)
    frame = state.frames[-1]
    if isinstance(action, _TRADES):
        return encode_trade(state.players[frame[SEAT]], action, frame[PHASE] == FINAL)
    return PHASES[frame[PHASE]].encode(state, frame, action)


def decode(state: State, code: int) -> Json:
    """Action of a legal code."""
    if code >= TRADES:
        return decode_trade(code)
    frame = state.frames[-1]
    return PHASES[frame[PHASE]].decode(state, frame, code)


def asked_anew(state: State) -> State:
    """The state with the legal codes of its decision worked out again."""
    if state.frames:
        frame = state.frames[-1]
        state.codes = PHASES[frame[PHASE]].legal(state, frame)
    return state
