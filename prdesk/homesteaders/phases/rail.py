"""The railroad development track (rules 4.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.homesteaders import actions
from prdesk.homesteaders.catalog.ids import REWARDS
from prdesk.homesteaders.phases.base import RAIL, Events, Phase, refuse, report
from prdesk.homesteaders.state import SEAT, Frame, State

_LAST: Final = 5
_TRADE: Final = 0
_TRACK: Final = 1
_WORKER: Final = 2
_FIRST_GOOD: Final = 3
_VP: Final = 9
_POINTS: Final = 3

_REACHED: Final = tuple([list(range(n)) for n in (0, 1, 2, 3, 9, 10)])
"""Codes of the rewards by position."""


def advance(state: State, seat: int, by: str, events: Events) -> None:
    """One step on the track, as far as it goes, and the choice of a reward on top of the stack.

    Args:
        by: `pass`, or the id of the auction tile or building.
    """
    player = state.players[seat]
    if player.rail < _LAST:
        player.rail += 1
    if events is not None:
        report(events, "rail_advanced", seat, True, position=player.rail, by=by)
    state.frames.append([RAIL, seat])


class RailPhase(Phase):
    """The choice of a reward. Codes: index into REWARDS."""

    number: ClassVar[int] = RAIL
    decisions: ClassVar[tuple[str, ...]] = ("rail_reward",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        return _REACHED[state.players[frame[SEAT]].rail]

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        player = state.players[frame[SEAT]]
        if code == _TRADE:
            player.trade += 1
        elif code == _TRACK:
            player.tracks += 1
        elif code == _WORKER:
            player.workers += 1
        elif code == _VP:
            player.vp += _POINTS
        else:
            goods = player.goods
            goods[code - _FIRST_GOOD] = goods[code - _FIRST_GOOD] + 1
        if events is not None:
            report(events, "rail_rewarded", frame[SEAT], auto, take=REWARDS[code])
        state.frames.pop()

    def skip(self, state: State, frame: Frame, events: Events) -> None:
        state.frames.pop()

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        assert isinstance(action, actions.RailReward)
        code = REWARDS.index(action.take)
        if code not in state.codes:
            refuse("reward_not_reached", take=action.take)
        return code

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {"type": "rail_reward", "take": REWARDS[code]}
