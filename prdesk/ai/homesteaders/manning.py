"""The best arrangement of workers by a price for each slot: exact, River Port included."""

from __future__ import annotations

from typing import Final

from prdesk.homesteaders.catalog.slots import PORT, PORT_FIRST

_SLOTS: Final = 14
_SWAPS: Final = 2
_LATER: Final = 0.4
"""Worth of the second slot without a worker, against the first."""


def best_slots(prices: list[float], slots: int) -> list[int]:
    """Single slots in the order of their worth, the best first; never those of River Port."""
    found: list[int] = []
    for slot in range(_SLOTS):
        if slots >> slot & 1 and not PORT >> slot & 1:
            at = len(found)
            while at and prices[found[at - 1]] < prices[slot]:
                at -= 1
            found.insert(at, slot)
    return found


def port_first(prices: list[float], order: list[int], slots: int, workers: int) -> bool:
    """Whether two workers do more at River Port than on the last single slots."""
    if slots & PORT != PORT or workers < 2:
        return False
    lost = 0.0
    for at in (workers - 2, workers - 1):
        if at < len(order):
            lost += prices[order[at]]
    return prices[PORT_FIRST + 1] > lost


def arranged(prices: list[float], slots: int, workers: int) -> int:
    """The best arrangement, as a set of slots."""
    order = best_slots(prices, slots)
    code = 0
    if port_first(prices, order, slots, workers):
        code = PORT
        workers -= 2
    for slot in order[:workers]:
        code |= 1 << slot
    return code


def worth_manned(prices: list[float], slots: int, workers: int, hope: float, idle: float) -> float:
    """What workers bring on the best slots of a set.

    Args:
        prices: by slot.
        hope: share that the best slot without a worker still counts.
        idle: worth of a worker without a slot.
    """
    order = best_slots(prices, slots)
    total = 0.0
    if port_first(prices, order, slots, workers):
        total = prices[PORT_FIRST + 1]
        workers -= 2
    count = len(order)
    for at in range(min(workers, count)):
        total += prices[order[at]]
    if workers < count:
        total += hope * prices[order[workers]]
        if workers + 1 < count:
            total += hope * _LATER * prices[order[workers + 1]]
    elif workers > count:
        total += idle * (workers - count)
    return total


def swapped(prices: list[float], slots: int, workers: int) -> list[int]:
    """The best arrangement, then those in which one or two workers stand elsewhere."""
    best = arranged(prices, slots, workers)
    codes = [best]
    order = best_slots(prices, slots)
    inside = [slot for slot in order if best >> slot & 1]
    outside = [slot for slot in order if not best >> slot & 1]
    for out in inside[: -_SWAPS - 1 : -1]:
        for into in outside[:_SWAPS]:
            codes.append(best ^ (1 << out | 1 << into))
    if slots & PORT == PORT and workers > 1:
        if best & PORT:
            other = best ^ PORT
            for slot in outside[:2]:
                other |= 1 << slot
        else:
            other = best | PORT
            for slot in inside[workers - 2 :]:
                other ^= 1 << slot
        codes.append(other)
    return codes
