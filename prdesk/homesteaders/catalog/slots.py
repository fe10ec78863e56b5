"""Worker slots: one bit each, since a player owns a name at most once (rules 1.3, 2)."""

from __future__ import annotations

from typing import Final

from prdesk.homesteaders.catalog.buildings import ROWS

SLOTS: Final[tuple[int, ...]] = tuple([b for b, row in enumerate(ROWS) for _ in row.slots])
"""The building of each slot, in catalogue order."""

SLOT_COUNT: Final[tuple[int, ...]] = tuple([len(row.slots) for row in ROWS])
"""Slots by building."""

FIRST_SLOT: Final[tuple[int, ...]] = tuple([sum(SLOT_COUNT[:b]) for b in range(len(ROWS))])
"""Number of a building's first slot; the others follow it."""

SLOTS_OF: Final[tuple[int, ...]] = tuple(
    [((1 << SLOT_COUNT[b]) - 1) << FIRST_SLOT[b] for b in range(len(ROWS))]
)
"""A building's slots as a set of bits."""

SLOT_INCOME: Final[tuple[int, ...]] = tuple([gain for row in ROWS for gain in row.slots])
"""What a worker on a slot brings, packed (River Port: on the second, if both are filled)."""

PORT: Final = 1536
PORT_FIRST: Final = 9
"""The two slots of River Port, and the number of the first."""


def owned_slots(owned: int) -> int:
    """The slots of a set of buildings."""
    slots = 0
    for b, there in enumerate(SLOTS_OF):
        if owned >> b & 1:
            slots |= there
    return slots
