"""Counts by good packed into one integer, for codes and frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from prdesk.core.game import Json
from prdesk.puertorico.catalog.ids import GOODS

FIVE_BITS: Final = 5
EIGHT_BITS: Final = 8


def pack(counts: Sequence[int], bits: int) -> int:
    """The counts as one integer, `bits` for each good."""
    code = 0
    for good, n in enumerate(counts):
        code |= n << bits * good
    return code


def unpack(code: int, bits: int) -> list[int]:
    """The counts of a packed integer."""
    mask = (1 << bits) - 1
    return [code >> bits * good & mask for good in range(len(GOODS))]


def as_map(counts: Sequence[int]) -> Json:
    """The counts above zero by id."""
    return {GOODS[g]: n for g, n in enumerate(counts) if n}


def as_counts(goods: Json) -> list[int]:
    """The counts of a map by id."""
    return [goods.get(good, 0) for good in GOODS]
