"""Storage at the end of the captain phase (rules 3.7, points 8 and 9); Warehouses.

Only keeps that nothing could be added to are legal (formats.md section 3).
"""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from prdesk.core.game import Json
from prdesk.puertorico import actions
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.phases.base import STORE, Events, TurnPhase, refuse, report
from prdesk.puertorico.state import SEAT, Frame, Player, State

_BITS = 8
_MASK = (1 << _BITS) - 1


class StoragePhase(TurnPhase):
    """Codes: the barrels kept, 8 bits for each good."""

    number: ClassVar[int] = STORE
    decisions: ClassVar[tuple[str, ...]] = ("store",)

    def legal(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        return [_pack(keep) for keep in keeps(player.goods, _warehouse_kinds(state, player))]

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        player = state.players[frame[SEAT]]
        keep = _unpack(code)
        lost = [held - kept for held, kept in zip(player.goods, keep, strict=True)]
        for good, n in enumerate(lost):
            state.goods[good] += n
        player.goods = keep
        if any(keep) or any(lost):
            report(
                events, "goods_stored", frame[SEAT], auto, keep=_as_map(keep), lost=_as_map(lost)
            )
        self.next_player(state, frame, events)

    def close(self, state: State, events: Events) -> None:
        """Full ships sail; the others keep their load."""
        for ship, count in enumerate(state.ship_counts):
            if count >= state.ship_sizes[ship]:
                good = state.ship_goods[ship]
                state.goods[good] += count
                state.ship_counts[ship] = 0
                state.ship_goods[ship] = -1
                size = state.ship_sizes[ship]
                report(events, "ship_emptied", None, True, ship=size, good=GOODS[good], count=count)

    def encode(self, state: State, frame: Frame, action: actions.Action) -> int:
        assert isinstance(action, actions.Store)
        held = state.players[frame[SEAT]].goods
        wanted: dict[str, int] = dict(action.keep.items())
        keep = [wanted.get(good, 0) for good in GOODS]
        if min(keep) < 0:
            refuse("negative_count")
        for good, n in enumerate(keep):
            if n > held[good]:
                refuse("keep_more_than_held", good=GOODS[good])
        code = _pack(keep)
        if code not in state.codes:
            whole = [_unpack(c) for c in state.codes]
            if any(_within(keep, other) for other in whole):
                refuse("could_keep_more")
            refuse("keeps_too_much")
        return code

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {"type": "store", "keep": _as_map(_unpack(code))}


def keeps(goods: list[int], kinds: int) -> list[list[int]]:
    """All keeps that nothing could be added to: `kinds` kinds whole and 1 barrel besides."""
    held = [g for g, n in enumerate(goods) if n]
    if len(held) <= kinds or sum(goods) <= 1:
        return [goods[:]]
    found: list[list[int]] = []
    for whole in combinations(held, kinds):
        for single in held:
            if single not in whole:
                keep = [0] * len(goods)
                for good in whole:
                    keep[good] = goods[good]
                keep[single] = 1
                if keep not in found:
                    found.append(keep)
    return [k for k in found if not any(k != other and _within(k, other) for other in found)]


def _warehouse_kinds(state: State, player: Player) -> int:
    return sum(kinds for building, kinds in state.rules.storage if player.city[building] > 0)


def _within(some: list[int], other: list[int]) -> bool:
    return all(a <= b for a, b in zip(some, other, strict=True))


def _pack(keep: list[int]) -> int:
    code = 0
    for good, n in enumerate(keep):
        code |= n << _BITS * good
    return code


def _unpack(code: int) -> list[int]:
    return [code >> _BITS * good & _MASK for good in range(len(GOODS))]


def _as_map(counts: list[int]) -> dict[str, int]:
    return {GOODS[g]: n for g, n in enumerate(counts) if n}
