"""The trades after the last income (rules 5.2), and the end of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.homesteaders.phases.base import (
    FINAL,
    Events,
    Fields,
    TradePhase,
    all_acted,
    report,
)
from prdesk.homesteaders.scoring import winners
from prdesk.homesteaders.state import SEAT, Frame, State
from prdesk.homesteaders.trades import can_repay

_DONE: Final = 0
_CODES: Final = [_DONE]


class FinalPhase(TradePhase):
    """Code 0: done, for good."""

    number: ClassVar[int] = FINAL
    fields: ClassVar[Fields] = (("done", "count"),)
    decisions: ClassVar[tuple[str, ...]] = ("final_trades",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        return _CODES

    def waits(self, state: State, frame: Frame) -> bool:
        player = state.players[frame[SEAT]]
        return player.trade > 0 or can_repay(player)

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        if events is not None:
            report(events, "finished_trading", frame[SEAT], auto)
        if all_acted(state, frame):
            state.frames.pop()
            if events is not None:
                report(events, "game_ended", None, True, winners=winners(state))

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        return _DONE

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {"type": "done"}
