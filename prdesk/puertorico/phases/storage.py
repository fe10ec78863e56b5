"""Storage at the end of the captain phase (rules 3.7, points 8 and 9); Warehouses, Storehouse.

Only keeps that nothing could be added to are legal (formats.md section 3).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import ClassVar

from prdesk.core.game import Json
from prdesk.core.structs import Action
from prdesk.puertorico import actions
from prdesk.puertorico.catalog import ids
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.phases.base import NOTHING, STORE, Events, TurnPhase, refuse, report
from prdesk.puertorico.phases.packing import EIGHT_BITS, as_counts, as_map, pack, unpack
from prdesk.puertorico.state import SEAT, Frame, Player, State


class StoragePhase(TurnPhase):
    """Codes: the barrels kept, 8 bits for each good."""

    number: ClassVar[int] = STORE
    of_role: ClassVar[int] = ids.CAPTAIN
    decisions: ClassVar[tuple[str, ...]] = ("store",)

    def options(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[SEAT]]
        goods = player.goods
        if not any(n > 0 for n in goods):
            return NOTHING
        kinds, singles = _room(state, player)
        if not kinds and singles == 1:
            return [1 << EIGHT_BITS * g for g in range(len(goods)) if goods[g]]
        return [pack(keep, EIGHT_BITS) for keep in keeps(player.goods, kinds, singles)]

    def apply(self, state: State, frame: Frame, code: int, events: Events, auto: bool) -> None:
        player = state.players[frame[SEAT]]
        keep = unpack(code, EIGHT_BITS)
        lost = player.goods
        for good in range(len(keep)):
            lost[good] = lost[good] - keep[good]
            state.goods[good] = state.goods[good] + lost[good]
        player.goods = keep
        if events is not None:
            kept = {"keep": as_map(keep), "lost": as_map(lost)}
            report(events, "goods_stored", frame[SEAT], auto, **kept)
        self.next_player(state, frame, events)

    def close(self, state: State, frame: Frame, events: Events) -> None:
        """Full ships sail; the others keep their load."""
        for ship, count in enumerate(state.ship_counts):
            size = state.ship_sizes[ship]
            if count >= size:
                good = state.ship_goods[ship]
                state.goods[good] = state.goods[good] + count
                state.ship_counts[ship] = 0
                state.ship_goods[ship] = -1
                sailed = {"ship": size, "good": GOODS[good], "count": count}
                if events is not None:
                    report(events, "ship_emptied", None, True, **sailed)

    def encode(self, state: State, frame: Frame, action: Action) -> int:
        assert isinstance(action, actions.Store)
        held = state.players[frame[SEAT]].goods
        keep = as_counts(dict(action.keep.items()))
        if min(keep) < 0:
            refuse("negative_count")
        for good, n in enumerate(keep):
            if n > held[good]:
                refuse("keep_more_than_held", good=GOODS[good])
        code = pack(keep, EIGHT_BITS)
        if code not in state.codes:
            if any(_within(keep, unpack(c, EIGHT_BITS)) for c in state.codes):
                refuse("could_keep_more")
            refuse("keeps_too_much")
        return code

    def decode(self, state: State, frame: Frame, code: int) -> Json:
        return {"type": "store", "keep": as_map(unpack(code, EIGHT_BITS))}


def keeps(goods: list[int], kinds: int, singles: int = 1) -> list[list[int]]:
    """All keeps that nothing could be added to: `kinds` kinds whole and `singles` barrels."""
    held = [g for g, n in enumerate(goods) if n]
    if len(held) <= kinds or sum(goods) <= singles:
        return [goods[:]]
    found: list[list[int]] = []
    for whole in combinations(held, kinds):
        rest = [g for g in held if g not in whole]
        for counts in _spread([goods[g] for g in rest], singles):
            keep = [0] * len(goods)
            for good in whole:
                keep[good] = goods[good]
            for good, n in zip(rest, counts, strict=True):
                keep[good] = n
            if keep not in found:
                found.append(keep)
    return [k for k in found if not any(k != other and _within(k, other) for other in found)]


def _spread(most: list[int], count: int) -> Iterator[list[int]]:
    """Ways to keep `count` barrels, or all if they are fewer; the first kinds first."""
    if not most:
        yield []
        return
    count = min(count, sum(most))
    room = sum(most[1:])
    for n in range(min(most[0], count), max(0, count - room) - 1, -1):
        for rest in _spread(most[1:], count - n):
            yield [n, *rest]


def _room(state: State, player: Player) -> tuple[int, int]:
    """(kinds kept whole, single barrels kept besides)."""
    kinds, singles = 0, 1
    for building, n in state.rules.at.storage:
        if player.city[building] > 0:
            kinds += n
    for building, n in state.rules.at.spare_barrels:
        if player.city[building] > 0:
            singles += n
    return kinds, singles


def _within(some: list[int], other: list[int]) -> bool:
    return all(a <= b for a, b in zip(some, other, strict=True))
