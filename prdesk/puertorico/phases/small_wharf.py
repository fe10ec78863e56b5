"""Small wharf (rules 4.2): once a captain phase any mix of goods, 1 point for every 2 barrels.

Codes: 1 << 8, then the barrels, 8 bits a good.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from prdesk.core.game import Json
from prdesk.puertorico.actions import SmallWharf
from prdesk.puertorico.catalog.ids import GOODS
from prdesk.puertorico.phases.base import refuse
from prdesk.puertorico.phases.packing import EIGHT_BITS, as_counts, as_map, pack, unpack
from prdesk.puertorico.state import State

_MARK: Final = 1 << 8
_SHIFT: Final = 9


def is_code(code: int) -> bool:
    """Whether a load code is one of the small wharf."""
    return code >= _MARK


def codes(goods: list[int]) -> list[int]:
    """Every mix of at least one barrel."""
    mixes = product(*(range(n + 1) for n in goods))
    return sorted(_code(mix) for mix in mixes if any(mix))


def _code(mix: tuple[int, ...] | list[int]) -> int:
    return _MARK + (pack(mix, EIGHT_BITS) << _SHIFT)


def barrels(code: int) -> list[int]:
    """Barrels of a load by good."""
    return unpack(code >> _SHIFT, EIGHT_BITS)


def load(state: State, seat: int, code: int) -> list[int]:
    """Return the barrels to the supply; their counts."""
    mix = barrels(code)
    for good, n in enumerate(mix):
        state.players[seat].goods[good] = state.players[seat].goods[good] - n
        state.goods[good] = state.goods[good] + n
    return mix


def encode(held: list[int], action: SmallWharf) -> int:
    """Code of the action; the reason if the rules refuse it."""
    mix = as_counts(dict(action.goods.items()))
    if min(mix) < 0:
        refuse("negative_count")
    for good, n in enumerate(mix):
        if n > held[good]:
            refuse("keep_more_than_held", good=GOODS[good])
    if not any(mix):
        refuse("nothing_to_load")
    return _code(mix)


def decode(code: int) -> Json:
    """The action of a code."""
    return {"type": "small_wharf", "goods": as_map(barrels(code))}
