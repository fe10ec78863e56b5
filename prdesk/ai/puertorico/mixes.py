"""Small wharf loads worth looking at: a few of the many mixes."""

from __future__ import annotations

from prdesk.puertorico.phases.small_wharf import barrels, is_code


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
