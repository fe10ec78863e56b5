"""The extra of an auction tile (rules 3), after building; at most once."""

from __future__ import annotations

from typing import ClassVar, Final

from prdesk.core.game import Json
from prdesk.core.structs import Action, Pass
from prdesk.homesteaders import actions
from prdesk.homesteaders.catalog.ids import COPPER, GOLD, GOODS, LIVESTOCK, RIVER_PORT
from prdesk.homesteaders.catalog.tiles import (
    FREE_WORKER,
    PAID_TRACK,
    TILE_EXTRAS,
    TILE_GOODS,
    TILE_IDS,
    TILE_VP,
)
from prdesk.homesteaders.phases.base import (
    EXTRA,
    LOT,
    PASS,
    SETTLE,
    Events,
    Fields,
    TradePhase,
    refuse,
    report,
)
from prdesk.homesteaders.state import SEAT, Frame, Player, State

_TAKE: Final = 0
_WITH_GOLD: Final = 1


class ExtraPhase(TradePhase):
    """Codes: _TAKE, _WITH_GOLD (gold stands for copper or livestock), PASS."""

    number: ClassVar[int] = EXTRA
    fields: ClassVar[Fields] = (("auction", "lot"),)
    decisions: ClassVar[tuple[str, ...]] = ("tile_extra",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        tile = state.lots[frame[LOT]]
        good = TILE_GOODS[tile]
        codes: list[int] = []
        if good < 0 or player.goods[good]:
            codes.append(_TAKE)
        if _takes_gold(player, good) and player.goods[GOLD]:
            codes.append(_WITH_GOLD)
        codes.append(PASS)
        return codes

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        if code == PASS:
            self._passed(frame, events, auto)
        else:
            self._take(state, frame, code, events)
        state.frames[-1] = [SETTLE, frame[SEAT], frame[LOT] + 1]

    def _take(self, state: State, frame: Frame, code: int, events: Events) -> None:
        seat = frame[SEAT]
        player = state.players[seat]
        tile = state.lots[frame[LOT]]
        extra = TILE_EXTRAS[tile]
        if extra == FREE_WORKER:
            player.workers += 1
            if events is not None:
                report(events, "bonus_gained", seat, False, by=TILE_IDS[tile], workers=1)
            return
        good = GOLD if code == _WITH_GOLD else TILE_GOODS[tile]
        player.goods[good] = player.goods[good] - 1
        if extra == PAID_TRACK:
            player.tracks += 1
            gain = {"tracks": 1}
        else:
            player.vp += TILE_VP[tile]
            gain = {"vp": TILE_VP[tile]}
        if events is not None:
            what = {"tile": TILE_IDS[tile], "good": GOODS[good], **gain}
            report(events, "extra_bought", seat, False, **what)

    def _passed(self, frame: Frame, events: Events, auto: bool) -> None:
        if not auto:
            self.passed(frame, events, auto)
        elif events is not None:
            what = {"decision": "tile_extra", "reason": "nothing_to_give"}
            report(events, "skipped", frame[SEAT], True, **what)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        if isinstance(action, Pass):
            return PASS
        assert isinstance(action, actions.TileExtra)
        player = state.players[frame[SEAT]]
        good = TILE_GOODS[state.lots[frame[LOT]]]
        if action.gold:
            if good not in (COPPER, LIVESTOCK):
                refuse("gold_not_here")
            if not _takes_gold(player, good):
                refuse("no_river_port")
            good = GOLD
        if good >= 0 and not player.goods[good]:
            refuse("good_not_held", good=GOODS[good])
        return _WITH_GOLD if action.gold else _TAKE

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        if code == PASS:
            return {"type": "pass"}
        gold = {"gold": True} if code == _WITH_GOLD else {}
        return {"type": "tile_extra", **gold}


def _takes_gold(player: Player, good: int) -> bool:
    """Whether a River Port lets gold pay the extra."""
    return good >= COPPER and bool(player.owned >> RIVER_PORT & 1)
