"""Arrangements of workers on slots, as sets of bits (`catalog.slots`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from prdesk.core.rng import Dice
from prdesk.homesteaders.catalog.ids import BUILDINGS
from prdesk.homesteaders.catalog.slots import FIRST_SLOT, PORT, SLOT_COUNT, SLOTS, SLOTS_OF
from prdesk.homesteaders.effects.sums import Sums
from prdesk.homesteaders.state import Player

_SIZE: Final = Sums([1] * len(SLOTS))


def workers_on(slots: int) -> int:
    """Number of slots in a set."""
    return _SIZE.of(slots)


def places(slots: int) -> list[int]:
    """Where workers may stand, in catalogue order: single slots, and River Port's two together."""
    found = []
    for slot in range(len(SLOTS)):
        bit = slots & 1 << slot
        if bit and not bit & PORT:
            found.append(bit)
        elif bit == PORT & -PORT:
            found.append(PORT)
    return found


def all_arrangements(player: Player) -> Iterator[int]:
    """All arrangements but those with half a River Port, idlers allowed.

    In catalogue order of the places, each filled before it is left empty: the first arrangement
    fills the first places, the last is the empty one.
    """
    return _arrangements(places(player.slots), player.workers)


def _arrangements(free: list[int], workers: int) -> Iterator[int]:
    if not free:
        yield 0
        return
    first, rest = free[0], free[1:]
    needed = workers_on(first)
    if needed <= workers:
        for code in _arrangements(rest, workers - needed):
            yield first | code
    yield from _arrangements(rest, workers)


def random_arrangement(player: Player, dice: Dice) -> int:
    """Workers put on random places one after the other, as long as there is room."""
    slots = player.slots
    workers = player.workers
    if _SIZE.of(slots) <= workers:
        return slots
    free = places(slots)
    code = 0
    while free and workers:
        at = dice.below(len(free))
        place = free[at]
        free[at] = free[-1]
        free.pop()
        if place != PORT:
            workers -= 1
        elif workers > 1:
            workers -= 2
        else:
            continue
        code |= place
    return code


def as_map(code: int) -> dict[str, list[int]]:
    """The filled slots by building, empty buildings left out."""
    found = {}
    for b, slots in enumerate(SLOTS_OF):
        if code & slots:
            here = code >> FIRST_SLOT[b]
            found[BUILDINGS[b]] = [here >> i & 1 for i in range(SLOT_COUNT[b])]
    return found
