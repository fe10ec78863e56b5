"""The row of a building, and the letters that its cost and incomes are written in."""

from __future__ import annotations

from typing import Final, NamedTuple

LETTERS: Final = "$TVWFSGCL"
"""Silver, trade chit, victory point; wood, food, steel, gold, copper, livestock (rules 2)."""

LANE: Final = 6
"""Bits of each kind in a packed sum, in the order of LETTERS; incomes stay far below 2**6."""

DEBT_PAID: Final = 1
CHIT: Final = 2
WORKER: Final = 3
TRACK: Final = 4
ADVANCE: Final = 5
"""Kinds of bonus on building; ADVANCE is one on the railroad track."""

Cost = tuple[int, int, int, int, int, int]


class Building(NamedTuple):
    """One kind of building.

    Attributes:
        type: bit of its type (`catalog.ids`).
        stage: index into STAGES.
        copies: tiles with 3 or 4 players.
        copies_2: tiles with 2 players.
        cost: goods in the order of GOODS.
        income: automatic income, packed; Bank and Rodeo pay by more than that.
        slots: what a worker on each slot brings, packed; River Port has it on the second.
        bonus: what gives a point each at the end of the game: types of buildings, `building`,
            `worker`, `track`.
        built: what its builder gets at once: CHIT, WORKER, TRACK, ADVANCE or DEBT_PAID (a debt
            less, or two silver without one); 0 for nothing.
    """

    id: str
    type: int
    stage: int
    copies: int
    copies_2: int
    cost: Cost
    vp: int
    income: int
    slots: tuple[int, ...]
    bonus: tuple[str, ...]
    built: int


def packed(text: str) -> int:
    """A text of letters with numbers before them ("2$ T") as one sum of lanes."""
    total = 0
    for part in text.split():
        total += int(part[:-1] or 1) << LANE * LETTERS.index(part[-1])
    return total


def cost_of(text: str) -> Cost:
    """A text of letters as counts of goods."""
    lanes = packed(text) >> LANE * LETTERS.index("W")
    wood, food, steel, gold, copper, livestock = [lanes >> LANE * g & 63 for g in range(6)]
    return wood, food, steel, gold, copper, livestock
