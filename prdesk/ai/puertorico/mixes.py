"""Small wharf loads and gifts to Black market worth looking at: a few of the many mixes."""

from __future__ import annotations

from typing import Final

from prdesk.puertorico.phases.giving import parts
from prdesk.puertorico.phases.places import SAN_JUAN
from prdesk.puertorico.phases.small_wharf import barrels, is_code

_GIFT_BITS: Final = 8


def worthwhile(codes: list[int]) -> list[int]:
    """All loads but the mixes of the small wharf, and of those the ones that waste no barrel."""
    mixes = [code for code in codes if is_code(code)]
    if not mixes:
        return codes
    most = max(sum(barrels(code)) for code in mixes)
    kept = []
    for code in mixes:
        count = sum(barrels(code))
        # An odd barrel earns nothing; it is worth a load only for Harbor and the like.
        if count == 1 or (count % 2 == 0 and count >= most - 1):
            kept.append(code)
    return [code for code in codes if not is_code(code)] + kept


def with_cheapest_gifts(codes: list[int]) -> list[int]:
    """All ways to build; of the gifts for a building that differ only in which good or which
    piece is given, the one that is missed least."""
    found: list[int] = []
    given: dict[tuple[int, bool, bool, bool], int] = {}
    for code in codes:
        if not code >> _GIFT_BITS:
            found.append(code)
            continue
        good, point, place, _ = parts(code >> _GIFT_BITS)
        alike = (code & 255, good >= 0, point, place >= 0)
        best = given.get(alike)
        if best is None or _missed(code >> _GIFT_BITS) < _missed(best >> _GIFT_BITS):
            given[alike] = code
    return [*found, *given.values()]


def _missed(gift: int) -> float:
    """What the good and the piece are worth to who gives them, roughly, in victory points."""
    good, _, place, noble = parts(gift)
    worth = 0.4 + 0.2 * good if good >= 0 else 0.0
    if place >= 0:
        worth += 0.1 if place == SAN_JUAN else 0.8
    return worth + (1.0 if noble else 0.0)
